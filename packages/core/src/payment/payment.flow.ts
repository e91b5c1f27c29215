import type { FlowContext } from '../context.ts';
import { lastDigits } from '../format.ts';
import { ApiError } from '../http/errors.ts';
import { limits } from '../limits.ts';
import { createPersonFlow, type PersonContext } from '../person-flow.ts';
import { forgetRefusal } from '../plans/pending-plan.ts';
import { findPlan, isPayablePlan, lockOf, ownPlans } from '../plans/plan-catalogue.ts';
import type { StoreApi } from '../store.ts';
import { paymentTexts } from '../texts/payment.ts';
import { createKey } from '../uuid.ts';
import { createAfterPayment } from './after-payment.ts';
import { forgetAttempt, type PaymentAttempt, pendingPayment, readAttempt, writeAttempt } from './attempt.ts';
import { type Coupon, createCoupon } from './coupon.ts';
import { keptRefusal } from './kept-refusal.ts';
import { createPaymentApi, type PaymentBody } from './payment.api.ts';
import type { PaymentAnswer } from './payment.schema.ts';
import { createPaymentOutcome } from './payment-outcome.ts';
import type { PaymentEnd, PaymentOrder, PaymentState } from './payment-state.ts';
import { isPaymentSuccess } from './payment-status.ts';

/** State that survives another person's sign-in: the plan, the coupon, and whether a look-up was requested. */
interface PaymentScreen {
  chosenPlan: string;
  coupon: Coupon;
  /** Called once the card of the payment is among the saved ones. */
  onCardSaved?: (() => void) | undefined;
  /** Whether the screen requested the look-up before the host signed the person in. */
  isRecoveryWanted: boolean;
}

/**
 * The payment of one plan. Each attempt has a key, which is kept in the tab until its outcome is known. An unknown
 * outcome is looked up by that key and never paid again automatically. Each screen creates and disposes its own flow;
 * an attempt in progress continues without it.
 */
