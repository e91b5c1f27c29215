import {
  type Destination,
  findPlan,
  isPayablePlan,
  paymentTexts,
  type SavedCard,
  stateTexts,
} from '@vesalio/core';
import { ArrowLeft } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { callHost } from '../call-host.ts';
import { useTexts } from '../provider.tsx';
import { classNames } from '../ui/class-names.ts';
import { Button } from '../ui/controls/button.tsx';
import { Alert } from '../ui/display/alert.tsx';
import { FirstHeading, Heading, type HeadingLevel } from '../ui/display/heading.tsx';
import { Skeleton } from '../ui/display/skeleton.tsx';
import { useFieldInView } from '../ui/forms/live-form.tsx';
import { useHeldOpen } from '../ui/overlays/dialog.tsx';
import { ignoreStrayPresses } from '../ui/overlays/stray-presses.ts';
import { PaymentForm } from './payment-form.tsx';
import { PaymentRecovering, PaymentSuccess, PaymentUnknown } from './payment-outcome.tsx';
import type { Seller } from './payment-receipt.tsx';
import { PaymentRefusal, type PaymentRefusalProps } from './payment-refusal.tsx';
import { PaymentSummary } from './payment-summary.tsx';
import { PlanPayment, usePlanPayment } from './plan-payment.tsx';
import { SavedCards } from './saved-cards.tsx';
import { usePaymentFlow, useSavedCards } from './use-payment.ts';

export interface PaymentWidgetProps {
  /** Identifier of the plan. May be undefined while an earlier attempt of this tab is looked up. */
  plan: string | undefined;
  /** Called three seconds after the payment, with the destination. Its state has `paymentSuccess`. */
  onDone: (destination: Destination) => void;
  onBackToPlans: () => void;
  /** Called when the button to the chat is pressed. Omit it if `onDone` already leads there. */
  onChat?: (() => void) | undefined;
  /** Opens the plan section of the account. Offered while an outcome is unknown. */
  onAccount?: (() => void) | undefined;
  /** Called immediately after a successful payment, which may still await its confirmation. */
  onPaid?: ((plan: string, isPending: boolean) => void) | undefined;
  /** The seller of the plan: the name and e-mail address on the receipt. */
  seller?: Seller | undefined;
  /** Demonstration mode: nothing is charged, and the summary says so. */
  isSandbox?: boolean | undefined;
  /** Level of the title. The other headings have lower levels. */
  headingLevel?: HeadingLevel;
  /** Hides the title, for use in a dialog that shows it. */
  hideTitle?: boolean;
}

/** Card payment for a plan: a saved card or the three steps, then the outcome. */
export function PaymentWidget(props: PaymentWidgetProps) {
  const texts = useTexts('payment', paymentTexts);
  const words = useTexts('general', stateTexts);
  const { flow, failed, retry } = usePaymentFlow(props.plan);
  if (!flow) {
    return (
      <div className="vs-payment">
        {failed ? (
          <Alert action={<Button onClick={retry}>{words.retry}</Button>}>{words.errors.partLoad}</Alert>
        ) : (
          <Skeleton lines={6} label={texts.selection.loading} />
        )}
      </div>
    );
  }
  return (
    <FirstHeading value={props.headingLevel ?? 1}>
      <Payment {...props} flow={flow} />
    </FirstHeading>
  );
}

