import { wait } from '../delay.ts';
import type { PersonContext } from '../person-flow.ts';
import type { StoreApi } from '../store.ts';
import type { ChatHistory } from './chat-history.ts';
import type { ChatInput } from './chat-input.ts';
import { type ChatMessage, type ChatState, canSend, hasFailed, isBusy, isFreeLimited } from './chat-state.ts';
import type { ChatView } from './chat-view.ts';
import type { IdentifierGuard } from './identifier-guard.ts';
import type { SendOutcome, Submission } from './submit.ts';

/** Most milliseconds that a repeated question waits to learn whether another page has got its answer. */
const LOOK_MS = 3_000;

export interface AskOptions {
  /** Withdraws the question while it waits. */
  signal?: AbortSignal;
  /** Called when the question is being sent. */
  onBegin?: () => void;
  /** If false, an unsent question is not added to the input, unless the guard holds it. */
  isOffered?: boolean;
}

interface QuestionsDeps {
  store: StoreApi<ChatState>;
  view: ChatView;
  history: ChatHistory;
  guard: IdentifierGuard;
  appendDraft: ChatInput['appendDraft'];
  submit(submission: Submission): Promise<SendOutcome>;
  /** Shows the answer that another page has got to the last question, if that failed here. Never rejects. */
  findAnswer(): Promise<void>;
  /** Asks in the scope of the person who signed in while the question waited. */
  askNext(question: string, options?: AskOptions): Promise<SendOutcome>;
}

/**
 * The ways to ask: from the input, without the input, with an edited question, or as a retry. All end in `submit`.
 */
export function createChatQuestions(own: PersonContext, deps: QuestionsDeps) {
  const { store, view, history, guard, appendDraft, submit, findAnswer, askNext } = deps;
  const { session } = own;

  async function send(): Promise<SendOutcome> {
    const state = store.getState();
    if (!canSend(state, session.getState())) return refusalOf(state);
    const failed = state.messages.at(-1);
    const isRepeated = () => isSameQuestion(store.getState(), guard.context());
    if (failed?.type === 'error' && failed.retry === 'send' && isRepeated()) {
      if (await isAnswered(failed)) return 'answered';
      return isRepeated() && !isBusy(store.getState()) ? repeat(failed, 'draft') : 'withdrawn';
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

  /** Submits a text that is not in the input, if it may be sent now. */
  async function submitBeside(text: string, { attachments = [], ...fields }: Partial<Submission>) {
    const state = store.getState();
    if (!canSend({ ...state, draft: text, attachments }, session.getState())) return refusalOf(state);
    return submit({
      text: text.trim(),
      context: guard.context(),
      attachments,
      before: state.messages,
      from: 'ask',
      ...fields,
    });
  }

  async function ask(question: string, options: AskOptions = {}): Promise<SendOutcome> {
    const { signal, onBegin, isOffered = true } = options;
    await history.settled();
    if (own.scope.signal.aborted) return askNext(question, options);
    if (signal?.aborted) return 'withdrawn';
    const outcome = await submitBeside(question, { signal, onBegin });
    if (outcome === 'held' || (isOffered && isUnsent(outcome))) appendDraft(question);
    return outcome;
  }

  /** Whether a failed answer has left the screen, because another page has got it meanwhile. */
  async function isAnswered(failed: ChatMessage): Promise<boolean> {
    const mine = view.current();
    await Promise.race([findAnswer(), wait(own.clock, LOOK_MS, own.scope.signal)]);
    const { conversationId, messages, status } = store.getState();
    if (messages.includes(failed)) return false;
    const { messageId = null } = messages.at(-1) ?? {};
    if (mine === view.current() && status === 'idle')
      store.setState({ finished: { conversationId, messageId, isInterrupted: false } });
    return true;
  }

  /** Asks the question of a failed or interrupted answer again, with its idempotency key. */
  function repeat(answer: ChatMessage, from: 'draft' | 'retry'): Promise<SendOutcome> {
    const { messages } = store.getState();
    const question = messages.slice(0, messages.indexOf(answer)).findLast(({ sender }) => sender === 'user');
    if (!question) return Promise.resolve('empty');
    if (question.lostFiles && from === 'retry') {
      // A retry would send the question without its files.
      appendDraft(question.text);
      own.notices.notify('info', question.lostFiles);
      return Promise.resolve('empty');
    }
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
    const question = store.getState().messages.findLast(({ sender }) => sender === 'user');
    if (question?.id !== messageId) return 'empty';
    const outcome = await submitBeside(text, {
      attachments: question.attachmentsPreview,
      replaces: messageId,
    });
    if (outcome !== 'held' && !isUnsent(outcome)) return outcome;
    const isFree = store.getState().draft.trim() === '';
    appendDraft(text);
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
    if (hasFailed(answer) && ((await isAnswered(answer)) || isBusy(store.getState()))) return;
    const question = state.messages.slice(0, state.messages.indexOf(answer)).at(-1);
    if ((await repeat(answer, 'retry')) === 'held' && question) appendDraft(question.text);
  }

  return { send, ask, edit, retry };
}

/** Whether a question was not sent for a temporary reason. */
const isUnsent = (outcome: SendOutcome) =>
  outcome === 'busy' || outcome === 'closed' || outcome === 'limited' || outcome === 'unchecked';

/** Whether the input holds exactly the question of the failed send. Sending is then a retry. */
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