export function createPaymentFlow(
  context: FlowContext,
  chosen: string | undefined,
  onCardSaved?: () => void,
) {
  const chosenPlan = findPlan(chosen)?.identifier ?? '';
  const initial = (): PaymentState => {
    const earlier = pendingPayment(context.tabStorage);
    return {
      plan: earlier ? (findPlan(earlier.plan)?.identifier ?? '') : chosenPlan,
      status: earlier ? 'recovering' : 'ready',
      ...(earlier ? { error: null, advice: null } : keptRefusal(context.tabStorage, chosenPlan)),
      finding: null,
      isChecking: earlier !== undefined,
      outcome: '',
      destination: null,
      startedAt: earlier?.at || null,
      receipt: null,
    };
  };
  const coupon = createCoupon(context, () => flow.store.getState().plan);
  const screen: PaymentScreen = { chosenPlan, coupon, onCardSaved, isRecoveryWanted: false };
  const flow = createPersonFlow(context, initial, (own, store) => createPayment(own, store, screen));
  return {
    ...flow,
    coupon,
    dispose(): void {
      flow.dispose();
      coupon.dispose();
      forgetRefusal(context.tabStorage);
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
    screen.isRecoveryWanted = true;
    if (!own.session.getState().session) return;
    if (store.getState().status === 'recovering') {
      const attempt = pendingPayment(tabStorage);
      // The person has seen the welcome of another plan before a reload, and has chosen this plan since.
      const isTold = attempt?.told && screen.chosenPlan && attempt.plan !== screen.chosenPlan;
      if (attempt && !isTold) {
        await outcome.lookUp(attempt);
        return;
      }
      if (attempt) {
        forgetAttempt(tabStorage, attempt.key);
        void after.saveCard(attempt, 'succeeded');
      }
      outcome.showForm();
    }
    if (store.getState().status === 'ready') await findUnderWay();
  }

  /** Finds a payment begun on another device, or on this one before the storage was lost. */
  async function findUnderWay(): Promise<void> {
    // If this fails, paying will find it, because the gateway blocks a second payment.
    const [open] = await api.underWay().catch(() => []);
    const isGivenUp = open !== undefined && readAttempt(tabStorage)?.supersedes === open.key;
    if (!open || isGivenUp || store.getState().status !== 'ready') return;
    if (open.status === 'refused') outcome.doubt(open);
    else outcome.adopt(open, 'recovering', null);
  }

  async function send(order: PaymentOrder, attempt: PaymentAttempt): Promise<PaymentEnd> {
    const { errors, advice } = texts();
    let answer: PaymentAnswer;
    try {
      const body = bodyOf(order, attempt.plan, screen.coupon.code());
      answer = await api.pay(body, attempt.key, attempt.supersedes);
      if (answer.status === undefined) throw new ApiError('shape');
    } catch (error) {
      // The attempt stays in the tab and is looked up once the same person is back.
      if (own.scope.signal.aborted) return 'unknown';
      return outcome.fail(attempt, error, 'card' in order ? errors.failed : errors.savedCardFailed);
    }
    if (!isPaymentSuccess(answer.status))
      return outcome.refuse(attempt, { error: errors.unsuccessful, advice: advice.unchanged });
    outcome.succeed(attempt, answer.status, answer.login);
    if ('card' in order)
      void after
        .saveCard(attempt, answer.status, order.card)
        .then((isSaved) => isSaved && screen.onCardSaved?.());
    return 'paid';
  }

  function clearError(): void {
    forgetRefusal(tabStorage);
    if (!outcome.keepDoubt() && store.getState().error) store.setState({ error: null, advice: null });
  }

  if (screen.isRecoveryWanted) void recover();

  return {
    /** Looks up a payment left in progress by a reload, a lost connection or another device. */
    recover,
    /** Pays once. The card is sent and not kept. @returns which fields the form must clear, see PaymentEnd */
    async pay(order: PaymentOrder): Promise<PaymentEnd> {
      const { plan, status } = store.getState();
      if (status !== 'ready') return 'ignored';
      if (!isPayablePlan(plan)) {
        store.setState({ error: texts().errors.unknownPlan, advice: null });
        return 'refused';
      }
      const known = findPlan(plan);
      // The gateway cannot tell a plan that is paid twice from one that is renewed.
      if (known && lockOf(known, ownPlans(own)) === 'current') {
        store.setState({ error: texts().alreadyActive(known.name), advice: null });
        return 'refused';
      }
      const left = readAttempt(tabStorage);
      // Another widget of this tab has begun an attempt, so its outcome comes first.
      if (left && pendingPayment(tabStorage)) {
        store.setState({ status: 'recovering' });
        void outcome.lookUp(left);
        return 'unknown';
      }
      const { key = createKey(), supersedes } = left?.absent ? left : {};
      const coupon = screen.coupon.code();
      const attempt: PaymentAttempt = {
        key,
        plan,
        at: clock.now(),
        lastFour: 'card' in order ? lastDigits(order.card.number) : (order.lastFour ?? ''),
        ...(coupon ? { coupon } : {}),
        ...('cardId' in order ? { isSavedCard: true } : order.saveCard ? { cardKey: '' } : {}),
        ...(supersedes ? { supersedes } : {}),
      };
      forgetRefusal(tabStorage);
      writeAttempt(tabStorage, attempt);
      store.setState({ status: 'paying', error: null, advice: null });
      return send(order, attempt);
    },
    /** Looks up an unknown outcome immediately, also while it is looked up with pauses, or a doubtful refusal once. */
    check(): void {
      const { status, isChecking } = store.getState();
      const attempt = readAttempt(tabStorage);
      if (status === 'ready' && attempt?.isDoubtful && !isChecking) void outcome.lookAgain(attempt);
      else if (status === 'unknown' && attempt && !attempt.absent) void outcome.lookUp(attempt);
    },
    /** Pays again although the outcome of the attempt is unknown. The person has accepted the risk. */
    startOver(): void {
      if (store.getState().status !== 'unknown') return;
      const attempt = pendingPayment(tabStorage);
      outcome.stopLookUp();
      outcome.showForm();
      if (!attempt) return;
      const { plan } = store.getState();
      const next = { key: createKey(), plan, at: clock.now(), absent: true, supersedes: attempt.key };
      writeAttempt(tabStorage, next);
    },
    /** Says that nothing was sent, because the browser is offline. The form keeps its values. */
    refuseOffline(): void {
      const { errors, advice } = texts();
      if (store.getState().status === 'ready')
        store.setState({ error: errors.offline, advice: advice.notCharged });
    },
    /** Looks up an unknown outcome immediately, because the connection is back. */
    reconnected(): void {
      const { status, error } = store.getState();
      const attempt = pendingPayment(tabStorage);
      const isLookedUp = status === 'unknown' || (status === 'recovering' && screen.isRecoveryWanted);
      if (attempt && isLookedUp && own.session.getState().session) void outcome.lookUp(attempt);
      if (error === texts().errors.offline) clearError();
    },
    clearError,
    /** Ends the welcome early. */
    finish: outcome.finish,
    stay: outcome.stay,
  };
}

function bodyOf(order: PaymentOrder, plan: string, couponCode: string | null): PaymentBody {
  const paysWith =
    'card' in order
      ? { card: { ...order.card, installments: limits.installments } }
      : { cardId: order.cardId };
  return { internalPlanName: plan, ...paysWith, couponCode };
}
