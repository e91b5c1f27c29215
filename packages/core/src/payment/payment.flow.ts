import { createStore } from 'zustand/vanilla';
import { type AccountApi, createAccountApi } from '../account/account.api.ts';
import type { Destination } from '../auth/destination.ts';
import type { FlowContext } from '../context.ts';
import { ApiError, isApiError } from '../http/errors.ts';
import { limits } from '../limits.ts';
import { findPlan, isPayablePlan, isPaymentSuccess, savesCardAfter } from '../plans/plan-catalogue.ts';
import { paymentTexts } from '../texts/payment.ts';
import { createKey } from '../uuid.ts';
import { createAfterPayment } from './after-payment.ts';
import { forgetAttempt, type PaymentAttempt, pendingPayment, readAttempt, writeAttempt } from './attempt.ts';
import { createCoupon } from './coupon.ts';
import { askOnce, type Finding, inquire, isDefinite } from './inquiry.ts';
import { createPaymentApi, type NewCard, type PaymentApi } from './payment.api.ts';
import type { PaymentAnswer, SavedCard } from './payment.schema.ts';

export interface PaymentState {
  /** Identifier of the plan that is paid; while an earlier attempt is looked into, that attempt's plan. */
  plan: string;
  /**
   * `recovering` an attempt of before a reload; `ready` to pay; `paying`; `unknown` outcome, which only asks and never
   * pays; `success`, the welcome; `done`, with a destination.
   */
  status: 'recovering' | 'ready' | 'paying' | 'unknown' | 'success' | 'done';
  /** Why the last attempt did not go through, or what the server said of an unknown one; null otherwise. */
  error: string | null;
  /** While unknown: whether the gateway is being asked at this moment. */
  isChecking: boolean;
  /** Of a success: `succeeded`, `pending` or `ativo`. */
  outcome: string;
  /** Where to go, once done. */
  destination: Destination | null;
}

/** What pays: a card typed now, or a saved one. */
export type PaymentOrder = { card: NewCard; saveCard: boolean } | { cardId: SavedCard['clientCardId'] };

/**
 * How a call of `pay` ended for the form: `paid` and `unknown` ask it to clear number and CVV, `refused` the CVV
 * alone; `ignored` means another one is under way.
 */
export type PaymentEnd = 'paid' | 'refused' | 'unknown' | 'ignored';

const DESTINATION: Destination = { to: '/chat', state: { paymentSuccess: true } };

/**
 * The payment of one plan. One key per attempt, kept in the tab until its outcome is known; an unknown outcome is
 * asked for by that key and never paid again by itself. Each screen makes its own and disposes of it; an attempt
 * under way goes on without it.
 */