function Payment({
  flow,
  ...props
}: PaymentWidgetProps & { flow: NonNullable<ReturnType<typeof usePaymentFlow>['flow']> }) {
  const texts = useTexts('payment', paymentTexts);
  const { plan, status, destination, outcome } = useStore(flow.store);
  const coupon = useStore(flow.coupon.store, (state) => state.status);
  const name = findPlan(plan)?.name ?? '';
  useOutcomeCallbacks(status, destination, { plan, outcome }, props);
  useHeldOpen(status === 'paying');
  useFieldInView();
  useEffect(ignoreStrayPresses, []);

  const payment = usePlanPayment(plan);
  const isWaiting = status === 'ready' && payment.locked !== undefined;
  const isOpen = status === 'ready' || status === 'paying' || status === 'unknown';
  const hasPaid = status === 'success' || status === 'done';
  const isToPay = (status === 'ready' || status === 'paying') && !isWaiting;
  return (
    <section className="vs-payment" aria-label={texts.title}>
      <div className={classNames('vs-payment__layout', !isToPay && 'vs-payment__layout--ended')}>
        <div className="vs-payment__main">
          {!hasPaid && (
            <Button
              variant="ghost"
              size="small"
              icon={ArrowLeft}
              className="vs-payment__back"
              disabled={status === 'paying'}
              onClick={props.onBackToPlans}
            >
              {texts.backToPlans}
            </Button>
          )}
          {!props.hideTitle && <Heading className="vs-payment__title">{texts.title}</Heading>}
          {name && !props.hideTitle && <p className="vs-payment__subtitle">{texts.subtitle(name)}</p>}
          <div className="vs-payment__body">
            {status === 'recovering' && <PaymentRecovering />}
            {status === 'unknown' && <PaymentUnknown flow={flow} onAccount={props.onAccount} />}
            {hasPaid && (
              <PaymentSuccess
                flow={flow}
                isConfirmed={payment.isConfirmed}
                seller={props.seller}
                onChat={props.onChat}
              />
            )}
            {status === 'ready' && <PlanPayment {...payment} name={name} onAccount={props.onAccount} />}
            {isOpen && !isWaiting && (
              <div hidden={status === 'unknown'}>
                {isPayablePlan(plan) ? (
                  <CardChoice flow={flow} onAccount={props.onAccount} />
                ) : (
                  <Alert>{texts.errors.unknownPlan}</Alert>
                )}
              </div>
            )}
          </div>
        </div>
        {/* After the payment, the receipt has all the information. */}
        {!hasPaid && !isWaiting && (
          <PaymentSummary plan={plan} hasCoupon={coupon === 'valid'} isSandbox={props.isSandbox} />
        )}
      </div>
    </section>
  );
}

/** Calls `onPaid` and `onDone`, each once. */
function useOutcomeCallbacks(
  status: string,
  destination: Destination | null,
  { plan, outcome }: { plan: string; outcome: string },
  { onPaid, onDone }: Pick<PaymentWidgetProps, 'onPaid' | 'onDone'>,
): void {
  const callbacks = useRef({ onPaid, onDone });
  callbacks.current = { onPaid, onDone };
  useEffect(() => {
    if (status === 'success') callHost(() => callbacks.current.onPaid?.(plan, outcome === 'pending'));
  }, [status, plan, outcome]);
  useEffect(() => {
    if (destination) callHost(() => callbacks.current.onDone(destination));
  }, [destination]);
}

/** Shows the saved cards first, if there are any, then the form. */
function CardChoice({ flow, onAccount }: PaymentRefusalProps): ReactNode {
  const { selection } = useTexts('payment', paymentTexts);
  const { status, cards, error } = useSavedCards();
  const [choice, setChoice] = useState<SavedCard | 'new' | null>(null);
  const hasLoaded = useRef(false);
  const hasChosen = useRef(false);
  const choose = (next: SavedCard | 'new' | null) => {
    hasChosen.current = true;
    flow.clearError();
    setChoice(next);
  };
  if (status === 'closed' && error) return <Alert kind="info">{error}</Alert>;
  if (status === 'ready' || status === 'failed') hasLoaded.current = true;
  if (!hasLoaded.current) return <Skeleton lines={14} label={selection.loading} />;
  if (choice === null && cards.length > 0) {
    return (
      <>
        {/* A refusal that was found after a reload. */}
        <PaymentRefusal flow={flow} onAccount={onAccount} />
        <SavedCards
          cards={cards}
          takesFocus={hasChosen.current}
          onContinue={choose}
          onAddAnother={() => choose('new')}
        />
      </>
    );
  }
  const savedCard = choice === 'new' ? null : choice;
  const hasSelection = choice !== null && cards.length > 0;
  return (
    <>
      {error && <Alert>{error}</Alert>}
      <PaymentForm
        key={savedCard ? String(savedCard.clientCardId) : 'new'}
        flow={flow}
        savedCard={savedCard}
        onAccount={onAccount}
        onSelection={hasSelection ? () => choose(null) : undefined}
      />
    </>
  );
}
