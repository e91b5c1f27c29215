import type { ChatFlow, FinishedAnswer, Id } from '@vesalio/core';
import { callHost } from '../call-host.ts';

export interface ConversationListeners {
  onConversationChange?: ((conversationId: Id | null, how: { replace: boolean }) => void) | undefined;
  onAnswer?: ((answer: FinishedAnswer) => void) | undefined;
}

/** Reports the id that the chat itself has changed, and answers that end on screen. Returns the cleanup. */
export const followConversation = (flow: ChatFlow, listeners: () => ConversationListeners) =>
  flow.store.subscribe((state, before) => {
    const { onConversationChange, onAnswer } = listeners();
    const isChanged = state.conversationId !== before.conversationId || !before.isNewlyCreated;
    // A temporary conversation gets no address.
    if (isChanged && state.isNewlyCreated && !state.isTemporary)
      callHost(() => onConversationChange?.(state.conversationId, { replace: true }));
    const { finished } = state;
    if (finished && finished !== before.finished) callHost(() => onAnswer?.(finished));
  });
