import { findPlan, isPayablePlan } from '@vesalio/core';

/** The paid plan in an address of the plan choice, as an element on another site opens it. */
export function askedPlan(path: string | undefined): string | undefined {
  const { pathname, searchParams } = new URL(path ?? '/', 'http://same.invalid');
  const asked = pathname === '/choose-plan' ? searchParams.get('plan') : null;
  const plan = findPlan(asked ?? '')?.identifier;
  return plan && isPayablePlan(plan) ? plan : undefined;
}
