import { type Id, sameId } from '../../ids.ts';
import type { PersonContext } from '../../person-flow.ts';
import type { ChatCalls } from '../chat-calls.ts';
import type { ChatInput } from '../chat-input.ts';
import { messagesOfHistory } from '../chat-messages.ts';
import { type ChatMessage, hasFailed } from '../chat-state.ts';
import type { ChatView } from '../chat-view.ts';
import type { Drafts } from '../drafts.ts';

interface MissedDeps {
  calls: ChatCalls;
  view: ChatView;
  drafts: Drafts;
  /** Clears the input if it holds this question. */
  clear: ChatInput['clear'];
}

/**
 * Adds the stored exchanges of other pages below those shown. A whole answer takes the place of one that failed here,
 * and its question leaves the input.
 * @param isFailureOnly adds nothing unless a question that failed here has been answered
 * @throws if the history cannot be read
 */
export async function showMissedExchanges(
  conversationId: Id,
  isFailureOnly: boolean,
  texts: PersonContext['texts'],
  { calls, view, drafts, clear }: MissedDeps,
): Promise<void> {
  const mine = view.current();
  const { items } = await calls.history(conversationId);
  const { status, messages } = view.store.getState();
  if (mine !== view.current() || status !== 'idle') return;
  const { missed, answered } = compare(messagesOfHistory(items, texts), messages);
  if (isFailureOnly && answered.size === 0) return;
  const kept = messages.filter((entry, at) => !answered.has(entry) && !answered.has(messages[at + 1]));
  view.store.setState({ messages: [...kept, ...missed] });
  messages.forEach(({ text }, at) => {
    if (!answered.has(messages[at + 1])) return;
    clear(text);
    if (drafts.read(conversationId) === text) drafts.write(conversationId, '');
  });
}

/**
 * The exchanges stored after the first answer shown that are not shown, and the failed answers shown that they replace.
 * An answer that ended here without an id is recognized by its question.
 */
function compare(stored: readonly ChatMessage[], shown: readonly ChatMessage[]) {
  const missed: ChatMessage[] = [];
  const answered = new Set<ChatMessage | undefined>();
  const isShown = ({ messageId }: ChatMessage) =>
    messageId !== null && shown.some((entry) => sameId(entry.messageId, messageId));
  const after = stored.slice(stored.findIndex(isShown) + 1);
  after.forEach((answer, at) => {
    const question = after[at - 1];
    if (answer.sender !== 'bot' || answer.text === '' || isShown(answer) || !question) return;
    const own = shown.find(
      (entry, index) =>
        entry.sender === 'bot' &&
        (!entry.messageId || hasFailed(entry)) &&
        shown[index - 1]?.text === question.text,
    );
    const isReplaced = own && hasFailed(own) && question.text !== '' && answer.interrupted === null;
    if (isReplaced) answered.add(own);
    if (isReplaced || !own) missed.push(question, answer);
  });
  return { missed, answered };
}
