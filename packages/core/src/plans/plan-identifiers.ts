const IDENTIFIERS = ['free_plan', 'fleming_plan', 'hippocrates_plan', 'corporate_premium_plan'] as const;

/** Identifiers as the product writes them. `corporate_plan` is accepted as well. */
export type PlanIdentifier = (typeof IDENTIFIERS)[number];

/** The identifier as the product writes it, also for `corporate_plan`; undefined if unknown. */
export function readPlanIdentifier(identifier: string | null | undefined): PlanIdentifier | undefined {
  const read = identifier?.trim().toLowerCase();
  return read === 'corporate_plan' ? 'corporate_premium_plan' : IDENTIFIERS.find((known) => known === read);
}

/** Whether the plan is the free one. */
export const isFreePlan = (identifier: string | null | undefined): boolean =>
  readPlanIdentifier(identifier) === 'free_plan';

/** The status of a plan as the server sends it. */
export type PlanStatus = boolean | string | null | undefined;

/** Values that servers send for an active plan. A `pending` payment counts as active too. */
const ACTIVE_WORDS = ['true', 'active', 'succeeded', 'ativo', 'pending'];

/**
 * Whether a plan counts as active: its status is true or a word for it, including `pending`. For the free plan, an
 * empty status counts too.
 */
export function isAccountPlanActive(plan: { name: string; status: PlanStatus } | null | undefined): boolean {
  if (!plan) return false;
  const status = String(plan.status ?? '')
    .trim()
    .toLowerCase();
  return ACTIVE_WORDS.includes(status) || (status === '' && isFreePlan(plan.name));
}
