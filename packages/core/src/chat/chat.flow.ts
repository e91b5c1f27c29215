import type { StoreApi } from 'zustand/vanilla';
import type { FlowContext } from '../context.ts';
import { createKey, type Id, sameId, toWireId } from '../ids.ts';
import { limits } from '../limits.ts';
import { chatFlowTexts } from '../texts/chat-flow.ts';
import type { ChatExchange } from './chat-exchange.ts';
import { message, messagesOfHistory, questionType } from './chat-messages.ts';
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
  /** Ends the answer under way here and at the server; what has been written stays. */
  stop(): void;
  /** Repeats the question of this answer, or the reading of the history. */
  retry(messageId: string): Promise<void>;
  /** Writes the draft at once; otherwise it follows typing by a moment. */
  saveDraft(): void;
  dispose(): void;
}

/** Milliseconds after the last key press until the draft is kept. */
const DRAFT_DELAY_MS = 300;

export function createChatFlow(context: FlowContext): ChatFlow {
  const { session, clock, notices } = context;
  const texts = () => context.texts('chat', chatFlowTexts);
  let owner = session.getState().session?.userId ?? null;
  const drafts = createDraftKeeper(context.storage, clock, () => owner, context.draftScope);
  const view = createChatView(context, drafts);
  const { store, live } = view;
  const turns = new Set<Turn>();
  let exchanging: Promise<ChatExchange> | undefined;
  let reading: AbortController | undefined;
  let cancelSave: (() => void) | undefined;
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

  const run = createTurnRunner(context, exchange, {
    created(turn) {
      drafts.write(turn.conversationId, turn.question.text);
      if (drafts.read(null) === turn.question.text) drafts.write(null, '');
      view.created(turn, texts().defaultTitle);
    },
    progressed: view.progressed,
    answered(turn, answer) {
      forget(turn);
      view.answered(turn, answer);
    },
    failed(turn, key) {
      if (turn.phase === 'checking' && turn.end === 'stopped') {
        view.withdraw(turn);
        view.giveBack(turn);
      } else if (turn.text || turn.end === 'stopped') {
        forget(turn);
        view.interrupted(turn, key);
      } else {
        if (!view.isOpen(turn)) notices.notify('error', texts().errors.send);
        view.failed(turn, key, texts().errors.send);
        view.giveBack(turn);
      }
    },
    limited(turn) {
      session.setFreePlanLimited(true);
      view.withdraw(turn);
      drafts.park(turn.conversationId, turn.question.attachmentsPreview);
      notices.notify('error', texts().limit.reached);
      if (turn.question.text) notices.notify('info', texts().limit.draftKept);
    },
    listChanged() {
      store.setState({ listVersion: store.getState().listVersion + 1 });
    },
  });

  /** Once it has arrived, the question is no draft any more. */
  function forget({ conversationId, question }: Turn): void {
    if (drafts.read(conversationId) === question.text) drafts.write(conversationId, '');
  }

  const turnOf = (conversationId: Id | null): Turn | undefined =>
    [...turns].find((turn) => turn.end === null && sameId(turn.conversationId, conversationId));

  async function start(turn: Turn, before: readonly ChatMessage[]): Promise<void> {
    turns.add(turn);
    // Kept until it has arrived: a reload in between must not lose it.
    drafts.write(turn.conversationId, turn.question.text);
    view.begin(turn, before);
    await run(turn);
    turns.delete(turn);
  }

  function saveDraft(): void {
    if (!cancelSave) return;
    cancelSave();
    cancelSave = undefined;
    const { conversationId, draft } = store.getState();
    drafts.write(conversationId, draft);
  }

  function setDraft(draft: string): void {
    store.setState({ draft, isDraftRestored: false });
    cancelSave?.();
    cancelSave = clock.after(DRAFT_DELAY_MS, saveDraft);
  }

  async function readHistory(conversationId: Id): Promise<void> {
    const mine = view.current();
    reading?.abort();
    reading = new AbortController();
    try {
      const items = await (await exchange()).history(conversationId, reading.signal);
      if (mine === view.current()) view.showHistory(messagesOfHistory(items), turnOf(conversationId));
    } catch {
      if (mine !== view.current()) return;
      const text = texts().errors.history;
      const failed = message({ id: createKey(), sender: 'bot', type: 'error', text, date: clock.now() });
      view.showHistory([{ ...failed, retry: 'history' }], turnOf(conversationId));
    }
  }

  function select(conversationId: Id | null): Promise<void> {
    const target = conversationId === null ? null : toWireId(conversationId);
    const state = store.getState();
    const isHere =
      target === null
        ? state.conversationId === null && state.messages.length === 0
        : sameId(state.conversationId, target);
    if (isHere) return Promise.resolve();
    saveDraft();
    reading?.abort();
    view.open(target, turnOf(target));
    return target === null ? Promise.resolve() : readHistory(target);
  }

  function send(): Promise<void> {
    const state = store.getState();
    if (!canSend(state, session.getState())) return Promise.resolve();
    const failed = state.messages.at(-1);
    if (failed?.type === 'error' && failed.retry === 'send' && isSameQuestion(state)) return retry(failed.id);
    return ask(state.draft.trim(), state.attachments, state.messages);
  }

  function ask(
    text: string,
    attachments: readonly Attachment[],
    before: readonly ChatMessage[],
    idempotencyKey?: string,
  ): Promise<void> {
    const { conversationId, depth, web, draft } = store.getState();
    const question = message({
      id: createKey(),
      sender: 'user',
      type: questionType(attachments, true),
      text,
      attachmentsPreview: attachments,
      date: clock.now(),
    });
    // A repeated question leaves alone what has been typed since.
    if (draft.trim() === text) {
      cancelSave?.();
      cancelSave = undefined;
      store.setState({ draft: '', isDraftRestored: false, attachments: [] });
    }
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
      return readHistory(conversationId);
    }
    const question = messages.slice(0, index).findLast(({ sender }) => sender === 'user');
    if (!question || isFreeLimited(session.getState())) return;
    const isVoid = answer.type === 'error' || answer.text === '';
    const before = isVoid ? messages.filter((entry) => entry !== answer && entry !== question) : messages;
    return ask(question.text, question.attachmentsPreview, before, view.retryKeys.get(messageId));
  }

  /** Another person, or nobody: nothing of the one before may stay or arrive. */
  function reset(): void {
    const keep = session.getState().ended === 'expired';
    for (const turn of turns) {
      turn.end = 'dropped';
      turn.controller.abort();
    }
    turns.clear();
    if (keep) saveDraft();
    cancelSave?.();
    cancelSave = undefined;
    reading?.abort();
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
      const { draft, conversationId } = store.getState();
      reset();
      if (!isFirst) return;
      if (conversationId !== null) void select(conversationId);
      if (store.getState().draft === '') setDraft(draft);
      return;
    }
    owner = state.session?.userId ?? owner;
    if (isFreeLimited(before) && !isFreeLimited(state)) {
      restoreDraft();
    }
  });

  function restoreDraft(): void {
    const { conversationId, draft, attachments } = store.getState();
    const kept = drafts.read(conversationId);
    if (draft !== '' || attachments.length > 0) return;
    store.setState({
      draft: kept,
      isDraftRestored: kept !== '',
      attachments: drafts.unpark(conversationId),
    });
  }

  restoreDraft();

  return {
    store,
    live,
    select,
    setDraft,
    discardDraft() {
      setDraft('');
      saveDraft();
    },
    recoverUnsent() {
      const { unsent, draft, attachments } = store.getState();
      if (!unsent) return;
      const parts = [unsent.text, draft].filter((part) => part.trim() !== '');
      store.setState({
        unsent: null,
        attachments: [...unsent.attachments, ...attachments].slice(0, limits.attachmentCount),
      });
      setDraft(parts.join('\n\n'));
    },
    addAttachments: (added) => store.setState({ attachments: [...store.getState().attachments, ...added] }),
    updateAttachment(id, fields) {
      const attachments = store
        .getState()
        .attachments.map((attachment) => (attachment.id === id ? { ...attachment, ...fields } : attachment));
      store.setState({ attachments });
    },
    removeAttachment: (id) =>
      store.setState({
        attachments: store.getState().attachments.filter((attachment) => attachment.id !== id),
      }),
    setDepth(depth) {
      const { searchDepthMin: low, searchDepthMax: high, searchDepthDefault } = limits;
      const whole = Number.isFinite(depth) ? Math.round(depth) : searchDepthDefault;
      store.setState({ depth: Math.min(high, Math.max(low, whole)) });
    },
    setWeb: (web) => store.setState({ web }),
    send,
    stop() {
      for (const turn of turns) {
        if (turn.end === null && view.isOpen(turn)) {
          turn.end = 'stopped';
          turn.controller.abort();
        }
      }
    },
    retry,
    saveDraft,
    dispose() {
      unsubscribe();
      saveDraft();
      reading?.abort();
      for (const turn of turns) {
        turn.end = 'dropped';
        turn.controller.abort();
      }
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
