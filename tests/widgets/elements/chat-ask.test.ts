import type { ChatFlow, SendOutcome } from '@vesalio/core';
import { expect, it, vi } from 'vitest';
import { ask } from '../../../packages/widgets/src/elements/chat/chat-ask.ts';
import type { ChatControls } from '../../../packages/widgets/src/elements/chat/chat-controls.ts';

it.each<SendOutcome>(['answered', 'held'])(
  'an element that asks all day keeps nothing of a question that is %s',
  async (outcome) => {
    const { signal } = new AbortController();
    const live = new Set<unknown>();
    vi.spyOn(signal, 'addEventListener').mockImplementation((_type, listener) => void live.add(listener));
    vi.spyOn(signal, 'removeEventListener').mockImplementation(
      (_type, listener) => void live.delete(listener),
    );
    const controls = { surface: { shared: { settled: async () => {} } }, onOpen: () => {} };
    const flow = { ask: async () => outcome };
    const asking = ask(
      () => controls as unknown as ChatControls,
      async () => flow as unknown as ChatFlow,
      'Qual a dose?',
      { signal, begun: () => {} },
    );
    expect(live.size).toBe(1);
    await asking.catch(() => undefined);
    expect(live.size).toBe(0);
  },
);
