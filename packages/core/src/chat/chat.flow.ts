import type { FlowContext } from '../context.ts';
import { type Id, sameId, toWireId } from '../ids.ts';
import type { Offers } from '../offers.ts';
import { createPersonFlow, type PersonContext } from '../person-flow.ts';
import { createStore, type StoreApi } from '../store.ts';
import { contextTexts } from '../texts/answer/clinical.ts';
import { createKey } from '../uuid.ts';
import { createChatExchange } from './chat-exchange.ts';
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
  isBusy,
  isFreeLimited,
  type LiveAnswer,
  noAnswer,
} from './chat-state.ts';
import { createTurnRunner, newTurn, type Turn, type TurnOutcome } from './chat-turn.ts';
import { createChatView } from './chat-view.ts';
import type { ClinicalContext, ContextKey } from './context/clinical-context.ts';
import { createHostContext } from './context/host-context.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import { type Replacement, withReplaced } from './edits/replaced.ts';
import { createIdentifierGuard } from './identifier-guard.ts';
import type { IdentifierKind } from './identifiers/rules.ts';
import type { Verdict } from './proof/citation-check.ts';
import { createPendingTurns } from './resume/pending-turns.ts';
import { createSubmit, type PendingSubmission, type SendOutcome, type Submission } from './submit.ts';
import { createTemporary } from './temporary.ts';

/** One conversation at a time: its messages, its input and the answer under way. */
export interface ChatFlow {
  store: StoreApi<ChatState>;
  /** The answer being written. Apart from the state because it changes many times a second. */
  live: StoreApi<LiveAnswer>;
  /** Opens a conversation, or a new one for null. Resolves once the history is shown. */
  select(conversationId: Id | null): Promise<void>;
  /** Shows the page of messages before the first one shown. Never rejects. */
  loadOlder(): Promise<void>;
  setDraft(text: string): void;
  /** Makes the new conversation a temporary one, or not. Without effect once it has begun. */
  setTemporary(isTemporary: boolean): void;
  /** A view shows the chat. The returned function ends it; a temporary conversation without a view is deleted. */
  show(): () => void;
  /** Deletes the temporary conversation because the page is being left. */
  leavePage(): void;
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
  send(): Promise<SendOutcome>;
  /**
   * Sends a question past the input, which keeps its text and files. A question that may not be sent now is added to
   * the input. Resolves when the whole turn is over. Never rejects.
   */
  ask(question: string, options?: AskOptions): Promise<SendOutcome>;
  /**
   * Sends another wording of the last question: a new exchange below, which replaces that one. What may not be sent now is
   * put into the input. Never rejects.
   */
  edit(messageId: string, text: string): Promise<SendOutcome>;
  /** Marks exchanges of the shown conversation as replaced, by the server's ids of their answers. */
  markReplaced(replacements: readonly Replacement[]): void;
  /** Ends the answer under way here and at the server, or withdraws a question that waits. The text so far stays. */
  stop(): void;
  /** Tells the gateway how often the sentences of an answer of this page agree with their sources, once. */
  reportVerdicts(messageId: string, verdicts: Readonly<Record<Verdict, number>>): void;
  /** Repeats the question of this answer, or reads the history again. */
  retry(messageId: string): Promise<void>;
  /** Takes what the host knows about the case; the same facts again change nothing. */
  setContext(context: ClinicalContext | null | undefined): void;
  /** Leaves a fact out of the following questions. */
  removeContext(key: ContextKey): void;
  /** Replaces the identifiers in the draft and its context by a word for their kind. */
  maskIdentifiers(word: (kind: IdentifierKind) => string): void;
  unmaskIdentifiers(): void;
  /** Keeps the identifiers that are shown; sends the draft if it was held for them. */
  keepIdentifiers(): void;
  /** Stores the draft at once instead of a moment after the last key press. */
  saveDraft(): void;
  dispose(): void;
}

