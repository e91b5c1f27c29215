import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventStream } from '../../../../packages/site/server/sandbox/chat/chat-stream.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('shows that an answer is still being written while its model thinks', async () => {
  const { body } = eventStream(new AbortController().signal, (emit) =>
    new Promise<void>((resolve) => setTimeout(resolve, 40_000)).then(() => emit('delta', { texto: '5 mg' })),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await new Response(body).text()).toBe(': \n\n: \n\nevent: delta\ndata: {"texto":"5 mg"}\n\n');
  expect(vi.getTimerCount()).toBe(0);
});
