import { turned } from './directions.ts';
import { amountOf, FALLS, type Item, RISES, STAYS } from './item.ts';

/** Without an interval, values closer than this may be called equal or not. */
const CLOSE = 0.9;

/** What the figures of a passage state where its words are silent: 'HR 0.80 (0.73-0.87)', '16.0% vs 32.8%'. */
export function impliedDirections(numbers: readonly Item[], told: readonly Item[]): Item[] {
  const spoken = new Set(told.map(({ clause }) => clause));
  return numbers.flatMap((number): Item[] => {
    const { clause, arm, pair, about } = number;
    const bits = spoken.has(clause) ? 0 : bitsOf(number, numbers);
    if (!bits) return [];
    const arms = pair && arm.size * pair.arm.size > 0 ? { arm, against: pair.arm } : {};
    // A hazard ratio below 1 is a longer survival.
    const isTurned = number.key === 'lhr' && [...about].some((stem) => /^#o(?:surviv|time)/.test(stem));
    return [{ ...number, ...arms, kind: 'direction', bits: isTurned ? turned(bits) : bits, isImplied: true }];
  });
}

/** The moves that a number states: a ratio by its interval or p-value, two shares by which is greater. */
function bitsOf(number: Item, numbers: readonly Item[]): number {
  const value = amountOf(number);
  const { pair, from, key, kind, clause } = number;
  const near = numbers.filter((one) => one.clause === clause);
  const p = near.find((one) => one.kind === 'p' && one.from > from);
  const isChance = p !== undefined && amountOf(p) >= 0.05;
  if (kind === 'ratio') {
    const interval = near.find(({ of }) => of === number);
    // An area under a curve is no ratio of two arms.
    if (!interval) return !key ? 0 : isChance ? STAYS : value > 1 ? RISES : FALLS;
    const [low, high] = [amountOf(interval), interval.upper?.at(-1)?.value ?? 1];
    return low > 1 ? RISES : high < 1 ? FALLS : low < 1 && high > 1 ? STAYS : 0;
  }
  const isPair = pair && pair.from > from && /^%|^#[hgo]|^t$/.test(key);
  const hasRatio = near.some((one) => one.kind === 'ratio');
  if (kind !== 'measure' || number.compare || (value >= 0 && (!isPair || hasRatio))) return 0;
  if (isChance) return STAYS;
  const share = value < 0 || !pair ? 0 : value / amountOf(pair);
  return (share < 1 ? FALLS : RISES) | (!p && share > CLOSE && share < 1 / CLOSE ? STAYS : 0);
}
