import { lastDigits, type PaymentFlow, paymentTexts, type SavedCard } from '@vesalio/core';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../provider.tsx';
import { addressStepFields, type CardField, cardStepFields, useCardForm } from './use-card-form.ts';

const STEP_FIELDS: readonly (readonly CardField[])[] = [cardStepFields, addressStepFields, []];
export const STEP_COUNT = STEP_FIELDS.length;
export const LAST_STEP = STEP_COUNT - 1;

/**
 * The steps of a payment: the current one, what is missing in its input, and how to move between them. `follows` is
 * true after a card was chosen; the focus then moves to the first step shown.
 */
export function usePaymentSteps(flow: PaymentFlow, savedCard: SavedCard | null, follows: boolean) {
  const { errors, coupon: couponTexts } = useTexts('payment', paymentTexts);
  const card = useCardForm();
  const { status } = useStore(flow.store);
  const coupon = useStore(flow.coupon.store);
  const [place, setPlace] = useState({ step: savedCard ? LAST_STEP : 0, turn: follows ? 1 : 0 });
  const [fault, setFault] = useState({ sentence: '', turn: 0 });
  const [couponText, setCouponText] = useState('');
  const [couponError, setCouponError] = useState<string>();
  const [savesCard, setSavesCard] = useState(true);
  const { step } = place;
  const goTo = (next: number) => setPlace(({ turn }) => ({ step: next, turn: turn + 1 }));
  const fail = (sentence: string) => setFault(({ turn }) => ({ sentence, turn: turn + 1 }));
  const clearFault = () => setFault(({ turn }) => ({ sentence: '', turn }));
  const couponId = `${card.idOf('label')}-coupon`;

  useBackToCard(status, () => {
    if (!savedCard) goTo(0);
  });

  async function next(): Promise<void> {
    const wrong = await card.check(STEP_FIELDS[step] ?? []);
    if (wrong.length > 0) {
      fail(errors.step);
      return;
    }
    clearFault();
    flow.clearError();
    // The person may have gone back during the postal code look-up.
    setPlace((now) => (now.step === step ? { step: step + 1, turn: now.turn + 1 } : now));
  }

  async function pay(): Promise<void> {
    const fields = savedCard ? [] : STEP_FIELDS.flat();
    const wrong = await card.check(fields);
    const isCouponOpen = couponText.trim() !== '' && isUnchecked;
    setCouponError(isCouponOpen ? couponTexts.notApplied : undefined);
    if (wrong.length > 0 || isCouponOpen) {
      const [first] = wrong;
      if (first) setPlace(({ turn }) => ({ step: STEP_FIELDS.findIndex((of) => of.includes(first)), turn }));
      fail(errors.final);
      return;
    }
    clearFault();
    if (!navigator.onLine) {
      flow.refuseOffline();
      return;
    }
    // A refused coupon is no part of this payment.
    if (coupon.status === 'invalid') {
      setCouponText('');
      flow.coupon.clear();
    }
    const end = await flow.pay(
      savedCard
        ? { cardId: savedCard.clientCardId, lastFour: lastDigits(savedCard.maskedNumber) }
        : { card: card.read(), saveCard: savesCard },
    );
    if (end === 'ignored' || savedCard) return;
    card.clear(end === 'refused' ? 'cvv' : 'all');
    if (end === 'refused') goTo(0);
  }

  const faults = card.faultsOf(STEP_FIELDS[step] ?? []);
  const isUnchecked = coupon.status === 'idle' || coupon.status === 'loading';
  const openError = isUnchecked ? couponError : undefined;
  if (step === LAST_STEP && openError) faults.push({ fieldId: couponId, message: couponTexts.label });

  return {
    card,
    step,
    /** Counts changes of the step. Each one moves the focus. */
    turn: place.turn,
    /** The sentence above the invalid fields, and how many times it was shown. */
    fault,
    faults,
    back: () => goTo(step - 1),
    /** Moves to the next step; in the last step, pays. */
    goOn: () => void (step < LAST_STEP ? next() : pay()),
    couponField: {
      coupon: flow.coupon,
      id: couponId,
      text: couponText,
      onType: (text: string) => {
        setCouponText(text);
        setCouponError(undefined);
      },
      error: openError,
    },
    savesCard,
    setSavesCard,
  };
}

/** Goes back to the card if an unknown outcome turns out to be unpaid, because number and code were cleared. */
function useBackToCard(status: string, goBack: () => void): void {
  const before = useRef(status);
  const act = useRef(goBack);
  act.current = goBack;
  useEffect(() => {
    if (before.current === 'unknown' && status === 'ready') act.current();
    before.current = status;
  }, [status]);
}
