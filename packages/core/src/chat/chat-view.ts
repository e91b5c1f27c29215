import type { FlowContext } from '../context.ts';
import { type Id, sameId } from '../ids.ts';
import type { StoreApi } from '../store.ts';
import type { Answer } from './chat.schema.ts';
import { message, questionType, withoutBroken } from './chat-messages.ts';
import {
  blankChat,
  type ChatMessage,
  type ChatState,
  isAnswering,
  isFreeLimited,
  type LiveAnswer,
  noAnswer,
  type OlderMessages,
  type Unsent,
} from './chat-state.ts';
import type { Turn } from './chat-turn.ts';
import type { DraftKeeper } from './draft-keeper.ts';

export type ChatView = ReturnType<typeof createChatView>;

interface ViewDeps {
  store: StoreApi<ChatState>;
  live: StoreApi<LiveAnswer>;
  drafts: DraftKeeper;
}

/**
 * The conversation on screen, while turns of other conversations may be in progress. A turn is matched to the screen by
 * its conversation, or by its view while it has no conversation.
 */
export function createChatView(context: FlowContext, { store, live, drafts }: ViewDeps) {
  /** Idempotency keys that a retry must use again, by the id of the failed answer. */
  const retryKeys = new Map<string, string>();
  let view = 0;
  /** Messages of a turn that ended while the history of its conversation was being read. */
  let late: ChatMessage[] = [];

  const isOpen = (turn: Turn): boolean =>
    turn.conversationId === null
      ? turn.view === view
      : sameId(turn.conversationId, store.getState().conversationId);

  const arrived = (turn: Turn): ChatMessage => ({
    ...turn.question,
    type: questionType(turn.question.attachmentsPreview, false),
  });

  /** The message below the turn's question. */
  const answerTo = (turn: Turn, fields: Partial<ChatMessage> & Pick<ChatMessage, 'text'>): ChatMessage =>
    message({ id: turn.answerId, sender: 'bot', date: context.clock.now(), ...fields });

  function settle(turn: Turn, answer: ChatMessage): void {
    if (!isOpen(turn)) return;
    const state = store.getState();
    if (state.status === 'loading-history') {
      late = [arrived(turn), answer];
      return;
    }
    const asked = replaced(state.messages, arrived(turn));
    // The history also keeps a broken answer until a new attempt has words.
    const isVoid = answer.type === 'error' || answer.text === '';
    store.setState({
      status: 'idle',
      answerId: null,
      messages: [...(isVoid ? asked : withoutBroken(asked)), answer],
      finished:
        answer.type === 'error'
          ? state.finished
          : {
              conversationId: state.conversationId,
              messageId: answer.messageId,
              isInterrupted: answer.interrupted !== null,
            },
    });
    live.setState(noAnswer, true);
  }

  /** Returns text and files to their input or draft, without overwriting newer content. */
  function giveBack({ conversationId, question }: Turn): void {
    const given: Unsent = { text: question.text, attachments: question.attachmentsPreview };
    const state = store.getState();
    if (String(conversationId) !== String(state.conversationId)) {
      if (!drafts.read(conversationId)) drafts.write(conversationId, given.text);
      drafts.park(conversationId, given.attachments);
    } else if (state.draft.trim() === '' && state.attachments.length === 0) {
      // A changed text replaces the failed question, instead of standing below it as another one.
      const isShown = state.messages.some(({ id }) => id === question.id);
      store.setState({
        draft: given.text,
        attachments: given.attachments,
        replaces: question.replaces ?? (isShown ? question.id : null),
      });
      drafts.write(conversationId, given.text);
    } else {
      store.setState({ unsent: given });
    }
  }

  function withdraw(turn: Turn): void {
    if (!isOpen(turn)) return;
    const messages = store.getState().messages.filter(({ id }) => id !== turn.question.id);
    store.setState({ status: 'idle', answerId: null, messages });
    live.setState(noAnswer, true);
  }

  return {
    store,
    live,
    retryKeys,
    isOpen,
    withdraw,
    giveBack,
    /** The number of the view on screen. It changes when a conversation is opened. */
    current: () => view,

    /** Clears the screen for a conversation. */
    open(conversationId: Id | null, turn: Turn | undefined, isPending = false): void {
      const { depth, web, context: clinical, listVersion } = store.getState();
      view += 1;
      late = [];
      retryKeys.clear();
      const kept = isFreeLimited(context.session.getState()) ? '' : drafts.read(conversationId);
      // A question in progress is stored as a draft until it has arrived, but it does not return to the input.
      const draft = isPending || (turn && kept === turn.question.text) ? '' : kept;
      store.setState({
        ...blankChat,
        depth,
        web,
        context: clinical,
        listVersion,
        conversationId,
        draft,
        isDraftRestored: draft !== '',
        attachments: drafts.unpark(conversationId),
        status: conversationId === null ? 'idle' : 'loading-history',
      });
      live.setState(noAnswer, true);
    },

    /** Shows the history, followed by messages that were added since it was requested. */
    showHistory(messages: readonly ChatMessage[], turn: Turn | undefined): void {
      const lastQuestion = messages.findLast(({ sender }) => sender === 'user');
      const missing = lastQuestion?.text === late[0]?.text ? [] : late;
      late = [];
      if (!turn) {
        store.setState({ status: 'idle', messages: [...messages, ...missing] });
        return;
      }
      store.setState({
        status: turn.text ? 'streaming' : 'sending',
        answerId: turn.answerId,
        messages: [...messages, ...missing, turn.question],
      });
      // Set after the messages, so that an answer never appears below another question.
      live.setState({ text: turn.text, references: turn.references });
    },

    /** Adds earlier messages above those shown. */
    showOlder(messages: readonly ChatMessage[], older: OlderMessages): void {
      const { messages: shown } = store.getState();
      const ids = new Set(shown.map(({ id }) => id));
      const added = messages.filter(({ id }) => !ids.has(id));
      // The first question shown may repeat the last one of the page above it.
      store.setState({
        older,
        messages: [...withoutBroken([...added, ...shown.slice(0, 1)]), ...shown.slice(1)],
      });
    },

    begin(turn: Turn, messages: readonly ChatMessage[]): void {
      live.setState(noAnswer, true);
      store.setState({ status: 'sending', answerId: turn.answerId, messages: [...messages, turn.question] });
    },

    created(turn: Turn): void {
      if (turn.view !== view || turn.conversationId === null) return;
      store.setState({
        conversationId: turn.conversationId,
        isNewlyCreated: true,
        title: turn.title,
      });
    },

    progressed(turn: Turn): void {
      const { status, messages } = store.getState();
      if (!isOpen(turn) || !isAnswering({ status })) return;
      live.setState({ text: turn.text, references: turn.references, isLost: !!turn.isLost });
      if (status === 'sending' && turn.text !== '') {
        store.setState({ status: 'streaming', messages: withoutBroken(replaced(messages, arrived(turn))) });
      }
    },

    /** @param mayBeShown the history may already contain the answer, so their ids are compared */
    answered(turn: Turn, { conversationId: _, ...answer }: Answer, mayBeShown = false): void {
      const isShown = (shown: ChatMessage) => sameId(shown.messageId, answer.messageId);
      if (mayBeShown && store.getState().messages.some(isShown)) withdraw(turn);
      else settle(turn, answerTo(turn, answer));
    },

    interrupted(turn: Turn, key: string | null): void {
      if (key) retryKeys.set(turn.answerId, key);
      const { text, references } = turn;
      const interrupted = turn.end === 'stopped' ? 'stopped' : 'lost';
      settle(turn, answerTo(turn, { text, references, interrupted, retry: 'send' }));
    },

    failed(turn: Turn, key: string | null, text: string, hint?: string): void {
      if (key) retryKeys.set(turn.answerId, key);
      settle(turn, answerTo(turn, { type: 'error', text, hint, retry: 'send' }));
    },
  };
}

function replaced(messages: readonly ChatMessage[], changed: ChatMessage): ChatMessage[] {
  return messages.map((entry) => (entry.id === changed.id ? changed : entry));
}
