import { paymentTexts, type SavedCard } from '@vesalio/core';
import type { FormEvent, MouseEvent } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../provider.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Stepper } from '../ui/controls/stepper.tsx';
import { ErrorSummary } from '../ui/display/error-summary.tsx';
import { Checkbox } from '../ui/forms/choice.tsx';
import { keepFocus } from '../ui/forms/live-form.tsx';
import { BillingFields } from './billing-fields.tsx';
import { CardFields } from './card-fields.tsx';
import { CouponField } from './coupon-field.tsx';
import { PaymentRefusal, type PaymentRefusalProps } from './payment-refusal.tsx';
import { PaymentStep } from './payment-step.tsx';
import { savedCardName } from './saved-card-name.ts';
import { TotalToday } from './total-today.tsx';
import { LAST_STEP, STEP_COUNT, usePaymentSteps } from './use-payment-steps.ts';

export interface PaymentFormProps extends PaymentRefusalProps {
  /** The saved card to pay with; null for a card typed here. */
  savedCard: SavedCard | null;
  /** Returns to the saved cards; undefined if there are none. */
  onSelection?: (() => void) | undefined;
}

/**
 * The three steps, all mounted so that going back and forth loses no input. Browsers do not autofill a `hidden` step:
 * they fill in the card (step 1) and the address (step 2) separately, as on any page.
 */
export function PaymentForm({ flow, savedCard, onSelection, onAccount }: PaymentFormProps) {
  const texts = useTexts('payment', paymentTexts);
  const { steps, errors } = texts;
  const { status } = useStore(flow.store);
  const form = usePaymentSteps(flow, savedCard, onSelection !== undefined);
  const { card, step, fault } = form;
  const isPaying = status === 'paying';

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPaying || status !== 'ready') return;
    // Ignore a second Enter while the focus is still in the completed step.
    const { activeElement } = event.currentTarget.getRootNode() as Document;
    if (!activeElement?.closest('[hidden]')) form.goOn();
  };
  const title = (index: number) => ({
    position: steps.position(index + 1, STEP_COUNT),
    isCurrent: step === index,
    turn: form.turn,
  });

  return (
    <form className="vs-payment__form" noValidate onMouseDown={keepFocus} onSubmit={submit}>
      <Stepper
        label={steps.label}
        steps={[steps.card, steps.address, steps.finish]}
        current={step}
        doneLabel={steps.done}
      />
      <PaymentRefusal flow={flow} onAccount={onAccount} />
      {fault.sentence && (
        <ErrorSummary
          title={fault.sentence}
          faults={form.faults}
          attempt={fault.turn}
          more={errors.andMore}
        />
      )}
      {!savedCard && (
        <>
          <PaymentStep name={texts.card.legend} {...title(0)}>
            <CardFields card={card} />
          </PaymentStep>
          <PaymentStep name={texts.address.legend} {...title(1)}>
            <BillingFields card={card} place="payment" />
          </PaymentStep>
        </>
      )}
      <PaymentStep name={steps.finish} {...title(LAST_STEP)}>
        {savedCard && <p className="vs-payment__chosen">{savedCardName(savedCard, texts)}</p>}
        <CouponField {...form.couponField} />
        {!savedCard && (
          <Checkbox
            label={texts.card.save}
            checked={form.savesCard}
            onChange={(event) => form.setSavesCard(event.target.checked)}
          />
        )}
      </PaymentStep>
      {step === LAST_STEP && <TotalToday flow={flow} />}
      <p role="status" className="vs-payment__processing">
        {isPaying && texts.processing}
      </p>
      <PaymentActions form={form} savedCard={savedCard} onSelection={onSelection} isPaying={isPaying} />
    </form>
  );
}

interface PaymentActionsProps extends Pick<PaymentFormProps, 'savedCard' | 'onSelection'> {
  form: ReturnType<typeof usePaymentSteps>;
  isPaying: boolean;
}

/** Buttons to go back, to return to the saved cards, and to continue or pay. */
function PaymentActions({ form, savedCard, onSelection, isPaying }: PaymentActionsProps) {
  const { actions, selection } = useTexts('payment', paymentTexts);
  const { step } = form;
  // Ignore the second click of a double click on 'Próximo', which lands on the pay button.
  const onlyOnce = (event: MouseEvent) => {
    if (event.detail > 1) event.preventDefault();
  };
  return (
    <div className="vs-payment__actions">
      {step > 0 && !savedCard && (
        <Button onClick={form.back} aria-disabled={isPaying || undefined}>
          {actions.back}
        </Button>
      )}
      {(savedCard || step === 0) && onSelection && (
        <Button onClick={onSelection} disabled={isPaying}>
          {savedCard ? actions.back : selection.chooseOther}
        </Button>
      )}
      <Button
        // The key remounts the button, so that a repeated key press does not reach the pay button.
        key={step < LAST_STEP ? 'next' : 'pay'}
        type="submit"
        variant="primary"
        busy={isPaying}
        busyLabel={actions.submitting}
        onClick={onlyOnce}
      >
        {step < LAST_STEP ? actions.next : actions.submit}
      </Button>
    </div>
  );
}
