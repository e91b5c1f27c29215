import type { FlowContext } from '../context.ts';
import { parseJson } from '../json.ts';

/** Milliseconds a question waits for the sign-in of its visitor. */
const LIFE_MS = 24 * 60 * 60 * 1000;
/** Longest question kept, in UTF-16 units. */
const MAX_LENGTH = 100_000;
/** `own:` keys are removed at sign-out and for another account. */
const KEY = 'own:question';

type Keeping = Pick<FlowContext, 'tabStorage' | 'clock'>;

/** Stores a question in this tab after the identifier guard has passed it. Nothing is sent. */
export function keepQuestion({ tabStorage, clock }: Keeping, text: string): void {
  tabStorage.set(KEY, JSON.stringify({ text: text.slice(0, MAX_LENGTH), at: clock.now() }));
}

/** Reads and removes the stored question. Empty without one or after a day. */
export function takeQuestion({ tabStorage, clock }: Keeping): string {
  const stored = tabStorage.get(KEY);
  if (stored === null) return '';
  tabStorage.remove(KEY);
  const kept = parseJson(stored) as { text?: unknown; at?: unknown } | null | undefined;
  if (typeof kept?.text !== 'string' || typeof kept.at !== 'number') return '';
  return Math.abs(clock.now() - kept.at) < LIFE_MS ? kept.text : '';
}
