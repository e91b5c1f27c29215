import type { FlowContext } from '../context.ts';
import type { LoginAnswer } from '../session/session.ts';
import { markPendingPlan } from './pending-plan.ts';
import { findPlan } from './plan-catalogue.ts';
import { isFreePlan } from './plan-identifiers.ts';
import { createSubscriptionApi } from './subscription.api.ts';

/**
 * Activates the free plan and resolves to the session's new fields. Throws ApiError.
 * @param token from an answer that is not the session's yet
 */
export async function linkFreePlan(
  own: Pick<FlowContext, 'http' | 'storage' | 'clock'>,
  token?: string,
): Promise<LoginAnswer> {
  const { planName, ...fields } = await createSubscriptionApi(() => own.http()).activateFreePlan(token);
  // The free plan replaces a paid plan whose payment was still awaiting confirmation.
  markPendingPlan(own, undefined);
  return {
    ...fields,
    hasActivePlan: fields.hasActivePlan ?? true,
    planName: isFreePlan(planName) ? (findPlan(planName)?.identifier ?? 'free_plan') : 'free_plan',
  };
}
