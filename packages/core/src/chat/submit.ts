import type { PersonContext } from '../person-flow.ts';
import type { StoreApi } from '../store.ts';
import { stateTexts } from '../texts/states.ts';
import { type Attachment, type ChatMessage, type ChatState, isFreeLimited } from './chat-state.ts';
import type { TurnOutcome } from './chat-turn.ts';
import { withContext } from './context/clinical-context.ts';
import type { IdentifierGuard } from './identifier-guard.ts';

/**
 * How a question ended, in its turn or before it. `held`: waits for the user's decision. `closed`: the gate is
 * closed. `unchecked`: could not be checked. `withdrawn`: stopped or changed while it waited.
 */
export type SendOutcome =
  | TurnOutcome
  | 'empty'
  | 'busy'
  | 'limited'
  | 'held'
  | 'closed'
  | 'unchecked'
  | 'withdrawn';

/** A question to be sent. */
export interface Submission {
  text: string;
  /** The clinical context that follows it in the prompt. */
  context: string;
  attachments: readonly Attachment[];
  /** The messages shown above it. */
  before: readonly ChatMessage[];
  /** Source of the question: the input, a failed turn, or a call of `ask`. */
  from: 'draft' | 'retry' | 'ask';
  idempotencyKey?: string | undefined;
  /** The id of the question that it replaces. */
  replaces?: string | null | undefined;
  /** Withdraws it while it waits. */
  signal?: AbortSignal | undefined;
  onBegin?: (() => void) | undefined;
}

/** A submission whose caller still waits for the outcome. */
export interface PendingSubmission {
  submission: Submission;
  settle(outcome: SendOutcome): void;
}

interface SubmitDeps {
  store: StoreApi<ChatState>;
  guard: IdentifierGuard;
  /** Changes when another conversation is opened. */
  view(): number;
  begin(submission: Submission): Promise<TurnOutcome>;
}

/** The only path that sends a question: guard, gate, limits, turn. */
export function createSubmit(own: PersonContext, { store, guard, view, begin }: SubmitDeps) {
  let pending: (PendingSubmission & { isWithdrawn: boolean }) | undefined;

  /** Waits for work with the status `waiting`. False if the question may not continue afterwards. */
  async function wait(work: Promise<unknown>, mine: typeof pending & object): Promise<boolean> {
    const { text, context, from, signal } = mine.submission;
    const shown = view();
    store.setState({ status: 'waiting' });
    await work;
    if (view() !== shown || pending !== mine) return false;
    store.setState({ status: 'idle' });
    // Text typed in the meantime has not been checked, so the person must send again.
    const isChanged =
      from === 'draft' && (store.getState().draft.trim() !== text || guard.context() !== context);
    return !isChanged && !mine.isWithdrawn && !signal?.aborted;
  }

  async function pass(mine: typeof pending & object): Promise<SendOutcome> {
    const { from } = mine.submission;
    const text = withContext(mine.submission.text, mine.submission.context);
    if (!guard.isReady(text)) {
      let hasFailed = false;
      const loading = guard.prepare(text).catch(() => {
        hasFailed = true;
      });
      if (!(await wait(loading, mine))) return 'withdrawn';
      if (hasFailed) {
        own.notices.notify('error', own.texts('general', stateTexts).errors.partLoad);
        return 'unchecked';
      }
    }
    if (guard.holds(text, from === 'draft')) {
      if (from === 'draft') guard.hold();
      return 'held';
    }
    if (own.gate) {
      let isOpen = false;
      const asking = own.gate().then(
        (answer) => {
          isOpen = answer;
        },
        () => undefined,
      );
      if (!(await wait(asking, mine))) return 'withdrawn';
      if (!isOpen) return 'closed';
    }
    return isFreeLimited(own.session.getState()) ? 'limited' : begin(mine.submission);
  }

  async function run({ submission, settle }: PendingSubmission): Promise<void> {
    const mine = { submission, settle, isWithdrawn: false };
    pending?.settle('withdrawn');
    pending = mine;
    const outcome = await pass(mine);
    // A question that was passed to the next scope is settled there.
    if (pending !== mine && outcome === 'withdrawn') return;
    if (pending === mine) pending = undefined;
    settle(outcome);
  }

  return {
    run,
    /** Never rejects. A new submission withdraws one that waits. */
    submit: (submission: Submission) =>
      new Promise<SendOutcome>((settle) => {
        void run({ submission, settle });
      }),
    /** Withdraws a waiting question. */
    withdraw(): void {
      if (!pending || store.getState().status !== 'waiting') return;
      pending.isWithdrawn = true;
      pending.settle('withdrawn');
      pending = undefined;
      store.setState({ status: 'idle' });
    },
    /** Removes a waiting question from this scope and returns it. */
    take(): PendingSubmission | undefined {
      const taken = store.getState().status === 'waiting' ? pending : undefined;
      pending = undefined;
      return taken;
    },
  };
}
