import { findPlan, formatDateTime, paymentTexts } from '@vesalio/core';
import { useEffect } from 'react';
import { useTexts } from '../../provider.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Alert } from '../../ui/display/alert.tsx';
import { useAccount, useAccountFlow } from '../account-context.ts';

/** A payment whose outcome is not known, whichever device has begun it. */
export function OpenPayment() {
  const { unknown: texts, advice } = useTexts('payment', paymentTexts);
  const flow = useAccountFlow();
  const payment = useAccount((state) => state.openPayment);
  const isFinding = useAccount((state) => state.findingOpen);
  const finding = useAccount((state) => state.openFinding);
  useEffect(() => void flow.findOpenPayment(), [flow]);
  if (!payment) return null;
  const at = Date.parse(payment.startedAt);
  const name = findPlan(payment.plan)?.name ?? payment.plan;
  return (
    <Alert
      kind="info"
      action={
        <Button size="small" busy={isFinding} onClick={() => void flow.findOpenPayment()}>
          {texts.check}
        </Button>
      }
    >
      {at ? texts.unconfirmed(name, formatDateTime(new Date(at))) : `${texts.title}.`}{' '}
      {payment.status === 'refused' ? advice.checkedFirst : texts.text} {finding}
    </Alert>
  );
}
