import {
  describePlans,
  formatDateTime,
  type PaidPayment,
  paymentTexts,
  planPrice,
  plansTexts,
  type Receipt,
} from '@vesalio/core';
import { Printer } from 'lucide';
import { useStore } from 'zustand';
import { useApp, useTexts } from '../provider.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Heading } from '../ui/display/heading.tsx';

/** The right of withdrawal: seven days, in milliseconds (consumer code, article 49). */
export const WITHDRAWAL_MS = 7 * 24 * 60 * 60 * 1000;

/** The seller of the plan (Decreto 7.962, article 2). */
export interface Seller {
  name: string;
  email: string;
}

export interface PaymentReceiptProps {
  receipt: Receipt;
  seller?: Seller | undefined;
  /** What became of the payment; undefined if nobody knows. */
  confirmation: PaidPayment['confirmation'];
  /** Called when the person touches, selects or prints it. */
  onUse?: () => void;
  /** For a dialog that shows the title. */
  hideTitle?: boolean;
}

/** The receipt of a payment, for printing. */
export function PaymentReceipt({ receipt, seller, confirmation, onUse, hideTitle }: PaymentReceiptProps) {
  const { receipt: texts } = useTexts('payment', paymentTexts);
  const words = useTexts('plans', plansTexts);
  const plan = describePlans(words).find(({ identifier }) => identifier === receipt.plan);
  const price = plan && planPrice(plan, words);
  const { clock, session } = useApp();
  const customer = useStore(session, (state) => state.session?.username);
  const isRecent = clock.now() - receipt.at < WITHDRAWAL_MS;
  // Nothing is known to have been charged for a payment that is over.
  const isCharged = confirmation !== 'over';
  const isWithdrawable = isRecent && isCharged;
  const [until = ''] = formatDateTime(new Date(receipt.at + WITHDRAWAL_MS)).split(' ');
  const facts: readonly (readonly [string, string])[] = [
    [texts.seller, seller?.name ?? ''],
    [texts.contact, seller?.email ?? ''],
    [texts.customer, customer ?? ''],
    [texts.plan, plan?.name ?? ''],
    [texts.amount, price ? `${price} ${texts.perMonth}` : ''],
    [texts.coupon, receipt.coupon],
    [texts.charged, price && receipt.coupon && isCharged ? texts.lessCoupon(price) : ''],
    [texts.status, confirmation ? texts[confirmation] : ''],
    [texts.date, formatDateTime(new Date(receipt.at))],
    [texts.card, receipt.lastFour && texts.lastFour(receipt.lastFour)],
    [texts.requestId, receipt.requestId],
  ];
  return (
    <section
      className="vs-receipt"
      aria-label={texts.title}
      onPointerDown={({ pointerType }) => pointerType === 'touch' && onUse?.()}
      // Not the second half of a double click on the pay button, which is ignored.
      onMouseDown={onUse}
      onFocus={onUse}
    >
      {!hideTitle && (
        <Heading below={2} className="vs-receipt__title">
          {texts.title}
        </Heading>
      )}
      <dl className="vs-receipt__facts">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {isWithdrawable && <p className="vs-receipt__note">{texts.withdrawal(until)}</p>}
      <Button
        className="vs-no-print"
        icon={Printer}
        onClick={() => {
          onUse?.();
          print();
        }}
      >
        {texts.print}
      </Button>
    </section>
  );
}
