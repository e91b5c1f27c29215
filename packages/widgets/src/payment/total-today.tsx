import { describePlans, type PaymentFlow, paymentTexts, planPrice, plansTexts } from '@vesalio/core';
import { useStore } from 'zustand';
import { useTexts } from '../provider.tsx';
import { useOwnPlans } from './pending.tsx';

/**
 * The amount right above the pay button, with the coupon, and what it means for the paid plan that the person has. The
 * coupon's field describes the benefit.
 */
export function TotalToday({ flow }: { flow: PaymentFlow }) {
  const { summary: texts } = useTexts('payment', paymentTexts);
  const words = useTexts('plans', plansTexts);
  const identifier = useStore(flow.store, ({ plan }) => plan);
  const { status, code } = useStore(flow.coupon.store);
  const { current, pending } = useOwnPlans(undefined);
  const plans = describePlans(words);
  const plan = plans.find((candidate) => candidate.identifier === identifier);
  if (!plan) return null;
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
      {/* A payment that awaits its confirmation has its own sentence above the form. */}
      {!pending && before?.entry === 'pay' && before !== plan && (
        <p className="vs-summary__note">
          {texts.change(before.name, plan.name)} {words.restOfTerm(before.name)}
        </p>
      )}
    </div>
  );
}
