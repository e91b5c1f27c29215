import { describePlans, type PaymentFlow, paymentTexts, planPrice, plansTexts } from '@vesalio/core';
import { useStore } from 'zustand';
import { useTexts } from '../provider.tsx';

/** The amount directly above the pay button, with the description of the coupon. */
export function TotalToday({ flow }: { flow: PaymentFlow }) {
  const { summary: texts } = useTexts('payment', paymentTexts);
  const words = useTexts('plans', plansTexts);
  const identifier = useStore(flow.store, ({ plan }) => plan);
  const coupon = useStore(flow.coupon.store);
  const plan = describePlans(words).find((candidate) => candidate.identifier === identifier);
  if (!plan) return null;
  return (
    <div className="vs-payment__total">
      <p className="vs-payment__amount">{texts.totalOf(planPrice(plan, words))}</p>
      {coupon.status === 'valid' && (
        <p className="vs-summary__note">
          {coupon.message} {texts.beforeCoupon}
        </p>
      )}
    </div>
  );
}
