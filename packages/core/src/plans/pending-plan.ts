import type { KeyValueStore } from '../storage.ts';

const KEY = 'own:payment-pending';

/** Remembers that a payment was accepted but waits for its confirmation. */
export function markPendingPlan(tab: KeyValueStore, plan: string | undefined): void {
  if (plan) tab.set(KEY, plan);
  else tab.remove(KEY);
}

/**
 * The plan whose payment waits for its confirmation: within this session an answer of `my-account` that does not
 * know it yet may not take it away.
 */
export const pendingPlan = (tab: KeyValueStore): string | undefined => tab.get(KEY) ?? undefined;