export interface AskOptions {
  /** Withdraws the question while it waits. */
  signal?: AbortSignal;
  /** The question is being sent. */
  onBegin?: () => void;
  /** False leaves the input alone where the question may not be sent, unless the guard holds it. */
  isOffered?: boolean;
}

/** What a visitor has begun. It passes to the person who signs in first. */
interface VisitorWork extends Pick<ChatState, 'conversationId' | 'draft' | 'attachments' | 'depth' | 'web'> {
  pending: PendingSubmission | undefined;
}

/** @param offers what the gateway can do beyond the services behind it */
export function createChatFlow(
  context: FlowContext,
  offers: () => Promise<Offers> = async () => new Set(),
): ChatFlow {
  const live = createStore<LiveAnswer>(() => noAnswer);
  let visitorWork: VisitorWork | undefined;
  const hostContext = createHostContext();
  const flow: Omit<ChatFlow, 'live'> = createPersonFlow(
    context,
    () => blankChat,
    (own, store) => {
      const isVisitor = own.session.getState().session === null;
      /** A question for which the scope ended too early: it passes to the person who signed in first. */
      const askNext: ChatFlow['ask'] = async (...question) =>
        isVisitor && context.person.scope().isFirstSignIn ? flow.ask(...question) : 'dropped';
      const { resume, takePending, ...actions } = createPersonChat(
        own,
        store,
        own.guard(live),
        askNext,
        offers,
      );
      hostContext.begin(own, store);
      if (own.scope.isFirstSignIn && visitorWork) resume(visitorWork);
      else visitorWork?.pending?.settle('dropped');
      visitorWork = undefined;
      own.onEnd(() => {
        const pending = takePending();
        if (!isVisitor) return pending?.settle('dropped');
        const { conversationId, draft, attachments, depth, web } = store.getState();
        visitorWork = { conversationId, draft, attachments, depth, web, pending };
      });
      return { ...actions, setContext: hostContext.set, removeContext: hostContext.remove };
    },
  );
  return { ...flow, live };
}

