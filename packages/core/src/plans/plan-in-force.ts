import type { FlowContext } from '../context.ts';
import { pendingPlan } from './pending-plan.ts';
import { findPlan, type Plan, planBeforePending } from './plan-catalogue.ts';
import type { PlanIdentifier } from './plan-identifiers.ts';

/** The person's plans, as far as this browser knows them. */
export interface OwnPlans {
  /** The plan in force: until a payment is confirmed, the one before it. */
  current: PlanIdentifier | undefined;
  /** The plan whose payment awaits its confirmation. */
  pending: PlanIdentifier | undefined;
}

/** @param pending the plan whose payment awaits its confirmation, if another device has paid */
export function ownPlans(
  own: Pick<FlowContext, 'session' | 'storage' | 'clock'>,
  pending = findPlan(pendingPlan(own))?.identifier,
): OwnPlans {
  const { session } = own.session.getState();
  const named = session?.hasActivePlan ? findPlan(session.planName)?.identifier : undefined;
  const before = named && named === pending ? planBeforePending(own.storage) : undefined;
  return { current: before ? before.identifier : named, pending };
}

/**
 * Why the plan cannot be chosen or paid now: nobody pays a plan in force again, and the gateway forwards no second
 * payment for a plan that awaits its confirmation. The free plan stays open then, to give up that payment.
 */
export function lockOf(plan: Plan, { current, pending }: OwnPlans): 'pending' | 'current' | undefined {
  if (plan.identifier === pending) return 'pending';
  const isGivingUp = pending !== undefined && plan.entry === 'activate';
  return plan.identifier === current && !isGivingUp ? 'current' : undefined;
}
