import type { FlowContext } from '../context.ts';
import type { Id } from '../ids.ts';
import { chatTexts } from '../texts/chat.ts';
import { contextTexts } from '../texts/context.ts';
import { createKey } from '../uuid.ts';
import type { ChatExchange } from './chat-exchange.ts';
import { message, messagesOfHistory } from './chat-messages.ts';
import type { Turn } from './chat-turn.ts';
import type { ChatView } from './chat-view.ts';

/** Reads the history of a conversation for the screen. A newer read, or another conversation, drops an older read. */
export function createChatHistory(
  context: FlowContext,
  view: ChatView,
  exchange: ChatExchange,
  turnOf: (conversationId: Id) => Turn | undefined,
) {
  let reading: AbortController | undefined;
  let last: Promise<void> = Promise.resolve();

  async function readFor(conversationId: Id, signal: AbortSignal): Promise<void> {
    const mine = view.current();
    try {
      const items = await exchange.history(conversationId, signal);
      if (mine === view.current())
        view.showHistory(
          messagesOfHistory(items, context.texts('chat', contextTexts).context),
          turnOf(conversationId),
        );
    } catch {
      if (mine !== view.current()) return;
      const text = context.texts('chat', chatTexts).errors.history;
      const date = context.clock.now();
      const failed = message({ id: createKey(), sender: 'bot', type: 'error', text, date });
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
    /** Resolves when no history is being read. */
    async settled(): Promise<void> {
      for (let seen: unknown; seen !== last; await seen) seen = last;
    },
  };
}
