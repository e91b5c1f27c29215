import {
  describePlans,
  findPlan,
  type PaymentFlow,
  paymentTexts,
  pendingPlan,
  planPrice,
  plansTexts,
} from '@vesalio/core';
import { useStore } from 'zustand';
import { useApp, useTexts } from '../provider.tsx';

/**
 * The amount right above the pay button, with the coupon, and what it means for the paid plan that the person has. The
 * coupon's field describes the benefit.
 */
export function TotalToday({ flow }: { flow: PaymentFlow }) {
  const { summary: texts } = useTexts('payment', paymentTexts);
  const words = useTexts('plans', plansTexts);
  const identifier = useStore(flow.store, ({ plan }) => plan);
  const { status, code } = useStore(flow.coupon.store);
  const app = useApp();
  const session = useStore(app.session, (state) => state.session);
  const plans = describePlans(words);
  const plan = plans.find((candidate) => candidate.identifier === identifier);
  if (!plan) return null;
  const current = session?.hasActivePlan ? findPlan(session.planName)?.identifier : undefined;
  // A payment that awaits its confirmation has its own sentence above the form.
  const isPaid = current !== pendingPlan(app);
  const before = plans.find((candidate) => candidate.identifier === current);
  const price = planPrice(plan, words);
  const isReduced = status === 'valid';
  return (
    <div className="vs-payment__total">
      <p className="vs-payment__amount">{isReduced ? texts.totalLessCoupon(price) : texts.totalOf(price)}</p>
      {isReduced && (
        <p className="vs-summary__note">
          {texts.coupon}: {code}
        </p>
      )}
      {isPaid && before?.entry === 'pay' && before !== plan && (
        <p className="vs-summary__note">{texts.change(before.name, plan.name)}</p>
      )}
    </div>
  );
}
