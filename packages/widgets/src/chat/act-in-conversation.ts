import type { ChatFlow, Id } from '@vesalio/core';

/** Acts in a conversation that the user left before the chat was loaded, and then selects the open one again. */
export function actInConversation(flow: ChatFlow, conversationId: Id | null, act: () => unknown): void {
  const open = flow.store.getState().conversationId;
  void flow.select(conversationId);
  act();
  void flow.select(open);
}
