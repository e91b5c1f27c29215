import { getEventListeners } from 'node:events';
import { expect, it } from 'vitest';
import { readRun, streamTurn } from '../../../../../packages/site/server/gateway/turns/turn-stream.ts';

it('leaves no listener behind, however many events a reader waits for', async () => {
  const { signal } = new AbortController();
  const events: { id: number; name: string; data: string }[] = [];
  const run = {
    events,
    hasEnded: () => false,
    changed: async () => {
      events.push({ id: events.length + 1, name: 'delta', data: '{}' });
    },
  } as unknown as Parameters<typeof readRun>[0];
  const reading = readRun(run, 0);
  for (let count = 0; count < 50; count++) await reading.next(signal);
  expect(events).toHaveLength(50);
  expect(getEventListeners(signal, 'abort')).toHaveLength(0);
});

it('ends without a last event when the database fails, so that the reader continues later', async () => {
  let reads = 0;
  const reading = {
    next: () =>
      ++reads === 1
        ? Promise.resolve({ events: [{ id: 1, name: 'delta', data: '{}' }], isLast: false })
        : Promise.reject(new Error('connect ECONNREFUSED 10.0.0.5:5432')),
  };
  expect(await streamTurn(reading).text()).toBe('event: delta\ndata: {}\nid: 1\n\n');
});

it('sends the headers before the first available piece', async () => {
  const order: string[] = [];
  const reading = { next: async () => ({ events: [{ id: 1, name: 'done', data: '{}' }], isLast: true }) };
  const read = streamTurn(reading)
    .body?.getReader()
    .read()
    .then(() => order.push('piece'));
  // The HTTP server waits this long for a chunk, and then one millisecond for the next one.
  for (let turns = 0; turns < 20; turns++) await Promise.resolve();
  order.push('head');
  await read;
  expect(order).toEqual(['head', 'piece']);
});
