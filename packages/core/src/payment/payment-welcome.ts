import { keepReceipt } from '../account/receipt.ts';
import { limits } from '../limits.ts';
import type { PersonContext } from '../person-flow.ts';
import { findPlan, planBeforePending } from '../plans/plan-catalogue.ts';
import type { StoreApi } from '../store.ts';
import { paymentTexts } from '../texts/payment.ts';
import type { AfterPayment } from './after-payment.ts';
import { forgetAttempt, type PaymentAttempt, readAttempt, writeAttempt } from './attempt.ts';
import type { PaymentAnswer } from './payment.schema.ts';
import type { PaymentState } from './payment-state.ts';

/** The welcome after a successful payment: shown for three seconds, or until the person leaves it. */
export function createPaymentWelcome(own: PersonContext, store: StoreApi<PaymentState>, after: AfterPayment) {
  const { tabStorage, clock, notices } = own;
  let cancelRedirect: (() => void) | undefined;
  let isLeft = false;

  own.onEnd(() => {
    isLeft = true;
    cancelRedirect?.();
    // The welcome has been seen and is not shown again.
    if (store.getState().status === 'success') forgetPresent();
  });

  function forgetPresent(): void {
    const attempt = readAttempt(tabStorage);
    if (attempt) forgetAttempt(tabStorage, attempt.key);
  }

  function finish(): void {
    cancelRedirect?.();
    if (store.getState().status !== 'success') return;
    forgetPresent();
    store.setState({ status: 'done', destination: { to: '/chat', state: { paymentSuccess: true } } });
  }

  /**
   * Notifies a screen that was left. The next payment screen finds the attempt and shows the welcome with its receipt.
   */
  function notifyPaid(plan: string, outcome: string): void {
    const { success } = own.texts('payment', paymentTexts);
    const name = findPlan(plan)?.name ?? plan;
    const before = planBeforePending(own.storage)?.name;
    if (outcome === 'pending') notices.notify('info', success.pending(name, before), 'plan');
    else notices.notify('success', success.text(name), 'plan');
  }

  function succeed(attempt: PaymentAttempt, outcome: string, login: PaymentAnswer['login'] = {}): 'paid' {
    const { plan, coupon = '', lastFour = '' } = attempt;
    after.activate({ plan, outcome, login });
    const receipt = keepReceipt(own.storage, {
      plan,
      at: attempt.at || clock.now(),
      requestId: attempt.key,
      lastFour,
      coupon,
    });
    store.setState({
      plan,
      status: 'success',
      outcome,
      error: null,
      advice: null,
      isChecking: false,
      receipt,
    });
    if (isLeft) {
      notifyPaid(plan, outcome);
      return 'paid';
    }
    if (readAttempt(tabStorage)?.key === attempt.key) writeAttempt(tabStorage, { ...attempt, told: true });
    cancelRedirect = clock.after(limits.paymentRedirectMs, finish);
    return 'paid';
  }

  return {
    succeed,
    finish,
    /** Keeps the welcome and its receipt on screen until the person leaves it. */
    stay: () => cancelRedirect?.(),
  };
}
