import type { FlowContext } from '../context.ts';
import type { KeyValueStore } from '../storage.ts';

export const PENDING = 'own:payment-pending';
/** Key of the refusal that a reload of the payment shows again. */
export const REFUSAL = 'own:payment-refused';
/** After a day, milliseconds, the account is believed again. */
const KEPT_MS = 24 * 3600 * 1000;

type Kept = Pick<FlowContext, 'storage' | 'clock'>;

/**
 * Stores that a payment was accepted and awaits confirmation, for every tab of the session.
 * @param before the plan whose limits apply until then; empty without one
 */
export function markPendingPlan({ storage, clock }: Kept, plan: string | undefined, before = ''): void {
  if (plan) storage.set(PENDING, `${clock.now()} ${plan} ${before}`);
  else storage.remove(PENDING);
}

/** The plan of a payment that awaits confirmation. `my-account` cannot remove it within this session. */
export function pendingPlan({ storage, clock }: Kept): string | undefined {
  const [at, plan] = storage.get(PENDING)?.split(' ') ?? [];
  return clock.now() - Number(at) < KEPT_MS ? plan : undefined;
}

/** Forgets the refusal of the last payment, because the person begins anew. */
export const forgetRefusal = (tab: KeyValueStore): void => tab.remove(REFUSAL);
