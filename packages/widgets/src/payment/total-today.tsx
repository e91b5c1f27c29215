import { describePlans, type PaymentFlow, paymentTexts, planPrice, plansTexts } from '@vesalio/core';
import { useStore } from 'zustand';
import { useTexts } from '../provider.tsx';

/** The amount directly above the pay button, with what the coupon gives. */
export function TotalToday({ flow }: { flow: PaymentFlow }) {
  const { summary: texts } = useTexts('payment', paymentTexts);
  const words = useTexts('plans', plansTexts);
  const identifier = useStore(flow.store, ({ plan }) => plan);
  useStore(flow.coupon.store);
  const plan = describePlans(words).find((candidate) => candidate.identifier === identifier);
  if (!plan) return null;
  const price = planPrice(plan, words);
  // The discount is only known as a sentence.
  const benefit = flow.coupon.benefit();
  return (
    <div className="vs-payment__total">
      <p className="vs-payment__amount">{benefit ? texts.totalLessCoupon(price) : texts.totalOf(price)}</p>
      {benefit && (
        <p className="vs-summary__note">
          {texts.coupon}: {benefit}
        </p>
      )}
    </div>
  );
}
