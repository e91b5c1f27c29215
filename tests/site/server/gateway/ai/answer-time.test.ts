import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callUpstream } from '../../../../../packages/site/server/gateway/upstream/call-upstream.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A service that reads the form and never answers, and the form as the test sends it. */
function ask() {
  let form: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      form = controller;
    },
  });
  const ended = vi.fn();
  const call = callUpstream(
    async (request) => {
      await request.bytes();
      return new Promise<Response>((_resolve, reject) =>
        request.signal.addEventListener('abort', () => reject(new Error('aborted'))),
      );
    },
    '/api/mensagens',
    { method: 'POST', body, timeoutMs: 180_000, answerMs: 120_000 },
  ).catch((error: { status: number }) => ended(error.status));
  return { form, ended, call };
}

describe('the time of a service to answer', () => {
  it('begins when the form has been sent whole', async () => {
    const { form, ended, call } = ask();
    form?.enqueue(new Uint8Array([1]));
    await vi.advanceTimersByTimeAsync(170_000);
    form?.close();
    await vi.advanceTimersByTimeAsync(119_000);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    await call;
    expect(ended).toHaveBeenCalledWith(504);
  });

  it('does not extend to a form that does not end', async () => {
    const { ended, form } = ask();
    form?.enqueue(new Uint8Array([1]));
    await vi.advanceTimersByTimeAsync(179_000);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    form?.error(new Error('left'));
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toHaveBeenCalledWith(504);
  });
});
