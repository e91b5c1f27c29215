import { createAccountApi } from '../account/account.api.ts';
import { wait } from '../delay.ts';
import { isApiError } from '../http/errors.ts';
import type { PersonContext } from '../person-flow.ts';
import { markPendingPlan, pendingPlan } from '../plans/pending-plan.ts';
import { findPlan, planBeforePending } from '../plans/plan-catalogue.ts';
import { isAccountPlanActive } from '../plans/plan-identifiers.ts';
import { paymentTexts } from '../texts/payment.ts';
import { createKey } from '../uuid.ts';
import { markCardKey, type PaymentAttempt } from './attempt.ts';
import { askOnce, isDefinite } from './inquiry.ts';
import type { NewCard, PaymentApi } from './payment.api.ts';
import type { PaymentAnswer } from './payment.schema.ts';
import { savesCardAfter } from './payment-status.ts';

interface PaidPlan {
  /** The plan's identifier. */
  plan: string;
  /** `succeeded`, `pending` or `ativo`. */
  outcome: string;
  /** The session fields of the answer. */
  login: PaymentAnswer['login'];
}

export type AfterPayment = ReturnType<typeof createAfterPayment>;

/** Updates the session and the saved cards after a successful payment. */
export function createAfterPayment(own: PersonContext, api: PaymentApi) {
  const { session, tabStorage, notices, clock, texts } = own;
  const account = createAccountApi(own.http);

  async function refreshSession(): Promise<void> {
    const { activePlan } = await account.read().catch(() => ({ activePlan: null }));
    if (!activePlan || !isAccountPlanActive(activePlan)) return;
    const plan = findPlan(activePlan.name);
    if (plan?.entry !== 'pay' || plan.identifier !== (pendingPlan(own) ?? plan.identifier)) return;
    session.update({
      planName: plan.identifier,
      ...(activePlan.id === null ? {} : { planId: activePlan.id }),
    });
  }

  async function sendCard(card: NewCard, attempt: string): Promise<boolean> {
    const owner = session.getState().session?.userId ?? null;
    if (owner === null) return false;
    const cardKey = createKey();
    markCardKey(tabStorage, attempt, cardKey);
    try {
      await api.saveCard(owner, card, cardKey);
      return true;
    } catch (error) {
      if (isApiError(error) && isDefinite(error)) return false;
      // The answer was lost, but the card may have been saved.
      await wait(clock, 1_000);
      return (await askOnce(api, cardKey)).status === 'paid';
    }
  }

  /** A reload may have interrupted the saving, but not prevented it. */
  async function wasSaved(cardKey: string): Promise<boolean> {
    if (!cardKey) return false;
    const finding = await askOnce(api, cardKey);
    if (finding.status !== 'open') return finding.status === 'paid';
    await wait(clock, 1_000);
    return (await askOnce(api, cardKey)).status === 'paid';
  }

  /** The plan whose limits apply until a payment of the other plan is confirmed. */
  function planBefore(plan: string): string | undefined {
    if (pendingPlan(own)) return planBeforePending(own.storage)?.identifier;
    const { hasActivePlan, planName } = session.getState().session ?? {};
    return hasActivePlan && planName !== plan ? planName : undefined;
  }

  return {
    /** Stores the plan in the session immediately. `my-account` completes it but cannot remove it. */
    activate({ plan, outcome, login: { token, ...fields } }: PaidPlan): void {
      notices.outdate('plan');
      const before = planBefore(plan);
      const active = { ...fields, hasActivePlan: true, planName: plan };
      if (token) session.signIn({ token, ...active });
      else session.update(active);
      session.setFreePlanLimited(false);
      markPendingPlan(own, outcome === 'pending' ? plan : undefined, before);
      void refreshSession();
    },
    /**
     * Saves the card of a successful payment, if this was requested, and notifies the person of the result.
     * @param card undefined if the outcome was looked up, because the card is no longer known then
     * @returns whether it was saved
     */
    async saveCard({ key, cardKey }: PaymentAttempt, outcome: string, card?: NewCard): Promise<boolean> {
      if (cardKey === undefined) return false;
      const { cards } = texts('payment', paymentTexts);
      if (!savesCardAfter(outcome)) {
        markCardKey(tabStorage, key, undefined);
        notices.notify('info', cards.notSavedWhilePending, 'cards');
        return false;
      }
      const isSaved = await (card ? sendCard(card, key) : wasSaved(cardKey));
      markCardKey(tabStorage, key, undefined);
      if (isSaved) notices.notify('success', cards.saved, 'cards');
      else notices.notify('warning', cards.saveAfterPaymentFailed, 'cards');
      return isSaved;
    },
  };
}
