import { forgetRefusal, REFUSAL as KEY } from '../plans/pending-plan.ts';
import type { KeyValueStore } from '../storage.ts';
import type { PaymentState } from './payment-state.ts';

/** Why the form is shown again. */
export type Reason = Pick<PaymentState, 'error' | 'advice'>;

/** A message that may repeat a card number is not kept. */
const MANY_DIGITS = /\d(?:[ .-]?\d){8}/;

/** Keeps a refusal for a reload, until the person tries again, chooses a plan anew or leaves the screen. An empty reason forgets it. */
export function keepRefusal(tab: KeyValueStore, plan: string, { error, advice }: Reason): void {
  if (error && !MANY_DIGITS.test(error)) tab.set(KEY, JSON.stringify({ plan, error, advice }));
  else forgetRefusal(tab);
}

/** The refusal that was on the screen for this plan before a reload. */
export function keptRefusal(tab: KeyValueStore, forPlan: string): Reason {
  try {
    const value = JSON.parse(tab.get(KEY) ?? 'null') as Record<string, unknown> | null;
    const { plan, error, advice } = value ?? {};
    if (plan === forPlan && typeof error === 'string')
      return { error, advice: typeof advice === 'string' ? advice : null };
  } catch {
    // As if there were none.
  }
  return { error: null, advice: null };
}
