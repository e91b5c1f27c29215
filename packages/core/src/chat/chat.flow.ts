import type { StoreApi } from 'zustand/vanilla';
import type { FlowContext } from '../context.ts';
import { type Id, sameId, toWireId } from '../ids.ts';
import { limits } from '../limits.ts';
import { createKey } from '../uuid.ts';
import type { ChatExchange } from './chat-exchange.ts';
import { createChatHistory } from './chat-history.ts';
import { type ChatInput, createChatInput } from './chat-input.ts';
import { message, questionType } from './chat-messages.ts';
import { createTurnEvents } from './chat-outcome.ts';
import {
  type Attachment,
  type ChatMessage,
  type ChatState,
  canSend,
  isFreeLimited,
  type LiveAnswer,
} from './chat-state.ts';
import { createTurnRunner, newTurn, type Turn } from './chat-turn.ts';
import { createChatView } from './chat-view.ts';
import { createDraftKeeper } from './draft-keeper.ts';

/** One conversation at a time: its messages, its input and the answer under way. */
export interface ChatFlow {
  store: StoreApi<ChatState>;
  /** The answer being written, apart from the state: it changes many times a second. */
  live: StoreApi<LiveAnswer>;
  /** Opens a conversation, or a new one for null. The open one is left as it is. Resolves once the history is shown. */
  select(conversationId: Id | null): Promise<void>;
  setDraft(text: string): void;
  discardDraft(): void;
  /** Puts a text into the input, below what stands there. */
  offer(text: string): void;
  /** Puts back what a failed send returned while something newer stood in the input. */
  recoverUnsent(): void;
  addAttachments(attachments: readonly Attachment[]): void;
  updateAttachment(id: string, fields: Partial<Omit<Attachment, 'id'>>): void;
  removeAttachment(id: string): void;
  /** An integer from 3 to 17; anything else is brought into range. */
  setDepth(depth: number): void;
  setWeb(web: boolean): void;
  /** Sends what stands in the input, if it may be sent. Resolves when all of it is over. Never rejects. */
  send(): Promise<void>;
  /**
   * Sends a question that does not stand in the input: text and files there stay. One that may not be sent now is put
   * below them. Resolves when all of it is over. Never rejects.
   */
  ask(question: string): Promise<void>;
  /** Ends the answer under way here and at the server; what has been written stays. */
  stop(): void;
  /** Repeats the question of this answer, or the reading of the history. */
  retry(messageId: string): Promise<void>;
  /** Writes the draft at once; otherwise it follows typing by a moment. */
  saveDraft(): void;
  dispose(): void;
}

export function createChatFlow(context: FlowContext): ChatFlow {
  const { session, clock } = context;
  let owner = session.getState().session?.userId ?? null;
  const drafts = createDraftKeeper(context.storage, clock, () => owner, context.draftScope);
  const view = createChatView(context, drafts);
  const { store, live } = view;
  const { restore, clear, forgetSave, bring, ...input }: ChatInput = createChatInput(store, drafts, clock);
  const turns = new Set<Turn>();
  let exchanging: Promise<ChatExchange> | undefined;
  let epoch = session.getState().epoch;

  const exchange = (): Promise<ChatExchange> => {
    exchanging ??= import('./chat-exchange.ts').then(
      (part) => part.createChatExchange(context),
      (error) => {
        exchanging = undefined;
        throw error;
      },
    );
    return exchanging;
  };

  const turnOf = (conversationId: Id | null): Turn | undefined =>
    [...turns].find((turn) => turn.end === null && sameId(turn.conversationId, conversationId));
  const history = createChatHistory(context, view, exchange, turnOf);
  const run = createTurnRunner(context, exchange, createTurnEvents(context, view, drafts));

  async function start(turn: Turn, before: readonly ChatMessage[]): Promise<void> {
    turns.add(turn);
    // Kept until it has arrived: a reload in between must not lose it. Nor what else stands in the input.
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

  function dropTurns(): void {
    for (const turn of turns) {
      turn.end = 'dropped';
      turn.controller.abort();
    }
  }

  /** Another person, or nobody: nothing of the one before may stay or arrive. */
  function reset(): void {
    const keep = session.getState().ended === 'expired';
    dropTurns();
    turns.clear();
    if (keep) input.saveDraft();
    forgetSave();
    history.leave();
    drafts.forgetFiles();
    owner = session.getState().session?.userId ?? null;
    const listVersion = store.getState().listVersion;
    view.open(null, undefined);
    store.setState({ depth: limits.searchDepthDefault, web: false, listVersion: listVersion + 1 });
  }

  const unsubscribe = session.subscribe((state, before) => {
    if (state.epoch !== epoch) {
      epoch = state.epoch;
      // In an embed one can type, and the host can open a conversation, before it has said who it is; after an
      // end it might be another's.
      const isFirst = before.session === null && before.ended === null;
      const { draft, attachments, depth, web, conversationId } = store.getState();
      reset();
      if (!isFirst) return;
      store.setState({ depth, web });
      if (conversationId !== null) void select(conversationId);
      if (draft !== '' || attachments.length > 0) bring({ text: draft, attachments });
      return;
    }
    owner = state.session?.userId ?? owner;
    if (isFreeLimited(before) && !isFreeLimited(state)) restore();
  });

  restore();

  return {
    store,
    live,
    ...input,
    select,
    send,
    async ask(question) {
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
    dispose() {
      unsubscribe();
      input.saveDraft();
      history.leave();
      dropTurns();
    },
  };
}

/** The input holds just what the failed send gave back: pressing send repeats it. */
function isSameQuestion({ messages, draft, attachments }: ChatState): boolean {
  const question = messages.at(-2);
  return (
    question?.sender === 'user' &&
    question.text === draft.trim() &&
    question.attachmentsPreview.length === attachments.length &&
    question.attachmentsPreview.every((attachment) => attachments.includes(attachment))
  );
}
