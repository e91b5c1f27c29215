import type { FlowContext } from '../context.ts';
import type { Id } from '../ids.ts';
import { contextTexts } from '../texts/answer/clinical.ts';
import { chatTexts } from '../texts/chat.ts';
import { createKey } from '../uuid.ts';
import type { HistoryItem } from './chat.schema.ts';
import type { ChatExchange } from './chat-exchange.ts';
import { message, messagesOfHistory } from './chat-messages.ts';
import { hintOf } from './chat-outcome.ts';
import type { ChatMessage } from './chat-state.ts';
import type { Turn } from './chat-turn.ts';
import type { ChatView } from './chat-view.ts';

export type ChatHistory = ReturnType<typeof createChatHistory>;

/** Reads the history of a conversation for the screen. A newer read, or another conversation, drops an older read. */
export function createChatHistory(
  context: FlowContext,
  view: ChatView,
  exchange: ChatExchange,
  turnOf: (conversationId: Id) => Turn | undefined,
) {
  let reading: AbortController | undefined;
  let last: Promise<void> = Promise.resolve();
  /** The id of the first message shown. Older messages are requested before it. */
  let oldest: Id | undefined;
  const messagesOf = (items: readonly HistoryItem[]) =>
    messagesOfHistory(items, context.texts('chat', contextTexts).context);

  async function readFor(conversationId: Id, signal: AbortSignal): Promise<void> {
    const mine = view.current();
    try {
      const { items, hasOlder } = await exchange.history(conversationId, signal);
      if (mine !== view.current()) return;
      const messages = messagesOf(items);
      oldest = oldestOf(messages);
      view.store.setState({ older: hasOlder && oldest !== undefined ? 'there' : 'none' });
      view.showHistory(messages, turnOf(conversationId));
    } catch (error) {
      if (mine !== view.current()) return;
      const text = context.texts('chat', chatTexts).errors.history;
      const date = context.clock.now();
      const failed = message({
        id: createKey(),
        sender: 'bot',
        type: 'error',
        text,
        hint: hintOf(error),
        date,
      });
      view.showHistory([{ ...failed, retry: 'history' }], turnOf(conversationId));
    }
  }

  return {
    leave: () => reading?.abort(),
    read(conversationId: Id): Promise<void> {
      reading?.abort();
      reading = new AbortController();
      last = readFor(conversationId, reading.signal);
      return last;
    },
    /**
     * Reads the page before the first message shown. On failure the state changes to `failed`, and the next call
     * tries again.
     */
    async readOlder(): Promise<void> {
      const { conversationId, older } = view.store.getState();
      const isWanted = older === 'there' || older === 'failed';
      if (!isWanted || conversationId === null || oldest === undefined) return;
      const mine = view.current();
      view.store.setState({ older: 'loading' });
      try {
        const { items, hasOlder } = await exchange.history(conversationId, reading?.signal, oldest);
        if (mine !== view.current()) return;
        const messages = messagesOf(items);
        const next = oldestOf(messages);
        // A page that begins with the same message would be requested forever.
        const isFurther = hasOlder && next !== undefined && next !== oldest;
        oldest = next ?? oldest;
        view.showOlder(messages, isFurther ? 'there' : 'none');
      } catch {
        if (mine === view.current()) view.store.setState({ older: 'failed' });
      }
    },
    /** Resolves when no history is being read. */
    async settled(): Promise<void> {
      for (let seen: unknown; seen !== last; await seen) seen = last;
    },
  };
}

/** The server's id of the first message. Question and answer share it. */
const oldestOf = (messages: readonly ChatMessage[]): Id | undefined =>
  messages.find(({ messageId }) => messageId !== null)?.messageId ?? undefined;
