import { findPlan, type Plan, paymentTexts } from '@vesalio/core';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useApp, useTexts } from '../provider.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Alert } from '../ui/display/alert.tsx';
import { PendingPlan, usePendingPlan } from './pending.tsx';

/** An earlier payment of the account, as far as it matters for a payment of a plan. */
interface EarlierPayment {
  /** The plan whose payment awaits its confirmation: this one or another one. */
  pending: Plan | undefined;
  /** Whether a payment of this plan was confirmed while this was on the screen. */
  isConfirmed: boolean;
  /** Whether the person has this plan. */
  isActive: boolean;
  /** Whether the plan cannot be paid now, because the gateway would not forward it. */
  isFormClosed: boolean;
}

export function usePlanPayment(plan: string): EarlierPayment {
  const pending = usePendingPlan();
  const session = useStore(useApp().session, (state) => state.session);
  const [waited, setWaited] = useState<string>();
  useEffect(() => {
    if (pending) setWaited(pending.identifier);
  }, [pending]);
  const isActive = session?.hasActivePlan === true && findPlan(session.planName)?.identifier === plan;
  const isConfirmed = !pending && isActive && waited === plan;
  return { pending, isActive, isConfirmed, isFormClosed: isConfirmed || pending?.identifier === plan };
}

export interface PlanPaymentProps extends EarlierPayment {
  /** The plan's name. */
  name: string;
  /** Opens the plan section of the account. Without it the button is not shown. */
  onAccount?: (() => void) | undefined;
}

/** Above the form, or in its place: what is already paid, so that nobody pays it twice. */
export function PlanPayment({
  pending,
  isConfirmed,
  isActive,
  isFormClosed,
  name,
  onAccount,
}: PlanPaymentProps) {
  const texts = useTexts('payment', paymentTexts);
  return (
    <>
      {pending && (
        <PendingPlan plan={pending}>{!isFormClosed && texts.secondCharge(name, pending.name)}</PendingPlan>
      )}
      {isConfirmed && <Alert kind="success">{texts.success.text(name)}</Alert>}
      {isActive && !isFormClosed && <Alert kind="info">{texts.alreadyActive(name)}</Alert>}
      {isFormClosed && onAccount && <Button onClick={onAccount}>{texts.unknown.toAccount}</Button>}
    </>
  );
}
