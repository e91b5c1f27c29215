import { type PaymentFlow, paymentTexts } from '@vesalio/core';
import { useStore } from 'zustand';
import { useTexts } from '../provider.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Alert } from '../ui/display/alert.tsx';
import { Status } from '../ui/display/status.tsx';

export interface PaymentRefusalProps {
  flow: PaymentFlow;
  /** Opens the plan section of the account. Without it the button is not shown. */
  onAccount?: (() => void) | undefined;
}

/** Why the last attempt failed, and what that means for the money. If that is unknown, it can be checked. */
export function PaymentRefusal({ flow, onAccount }: PaymentRefusalProps) {
  const texts = useTexts('payment', paymentTexts);
  const { status, error, advice } = useStore(flow.store);
  if (!error || status !== 'ready') return null;
  return (
    <div className="vs-payment__refused">
      <Alert>{error}</Alert>
      {advice && <Status>{advice}</Status>}
      {advice === texts.advice.checkedFirst && <Doubt flow={flow} onAccount={onAccount} />}
    </div>
  );
}

function Doubt({ flow, onAccount }: PaymentRefusalProps) {
  const { unknown: texts } = useTexts('payment', paymentTexts);
  const { isChecking, finding } = useStore(flow.store);
  return (
    <>
      <p role="status">{isChecking ? texts.checking : finding}</p>
      <div className="vs-outcome__actions">
        {onAccount && <Button onClick={onAccount}>{texts.toAccount}</Button>}
        <Button busy={isChecking} onClick={flow.check}>
          {texts.check}
        </Button>
      </div>
    </>
  );
}
