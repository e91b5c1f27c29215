import { describe, expect, it } from 'vitest';
import { readAnswer, startReading } from '../../../packages/core/src/chat/answer-reading.ts';
import { systemClock } from '../../../packages/core/src/clock.ts';

/** A body that never ends by itself. */
const bodyOf = (text: string) => {
  const state = { isCancelled: false };
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
    cancel: () => {
      state.isCancelled = true;
    },
  });
  return { body, state };
};

const read = (
  contentType: string,
  body: ReadableStream<Uint8Array>,
  { signal = new AbortController().signal, isFromProxy = false } = {},
) =>
  readAnswer(
    systemClock,
    async () => ({ contentType, body, isFromProxy }),
    startReading({ text: () => {}, references: () => {} }),
    signal,
  );

describe('an answer whose type a proxy has changed', () => {
  const types = ['text/plain', 'application/octet-stream', ''];
  const stream = ': ok\n\nevent: delta\ndata: {"texto":"Olá"}\n\nevent: done\ndata: {}\n\n';

  it.each(types)('is read as the event stream that it is: "%s"', async (type) => {
    const { body, state } = bodyOf(stream);
    expect((await read(type, body)).text).toBe('Olá');
    await expect.poll(() => state.isCancelled).toBe(true);
  });

  it.each(types)('is read as the JSON that it is: "%s"', async (type) => {
    const { body } = new Response('{"resposta":"Olá"}');
    expect((await read(type, body as ReadableStream<Uint8Array>)).text).toBe('Olá');
  });

  it('is not believed without the id that the gateway gives to each of its answers', async () => {
    const { body } = new Response(stream);
    const answer = read('text/plain', body as ReadableStream<Uint8Array>, { isFromProxy: true });
    await expect(answer).rejects.toMatchObject({ kind: 'shape' });
  });
});

describe('an answer that is read gives its connection back', () => {
  it.each([
    ['after its end', 'event: done\ndata: {"resposta":"Olá"}\n\n', false],
    ['after an error', 'event: error\ndata: {"message":"x"}\n\n', true],
  ])('a stream %s', async (_, text, fails) => {
    const { body, state } = bodyOf(text);
    const answer = read('text/event-stream', body);
    if (fails) await expect(answer).rejects.toThrow();
    else expect((await answer).text).toBe('Olá');
    await expect.poll(() => state.isCancelled).toBe(true);
  });

  it('JSON that a person stops', async () => {
    const { body, state } = bodyOf('{"resposta":"');
    const stop = new AbortController();
    const answer = read('application/json', body, { signal: stop.signal });
    setTimeout(() => stop.abort());
    await expect(answer).rejects.toMatchObject({ kind: 'aborted' });
    await expect.poll(() => state.isCancelled).toBe(true);
  });

  it('JSON beyond any answer', async () => {
    const { body, state } = bodyOf(`{"resposta":"${'a'.repeat(5_300_000)}`);
    await expect(read('application/json', body)).rejects.toMatchObject({ kind: 'shape' });
    await expect.poll(() => state.isCancelled).toBe(true);
  });
});
