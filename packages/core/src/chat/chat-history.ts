import type { FlowContext } from '../context.ts';
import type { Id } from '../ids.ts';
import { chatFlowTexts } from '../texts/chat-flow.ts';
import { createKey } from '../uuid.ts';
import type { ChatExchange } from './chat-exchange.ts';
import { message, messagesOfHistory } from './chat-messages.ts';
import type { Turn } from './chat-turn.ts';
import type { ChatView } from './chat-view.ts';

/** Reads the history of a conversation for the screen. A newer read, or another conversation, drops an older read. */
export function createChatHistory(
  context: FlowContext,
  view: ChatView,
  exchange: () => Promise<ChatExchange>,
  turnOf: (conversationId: Id) => Turn | undefined,
) {
  let reading: AbortController | undefined;
  return {
    leave: () => reading?.abort(),
    async read(conversationId: Id): Promise<void> {
      const mine = view.current();
      reading?.abort();
      reading = new AbortController();
      const { signal } = reading;
      try {
        const items = await (await exchange()).history(conversationId, signal);
        if (mine === view.current()) view.showHistory(messagesOfHistory(items), turnOf(conversationId));
      } catch {
        if (mine !== view.current()) return;
        const text = context.texts('chat', chatFlowTexts).errors.history;
        const date = context.clock.now();
        const failed = message({ id: createKey(), sender: 'bot', type: 'error', text, date });
        view.showHistory([{ ...failed, retry: 'history' }], turnOf(conversationId));
      }
    },
  };
}
