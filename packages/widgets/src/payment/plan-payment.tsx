import { findPlan, lockOf, type Plan, paymentTexts } from '@vesalio/core';
import { useEffect, useState } from 'react';
import { useTexts } from '../provider.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Alert } from '../ui/display/alert.tsx';
import { PendingPlan, useOwnPlans, usePendingPlan } from './pending.tsx';

/** An earlier payment of the account, as far as it matters for a payment of a plan. */
interface EarlierPayment {
  /** The plan whose payment awaits its confirmation: this one or another one. */
  pending: Plan | undefined;
  /** Why the plan cannot be paid now. */
  locked: ReturnType<typeof lockOf>;
  /** Whether a payment of this plan was confirmed while this was on the screen. */
  isConfirmed: boolean;
}

export function usePlanPayment(plan: string): EarlierPayment {
  const pending = usePendingPlan();
  const own = useOwnPlans(pending);
  const [waited, setWaited] = useState<string>();
  useEffect(() => {
    if (pending) setWaited(pending.identifier);
  }, [pending]);
  const known = findPlan(plan);
  const locked = known && lockOf(known, own);
  return { pending, locked, isConfirmed: locked === 'current' && waited === plan };
}

export interface PlanPaymentProps extends EarlierPayment {
  /** The plan's name. */
  name: string;
  /** Opens the plan section of the account. Without it the button is not shown. */
  onAccount?: (() => void) | undefined;
}

/** Above the form, or in its place: what is already paid, so that nobody pays it twice. */
export function PlanPayment({ pending, locked, isConfirmed, name, onAccount }: PlanPaymentProps) {
  const texts = useTexts('payment', paymentTexts);
  return (
    <>
      {pending && (
        <PendingPlan plan={pending}>{!locked && texts.secondCharge(name, pending.name)}</PendingPlan>
      )}
      {locked === 'current' && (
        <Alert kind={isConfirmed ? 'success' : 'info'}>
          {isConfirmed ? texts.success.text(name) : texts.alreadyActive(name)}
        </Alert>
      )}
      {locked && onAccount && <Button onClick={onAccount}>{texts.unknown.toAccount}</Button>}
    </>
  );
}
