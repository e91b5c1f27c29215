import { type Id, sameId, toWireId } from '../ids.ts';
import type { GatewayFeatures } from '../installation/gateway-features.ts';
import { once } from '../memoize.ts';
import type { PersonContext } from '../person-flow.ts';
import type { StoreApi } from '../store.ts';
import { LIST_CHANGE_KEY } from './chat.api.ts';
import { createChatCalls } from './chat-calls.ts';
import { createChatHistory } from './chat-history.ts';
import { type ChatInput, createChatInput } from './chat-input.ts';
import { type AskOptions, createChatQuestions } from './chat-questions.ts';
import { type ChatState, hasFailed, isFreeLimited, type LiveAnswer } from './chat-state.ts';
import { createChatTurns } from './chat-turns.ts';
import { createChatView } from './chat-view.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import { withReplaced } from './edits/replaced.ts';
import type { Replacement } from './edits/replacements.schema.ts';
import { createIdentifierGuard } from './identifier-guard.ts';
import { createPendingTurns } from './resume/pending-turns.ts';
import { createSubmit, type PendingSubmission, type SendOutcome, type Submission } from './submit.ts';
import { createTemporary } from './temporary/temporary.ts';
import type { TemporaryTabs } from './temporary/temporary-tabs.ts';

/** A visitor's unsent work. It passes to the first person who signs in. */
export interface VisitorWork
  extends Pick<ChatState, 'conversationId' | 'draft' | 'attachments' | 'depth' | 'web'> {
  pending: PendingSubmission | undefined;
}

interface PersonChatDeps {
  store: StoreApi<ChatState>;
  live: StoreApi<LiveAnswer>;
  gatewayFeatures(): Promise<GatewayFeatures>;
  /** Asks in the scope of the person who signed in while the question waited. */
  askNext(question: string, options?: AskOptions): Promise<SendOutcome>;
  /** The conversation with an unread answer that the account named, once. */
  takeUnread(): Promise<Id | null>;
  tabs(): Promise<TemporaryTabs>;
}

/** The chat of one person. It ends with the person's scope. */
export function createPersonChat(
  own: PersonContext,
  { store, live, gatewayFeatures, askNext, takeUnread, tabs }: PersonChatDeps,
) {
  const { session, clock } = own;
  let owner = session.getState().session?.userId ?? null;
  const drafts = createDraftKeeper(own.storage, clock, {
    owner: () => owner,
    scope: own.draftScope,
    isTemporary: (id) => {
      const { isTemporary, conversationId } = store.getState();
      return isTemporary && String(id) === String(conversationId);
    },
  });
  const view = createChatView(own, { store, live, drafts });
  const { restore, clear, bring, ...input }: ChatInput = createChatInput(store, drafts, clock);
  const guard = createIdentifierGuard(own, store, input.setDraft);
  const calls = createChatCalls(own, gatewayFeatures);
  const pending = createPendingTurns(own.storage, clock, own.draftScope);
  const turns = createChatTurns(own, { store, view, drafts, calls, pending });
  const history = createChatHistory(own, view, calls, turns.of, pending);
  const { leave, ...temporary } = createTemporary(own, {
    store,
    api: calls,
    tabs,
    moveDraft: () => drafts.write(null, store.getState().draft),
    forget: (conversationId) => {
      turns.dropTemporary();
      drafts.write(conversationId, '');
    },
    clear: () => view.open(null, undefined),
  });
  const { submit, run, withdraw, take } = createSubmit(own, {
    store,
    guard,
    view: view.current,
    begin: (submission: Submission) => {
      if (submission.from !== 'ask') clear(submission.text);
      return turns.begin(submission);
    },
  });
  const questions = createChatQuestions(own, {
    store,
    view,
    history,
    guard,
    appendDraft: input.appendDraft,
    submit,
    findAnswer,
    askNext,
  });

  const listChange = own.storage.get(LIST_CHANGE_KEY);
  const loadResume = once(async () =>
    (await import('./resume/resume.ts')).createResume(own, {
      calls,
      view,
      pending,
      drafts,
      turns,
      restore,
      bring,
      clear,
      listChange,
    }),
  );
  /** Shows what an earlier page has begun in an opened conversation. Rarely needed. */
  const resume = (opened: Id) =>
    loadResume()
      .then(({ open }) => open(opened))
      .catch(restore);
  const lookAtOtherTabs = () =>
    loadResume()
      .then((other) => other.lookAtOtherTabs())
      .catch(() => undefined);

  async function findAnswer(): Promise<void> {
    const { conversationId, messages } = store.getState();
    const last = messages.at(-1);
    if (conversationId === null || !last || !hasFailed(last)) return;
    await loadResume()
      .then((other) => other.findAnswer(conversationId))
      .catch(() => undefined);
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
    const isPending = () => target !== null && !turns.of(target) && !!pending.read(target);
    const wasPending = isPending();
    view.open(target, turns.of(target), wasPending);
    if (target === null) return Promise.resolve();
    // The history may name a turn that this page does not know.
    return history.read(target).then(() => {
      if (own.signInAnswered && !session.getState().session) return undefined;
      return wasPending || isPending() ? resume(target) : undefined;
    });
  }

  own.onEnd(
    session.subscribe((state, before) => {
      owner = state.session?.userId ?? owner;
      if (isFreeLimited(before) && !isFreeLimited(state)) restore();
    }),
  );
  own.onEnd(() => {
    turns.drop();
    history.leave();
    // After an expiry the draft is kept for the same person. When a person leaves otherwise, it is not saved.
    const hasLeft = own.scope.signal.aborted && session.getState().ended !== 'expired';
    if (!hasLeft) input.saveDraft();
  });
  own.onEnd(own.storage.watch(() => void lookAtOtherTabs()));
  own.onEnd(
    store.subscribe(({ draft, replaces }) => {
      if (draft === '' && replaces !== null) store.setState({ replaces: null });
    }),
  );
  view.open(null, undefined);
  guard.checkSoon();

  return {
    /** Continues the visitor's work after this person has signed in. */
    resume({ conversationId, draft, attachments, depth, web, pending: waiting }: VisitorWork): void {
      store.setState({ depth, web });
      if (conversationId !== null) void select(conversationId);
      if (draft !== '' || attachments.length > 0) bring({ text: draft, attachments });
      if (waiting) void history.settled().then(() => run(waiting));
    },
    takePending: take,
    ...input,
    ...temporary,
    ...questions,
    select,
    async takeUnread(): Promise<Id | null> {
      const isStillBlank = () => isBlank(store.getState());
      if (!isStillBlank()) return null;
      // The account names the newest one, which another chat of the page may have asked in and stored.
      const named = await takeUnread();
      if (!isStillBlank()) return null;
      return pending.last() ?? (pending.isBeside() ? null : named);
    },
    loadOlder: history.loadOlder,
    loadAll: history.loadAll,
    showArrived: history.showArrived,
    markReplaced(replacements: readonly Replacement[]): void {
      store.setState({ messages: withReplaced(store.getState().messages, replacements) });
    },
    stop() {
      withdraw();
      turns.stop();
    },
    findAnswer,
    reportVerdicts: turns.reportVerdicts,
    maskIdentifiers: guard.mask,
    unmaskIdentifiers: guard.unmask,
    keepIdentifiers() {
      if (guard.accept()) void questions.send();
    },
  };
}

/** Whether this is a new conversation in which nothing was begun. */
const isBlank = (state: ChatState): boolean =>
  state.conversationId === null &&
  state.status === 'idle' &&
  state.draft === '' &&
  !state.isTemporary &&
  state.messages.length + state.attachments.length === 0;
