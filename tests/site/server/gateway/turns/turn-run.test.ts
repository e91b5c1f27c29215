import { expect, it, vi } from 'vitest';
import type { TurnRows } from '../../../../../packages/site/server/gateway/turns/turn-rows.ts';
import { createTurnRun } from '../../../../../packages/site/server/gateway/turns/turn-run.ts';

const sent = (text: string) => new TextEncoder().encode(text);

/** A turn whose stored events are kept in a list. */
function openRun({ isOurs = true } = {}) {
  const finish = vi.fn(async () => {});
  const rows = { append: async () => isOurs, finish } as unknown as TurnRows;
  const run = createTurnRun({
    rows,
    name: { owner: 'o', key: 'k' },
    firstEvent: 1,
    chatKey: 'a-key-of-the-assistant',
    silenceMs: 60_000,
    turnMs: 60_000,
    onDone: async () => {},
    onEnd: () => {},
  });
  return { run, finish };
}

it('passes on the reason of an AI service that gives up, and stores it', async () => {
  const { run, finish } = openRun();
  const reason = { name: 'error', data: '{"mensagem":"Sem fontes agora."}' };
  await run.readStream(
    new ReadableStream({
      start: (controller) => {
        controller.enqueue(
          sent(`event: delta\ndata: {"texto":"Um"}\n\nevent: error\ndata: ${reason.data}\n\n`),
        );
        controller.close();
      },
    }),
  );
  expect(run.events.slice(1)).toMatchObject([reason]);
  expect(finish).toHaveBeenCalledExactlyOnceWith(run.name, run.firstEvent, 'failed', expect.anything(), {
    isCut: true,
  });
});

it('stores the end again after the database was away, and keeps no reader waiting for that', async () => {
  vi.useFakeTimers();
  try {
    const { run, finish } = openRun();
    finish.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'));
    await run.readWhole({ resposta: 'Inteira' });
    expect(run.hasEnded()).toBe(true);
    expect(finish).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(finish).toHaveBeenCalledTimes(3);
    const [, , , stored] = finish.mock.lastCall as unknown as unknown[];
    expect(stored).toEqual(run.events);
  } finally {
    vi.useRealTimers();
  }
});

it('asks the AI service no further when its turn belongs to nobody or to another process', async () => {
  const { run } = openRun({ isOurs: false });
  let isCancelled = false;
  await run.readStream(
    new ReadableStream({
      start: (controller) => controller.enqueue(sent('event: delta\ndata: {"texto":"Um"}\n\n')),
      cancel: () => {
        isCancelled = true;
      },
    }),
  );
  expect([isCancelled, run.signal.aborted, run.events.at(-1)?.name]).toEqual([true, true, 'error']);
});

it('lets the AI service end its stream when the turn is found ended', async () => {
  const { run, finish } = openRun();
  let service: ReadableStreamDefaultController<Uint8Array> | undefined;
  const reading = run.readStream(
    new ReadableStream({
      start: (controller) => {
        service = controller;
        controller.enqueue(sent('event: done\ndata: {"resposta":"Um"}\n\n'));
      },
    }),
  );
  // The database says so to a renewal before it says so to the statement that stores the end.
  finish.mockImplementationOnce(async () => run.stop());
  await vi.waitFor(() => expect(run.hasEnded()).toBe(true));
  expect(run.signal.aborted).toBe(false);
  service?.close();
  await reading;
  expect(run.events.at(-1)?.name).toBe('done');
});

it('reads on for ten seconds only when the AI service leaves its stream open after the last event', async () => {
  vi.useFakeTimers();
  try {
    const { run } = openRun();
    let isCancelled = false;
    const reading = run.readStream(
      new ReadableStream({
        start: (controller) => {
          controller.enqueue(sent('event: done\ndata: {"resposta":"Um"}\n\n'));
          setInterval(() => controller.enqueue(sent(': \n')), 5_000).unref();
        },
        cancel: () => {
          isCancelled = true;
        },
      }),
    );
    await vi.advanceTimersByTimeAsync(9_000);
    expect([run.events.at(-1)?.name, isCancelled]).toEqual(['done', false]);
    await vi.advanceTimersByTimeAsync(1_000);
    await reading;
    expect(isCancelled).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
