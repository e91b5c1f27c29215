/** Identifiers as the product writes them. `corporate_plan` is read too. */
export type PlanIdentifier = 'free_plan' | 'fleming_plan' | 'hippocrates_plan' | 'corporate_premium_plan';

const WRITTEN: Record<string, PlanIdentifier> = {
  free_plan: 'free_plan',
  fleming_plan: 'fleming_plan',
  hippocrates_plan: 'hippocrates_plan',
  corporate_premium_plan: 'corporate_premium_plan',
  corporate_plan: 'corporate_premium_plan',
};

/** An identifier as the product writes it, both corporate readings included; undefined when unknown. */
export function readPlanIdentifier(identifier: string | null | undefined): PlanIdentifier | undefined {
  const read = (identifier ?? '').trim().toLowerCase();
  return Object.hasOwn(WRITTEN, read) ? WRITTEN[read] : undefined;
}

/** Whether the plan is the free one. */
export const isFreePlan = (identifier: string | null | undefined): boolean =>
  readPlanIdentifier(identifier) === 'free_plan';

/** A plan's status as the server gives it. */
export type PlanStatus = boolean | string | null | undefined;

/** Words that some servers write for an active plan; a payment that is `pending` opens the product as well. */
const ACTIVE_WORDS = ['true', 'active', 'succeeded', 'ativo', 'pending'];

/**
 * The one rule of what counts as an active plan: status true or a word for it, `pending` included; for the free plan
 * an empty status too. No plan is not active.
 */
export function isAccountPlanActive(plan: { name: string; status: PlanStatus } | null | undefined): boolean {
  if (!plan) return false;
  const status = String(plan.status ?? '')
    .trim()
    .toLowerCase();
  return ACTIVE_WORDS.includes(status) || (status === '' && isFreePlan(plan.name));
}
