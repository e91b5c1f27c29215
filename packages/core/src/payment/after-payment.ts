import { createAccountApi } from '../account/account.api.ts';
import { wait } from '../delay.ts';
import { isApiError } from '../http/errors.ts';
import type { PersonContext } from '../person-flow.ts';
import { markPendingPlan, pendingPlan } from '../plans/pending-plan.ts';
import { findPlan } from '../plans/plan-catalogue.ts';
import { isAccountPlanActive } from '../plans/plan-identifiers.ts';
import { paymentTexts } from '../texts/payment.ts';
import { createKey } from '../uuid.ts';
import { askOnce, isDefinite } from './inquiry.ts';
import type { NewCard, PaymentApi } from './payment.api.ts';
import type { PaymentAnswer } from './payment.schema.ts';

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
    if (plan?.entry !== 'pay' || plan.identifier !== (pendingPlan(tabStorage) ?? plan.identifier)) return;
    session.update({
      planName: plan.identifier,
      ...(activePlan.id === null ? {} : { planId: activePlan.id }),
    });
  }

  return {
    /** Stores the plan in the session immediately. `my-account` completes it but cannot remove it. */
    activate({ plan, outcome, login: { token, ...fields } }: PaidPlan): void {
      const active = { ...fields, hasActivePlan: true, planName: plan };
      if (token) session.signIn({ token, ...active });
      else session.update(active);
      session.setFreePlanLimited(false);
      markPendingPlan(tabStorage, outcome === 'pending' ? plan : undefined);
      void refreshSession();
    },
    /** Saves the card of the payment and notifies the person of the result. @returns whether it was saved */
    async saveCard(card: NewCard): Promise<boolean> {
      const { cards } = texts('payment', paymentTexts);
      const owner = session.getState().session?.userId ?? null;
      const key = createKey();
      try {
        if (owner === null) throw new Error(cards.errors.clientId);
        await api.saveCard(owner, card, key).catch(async (error) => {
          if (isApiError(error) && isDefinite(error)) throw error;
          // The answer was lost, but the card may have been saved.
          await wait(clock, 1_000);
          if ((await askOnce(api, key)).status !== 'paid') throw error;
        });
        notices.notify('success', cards.saved);
        return true;
      } catch {
        notices.notify('warning', cards.saveAfterPaymentFailed);
        return false;
      }
    },
  };
}
