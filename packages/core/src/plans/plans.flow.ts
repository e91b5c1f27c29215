import { createStore } from 'zustand/vanilla';
import type { Destination } from '../auth/destination.ts';
import type { FlowContext } from '../context.ts';
import { limits } from '../limits.ts';
import { createPaymentApi, type PaymentApi } from '../payment/payment.api.ts';
import { plansTexts } from '../texts/plans.ts';
import { markPendingPlan } from './pending-plan.ts';
import { findPlan } from './plan-catalogue.ts';
import { isFreePlan } from './plan-identifiers.ts';

export interface PlansState {
  /** `done` once the free plan is active and the chat is about to open. */
  status: 'idle' | 'activating' | 'done';
  /** Why the free plan could not be activated; null otherwise. */
  error: string | null;
}

const IDLE: PlansState = { status: 'idle', error: null };

/** Choosing a plan. The free one is activated here; the paid ones are paid elsewhere. Each screen makes its own. */
export function createPlansFlow(context: FlowContext, api: PaymentApi = createPaymentApi(context.http)) {
  const store = createStore<PlansState>(() => IDLE);
  let turn = 0;
  let cancelWait: (() => void) | undefined;

  return {
    store,
    /**
     * Activates the free plan, stores the session, and after one second resolves to where to go; undefined when it
     * failed, was superseded, or one is under way already.
     */
    async activateFree(): Promise<Destination | undefined> {
      if (store.getState().status !== 'idle') return undefined;
      const mine = ++turn;
      const { epoch } = context.session.getState();
      const isOthers = () => context.session.getState().epoch !== epoch;
      const { failed } = context.texts('plans', plansTexts).free;
      store.setState({ status: 'activating', error: null });
      try {
        const answer = await api.activateFreePlan();
        if (isOthers()) {
          if (mine === turn) store.setState(IDLE);
          return undefined;
        }
        const { token, planName, ...fields } = answer;
        const active = {
          ...fields,
          hasActivePlan: answer.hasActivePlan ?? true,
          planName: isFreePlan(planName) ? (findPlan(planName)?.identifier ?? 'free_plan') : 'free_plan',
        };
        if (token) context.session.signIn({ token, ...active });
        else context.session.update(active);
        context.session.setFreePlanLimited(false);
        // A paid plan that was still waiting for its confirmation is no longer wanted.
        markPendingPlan(context.tabStorage, undefined);
      } catch {
        if (mine === turn) store.setState({ status: 'idle', error: isOthers() ? null : failed });
        return undefined;
      }
      if (mine !== turn) return undefined;
      store.setState({ status: 'done', error: null });
      await new Promise<void>((resolve) => {
        cancelWait = context.clock.after(limits.freePlanRedirectMs, resolve);
      });
      return mine === turn ? { to: '/chat' } : undefined;
    },
    /** Leaves the wait; an answer under way is still stored in the session. */
    dispose(): void {
      turn++;
      cancelWait?.();
      store.setState(IDLE);
    },
  };
}

export type PlansFlow = ReturnType<typeof createPlansFlow>;
