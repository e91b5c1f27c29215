import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FlowContext } from '../context.ts';
import { type Id, sameId, toWireId } from '../ids.ts';
import { once } from '../memoize.ts';
import { createPersonFlow, type PersonContext } from '../person-flow.ts';
import { createKey } from '../uuid.ts';
import { createChatHistory } from './chat-history.ts';
import { type ChatInput, createChatInput } from './chat-input.ts';
import { message, questionType } from './chat-messages.ts';
import { createTurnEvents } from './chat-outcome.ts';
import {
  type Attachment,
  blankChat,
  type ChatMessage,
  type ChatState,
  canSend,
  isFreeLimited,
  type LiveAnswer,
  noAnswer,
} from './chat-state.ts';
import { createTurnRunner, newTurn, type Turn } from './chat-turn.ts';
import { createChatView } from './chat-view.ts';
import { createDraftKeeper } from './draft-keeper.ts';

/** One conversation at a time: its messages, its input and the answer under way. */
export interface ChatFlow {
  store: StoreApi<ChatState>;
  /** The answer being written. Apart from the state because it changes many times a second. */
  live: StoreApi<LiveAnswer>;
  /** Opens a conversation, or a new one for null. Resolves once the history is shown. */
  select(conversationId: Id | null): Promise<void>;
  setDraft(text: string): void;
  discardDraft(): void;
  /** Adds a text to the input, below the present one. */
  offer(text: string): void;
  /** Restores the question of a failed send that could not return because the input held a newer text. */
  recoverUnsent(): void;
  addAttachments(attachments: readonly Attachment[]): void;
  updateAttachment(id: string, fields: Partial<Omit<Attachment, 'id'>>): void;
  removeAttachment(id: string): void;
  /** An integer from 3 to 17; other numbers are brought into range. */
  setDepth(depth: number): void;
  setWeb(web: boolean): void;
  /** Sends the input, if it may be sent. Resolves when the whole turn is over. Never rejects. */
  send(): Promise<void>;
  /**
   * Sends a question past the input, which keeps its text and files. If it may not be sent now, it is added to the
   * input. Resolves when the whole turn is over. Never rejects.
   */
  ask(question: string): Promise<void>;
  /** Ends the answer under way here and at the server. The text so far stays. */
  stop(): void;
  /** Repeats the question of this answer, or reads the history again. */
  retry(messageId: string): Promise<void>;
  /** Stores the draft at once instead of a moment after the last key press. */
  saveDraft(): void;
  dispose(): void;
}

/** What a visitor has begun. It passes to the person who signs in first. */
type VisitorWork = Pick<ChatState, 'conversationId' | 'draft' | 'attachments' | 'depth' | 'web'>;

export function createChatFlow(context: FlowContext): ChatFlow {
  const live = createStore<LiveAnswer>(() => noAnswer);
  let visitorWork: VisitorWork | undefined;
  const flow = createPersonFlow(
    context,
    () => blankChat,
    (own, store) => {
      const { resume, ...actions } = createPersonChat(own, store, own.guard(live));
      if (own.scope.isFirstSignIn && visitorWork) resume(visitorWork);
      visitorWork = undefined;
      if (own.session.getState().session === null) {
        own.onEnd(() => {
          const { conversationId, draft, attachments, depth, web } = store.getState();
          visitorWork = { conversationId, draft, attachments, depth, web };
        });
      }
      return actions;
    },
  );
  return { ...flow, live };
}

