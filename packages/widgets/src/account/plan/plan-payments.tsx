import {
  type AccountState,
  accountTexts,
  findPlan,
  formatDateTime,
  paymentTexts,
  type Receipt,
  receiptOf,
  stateTexts,
} from '@vesalio/core';
import { ReceiptText } from 'lucide';
import { useState } from 'react';
import { PaymentReceipt, type PaymentReceiptProps, type Seller } from '../../payment/payment-receipt.tsx';
import { useTexts } from '../../provider.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Collapsible } from '../../ui/controls/collapsible.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { FactList } from '../fact-list.tsx';

type Payments = AccountState['payments'];
type Shown = Pick<PaymentReceiptProps, 'receipt' | 'confirmation'>;

export interface PlanPaymentsProps {
  /** The receipt of the last payment, which this browser may know better than the journal. */
  last: Receipt;
  payments: Payments;
  /** Identifier of the plan whose payment awaits its confirmation. */
  pending: string | undefined;
  seller?: Seller | undefined;
}

/** When the last payments were made, and their receipts in a dialog. */
export function PlanPayments({ last, payments, pending, seller }: PlanPaymentsProps) {
  const { plan: texts } = useTexts('account', accountTexts);
  const { title } = useTexts('payment', paymentTexts).receipt;
  const { close } = useTexts('general', stateTexts);
  const [shownKey, setShownKey] = useState<string>();
  const known = payments.find(({ key }) => key === last.requestId);
  const newest: Shown = {
    receipt: last,
    confirmation: known?.confirmation ?? (last.plan === pending ? 'pending' : undefined),
  };
  const earlier = payments.flatMap((payment): Shown[] => {
    const receipt = payment === known ? undefined : receiptOf(payment);
    return receipt ? [{ receipt, confirmation: payment.confirmation }] : [];
  });
  const shown = [newest, ...earlier].find(({ receipt }) => receipt.requestId === shownKey);
  const show = ({ receipt }: Shown) => setShownKey(receipt.requestId);
  return (
    <>
      <div className="vs-account-payment">
        <FactList facts={[{ label: texts.lastPayment, value: <PaymentName {...newest} />, wide: true }]} />
        <Button size="small" icon={ReceiptText} onClick={() => show(newest)}>
          {texts.receipt}
        </Button>
      </div>
      {earlier.length > 0 && (
        <Collapsible className="vs-account-earlier" summary={texts.earlierPayments}>
          <ul className="vs-account-payments">
            {earlier.map((payment) => (
              <li key={payment.receipt.requestId} className="vs-account-payment">
                <span>
                  <PaymentName {...payment} />
                </span>
                <Button
                  size="small"
                  icon={ReceiptText}
                  aria-label={texts.receiptFrom(formatDateTime(new Date(payment.receipt.at)))}
                  onClick={() => show(payment)}
                >
                  {texts.receipt}
                </Button>
              </li>
            ))}
          </ul>
        </Collapsible>
      )}
      <Dialog
        open={shown !== undefined}
        className="vs-account-receipt"
        title={title}
        description={texts.receiptKept}
        closeLabel={close}
        closeOnBackdrop
        onClose={() => setShownKey(undefined)}
      >
        <div className="vs-payment">{shown && <PaymentReceipt {...shown} seller={seller} hideTitle />}</div>
      </Dialog>
    </>
  );
}

function PaymentName({ receipt, confirmation }: Shown) {
  const texts = useTexts('payment', paymentTexts).receipt;
  const at = formatDateTime(new Date(receipt.at));
  const parts = [at, findPlan(receipt.plan)?.name, confirmation && texts[confirmation]];
  return parts.filter(Boolean).join('\u00a0· ');
}
