import type { OpenPayment } from '../account/receipt.schema.ts';
import { formatDateTime, formatTime } from '../dates.ts';
import { isApiError, withSupportCode } from '../http/errors.ts';
import type { PersonContext } from '../person-flow.ts';
import { findPlan } from '../plans/plan-catalogue.ts';
import type { StoreApi } from '../store.ts';
import { paymentTexts } from '../texts/payment.ts';
import type { AfterPayment } from './after-payment.ts';
import { type PaymentAttempt, readAttempt, writeAttempt } from './attempt.ts';
import { askOnce, blockerOf, type InquiryResult, inquire, isDefinite, isNotForwarded } from './inquiry.ts';
import type { PaymentApi } from './payment.api.ts';
import { createPaymentRefusal } from './payment-refusal.ts';
import type { PaymentEnd, PaymentState } from './payment-state.ts';
import { createPaymentWelcome } from './payment-welcome.ts';

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
  const { tabStorage, clock } = own;
  const { refuse, refuseFound, refuseAbsent, showForm } = createPaymentRefusal(own, store, chosenPlan);
  const { succeed, finish, stay } = createPaymentWelcome(own, store, after);
  let lookingUp: AbortController | undefined;
  let isLeft = false;

  const stopLookUp = () => lookingUp?.abort();

  own.onEnd(() => {
    isLeft = true;
    stopLookUp();
  });

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
    if (finding.status === 'refused') return refuseFound(attempt, finding, message);
    if (finding.status === 'absent') return refuseAbsent(attempt, message);
    return undefined;
  }

  /** Asks the gateway until it knows the outcome, and resolves to it. A newer look-up replaces an older one. */
  async function lookUp(attempt: PaymentAttempt, pauses?: number): Promise<PaymentEnd | undefined> {
    stopLookUp();
    lookingUp = new AbortController();
    const { signal } = lookingUp;
    store.setState({ isChecking: true, startedAt: attempt.at || null });
    const finding = await inquire({ api, clock }, attempt, signal, pauses);
    const end = signal.aborted ? 'ignored' : conclude(attempt, finding);
    if (end) return end;
    if (finding.status === 'blocked') adopt(finding.by, 'unknown', store.getState().error);
    else store.setState({ status: 'unknown', isChecking: false });
    return undefined;
  }

  /** Asks once whether a charge has come to light that a server error hid. Otherwise the form stays as it is. */
  async function lookAgain(attempt: PaymentAttempt): Promise<void> {
    store.setState({ isChecking: true });
    const finding = await askOnce(api, attempt.key);
    if (store.getState().status !== 'ready') return;
    const { unseen, unasked } = own.texts('payment', paymentTexts).unknown;
    const at = formatTime(new Date(clock.now()));
    store.setState({ isChecking: false, finding: finding.status === 'refused' ? unseen(at) : unasked });
    const { isDoubtful: _before, ...found } = attempt;
    if (finding.status === 'paid') conclude(found, finding);
  }

  /** Shows a payment of the account that was refused with a server error, above the form. */
  function doubt({ key, plan, startedAt }: OpenPayment): void {
    const kept = readAttempt(tabStorage);
    // The next payment uses the key of an attempt that never arrived.
    if (kept && !kept.isDoubtful) return;
    if (kept?.key !== key) {
      const at = Date.parse(startedAt) || clock.now();
      writeAttempt(tabStorage, { key, plan: findPlan(plan)?.identifier ?? '', at, isDoubtful: true });
    }
    if (!store.getState().error) keepDoubt();
  }

  /** Shows the doubtful attempt again, in place of another reason. @returns whether there is one */
  function keepDoubt(): boolean {
    const { isDoubtful, plan, at } = readAttempt(tabStorage) ?? {};
    if (!isDoubtful) return false;
    const { unknown, advice } = own.texts('payment', paymentTexts);
    const when = formatDateTime(new Date(at ?? clock.now()));
    store.setState({
      error: unknown.unconfirmed(findPlan(plan)?.name ?? '', when),
      advice: advice.checkedFirst,
    });
    return true;
  }

  /** Looks up a payment of the account that was begun in another tab or on another device. */
  function adopt(open: OpenPayment, status: 'recovering' | 'unknown', error: string | null): void {
    if (isLeft) return;
    const plan = findPlan(open.plan)?.identifier ?? store.getState().plan;
    const attempt = { key: open.key, plan, at: Date.parse(open.startedAt) || clock.now() };
    writeAttempt(tabStorage, attempt);
    store.setState({ plan, status, error });
    void lookUp(attempt).then((end) => {
      // The welcome must not look like the result of the press that was turned down, so it stays until it is read.
      if (end !== 'paid' || status !== 'unknown' || store.getState().status !== 'success') return;
      stay();
      store.setState({ advice: own.texts('payment', paymentTexts).advice.paidBefore });
    });
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
      return refuse(attempt, {
        error: message ?? fallback,
        advice: own.texts('payment', paymentTexts).advice.notCharged,
      });
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

  return {
    showForm,
    refuse,
    succeed,
    fail,
    finish,
    stay,
    adopt,
    doubt,
    keepDoubt,
    lookUp,
    lookAgain,
    stopLookUp,
  };
}
