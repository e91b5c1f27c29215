import type { PersonContext } from '../person-flow.ts';
import type { StoreApi } from '../store.ts';
import { generalTexts } from '../texts/general.ts';
import { type Attachment, type ChatMessage, type ChatState, isFreeLimited } from './chat-state.ts';
import type { TurnOutcome } from './chat-turn.ts';
import { withContext } from './context/clinical-context.ts';
import type { IdentifierGuard } from './identifier-guard.ts';

/**
 * How a question ended: as its turn did, or before one began. `held` waits for the user's decision, `closed` met a
 * closed gate, `unchecked` could not be checked, `withdrawn` was stopped or changed while it waited.
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

/** A question on its way. */
export interface Submission {
  text: string;
  /** The clinical context that follows it in the prompt. */
  context: string;
  attachments: readonly Attachment[];
  /** The messages that stay above it. */
  before: readonly ChatMessage[];
  /** The input, a failed turn, or somebody who asks beside the input. */
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
  /** Another number after another conversation was opened. */
  view(): number;
  begin(submission: Submission): Promise<TurnOutcome>;
}

/** The one way a question is sent: guard, gate, limits, turn. */
export function createSubmit(own: PersonContext, { store, guard, view, begin }: SubmitDeps) {
  let pending: (PendingSubmission & { isWithdrawn: boolean }) | undefined;

  /** Waits visibly for some work. False if the question may not go on after it. */
  async function wait(work: Promise<unknown>, mine: typeof pending & object): Promise<boolean> {
    const { text, context, from, signal } = mine.submission;
    const shown = view();
    store.setState({ status: 'waiting' });
    await work;
    if (view() !== shown || pending !== mine) return false;
    store.setState({ status: 'idle' });
    // Text written meanwhile has not been checked: it waits for another press.
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
        own.notices.notify('error', own.texts('general', generalTexts).errors.partLoad);
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
    // Carried over to the next scope, it is settled there.
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
    /** Withdraws a question that waits. */
    withdraw(): void {
      if (!pending || store.getState().status !== 'waiting') return;
      pending.isWithdrawn = true;
      pending.settle('withdrawn');
      pending = undefined;
      store.setState({ status: 'idle' });
    },
    /** Takes a waiting question out of this scope. */
    take(): PendingSubmission | undefined {
      const taken = store.getState().status === 'waiting' ? pending : undefined;
      pending = undefined;
      return taken;
    },
  };
}