/** The chat of one person. */
function createPersonChat(
  own: PersonContext,
  store: StoreApi<ChatState>,
  live: StoreApi<LiveAnswer>,
  askNext: ChatFlow['ask'],
  offers: () => Promise<Offers>,
) {
  const { session, clock } = own;
  let owner = session.getState().session?.userId ?? null;
  const drafts = createDraftKeeper(own.storage, clock, () => owner, own.draftScope);
  const view = createChatView(own, { store, live, drafts });
  const { restore, clear, bring, ...input }: ChatInput = createChatInput(store, drafts, clock);
  const guard = createIdentifierGuard(own, store, input.setDraft);
  const turns = new Set<Turn>();
  /** The turns of this page whose verdicts have not been told, by the id of their answer. */
  const reportKeys = new Map<string, string>();
  const exchange = createChatExchange(own, offers);
  const pendingTurns = createPendingTurns(own.storage, clock, own.draftScope);

  function dropTemporary(conversationId: Id | null): void {
    for (const turn of turns) {
      if (!turn.isTemporary) continue;
      turn.end = 'dropped';
      turn.controller.abort();
    }
    drafts.write(conversationId, '');
  }
  const { leave, ...temporary } = createTemporary(own, {
    store,
    api: exchange,
    forget: dropTemporary,
    clear: () => view.open(null, undefined),
  });

  const turnOf = (conversationId: Id | null): Turn | undefined =>
    [...turns].find((turn) => turn.end === null && sameId(turn.conversationId, conversationId));
  const history = createChatHistory(own, view, exchange, turnOf);
  const runTurn = createTurnRunner(own, exchange, createTurnEvents(own, view, drafts), pendingTurns);

  async function start(
    turn: Turn,
    before: readonly ChatMessage[],
    follow?: Parameters<typeof runTurn>[1],
  ): Promise<TurnOutcome> {
    turns.add(turn);
    reportKeys.set(turn.answerId, turn.idempotencyKey);
    // Kept as a draft until the question has arrived, for a reload in between. The input may hold another draft.
    if (store.getState().draft === '') drafts.write(turn.conversationId, turn.question.text);
    view.begin(turn, before);
    const outcome = await runTurn(turn, follow);
    turns.delete(turn);
    return outcome;
  }

  /** Continues what an earlier page left under way. Loaded on need, because that is rare. */
  async function resumeTurn(conversationId: Id): Promise<void> {
    try {
      const { createTurnResume } = await import('./resume/resume-turn.ts');
      const isUnderWay = () => turnOf(conversationId) !== undefined;
      await createTurnResume({
        exchange,
        view,
        pending: pendingTurns,
        isUnderWay,
        start,
        words: () => own.texts('chat', contextTexts).context,
        restoreDraft: restore,
      })(conversationId);
    } catch {
      restore();
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
    input.saveDraft();
    leave();
    history.leave();
    const turn = turnOf(target);
    const isPending = target !== null && turn === undefined && pendingTurns.read(target) !== undefined;
    view.open(target, turn, isPending);
    if (target === null) return Promise.resolve();
    const shown = history.read(target);
    return isPending ? shown.then(() => resumeTurn(target)) : shown;
  }

  function begin({
    text,
    context,
    attachments,
    before,
    from,
    idempotencyKey,
    replaces,
    onBegin,
  }: Submission) {
    if (from !== 'ask') clear(text);
    const { conversationId, depth, web, isTemporary } = store.getState();
    const question = message({
      id: createKey(),
      sender: 'user',
      type: questionType(attachments, true),
      text,
      context,
      attachmentsPreview: attachments,
      date: clock.now(),
      replaces: replaces ?? null,
    });
    store.setState({ replaces: null });
    const key = idempotencyKey ? { idempotencyKey } : {};
    const ending = start(
      newTurn({ view: view.current(), question, depth, web, conversationId, isTemporary, ...key }),
      before,
    );
    onBegin?.();
    return ending;
  }
  const { submit, run, withdraw, take } = createSubmit(own, { store, guard, view: view.current, begin });

  async function send(): Promise<SendOutcome> {
    const state = store.getState();
    if (!canSend(state, session.getState())) return refusalOf(state);
    const failed = state.messages.at(-1);
    if (failed?.type === 'error' && failed.retry === 'send' && isSameQuestion(state, guard.context())) {
      return repeat(failed, 'draft');
    }
    return submit({
      text: state.draft.trim(),
      context: guard.context(),
      attachments: state.attachments,
      before: state.messages,
      from: 'draft',
      replaces: state.replaces,
    });
  }

  /** Why a question cannot be sent at all. */
  const refusalOf = (state: ChatState): SendOutcome =>
    isBusy(state) ? 'busy' : isFreeLimited(session.getState()) ? 'limited' : 'empty';

  async function ask(question: string, options: AskOptions = {}): Promise<SendOutcome> {
    const { signal, onBegin, isOffered = true } = options;
    await history.settled();
    if (own.scope.signal.aborted) return askNext(question, options);
    if (signal?.aborted) return 'withdrawn';
    const state = store.getState();
    const isSendable = canSend({ ...state, draft: question, attachments: [] }, session.getState());
    const outcome = isSendable
      ? await submit({
          text: question.trim(),
          context: guard.context(),
          attachments: [],
          before: state.messages,
          from: 'ask',
          signal,
          onBegin,
        })
      : refusalOf(state);
    if (outcome === 'held' || (isOffered && isUnsent(outcome))) input.offer(question);
    return outcome;
  }

  /** Asks the question of a failed or interrupted answer again, with its idempotency key. */
  function repeat(answer: ChatMessage, from: 'draft' | 'retry'): Promise<SendOutcome> {
    const { messages } = store.getState();
    const question = messages.slice(0, messages.indexOf(answer)).findLast(({ sender }) => sender === 'user');
    if (!question) return Promise.resolve('empty');
    const isVoid = answer.type === 'error' || answer.text === '';
    return submit({
      text: question.text,
      context: question.context,
      attachments: question.attachmentsPreview,
      before: isVoid ? messages.filter((entry) => entry !== answer && entry !== question) : messages,
      from,
      replaces: question.replaces,
      idempotencyKey: view.retryKeys.get(answer.id),
    });
  }

  async function edit(messageId: string, text: string): Promise<SendOutcome> {
    const state = store.getState();
    const question = state.messages.findLast(({ sender }) => sender === 'user');
    if (question?.id !== messageId) return 'empty';
    // The history keeps no files.
    const attachments = question.attachmentsPreview.filter(({ bytes }) => bytes !== null);
    const isSendable = canSend({ ...state, draft: text, attachments }, session.getState());
    const outcome = isSendable
      ? await submit({
          text: text.trim(),
          context: guard.context(),
          attachments,
          before: state.messages,
          from: 'ask',
          replaces: messageId,
        })
      : refusalOf(state);
    if (outcome !== 'held' && !isUnsent(outcome)) return outcome;
    const isFree = store.getState().draft.trim() === '';
    input.offer(text);
    if (isFree) store.setState({ replaces: messageId });
    return outcome;
  }

  async function retry(messageId: string): Promise<void> {
    const state = store.getState();
    const answer = state.messages.find(({ id }) => id === messageId);
    if (!answer || isBusy(state)) return;
    if (answer.retry === 'history' && state.conversationId !== null) {
      store.setState({ status: 'loading-history', messages: [] });
      return history.read(state.conversationId);
    }
    if (isFreeLimited(session.getState())) return;
    const question = state.messages.slice(0, state.messages.indexOf(answer)).at(-1);
    if ((await repeat(answer, 'retry')) === 'held' && question) input.offer(question.text);
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
  own.onEnd(
    store.subscribe(({ draft, replaces }) => {
      if (draft === '' && replaces !== null) store.setState({ replaces: null });
    }),
  );
  view.open(null, undefined);
  guard.checkSoon();

  return {
    /** Continues what the visitor had begun before this person signed in. */
    resume({ conversationId, draft, attachments, depth, web, pending }: VisitorWork): void {
      store.setState({ depth, web });
      if (conversationId !== null) void select(conversationId);
      if (draft !== '' || attachments.length > 0) bring({ text: draft, attachments });
      if (pending) void history.settled().then(() => run(pending));
    },
    takePending: take,
    ...input,
    ...temporary,
    select,
    loadOlder: history.readOlder,
    send,
    ask,
    edit,
    markReplaced(replacements: readonly Replacement[]): void {
      store.setState({ messages: withReplaced(store.getState().messages, replacements) });
    },
    stop() {
      withdraw();
      for (const turn of turns) {
        if (turn.end === null && view.isOpen(turn)) {
          turn.end = 'stopped';
          turn.controller.abort();
          if (turn.phase === 'asking') void exchange.stop(turn.idempotencyKey);
        }
      }
    },
    reportVerdicts(messageId: string, verdicts: Readonly<Record<Verdict, number>>) {
      const key = reportKeys.get(messageId);
      reportKeys.delete(messageId);
      if (key && Object.values(verdicts).some((count) => count > 0)) void exchange.report(key, verdicts);
    },
    retry,
    maskIdentifiers: guard.mask,
    unmaskIdentifiers: guard.unmask,
    keepIdentifiers() {
      if (guard.accept()) void send();
    },
  };
}

/** Whether a question could not be sent for reasons that may pass. */
const isUnsent = (outcome: SendOutcome) =>
  outcome === 'busy' || outcome === 'closed' || outcome === 'limited' || outcome === 'unchecked';

/** Whether the input holds exactly the question of the failed send, so that sending repeats it. */
function isSameQuestion({ messages, draft, attachments }: ChatState, context: string): boolean {
  const question = messages.at(-2);
  return (
    question?.sender === 'user' &&
    question.text === draft.trim() &&
    question.context === context &&
    question.attachmentsPreview.length === attachments.length &&
    question.attachmentsPreview.every((attachment) => attachments.includes(attachment))
  );
}
