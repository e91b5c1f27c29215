import type { PersonContext } from '../person-flow.ts';
import { markPendingPlan, pendingPlan } from '../plans/pending-plan.ts';
import { findPlan } from '../plans/plan-catalogue.ts';
import { isAccountPlanActive } from '../plans/plan-identifiers.ts';
import type { StoreApi } from '../store.ts';
import { paymentTexts } from '../texts/payment.ts';
import type { Account, ActivePlan } from './account.schema.ts';
import type { AccountState } from './account-state.ts';
import { findPaid } from './receipt.ts';

const identify = (plan: string | undefined) => findPlan(plan)?.identifier;
const pendingOf = (plan: ActivePlan | null | undefined) =>
  plan?.status === 'pending' ? identify(plan.name) : undefined;

/**
 * Follows a payment of the account that awaits its confirmation, whichever device has paid.
 * @param readPlan reads the account and shows its plan, after calling the function
 */
export function accountConfirmation(
  own: PersonContext,
  store: StoreApi<AccountState>,
  readPlan: (onRead: () => void) => Promise<Account>,
) {
  const { session, notices } = own;
  let latest = 0;

  /** What this browser knows by itself. */
  const waitingHere = () => identify(pendingPlan(own)) ?? pendingOf(store.getState().account?.activePlan);

  return {
    /**
     * Asks for the last payment and whether it is confirmed by now, which is a notice. Resolves to whether it is worth
     * asking again. Never rejects.
     */
    async checkPayment(): Promise<boolean> {
      if (!session.getState().session) return false;
      const mine = ++latest;
      const payments = await findPaid(own);
      if (mine !== latest) return store.getState().confirming !== null;
      if (payments) store.setState({ payments });
      const paid = payments?.[0];
      const told = paid?.confirmation === 'pending' ? identify(paid.plan) : undefined;
      const before = store.getState().confirming ?? waitingHere();
      if (told || !before) {
        store.setState({ confirming: told ?? null });
        return told !== undefined;
      }
      // Over, or nobody knows any more. A confirmed one stays until the account shows it.
      const isGone = paid && paid.confirmation !== 'confirmed' && identify(paid.plan) === before;
      const account = await readPlan(() => {
        if (isGone) markPendingPlan(own, undefined);
      }).catch(() => undefined);
      if (mine !== latest) return store.getState().confirming !== null;
      const plan = account?.activePlan;
      const isActive =
        identify(plan?.name) === before && plan?.status !== 'pending' && isAccountPlanActive(plan);
      // The account alone does not tell whether a payment is over, because it may show nothing of it.
      const isUntold = !account || (!payments && !isActive);
      const confirming = isUntold ? before : (waitingHere() ?? pendingOf(plan) ?? null);
      store.setState({ confirming });
      if (confirming) return true;
      const { text, over } = own.texts('payment', paymentTexts).success;
      const name = findPlan(before)?.name ?? before;
      if (isActive) {
        store.setState({ confirmed: { plan: before } });
        notices.notify('success', text(name), 'plan');
      } else if (paid?.confirmation === 'over') notices.notify('info', over(name), 'plan');
      return false;
    },
  };
}
