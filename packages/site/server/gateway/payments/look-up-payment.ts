import type { Account, Accounts } from '../accounts.ts';
import type { Attempt } from './attempt-rows.ts';
import { LOOK_TIMEOUT_MS } from './carry-out.ts';
import type { Journal } from './journal.ts';
import { isDoubtful, isPending, isSamePlan, shownOutcome } from './outcome.ts';

interface Options {
  accounts: Accounts;
  journal: Journal;
  now: () => Date;
}

/** `over`: the account has another plan, or no longer shows the payment. */
type PendingEnd = 'pending' | 'confirmed' | 'over';

export type PaymentLookUp = ReturnType<typeof createPaymentLookUp>;

/** Milliseconds during which a payment refused with a server error may still turn out to be charged. */
const SECOND_LOOK_MS = 24 * 3600 * 1000;

/** Milliseconds during which a payment in confirmation blocks another one, and may still change the account's plan. */
const CONFIRMATION_MS = 3600 * 1000;

/** Finds out from `my-account` how a payment with a doubtful outcome ended. Never repeats it. */
export function createPaymentLookUp({ accounts, journal, now }: Options) {
  const ageOf = ({ finishedAt, startedAt }: Attempt) => now().getTime() - (finishedAt ?? startedAt).getTime();

  const isInDoubt = (attempt: Attempt) =>
    isDoubtful(attempt) && (attempt.status === 'unknown' || ageOf(attempt) <= SECOND_LOOK_MS);

  /** What the account shows of a pending payment. Stores it, because the account may show nothing of it later. */
  async function follow(account: Account, attempt: Attempt): Promise<PendingEnd | undefined> {
    const shown = shownOutcome(account, attempt);
    if (shown) {
      await journal.confirm(account.id, attempt.key, shown === 'pending' ? 'shown' : 'confirmed');
      return shown === 'pending' ? 'pending' : 'confirmed';
    }
    if (attempt.planBefore === null) return undefined;
    // Many services show a pending plan only to a person without another one.
    const isHidden = attempt.confirmation === null && account.planMark === attempt.planBefore;
    if (!isHidden) return 'over';
    return ageOf(attempt) < CONFIRMATION_MS ? 'pending' : undefined;
  }

  const lookUp = {
    /** The attempt with its outcome, if it was in doubt and the account shows it. */
    async resolve(owner: string, attempt: Attempt, token: string): Promise<Attempt> {
      if (attempt.kind !== 'payment' || !isInDoubt(attempt)) return attempt;
      const account = await accounts.readFresh(token, LOOK_TIMEOUT_MS).catch(() => undefined);
      const outcome = account && shownOutcome(account, attempt);
      if (!outcome || !(await journal.settle(owner, attempt.key, outcome))) return attempt;
      return { ...attempt, status: 'paid', httpStatus: 200, outcome, message: null };
    },

    /**
     * The last payment, if nobody knew its outcome so far: a server error may hide a charge. It may be known by now.
     */
    async findDoubtful(owner: string, token: string): Promise<Attempt | undefined> {
      const last = await journal.last(owner);
      return last && isInDoubt(last) ? lookUp.resolve(owner, last, token) : undefined;
    },

    /** The last payment, if its outcome was doubtful and the account now shows that it was paid. */
    async findLatePayment(account: Account): Promise<Attempt | undefined> {
      const last = await journal.last(account.id);
      const outcome = last && isInDoubt(last) ? shownOutcome(account, last) : undefined;
      if (!last || !outcome) return undefined;
      return (await journal.settle(account.id, last.key, outcome)) ? last : undefined;
    },

    /** The newest payment for this plan that is still being confirmed: paying again would charge twice. */
    async findUnconfirmed(account: Account, planName: string | null): Promise<Attempt | undefined> {
      for (const attempt of await journal.pending(account.id)) {
        const isBlocking = isSamePlan(planName, attempt.planName) && ageOf(attempt) < CONFIRMATION_MS;
        if (isBlocking && (await follow(account, attempt)) === 'pending') return attempt;
      }
      return undefined;
    },

    /**
     * What became of a paid payment: it was confirmed at once unless it was answered with `pending`. Undefined if it is
     * not paid, or if nobody knows.
     * @throws GatewayFailure if the account cannot be read
     */
    async confirmationOf(token: string, attempt: Attempt): Promise<PendingEnd | undefined> {
      if (!isPending(attempt)) return attempt.status === 'paid' ? 'confirmed' : undefined;
      const { confirmation } = attempt;
      if (confirmation === 'confirmed' || confirmation === 'over') return confirmation;
      return follow(await accounts.readFresh(token, LOOK_TIMEOUT_MS), attempt);
    },
  };
  return lookUp;
}
