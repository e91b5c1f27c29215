import { formatTime } from '../dates.ts';
import type { PersonContext } from '../person-flow.ts';
import { findPlan } from '../plans/plan-catalogue.ts';
import type { StoreApi } from '../store.ts';
import { paymentTexts } from '../texts/payment.ts';
import type { AccountState } from './account-state.ts';
import { readOpen } from './receipt.api.ts';

/** Follows a payment of the account whose outcome is not known, whichever device has begun it. */
export function accountOpenPayment(
  own: PersonContext,
  store: StoreApi<AccountState>,
  /** Reads the account and its payments again. */
  onKnown: () => void,
) {
  let latest = 0;
  return {
    /** Asks whether there is such a payment, and whether its outcome is known by now. Never rejects. */
    async findOpenPayment(): Promise<void> {
      const mine = ++latest;
      const before = store.getState().openPayment;
      store.setState({ findingOpen: true });
      const payments = await readOpen(own.http).catch(() => undefined);
      if (mine !== latest) return;
      const open = payments ? (payments[0] ?? null) : before;
      const isPaid = open?.status === 'paid';
      const { unknown, success } = own.texts('payment', paymentTexts);
      const isSame = before !== null && before.key === open?.key;
      store.setState({
        openPayment: isPaid ? null : open,
        findingOpen: false,
        openFinding: !isSame
          ? null
          : payments
            ? unknown.unseen(formatTime(new Date(own.clock.now())))
            : unknown.unasked,
      });
      if (isPaid || (before && !open)) onKnown();
      const plan = isPaid && open.confirmation !== 'pending' ? findPlan(open.plan) : undefined;
      if (!plan) return;
      store.setState({ confirmed: { plan: plan.identifier } });
      own.notices.notify('success', success.text(plan.name), 'plan');
    },
  };
}
