import type { KeyValueStore } from '../storage.ts';

const KEY = 'own:payment-pending';

/** Stores that a payment was accepted and awaits confirmation. */
export function markPendingPlan(tab: KeyValueStore, plan: string | undefined): void {
  if (plan) tab.set(KEY, plan);
  else tab.remove(KEY);
}

/** The plan of a payment that awaits confirmation. `my-account` cannot remove it within this session. */
export const pendingPlan = (tab: KeyValueStore): string | undefined => tab.get(KEY) ?? undefined;
