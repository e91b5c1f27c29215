import { lastDigits, type PaymentFlow, paymentTexts, type SavedCard } from '@vesalio/core';
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../provider.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Stepper } from '../ui/controls/stepper.tsx';
import { Alert } from '../ui/display/alert.tsx';
import { ErrorSummary } from '../ui/display/error-summary.tsx';
import { Checkbox } from '../ui/forms/choice.tsx';
import { BillingFields } from './billing-fields.tsx';
import { CardFields } from './card-fields.tsx';
import { CouponField } from './coupon-field.tsx';
import { PaymentStep } from './payment-step.tsx';
import { savedCardName } from './saved-card-name.ts';
import { TotalToday } from './total-today.tsx';
import { addressStepFields, type CardField, cardStepFields, useCardForm } from './use-card-form.ts';

const STEP_FIELDS: readonly (readonly CardField[])[] = [cardStepFields, addressStepFields, []];
const LAST = STEP_FIELDS.length - 1;

export interface PaymentFormProps {
  flow: PaymentFlow;
  /** The saved card to pay with; null for a card typed here. */
  savedCard: SavedCard | null;
  /** Returns to the saved cards; undefined if there are none. */
  onSelection?: (() => void) | undefined;
}

/**
 * The three steps, all mounted so that going back and forth loses no input. Browsers do not autofill a `hidden` step:
 * they fill the card (step 1) and the address (step 2) separately, as on any page.
 */
export function PaymentForm({ flow, savedCard, onSelection }: PaymentFormProps) {
  const texts = useTexts('payment', paymentTexts);
  const { steps, errors, actions, coupon: couponTexts } = texts;
  const card = useCardForm();
  const { status, error } = useStore(flow.store);
  const coupon = useStore(flow.coupon.store);
  const [place, setPlace] = useState({ step: savedCard ? LAST : 0, turn: 0 });
  const [fault, setFault] = useState({ sentence: '', turn: 0 });
  const [couponText, setCouponText] = useState('');
  const [couponError, setCouponError] = useState<string>();
  const [savesCard, setSavesCard] = useState(true);
  const isPaying = status === 'paying';
  const { step } = place;
  const goTo = (next: number) => setPlace(({ turn }) => ({ step: next, turn: turn + 1 }));
  const fail = (sentence: string) => setFault(({ turn }) => ({ sentence, turn: turn + 1 }));

  useBackToCard(status, () => {
    if (!savedCard) goTo(0);
  });

  async function next(): Promise<void> {
    const wrong = await card.check(STEP_FIELDS[step] ?? []);
    if (wrong.length > 0) {
      fail(errors.step);
      return;
    }
    setFault(({ turn }) => ({ sentence: '', turn }));
    flow.clearError();
    // The person may have gone back while the postal code was looked up.
    setPlace((now) => (now.step === step ? { step: step + 1, turn: now.turn + 1 } : now));
  }

  async function finish(): Promise<void> {
    const fields = savedCard ? [] : STEP_FIELDS.flat();
    const wrong = await card.check(fields);
    const isCouponOpen = couponText.trim() !== '' && ['idle', 'loading'].includes(coupon.status);
    setCouponError(isCouponOpen ? couponTexts.notApplied : undefined);
    if (wrong.length > 0 || isCouponOpen) {
      const [first] = wrong;
      if (first) setPlace(({ turn }) => ({ step: STEP_FIELDS.findIndex((of) => of.includes(first)), turn }));
      fail(errors.final);
      return;
    }
    setFault(({ turn }) => ({ sentence: '', turn }));
    const end = await flow.pay(
      savedCard
        ? { cardId: savedCard.clientCardId, lastFour: lastDigits(savedCard.maskedNumber) }
        : { card: card.read(), saveCard: savesCard },
    );
    if (end === 'ignored' || savedCard) return;
    card.clear(end === 'refused' ? 'cvv' : 'all');
    if (end === 'refused') goTo(0);
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPaying || status !== 'ready') return;
    // Ignore a second Enter while the focus is still in the completed step.
    const { activeElement } = event.currentTarget.getRootNode() as Document;
    if (activeElement?.closest('[hidden]')) return;
    void (step < LAST ? next() : finish());
  };
  // Ignore the second click of a double click on 'Próximo', which lands on the pay button.
  const onlyOnce = (event: MouseEvent) => {
    if (event.detail > 1) event.preventDefault();
  };
  const faults = (STEP_FIELDS[step] ?? []).flatMap((field) => {
    const message = card.errors[field];
    return message ? [{ fieldId: card.idOf(field), message }] : [];
  });
  if (step === LAST && couponError) faults.push({ fieldId: couponId(card), message: couponError });
  const title = (index: number) => ({
    position: steps.position(index + 1, STEP_FIELDS.length),
    isCurrent: step === index,
    turn: place.turn,
  });

  return (
    <form className="vs-payment__form" noValidate onSubmit={submit} aria-busy={isPaying}>
      <Stepper
        label={steps.label}
        steps={[steps.card, steps.address, steps.finish]}
        current={step}
        doneLabel={steps.done}
      />
      {error && status === 'ready' && <Alert>{error}</Alert>}
      {fault.sentence && (
        <ErrorSummary title={fault.sentence} faults={faults} attempt={fault.turn} more={errors.andMore} />
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
      <PaymentStep name={steps.finish} {...title(LAST)}>
        {savedCard && <p className="vs-payment__chosen">{savedCardName(savedCard, texts)}</p>}
        <CouponField
          coupon={flow.coupon}
          id={couponId(card)}
          text={couponText}
          onType={(text) => {
            setCouponText(text);
            setCouponError(undefined);
          }}
          error={couponError && coupon.status !== 'valid' ? couponError : undefined}
        />
        {!savedCard && (
          <Checkbox
            label={texts.card.save}
            checked={savesCard}
            onChange={(event) => setSavesCard(event.target.checked)}
          />
        )}
      </PaymentStep>
      {step === LAST && <TotalToday flow={flow} />}
      <p role="status" className="vs-payment__processing">
        {isPaying && texts.processing}
      </p>
      <div className="vs-payment__actions">
        {step > 0 && !savedCard && (
          <Button onClick={() => goTo(step - 1)} aria-disabled={isPaying || undefined}>
            {actions.back}
          </Button>
        )}
        {(savedCard || step === 0) && onSelection && (
          <Button onClick={onSelection} disabled={isPaying}>
            {savedCard ? actions.back : texts.selection.chooseOther}
          </Button>
        )}
        <Button
          // The key remounts the button, so that a repeated key press does not reach the pay button.
          key={step < LAST ? 'next' : 'pay'}
          type="submit"
          variant="primary"
          busy={isPaying}
          busyLabel={actions.submitting}
          onClick={onlyOnce}
        >
          {step < LAST ? actions.next : actions.submit}
        </Button>
      </div>
    </form>
  );
}

const couponId = (card: { idOf(field: CardField): string }) => `${card.idOf('label')}-coupon`;

/** Goes back to the card when an unknown outcome turns out unpaid: number and code were cleared. */
function useBackToCard(status: string, goBack: () => void): void {
  const before = useRef(status);
  const act = useRef(goBack);
  act.current = goBack;
  useEffect(() => {
    if (before.current === 'unknown' && status === 'ready') act.current();
    before.current = status;
  }, [status]);
}
