import { isApiError, withSupportCode } from '../http/errors.ts';
import { limits } from '../limits.ts';
import type { PersonContext } from '../person-flow.ts';
import { findPlan } from '../plans/plan-catalogue.ts';
import type { StoreApi } from '../store.ts';
import { paymentTexts } from '../texts/payment.ts';
import type { AfterPayment } from './after-payment.ts';
import { forgetAttempt, type PaymentAttempt, readAttempt, writeAttempt } from './attempt.ts';
import { askOnce, blockerOf, type InquiryResult, inquire, isDefinite, isNotForwarded } from './inquiry.ts';
import type { PaymentApi } from './payment.api.ts';
import type { OpenPayment, PaymentAnswer } from './payment.schema.ts';
import type { PaymentEnd, PaymentState } from './payment-state.ts';
import { keepReceipt } from './receipt.ts';

/** Why the form is shown again. */
type Reason = Pick<PaymentState, 'error' | 'advice'>;

interface OutcomeDeps {
  api: PaymentApi;
  after: AfterPayment;
  chosenPlan: string;
}

/** Finds out how an attempt ended and updates the screen, the session and the tab. */
export function createPaymentOutcome(
  own: PersonContext,
  store: StoreApi<PaymentState>,
  { api, after, chosenPlan }: OutcomeDeps,
) {
  const { tabStorage, clock, notices } = own;
  const texts = () => own.texts('payment', paymentTexts);
  let cancelRedirect: (() => void) | undefined;
  let lookingUp: AbortController | undefined;
  let isLeft = false;

  const stopLookUp = () => lookingUp?.abort();

  own.onEnd(() => {
    isLeft = true;
    cancelRedirect?.();
    stopLookUp();
    // The welcome has been seen and is not shown again.
    if (store.getState().status === 'success') forgetPresent();
  });

  function forgetPresent(): void {
    const attempt = readAttempt(tabStorage);
    if (attempt) forgetAttempt(tabStorage, attempt.key);
  }

  /** The next payment is for the plan chosen here, which may differ from the plan of the earlier attempt. */
  function showForm(reason: Reason = { error: null, advice: null }): void {
    const { plan } = store.getState();
    store.setState({
      plan: chosenPlan || plan,
      status: 'ready',
      ...reason,
      isChecking: false,
      startedAt: null,
    });
  }

  function refuse(attempt: PaymentAttempt, reason: Reason): 'refused' {
    forgetAttempt(tabStorage, attempt.key);
    showForm(reason);
    return 'refused';
  }

  function refuseAbsent(attempt: PaymentAttempt, message?: string): 'refused' {
    // Another element of the page may have begun a new attempt.
    if (readAttempt(tabStorage)?.key === attempt.key) {
      writeAttempt(tabStorage, { ...attempt, absent: true });
    }
    const { advice, unknown } = texts();
    showForm(
      message ? { error: message, advice: advice.notCharged } : { error: unknown.refused, advice: null },
    );
    return 'refused';
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
    const { success } = texts();
    const text = outcome === 'pending' ? success.pending : success.text;
    notices.notify('success', text(findPlan(plan)?.name ?? plan));
  }

  function succeed(
    attempt: PaymentAttempt,
    outcome: string,
    login: PaymentAnswer['login'] = {},
    lastFour = '',
  ): 'paid' {
    const { plan, coupon = '' } = attempt;
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
    if (isLeft) notifyPaid(plan, outcome);
    else cancelRedirect = clock.after(limits.paymentRedirectMs, finish);
    return 'paid';
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

  function conclude(
    attempt: PaymentAttempt,
    finding: InquiryResult,
    message?: string,
  ): 'paid' | 'refused' | undefined {
    if (finding.status === 'paid') {
      const end = succeed(attempt, finding.outcome);
      void after.saveCard(attempt, finding.outcome);
      return end;
    }
    if (finding.status === 'refused') return refuse(attempt, reasonOf(attempt, finding, message));
    if (finding.status === 'absent') return refuseAbsent(attempt, message);
    return undefined;
  }

  /** Asks the gateway until it knows the outcome. A newer look-up replaces an older one. */
  async function lookUp(attempt: PaymentAttempt, pauses?: number): Promise<void> {
    stopLookUp();
    lookingUp = new AbortController();
    const { signal } = lookingUp;
    store.setState({ isChecking: true, startedAt: attempt.at || null });
    const finding = await inquire({ api, clock }, attempt, signal, pauses);
    if (signal.aborted || conclude(attempt, finding)) return;
    if (finding.status === 'blocked') return adopt(finding.by, 'unknown', store.getState().error);
    store.setState({ status: 'unknown', isChecking: false });
  }

  /** Looks up a payment of the account that was begun in another tab or on another device. */
  function adopt(open: OpenPayment, status: 'recovering' | 'unknown', error: string | null): void {
    if (isLeft) return;
    const plan = findPlan(open.plan)?.identifier ?? store.getState().plan;
    const attempt = { key: open.key, plan, at: Date.parse(open.startedAt) || clock.now() };
    writeAttempt(tabStorage, attempt);
    store.setState({ plan, status, error });
    void lookUp(attempt);
  }

  /** Whether a copy of the failed request, which a proxy may send, is being carried out. */
  const hasBegun = (attempt: PaymentAttempt): Promise<boolean> =>
    api.attempt(attempt.key, { retries: 0 }).then(
      ({ status }) => status !== 'refused',
      // Without an answer, rely on what the gateway said about the request.
      () => false,
    );

  async function fail(attempt: PaymentAttempt, error: unknown, fallback: string): Promise<PaymentEnd> {
    // About the key, such as after an upgrade of the gateway. The journal knows how the payment itself ended.
    const isOtherBody = isApiError(error) && error.code === 'other-body';
    const message = isApiError(error) && !isOtherBody ? error.serverMessage : undefined;
    const blocker = blockerOf(error);
    if (blocker) {
      adopt(blocker, 'unknown', message ?? null);
      return 'unknown';
    }
    if (isNotForwarded(error) && !(await hasBegun(attempt)))
      return refuseAbsent(attempt, message ?? fallback);
    if (isApiError(error) && isDefinite(error))
      return refuse(attempt, { error: message ?? fallback, advice: texts().advice.notCharged });
    if (isApiError(error, 'http') || isApiError(error, 'shape')) {
      const finding = await askOnce(api, attempt.key);
      const end = conclude(attempt, finding, message ?? fallback);
      if (end) return end;
      if (finding.status === 'blocked') {
        adopt(finding.by, 'unknown', message ?? null);
        return 'unknown';
      }
    }
    store.setState({
      status: 'unknown',
      error: withSupportCode(message ?? '', error) || null,
      isChecking: true,
    });
    // After a server error, waiting for a minute rarely helps. Fewer pauses show the person the next step sooner.
    const hasFailed = isApiError(error, 'http') && (error.status ?? 0) >= 500;
    void lookUp(attempt, hasFailed ? 3 : undefined);
    return 'unknown';
  }

  /** Keeps the welcome and its receipt on screen until the person leaves it. */
  const stay = () => cancelRedirect?.();

  return { showForm, refuse, succeed, fail, finish, stay, adopt, lookUp, stopLookUp };
}
