import { type Id, sameId } from '../../ids.ts';
import type { PersonContext } from '../../person-flow.ts';
import type { ChatCalls } from '../chat-calls.ts';
import { messagesOfHistory } from '../chat-messages.ts';
import type { ChatMessage } from '../chat-state.ts';
import type { ChatView } from '../chat-view.ts';

/** Adds the stored exchanges of other tabs below those shown. Rejects if the history cannot be read. */
export async function showMissedExchanges(
  conversationId: Id,
  calls: ChatCalls,
  view: ChatView,
  texts: PersonContext['texts'],
): Promise<void> {
  const mine = view.current();
  const { items } = await calls.history(conversationId);
  const { status, messages } = view.store.getState();
  if (mine !== view.current() || status !== 'idle') return;
  const stored = messagesOfHistory(items, texts);
  view.store.setState({ messages: [...messages, ...missedIn(stored, messages)] });
}

/**
 * The exchanges stored after the first answer shown that are not shown. An answer that broke off here has no id, so its
 * question is compared.
 */
function missedIn(stored: readonly ChatMessage[], shown: readonly ChatMessage[]): ChatMessage[] {
  const isShown = ({ messageId }: ChatMessage) =>
    messageId !== null && shown.some((entry) => sameId(entry.messageId, messageId));
  const brokenOff = new Set(
    shown.map((answer, index) =>
      answer.sender === 'bot' && !answer.messageId ? shown[index - 1]?.text : undefined,
    ),
  );
  const exchanges: ChatMessage[] = [];
  const after = stored.slice(stored.findIndex(isShown) + 1);
  after.forEach((answer, index) => {
    const question = after[index - 1];
    const isMissed = answer.sender === 'bot' && answer.text !== '' && !isShown(answer);
    if (isMissed && question && !brokenOff.has(question.text)) exchanges.push(question, answer);
  });
  return exchanges;
}
