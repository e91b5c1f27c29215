import type { FlowContext } from '../context.ts';
import { limits } from '../limits.ts';
import { createPersonFlow, type PersonContext } from '../person-flow.ts';
import type { Destination } from '../session/destination.ts';
import { storeLoginAnswer } from '../session/login-answer.ts';
import type { StoreApi } from '../store.ts';
import { plansTexts } from '../texts/plans.ts';
import { linkFreePlan } from './free-plan.ts';

export interface PlansState {
  /** `done` once the free plan is active and the chat is about to open. */
  status: 'idle' | 'activating' | 'done';
  /** Why the free plan could not be activated; null otherwise. */
  error: string | null;
}

const IDLE: PlansState = { status: 'idle', error: null };

/**
 * The choice of a plan. The free plan is activated here; paid plans lead to the payment. Each screen creates and
 * disposes its own flow; an activation in progress still updates the session.
 */
export function createPlansFlow(context: FlowContext) {
  return createPersonFlow(context, () => IDLE, createPlanChoice);
}

function createPlanChoice(own: PersonContext, store: StoreApi<PlansState>) {
  let latest = 0;
  let endWait: (() => void) | undefined;
  const reset = () => {
    latest++;
    endWait?.();
    store.setState(IDLE);
  };
  own.onEnd(reset);

  async function activate(): Promise<void> {
    storeLoginAnswer(own.session, await linkFreePlan(own));
    own.notices.outdate('plan');
    own.session.setFreePlanLimited(false);
  }

  return {
    /**
     * Activates the free plan, stores the session, and resolves to the destination one second later. Resolves to
     * undefined if it failed, if the screen was left, or if an activation is already in progress.
     */
    async activateFree(): Promise<Destination | undefined> {
      if (store.getState().status !== 'idle') return undefined;
      const mine = ++latest;
      store.setState({ status: 'activating', error: null });
      try {
        await activate();
      } catch {
        const { failed } = own.texts('plans', plansTexts).free;
        if (mine === latest) store.setState({ status: 'idle', error: failed });
        return undefined;
      }
      if (mine !== latest) return undefined;
      store.setState({ status: 'done', error: null });
      await new Promise<void>((resolve) => {
        endWait = resolve;
        own.clock.after(limits.freePlanRedirectMs, resolve);
      });
      return mine === latest ? { to: '/chat' } : undefined;
    },
    /** Returns to the choice. An activation in progress still updates the session. */
    reset,
  };
}

export type PlansFlow = ReturnType<typeof createPlansFlow>;
