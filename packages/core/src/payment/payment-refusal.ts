import type { PersonContext } from '../person-flow.ts';
import type { StoreApi } from '../store.ts';
import { paymentTexts } from '../texts/payment.ts';
import { forgetAttempt, type PaymentAttempt, readAttempt, writeAttempt } from './attempt.ts';
import type { InquiryResult } from './inquiry.ts';
import { keepRefusal, type Reason } from './kept-refusal.ts';
import type { PaymentState } from './payment-state.ts';

/** Shows the form again after an attempt that was not carried out, and says what it means for the money. */
export function createPaymentRefusal(
  { tabStorage, ...own }: PersonContext,
  store: StoreApi<PaymentState>,
  chosenPlan: string,
) {
  const texts = () => own.texts('payment', paymentTexts);

  /** The next payment is for the plan chosen here, which may differ from the plan of the earlier attempt. */
  function showForm(reason: Reason = { error: null, advice: null }): void {
    const plan = chosenPlan || store.getState().plan;
    keepRefusal(tabStorage, plan, reason);
    store.setState({
      plan,
      status: 'ready',
      ...reason,
      finding: null,
      isChecking: false,
      startedAt: null,
    });
  }

  function refuse(attempt: PaymentAttempt, reason: Reason): 'refused' {
    forgetAttempt(tabStorage, attempt.key);
    showForm(reason);
    return 'refused';
  }

  /** Says the same about a refusal, whether it was answered or looked up. */
  function reasonOf(
    { isSavedCard }: PaymentAttempt,
    { message, httpStatus }: Extract<InquiryResult, { status: 'refused' }>,
    fallback?: string,
  ): Reason {
    const { advice, errors, unknown } = texts();
    if (httpStatus && httpStatus < 400) return { error: errors.unsuccessful, advice: advice.unchanged };
    const unexplained = isSavedCard ? errors.savedCardFailed : errors.failed;
    const error = message ?? fallback ?? (httpStatus && unexplained);
    if (!error) return { error: unknown.refused, advice: null };
    const isDoubtful = !httpStatus || httpStatus >= 500 || httpStatus === 408;
    return { error, advice: isDoubtful ? advice.checkedFirst : advice.notCharged };
  }

  return {
    showForm,
    refuse,
    /** @param fallback the sentence for a refusal without a message, if the answer itself was seen */
    refuseFound: (
      attempt: PaymentAttempt,
      finding: Extract<InquiryResult, { status: 'refused' }>,
      fallback?: string,
    ): 'refused' => {
      const reason = reasonOf(attempt, finding, fallback);
      if (reason.advice !== texts().advice.checkedFirst) return refuse(attempt, reason);
      if (readAttempt(tabStorage)?.key === attempt.key)
        writeAttempt(tabStorage, { ...attempt, isDoubtful: true });
      showForm(reason);
      return 'refused';
    },
    /** The gateway has never seen the attempt, so the next one uses its key. */
    refuseAbsent(attempt: PaymentAttempt, message?: string): 'refused' {
      // Another element of the page may have begun a new attempt.
      if (readAttempt(tabStorage)?.key === attempt.key) {
        writeAttempt(tabStorage, { ...attempt, absent: true });
      }
      const { advice, unknown } = texts();
      showForm(
        message ? { error: message, advice: advice.notCharged } : { error: unknown.refused, advice: null },
      );
      return 'refused';
    },
  };
}
