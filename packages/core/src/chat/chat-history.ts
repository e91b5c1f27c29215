import type { FlowContext } from '../context.ts';
import { isApiError } from '../http/errors.ts';
import type { Id } from '../ids.ts';
import { chatTexts } from '../texts/chat.ts';
import { createKey } from '../uuid.ts';
import { type HistoryPage, historyPage } from './chat.schema.ts';
import type { ChatCalls } from './chat-calls.ts';
import { message, messagesOfHistory } from './chat-messages.ts';
import type { ChatMessage } from './chat-state.ts';
import type { Turn } from './chat-turn.ts';
import type { ChatView } from './chat-view.ts';
import type { PendingTurns } from './resume/pending-turns.ts';
import { hintOf } from './turn-events.ts';

export type ChatHistory = ReturnType<typeof createChatHistory>;

/** Reads the history of a conversation for the screen. A newer read, or another conversation, cancels an older read. */
export function createChatHistory(
  context: FlowContext,
  view: ChatView,
  calls: ChatCalls,
  turnOf: (conversationId: Id) => Turn | undefined,
  pending: PendingTurns,
) {
  let reading: AbortController | undefined;
  let last: Promise<void> = Promise.resolve();
  /** The id of the first message shown. Older messages are requested before it. */
  let oldest: Id | undefined;
  /** Items that have arrived but are not parsed yet. A service without paging sends everything at once. */
  let earlier: readonly unknown[] = [];
  /** Whether the service has items before those that have arrived. */
  let hasMore = false;
  const messagesOf = ({ items, earlier: { length } }: HistoryPage) =>
    messagesOfHistory(items, context.texts, length);

  const olderLeft = () => (earlier.length > 0 || hasMore ? 'there' : 'none');

  /** Whether nobody is signed in. A request would then be refused and would look like an expired session. */
  async function isVisitors(): Promise<boolean> {
    const { session, signInAnswered } = context;
    if (!signInAnswered || session.getState().session) return false;
    await signInAnswered();
    return session.getState().session === null;
  }

  const failureMessage = (error: unknown): ChatMessage =>
    message({
      id: createKey(),
      sender: 'bot',
      type: 'error',
      text: context.texts('chat', chatTexts).errors.history,
      hint: hintOf(error),
      date: context.clock.now(),
      // A conversation that the gateway does not find stays away.
      retry: isApiError(error, 'http') && error.code === 'not-found' ? 'gone' : 'history',
    });

  async function readFor(conversationId: Id, signal: AbortSignal): Promise<void> {
    const mine = view.current();
    if (await isVisitors()) {
      if (mine === view.current()) view.showHistory([], undefined);
      return;
    }
    try {
      const page = await calls.history(conversationId, signal);
      if (mine !== view.current()) return;
      const messages = messagesOf(page);
      oldest = oldestOf(messages);
      earlier = page.earlier;
      hasMore = page.hasOlder && oldest !== undefined;
      const isFirst = !hasMore && page.items.every(({ answer }) => answer === '');
      if (page.openTurn && !turnOf(conversationId) && !pending.read(conversationId))
        pending.write({ conversationId, key: page.openTurn, isFirst });
      view.store.setState({ older: olderLeft() });
      view.showHistory(messages, turnOf(conversationId));
    } catch (error) {
      if (mine !== view.current()) return;
      view.showHistory([failureMessage(error)], turnOf(conversationId));
    }
  }

  /** Shows the last messages that have arrived but are not on screen, at most `size` stored items. */
  function showEarlier(size?: number): void {
    if (earlier.length === 0) return;
    const page = historyPage(earlier, size);
    const messages = messagesOf(page);
    earlier = page.earlier;
    oldest = oldestOf(messages) ?? oldest;
    view.showOlder(messages, olderLeft());
  }

  /** Reads the page before the first message shown. Never rejects. */
  async function readOlder(): Promise<void> {
    const { conversationId, older } = view.store.getState();
    if (conversationId === null || (older !== 'there' && older !== 'failed')) return;
    if (earlier.length > 0) {
      showEarlier();
      return;
    }
    const mine = view.current();
    view.store.setState({ older: 'loading' });
    try {
      const page = await calls.history(conversationId, reading?.signal, oldest);
      if (mine !== view.current()) return;
      const messages = messagesOf(page);
      const next = oldestOf(messages);
      // A page that begins with the same message would be requested forever.
      hasMore = page.hasOlder && next !== undefined && next !== oldest;
      oldest = next ?? oldest;
      earlier = page.earlier;
      view.showOlder(messages, olderLeft());
    } catch {
      if (mine === view.current()) view.store.setState({ older: 'failed' });
    }
  }

  /** Allows one read at a time. A call during a read waits for it. */
  let readingOlder: Promise<void> | undefined;
  const loadOlder = (): Promise<void> => {
    if (readingOlder) return readingOlder;
    const reads = readOlder().finally(() => {
      if (readingOlder === reads) readingOlder = undefined;
    });
    readingOlder = reads;
    return reads;
  };

  return {
    leave() {
      reading?.abort();
      readingOlder = undefined;
      earlier = [];
    },
    read(conversationId: Id): Promise<void> {
      reading?.abort();
      reading = new AbortController();
      last = readFor(conversationId, reading.signal);
      return last;
    },
    /** Reads the page before the first message shown. After a failure (`failed`) the next call tries again. */
    loadOlder,
    /** Shows everything that has arrived, synchronously. */
    showArrived: () => showEarlier(earlier.length),
    /** Reads all older pages. Resolves to false if one cannot be read or another conversation is opened. */
    async loadAll(): Promise<boolean> {
      const mine = view.current();
      await last;
      showEarlier(earlier.length);
      while (mine === view.current() && view.store.getState().older !== 'none') {
        await loadOlder();
        const { older } = view.store.getState();
        // Still loading after the read means that the person has left.
        if (older === 'failed' || older === 'loading') return false;
      }
      return mine === view.current();
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