export function createPaymentFlow(
  context: FlowContext,
  chosen: string | undefined,
  api: PaymentApi = createPaymentApi(context.http),
  account: AccountApi = createAccountApi(context.http),
) {
  const { session, tabStorage, clock } = context;
  const texts = () => context.texts('payment', paymentTexts);
  const earlier = pendingPayment(tabStorage);
  const chosenPlan = findPlan(chosen)?.identifier ?? '';
  const store = createStore<PaymentState>(() => ({
    plan: earlier ? (findPlan(earlier.plan)?.identifier ?? '') : chosenPlan,
    status: earlier ? 'recovering' : 'ready',
    error: null,
    isChecking: earlier !== undefined,
    outcome: '',
    destination: null,
  }));
  const coupon = createCoupon(context, api, () => store.getState().plan);
  let cancelRedirect: (() => void) | undefined;
  let stopWaiting: (() => void) | undefined;
  let isDisposed = false;
  // Whoever pays, not whoever was there when the form was made: a host may sign people in after that.
  let { epoch } = session.getState();
  const isForeign = () => session.getState().epoch !== epoch;
  const after = createAfterPayment(context, api, account, isForeign);

  /** What is paid next is what was chosen here, whatever an earlier attempt was for. */
  function offer(error: string | null): void {
    const { plan } = store.getState();
    store.setState({ plan: chosenPlan || plan, status: 'ready', error, isChecking: false });
  }

  function refuse(attempt: PaymentAttempt, error: string | null): 'refused' {
    forgetAttempt(tabStorage, attempt.key);
    offer(error);
    return 'refused';
  }

  function refuseAbsent(attempt: PaymentAttempt, error: string): 'refused' {
    // Another may have taken its place, in another element of the page.
    if (readAttempt(tabStorage)?.key === attempt.key) {
      writeAttempt(tabStorage, { ...attempt, absent: true });
    }
    offer(error);
    return 'refused';
  }

  function finish(): void {
    cancelRedirect?.();
    const { status } = store.getState();
    const attempt = readAttempt(tabStorage);
    if (status !== 'success') return;
    if (attempt) forgetAttempt(tabStorage, attempt.key);
    store.setState({ status: 'done', destination: DESTINATION });
  }

  function succeed(attempt: PaymentAttempt, outcome: string, login: PaymentAnswer['login'] = {}): 'paid' {
    after.activate({ plan: attempt.plan, outcome, login });
    store.setState({ plan: attempt.plan, status: 'success', outcome, error: null, isChecking: false });
    // Left before it was told, the next screen finds the attempt and tells it.
    if (!isDisposed) cancelRedirect = clock.after(limits.paymentRedirectMs, finish);
    return 'paid';
  }

  function conclude(
    attempt: PaymentAttempt,
    finding: Finding,
    said?: string,
  ): 'paid' | 'refused' | undefined {
    const { unknown } = texts();
    if (finding.status === 'paid') return succeed(attempt, finding.outcome);
    if (finding.status === 'refused') return refuse(attempt, said ?? finding.message ?? unknown.refused);
    if (finding.status === 'absent') return refuseAbsent(attempt, said ?? unknown.refused);
    return undefined;
  }

  /** Asks until it is known. Only the newest round speaks. */
  let round = 0;
  async function lookInto(attempt: PaymentAttempt, pauses?: number): Promise<void> {
    const mine = ++round;
    store.setState({ isChecking: true });
    const isGone = () => isDisposed || isForeign() || mine !== round;
    const finding = await inquire({ api, clock }, attempt, isGone, pauses);
    if (isGone() || conclude(attempt, finding)) return;
    store.setState({ status: 'unknown', isChecking: false });
  }

  async function fail(attempt: PaymentAttempt, error: unknown, fallback: string): Promise<PaymentEnd> {
    const said = isApiError(error) ? error.serverMessage : undefined;
    if (isApiError(error) && isDefinite(error)) {
      return refuse(attempt, error.kind === 'expired' ? null : (said ?? fallback));
    }
    if (isApiError(error, 'http') || isApiError(error, 'shape')) {
      const finding = await askOnce(api, attempt.key);
      if (isForeign()) return 'refused';
      const end = conclude(attempt, finding, said ?? fallback);
      if (end) return end;
    }
    store.setState({ status: 'unknown', error: said ?? null, isChecking: true });
    // A server that failed will hardly know more in a minute; the person is told sooner what to do.
    const hasFailed = isApiError(error, 'http') && (error.status ?? 0) >= 500;
    void lookInto(attempt, hasFailed ? 3 : undefined);
    return 'unknown';
  }

  /** A host may sign its person in after the form was made: before, nobody is there to ask for. */
  const firstSignIn = () =>
    new Promise<void>((resolve) => {
      stopWaiting = session.subscribe((state) => {
        if (!state.session) return;
        stopWaiting?.();
        resolve();
      });
    });

  return {
    store,
    coupon,
    /** Looks into the attempt that a reload or a broken visit left behind; does nothing when there is none. */
    async recover(): Promise<void> {
      if (store.getState().status !== 'recovering') return;
      if (!session.getState().session) await firstSignIn();
      const attempt = pendingPayment(tabStorage);
      ({ epoch } = session.getState());
      if (attempt) await lookInto(attempt);
      else offer(null);
    },
    /** Pays once. The card is sent and let go of; see PaymentEnd for what the form has to clear. */
    async pay(order: PaymentOrder): Promise<PaymentEnd> {
      const { plan, status } = store.getState();
      const { errors } = texts();
      if (status !== 'ready') return 'ignored';
      ({ epoch } = session.getState());
      if (!isPayablePlan(plan)) {
        store.setState({ error: errors.unknownPlan });
        return 'refused';
      }
      const left = readAttempt(tabStorage);
      // An attempt begun by another widget of this tab: its outcome comes first.
      if (left && !left.absent) {
        store.setState({ status: 'recovering' });
        void lookInto(left);
        return 'unknown';
      }
      const attempt: PaymentAttempt = { key: left?.key ?? createKey(), plan, at: clock.now() };
      writeAttempt(tabStorage, attempt);
      store.setState({ status: 'paying', error: null });
      const paysWith =
        'card' in order
          ? { card: { ...order.card, installments: limits.installments } }
          : { cardId: order.cardId };
      const body = { internalPlanName: plan, ...paysWith, couponCode: coupon.code() };
      let answer: PaymentAnswer;
      try {
        answer = await api.pay(body, attempt.key);
        if (!answer.status) throw new ApiError('shape');
      } catch (error) {
        if (isForeign()) return 'refused';
        return fail(attempt, error, 'card' in order ? errors.failed : errors.savedCardFailed);
      }
      if (isForeign()) return 'paid';
      if (!isPaymentSuccess(answer.status)) return refuse(attempt, errors.unsuccessful);
      succeed(attempt, answer.status, answer.login);
      if ('card' in order && order.saveCard && savesCardAfter(answer.status)) void after.saveCard(order.card);
      return 'paid';
    },
    /** Asks again, at once. */
    check(): void {
      const attempt = pendingPayment(tabStorage);
      const { status, isChecking } = store.getState();
      if (attempt && status === 'unknown' && !isChecking) void lookInto(attempt);
    },
    /** The person, told of the risk, wants to pay anew although the outcome of the attempt is not known. */
    startOver(): void {
      const attempt = pendingPayment(tabStorage);
      if (store.getState().status !== 'unknown') return;
      round++;
      if (attempt) forgetAttempt(tabStorage, attempt.key);
      offer(null);
    },
    clearError(): void {
      if (store.getState().error) store.setState({ error: null });
    },
    /** Leaves the welcome before its time. */
    finish,
    dispose(): void {
      isDisposed = true;
      stopWaiting?.();
      cancelRedirect?.();
      // What was paid and shown needs no second welcome.
      if (store.getState().status === 'success') {
        const attempt = readAttempt(tabStorage);
        if (attempt) forgetAttempt(tabStorage, attempt.key);
      }
    },
  };
}

export type PaymentFlow = ReturnType<typeof createPaymentFlow>;