/** The chat of one person. */
function createPersonChat(own: PersonContext, store: StoreApi<ChatState>, live: StoreApi<LiveAnswer>) {
  const { session, clock } = own;
  let owner = session.getState().session?.userId ?? null;
  const drafts = createDraftKeeper(own.storage, clock, () => owner, own.draftScope);
  const view = createChatView(own, { store, live, drafts });
  const { restore, clear, bring, ...input }: ChatInput = createChatInput(store, drafts, clock);
  const turns = new Set<Turn>();
  const exchange = once(async () => (await import('./chat-exchange.ts')).createChatExchange(own));

  const turnOf = (conversationId: Id | null): Turn | undefined =>
    [...turns].find((turn) => turn.end === null && sameId(turn.conversationId, conversationId));
  const history = createChatHistory(own, view, exchange, turnOf);
  const run = createTurnRunner(own, exchange, createTurnEvents(own, view, drafts));

  async function start(turn: Turn, before: readonly ChatMessage[]): Promise<void> {
    turns.add(turn);
    // Kept as a draft until the question has arrived, for a reload in between. The input may hold another draft.
    if (store.getState().draft === '') drafts.write(turn.conversationId, turn.question.text);
    view.begin(turn, before);
    await run(turn);
    turns.delete(turn);
  }

  function select(conversationId: Id | null): Promise<void> {
    const target = conversationId === null ? null : toWireId(conversationId);
    const state = store.getState();
    const isHere =
      target === null
        ? state.conversationId === null && state.messages.length === 0
        : sameId(state.conversationId, target);
    if (isHere) return Promise.resolve();
    input.saveDraft();
    history.leave();
    view.open(target, turnOf(target));
    return target === null ? Promise.resolve() : history.read(target);
  }

  function send(): Promise<void> {
    const state = store.getState();
    if (!canSend(state, session.getState())) return Promise.resolve();
    const failed = state.messages.at(-1);
    if (failed?.type === 'error' && failed.retry === 'send' && isSameQuestion(state)) return retry(failed.id);
    return take(state.draft.trim(), state.attachments, state.messages);
  }

  function take(
    text: string,
    attachments: readonly Attachment[],
    before: readonly ChatMessage[],
    idempotencyKey?: string,
  ): Promise<void> {
    clear(text);
    return ask(text, attachments, before, idempotencyKey);
  }

  function ask(
    text: string,
    attachments: readonly Attachment[],
    before: readonly ChatMessage[],
    idempotencyKey?: string,
  ): Promise<void> {
    const { conversationId, depth, web } = store.getState();
    const question = message({
      id: createKey(),
      sender: 'user',
      type: questionType(attachments, true),
      text,
      attachmentsPreview: attachments,
      date: clock.now(),
    });
    const turn = newTurn({ view: view.current(), question, depth, web, conversationId, idempotencyKey });
    return start(turn, before);
  }

  async function retry(messageId: string): Promise<void> {
    const { messages, status, conversationId } = store.getState();
    const index = messages.findIndex(({ id }) => id === messageId);
    const answer = messages[index];
    if (!answer || status !== 'idle') return;
    if (answer.retry === 'history' && conversationId !== null) {
      store.setState({ status: 'loading-history', messages: [] });
      return history.read(conversationId);
    }
    const question = messages.slice(0, index).findLast(({ sender }) => sender === 'user');
    if (!question || isFreeLimited(session.getState())) return;
    const isVoid = answer.type === 'error' || answer.text === '';
    const before = isVoid ? messages.filter((entry) => entry !== answer && entry !== question) : messages;
    return take(question.text, question.attachmentsPreview, before, view.retryKeys.get(messageId));
  }

  own.onEnd(
    session.subscribe((state, before) => {
      owner = state.session?.userId ?? owner;
      if (isFreeLimited(before) && !isFreeLimited(state)) restore();
    }),
  );
  own.onEnd(() => {
    for (const turn of turns) {
      turn.end = 'dropped';
      turn.controller.abort();
    }
    history.leave();
    // After an expiry the draft waits for the same person. Others who leave take it with them.
    const hasLeft = own.scope.signal.aborted && session.getState().ended !== 'expired';
    if (!hasLeft) input.saveDraft();
  });
  view.open(null, undefined);

  return {
    /** Continues what the visitor had begun before this person signed in. */
    resume({ conversationId, draft, attachments, depth, web }: VisitorWork): void {
      store.setState({ depth, web });
      if (conversationId !== null) void select(conversationId);
      if (draft !== '' || attachments.length > 0) bring({ text: draft, attachments });
    },
    ...input,
    select,
    send,
    async ask(question: string) {
      const state = store.getState();
      if (canSend({ ...state, draft: question, attachments: [] }, session.getState()))
        await ask(question.trim(), [], state.messages);
      else input.offer(question);
    },
    stop() {
      for (const turn of turns) {
        if (turn.end === null && view.isOpen(turn)) {
          turn.end = 'stopped';
          turn.controller.abort();
        }
      }
    },
    retry,
  };
}

/** Whether the input holds exactly the question of the failed send, so that sending repeats it. */
function isSameQuestion({ messages, draft, attachments }: ChatState): boolean {
  const question = messages.at(-2);
  return (
    question?.sender === 'user' &&
    question.text === draft.trim() &&
    question.attachmentsPreview.length === attachments.length &&
    question.attachmentsPreview.every((attachment) => attachments.includes(attachment))
  );
}
