import type { Account, Accounts } from '../accounts.ts';
import type { Attempt } from './attempt-rows.ts';
import { LOOK_TIMEOUT_MS } from './carry-out.ts';
import type { Journal } from './journal.ts';
import { isDoubtful, isSamePlan, shownOutcome } from './outcome.ts';

interface Options {
  accounts: Accounts;
  journal: Journal;
  now: () => Date;
}

export type PaymentLookUp = ReturnType<typeof createPaymentLookUp>;

/** Milliseconds during which a payment refused with a server error may still turn out to be charged. */
const SECOND_LOOK_MS = 24 * 3600 * 1000;

/** Milliseconds during which a payment in confirmation may still change the account's plan. */
const CONFIRMATION_MS = 3600 * 1000;

/** Finds out from `my-account` how a payment with a doubtful outcome ended. Never repeats it. */
export function createPaymentLookUp({ accounts, journal, now }: Options) {
  return {
    /** The attempt with its outcome, if it was unknown and the account shows it. */
    async resolve(owner: string, attempt: Attempt, token: string): Promise<Attempt> {
      if (attempt.status !== 'unknown' || attempt.kind !== 'payment') return attempt;
      const account = await accounts.readFresh(token, LOOK_TIMEOUT_MS).catch(() => undefined);
      const outcome = account && shownOutcome(account, attempt);
      if (!outcome || !(await journal.settle(owner, attempt.key, outcome))) return attempt;
      return { ...attempt, status: 'paid', httpStatus: 200, outcome, message: null };
    },

    /** The last payment, if its outcome was doubtful and the account now shows that it was paid. */
    async findLatePayment(account: Account): Promise<Attempt | undefined> {
      const last = await journal.last(account.id);
      const outcome = last && isDoubtful(last) ? shownOutcome(account, last) : undefined;
      if (!last || !outcome) return undefined;
      const age = now().getTime() - (last.finishedAt ?? last.startedAt).getTime();
      if (last.status === 'refused' && age > SECOND_LOOK_MS) return undefined;
      return (await journal.settle(account.id, last.key, outcome)) ? last : undefined;
    },

    /** The last payment, if it was for the same plan and is still being confirmed: paying again would charge twice. */
    async findUnconfirmed(account: Account, planName: string | null): Promise<Attempt | undefined> {
      const last = await journal.last(account.id);
      if (last?.status !== 'paid' || last.outcome !== 'pending') return undefined;
      const age = now().getTime() - (last.finishedAt ?? last.startedAt).getTime();
      const isOpen = account.planMark === last.planBefore || shownOutcome(account, last) === 'pending';
      return isOpen && age < CONFIRMATION_MS && isSamePlan(planName, last.planName) ? last : undefined;
    },
  };
}
