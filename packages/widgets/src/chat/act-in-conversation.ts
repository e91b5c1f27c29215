import type { ChatFlow, Id } from '@vesalio/core';

/** Acts in a conversation that was left before the chat was loaded. The one that is open stays open. */
export function actInConversation(flow: ChatFlow, conversationId: Id | null, act: () => unknown): void {
  const open = flow.store.getState().conversationId;
  void flow.select(conversationId);
  act();
  void flow.select(open);
}
