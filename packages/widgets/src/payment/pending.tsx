import {
  type AccountState,
  createStore,
  findPlan,
  type OwnPlans,
  ownPlans,
  type Plan,
  type PlanIdentifier,
  paymentTexts,
  pendingPlan,
  planBeforePending,
} from '@vesalio/core';
import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import { useApp, useTexts } from '../provider.tsx';
import { Alert } from '../ui/display/alert.tsx';
import { useLoaded } from '../use-loaded.ts';

/** Milliseconds between two questions about a payment that awaits its confirmation. */
const CHECK_MS = 30_000;

const none = createStore<Pick<AccountState, 'confirming' | 'account'>>(() => ({
  confirming: null,
  account: null,
}));

/**
 * The plan whose payment awaits its confirmation, whichever device has paid. Asks until it is confirmed, which is a
 * notice, and updates the session.
 */
export function usePendingPlan(): Plan | undefined {
  const app = useApp();
  const { clock, session } = app;
  const planName = useStore(session, (state) => state.session?.planName);
  const { value: flow } = useLoaded(app.account, { lazy: planName === undefined });
  const epoch = useStore(session, (state) => state.epoch);
  const { confirming, account } = useStore(flow?.store ?? none);
  const shown = account?.activePlan?.status === 'pending' ? account.activePlan.name : undefined;
  const waiting: PlanIdentifier | string | undefined = confirming ?? pendingPlan(app) ?? shown;

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again for another person and after a change of plan
  useEffect(() => {
    if (!flow) return undefined;
    let stop: (() => void) | undefined = () => {};
    const check = async () => {
      const isOpen = await flow.checkPayment();
      if (isOpen && stop) stop = clock.after(CHECK_MS, () => void check());
    };
    void check();
    return () => {
      stop?.();
      stop = undefined;
    };
  }, [flow, clock, epoch, planName, shown]);

  return findPlan(waiting);
}

/** The person's plans, up to date with the session. `pending` is what `usePendingPlan` returns. */
export function useOwnPlans(pending: Plan | undefined): OwnPlans {
  const app = useApp();
  useStore(app.session, (state) => state.session);
  return ownPlans(app, pending?.identifier);
}

export interface PendingPlanProps {
  plan: Plan;
  /** The plan that the account shows, if it is another one. By default what this browser knows. */
  before?: Plan | undefined;
  /** What else it means for the page. */
  children?: ReactNode;
}

/** Tells the same as the welcome about a payment that awaits its confirmation. */
export function PendingPlan({ plan, before, children }: PendingPlanProps) {
  const { pending } = useTexts('payment', paymentTexts).success;
  const { storage } = useApp();
  const current = before ?? planBeforePending(storage);
  return (
    <Alert kind="info">
      {pending(plan.name, current?.name)} {children}
    </Alert>
  );
}
