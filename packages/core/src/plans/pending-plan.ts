import type { FlowContext } from '../context.ts';

const KEY = 'own:payment-pending';
/** After a day, milliseconds, the account is believed again. */
const KEPT_MS = 24 * 3600 * 1000;

type Kept = Pick<FlowContext, 'storage' | 'clock'>;

/** Stores that a payment was accepted and awaits confirmation, for every tab of the session. */
export function markPendingPlan({ storage, clock }: Kept, plan: string | undefined): void {
  if (plan) storage.set(KEY, `${clock.now()} ${plan}`);
  else storage.remove(KEY);
}

/** The plan of a payment that awaits confirmation. `my-account` cannot remove it within this session. */
export function pendingPlan({ storage, clock }: Kept): string | undefined {
  const [at, plan] = storage.get(KEY)?.split(' ') ?? [];
  return clock.now() - Number(at) < KEPT_MS ? plan : undefined;
}
