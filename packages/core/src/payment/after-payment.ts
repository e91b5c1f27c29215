import type { AccountApi } from '../account/account.api.ts';
import type { FlowContext } from '../context.ts';
import { wait } from '../delay.ts';
import { isApiError } from '../http/errors.ts';
import { markPendingPlan } from '../plans/pending-plan.ts';
import { findPlan } from '../plans/plan-catalogue.ts';
import { isAccountPlanActive } from '../plans/plan-identifiers.ts';
import { paymentTexts } from '../texts/payment.ts';
import { createKey } from '../uuid.ts';
import { askOnce, isDefinite } from './inquiry.ts';
import type { NewCard, PaymentApi } from './payment.api.ts';
import type { PaymentAnswer } from './payment.schema.ts';

export interface PaidPlan {
  /** The plan's identifier. */
  plan: string;
  /** `succeeded`, `pending` or `ativo`. */
  outcome: string;
  /** The session's fields that came with the answer. */
  login: PaymentAnswer['login'];
}

/**
 * What a payment that went through changes: the session, and the saved cards. Nothing of it touches the session of
 * somebody else who has signed in meanwhile.
 */
export function createAfterPayment(
  { session, tabStorage, notices, clock, texts }: FlowContext,
  api: PaymentApi,
  account: AccountApi,
  isForeign: () => boolean,
) {
  async function refreshSession(): Promise<void> {
    const { activePlan } = await account.read().catch(() => ({ activePlan: null }));
    if (!activePlan || isForeign() || !isAccountPlanActive(activePlan)) return;
    const plan = findPlan(activePlan.name);
    if (plan?.entry !== 'pay') return;
    session.update({
      planName: plan.identifier,
      ...(activePlan.id === null ? {} : { planId: activePlan.id }),
    });
  }

  return {
    /** The session knows of the plan at once; `my-account` completes it but may not take it away. */
    activate({ plan, outcome, login: { token, ...fields } }: PaidPlan): void {
      const active = { ...fields, hasActivePlan: true, planName: plan };
      if (token) session.signIn({ token, ...active });
      else session.update(active);
      session.setFreePlanLimited(false);
      markPendingPlan(tabStorage, outcome === 'pending' ? plan : undefined);
      void refreshSession();
    },
    /** Saves the card that has paid, and tells whether it is saved. */
    async saveCard(card: NewCard): Promise<void> {
      const { cards } = texts('payment', paymentTexts);
      const owner = session.getState().session?.userId ?? null;
      const key = createKey();
      try {
        if (owner === null) throw new Error(cards.errors.clientId);
        await api.saveCard(owner, card, key).catch(async (error) => {
          if (isApiError(error) && isDefinite(error)) throw error;
          // The answer was lost, the card perhaps not.
          await wait(clock, 1_000);
          if ((await askOnce(api, key)).status !== 'paid') throw error;
        });
        if (!isForeign()) notices.notify('success', cards.saved);
      } catch {
        if (!isForeign()) notices.notify('warning', cards.saveAfterPaymentFailed);
      }
    },
  };
}
