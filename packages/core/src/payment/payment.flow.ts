import type { StoreApi } from 'zustand/vanilla';
import type { FlowContext } from '../context.ts';
import { ApiError } from '../http/errors.ts';
import { limits } from '../limits.ts';
import { createPersonFlow, type PersonContext } from '../person-flow.ts';
import { findPlan, isPayablePlan, isPaymentSuccess, savesCardAfter } from '../plans/plan-catalogue.ts';
import { paymentTexts } from '../texts/payment.ts';
import { createKey } from '../uuid.ts';
import { createAfterPayment } from './after-payment.ts';
import { forgetAttempt, type PaymentAttempt, pendingPayment, readAttempt, writeAttempt } from './attempt.ts';
import { type Coupon, createCoupon } from './coupon.ts';
import { createPaymentApi, type PaymentBody } from './payment.api.ts';
import type { PaymentAnswer } from './payment.schema.ts';
import { createPaymentOutcome } from './payment-outcome.ts';
import type { PaymentEnd, PaymentOrder, PaymentState } from './payment-state.ts';

/** What the screens of several people share: the plan, the coupon and whether a look-up was asked for. */
interface PaymentScreen {
  chosenPlan: string;
  coupon: Coupon;
  /** The screen asked for the look-up before the host signed its person in. */
  isRecoveryWanted: boolean;
}

/**
 * The payment of one plan. Each attempt has a key, kept in the tab until its outcome is known. An unknown outcome is
 * looked up by that key and never paid again by itself. Each screen creates its own flow and disposes of it; an
 * attempt under way goes on without it.
 */
export function createPaymentFlow(context: FlowContext, chosen: string | undefined) {
  const chosenPlan = findPlan(chosen)?.identifier ?? '';
  const initial = (): PaymentState => {
    const earlier = pendingPayment(context.tabStorage);
    return {
      plan: earlier ? (findPlan(earlier.plan)?.identifier ?? '') : chosenPlan,
      status: earlier ? 'recovering' : 'ready',
      error: null,
      isChecking: earlier !== undefined,
      outcome: '',
      destination: null,
    };
  };
  const coupon = createCoupon(context, () => flow.store.getState().plan);
  const screen: PaymentScreen = { chosenPlan, coupon, isRecoveryWanted: false };
  const flow = createPersonFlow(context, initial, (own, store) => createPayment(own, store, screen));
  return {
    ...flow,
    coupon,
    dispose(): void {
      flow.dispose();
      coupon.dispose();
    },
  };
}

export type PaymentFlow = ReturnType<typeof createPaymentFlow>;

function createPayment(own: PersonContext, store: StoreApi<PaymentState>, screen: PaymentScreen) {
  const { tabStorage, clock } = own;
  const api = createPaymentApi(own.http);
  const texts = () => own.texts('payment', paymentTexts);
  const after = createAfterPayment(own, api);
  const outcome = createPaymentOutcome(own, store, { api, after, chosenPlan: screen.chosenPlan });

  async function recover(): Promise<void> {
    if (store.getState().status !== 'recovering') return;
    screen.isRecoveryWanted = true;
    if (!own.session.getState().session) return;
    const attempt = pendingPayment(tabStorage);
    if (attempt) await outcome.lookUp(attempt);
    else outcome.offer(null);
  }

  async function send(order: PaymentOrder, attempt: PaymentAttempt): Promise<PaymentEnd> {
    const { errors } = texts();
    let answer: PaymentAnswer;
    try {
      answer = await api.pay(bodyOf(order, attempt.plan, screen.coupon.code()), attempt.key);
      if (!answer.status) throw new ApiError('shape');
    } catch (error) {
      // The attempt stays in the tab: it is looked up once the same person is back.
      if (own.scope.signal.aborted) return 'unknown';
      return outcome.fail(attempt, error, 'card' in order ? errors.failed : errors.savedCardFailed);
    }
    if (!isPaymentSuccess(answer.status)) return outcome.refuse(attempt, errors.unsuccessful);
    outcome.succeed(attempt, answer.status, answer.login);
    if ('card' in order && order.saveCard && savesCardAfter(answer.status)) void after.saveCard(order.card);
    return 'paid';
  }

  if (screen.isRecoveryWanted) void recover();

  return {
    /** Looks up the attempt that a reload or a lost connection left behind, if there is one. */
    recover,
    /** Pays once. The card is sent and not kept. @returns what the form has to clear, see PaymentEnd */
    async pay(order: PaymentOrder): Promise<PaymentEnd> {
      const { plan, status } = store.getState();
      if (status !== 'ready') return 'ignored';
      if (!isPayablePlan(plan)) {
        store.setState({ error: texts().errors.unknownPlan });
        return 'refused';
      }
      const left = readAttempt(tabStorage);
      // Another widget of this tab has begun an attempt: its outcome comes first.
      if (left && !left.absent) {
        store.setState({ status: 'recovering' });
        void outcome.lookUp(left);
        return 'unknown';
      }
      const attempt: PaymentAttempt = { key: left?.key ?? createKey(), plan, at: clock.now() };
      writeAttempt(tabStorage, attempt);
      store.setState({ status: 'paying', error: null });
      return send(order, attempt);
    },
    /** Looks up an unknown outcome again, at once. */
    check(): void {
      const attempt = pendingPayment(tabStorage);
      const { status, isChecking } = store.getState();
      if (attempt && status === 'unknown' && !isChecking) void outcome.lookUp(attempt);
    },
    /** The person knows of the risk and wants to pay again although the outcome of the attempt is unknown. */
    startOver(): void {
      if (store.getState().status !== 'unknown') return;
      const attempt = pendingPayment(tabStorage);
      outcome.stopLookUp();
      if (attempt) forgetAttempt(tabStorage, attempt.key);
      outcome.offer(null);
    },
    clearError(): void {
      if (store.getState().error) store.setState({ error: null });
    },
    /** Leaves the welcome before its time. */
    finish: outcome.finish,
  };
}

function bodyOf(order: PaymentOrder, plan: string, couponCode: string | null): PaymentBody {
  const paysWith =
    'card' in order
      ? { card: { ...order.card, installments: limits.installments } }
      : { cardId: order.cardId };
  return { internalPlanName: plan, ...paysWith, couponCode };
}
