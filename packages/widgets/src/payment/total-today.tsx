import { describePlans, type PaymentFlow, paymentTexts, planPrice, plansTexts } from '@vesalio/core';
import { useStore } from 'zustand';
import { useTexts } from '../provider.tsx';

/** The amount right above the pay button, with the coupon. The coupon's field describes the benefit. */
export function TotalToday({ flow }: { flow: PaymentFlow }) {
  const { summary: texts } = useTexts('payment', paymentTexts);
  const words = useTexts('plans', plansTexts);
  const identifier = useStore(flow.store, ({ plan }) => plan);
  const { status, code } = useStore(flow.coupon.store);
  const plan = describePlans(words).find((candidate) => candidate.identifier === identifier);
  if (!plan) return null;
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
    </div>
  );
}
