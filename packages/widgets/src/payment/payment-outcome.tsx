import { findPlan, formatDateTime, type PaymentFlow, paymentTexts, planBeforePending } from '@vesalio/core';
import { CircleCheck, CircleHelp, Clock } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useApp, useTexts } from '../provider.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Heading } from '../ui/display/heading.tsx';
import { Icon } from '../ui/display/icon.tsx';
import { Spinner } from '../ui/display/spinner.tsx';
import { Status } from '../ui/display/status.tsx';
import { PaymentReceipt, type Seller } from './payment-receipt.tsx';

/** Takes the focus when it appears, so that a screen reader announces the outcome. */
function OutcomeTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Heading below={1} ref={title} tabIndex={-1} className="vs-outcome__title">
      {children}
    </Heading>
  );
}

export interface PaymentSuccessProps {
  flow: PaymentFlow;
  /** Whether a payment in confirmation was confirmed while this was on the screen. */
  isConfirmed: boolean;
  seller?: Seller | undefined;
  /** Called when 'Ir para o chat' is pressed. Without it, the chat opens by itself. */
  onChat?: (() => void) | undefined;
}

/**
 * The welcome and the receipt after a payment, which may still await its confirmation. Shown for three seconds; once the
 * person uses the receipt, it stays until they leave.
 */
export function PaymentSuccess({ flow, isConfirmed, seller, onChat }: PaymentSuccessProps) {
  const { success: texts } = useTexts('payment', paymentTexts);
  const { plan, outcome, receipt, advice } = useStore(flow.store);
  const isPending = outcome === 'pending' && !isConfirmed;
  const [isStaying, setStaying] = useState(false);
  const name = findPlan(plan)?.name ?? plan;
  const before = planBeforePending(useApp().storage)?.name;
  const stay = () => {
    setStaying(true);
    flow.stay();
  };
  return (
    <div className="vs-outcome vs-outcome--paid">
      <div className="vs-outcome__told">
        <span className={`vs-outcome__icon vs-outcome__icon--${isPending ? 'open' : 'good'}`}>
          <Icon as={isPending ? Clock : CircleCheck} size={40} />
        </span>
        <OutcomeTitle>{isPending ? texts.pendingTitle : texts.title}</OutcomeTitle>
        <Status>{isPending ? texts.pending(name, before) : texts.text(name)}</Status>
        {advice && <Status>{advice}</Status>}
        {!onChat && (
          <p className="vs-outcome__soft vs-no-print">
            {!isStaying && !advice && texts.activating} {isPending ? texts.pendingKept : texts.receiptKept}
          </p>
        )}
      </div>
      {receipt && (
        <PaymentReceipt
          receipt={receipt}
          seller={seller}
          confirmation={isPending ? 'pending' : 'confirmed'}
          onUse={stay}
        />
      )}
      <Button
        className="vs-no-print"
        variant="primary"
        onClick={() => {
          flow.finish();
          onChat?.();
        }}
      >
        {texts.toChat}
      </Button>
    </div>
  );
}

/** Shown while an earlier payment, or one from another device, is looked up. */
export function PaymentRecovering() {
  const { unknown: texts } = useTexts('payment', paymentTexts);
  return (
    <div className="vs-outcome" role="status">
      <Spinner size={32} />
      <OutcomeTitle>{texts.checking}</OutcomeTitle>
    </div>
  );
}

export interface PaymentUnknownProps {
  flow: PaymentFlow;
  /** Opens the plan section of the account. Without it the button is not shown. */
  onAccount?: (() => void) | undefined;
}

/** Shows that the outcome is unknown and looks it up. Never pays on its own. */
export function PaymentUnknown({ flow, onAccount }: PaymentUnknownProps) {
  const { unknown: texts } = useTexts('payment', paymentTexts);
  const { plan, error, isChecking, startedAt } = useStore(flow.store);
  const [isAsked, setAsked] = useState(false);
  const name = findPlan(plan)?.name;
  useEffect(() => {
    if (!isChecking) setAsked(false);
  }, [isChecking]);
  return (
    <div className="vs-outcome">
      <span className="vs-outcome__icon vs-outcome__icon--open">
        <Icon as={CircleHelp} size={40} />
      </span>
      <OutcomeTitle>{texts.title}</OutcomeTitle>
      {error && <p role="alert">{error}</p>}
      {name && startedAt !== null && <p>{texts.attempt(name, formatDateTime(new Date(startedAt)))}</p>}
      <p>{texts.text}</p>
      <p role="status" className="vs-outcome__soft">
        {isChecking ? texts.checking : texts.still}
      </p>
      <div className="vs-outcome__actions">
        {onAccount && <Button onClick={onAccount}>{texts.toAccount}</Button>}
        {/* Busy only for the person who has pressed it. */}
        <Button
          variant="primary"
          busy={isAsked && isChecking}
          onClick={() => {
            setAsked(true);
            flow.check();
          }}
        >
          {texts.check}
        </Button>
      </div>
      {!isChecking && (
        <div className="vs-outcome__risk">
          <p>{texts.risk}</p>
          <Button variant="ghost" size="small" onClick={flow.startOver}>
            {texts.payAnew}
          </Button>
        </div>
      )}
    </div>
  );
}
