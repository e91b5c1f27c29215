import { amountOf, FALLS, type Item, RISES, STAYS } from './item.ts';

/** Without an interval, values closer than this may be called equal or not. */
const CLOSE = 0.9;

/** What the figures of a passage state where its words are silent: 'HR 0.80 (0.73-0.87)', '16.0% vs 32.8%'. */
export function impliedDirections(numbers: readonly Item[], told: readonly Item[]): Item[] {
  const clauses = new Map<number, Item[]>();
  for (const number of numbers) {
    const own = clauses.get(number.clause);
    if (own) own.push(number);
    else clauses.set(number.clause, [number]);
  }
  for (const { clause } of told) clauses.delete(clause);
  return numbers.flatMap((number): Item[] => {
    const { clause, arm, pair, kind } = number;
    const near = clauses.get(clause) ?? [];
    const bits = near.length > 0 ? bitsOf(number, near) : 0;
    if (!bits) return [];
    const against = pair && arm.size > 0 ? pair.arm : undefined;
    const arms = against && against.size > 0 ? { arm, against } : {};
    // The hazard ratio of a survival is that of deaths.
    const about =
      kind === 'ratio' && number.key === 'lhr'
        ? new Set([...number.about].map((stem) => (/^#o(?:surviv|time)/.test(stem) ? '#odeath' : stem)))
        : number.about;
    return [{ ...number, ...arms, about, kind: 'direction', key: '', bits, isImplied: true }];
  });
}

/** The moves that a number states: a ratio by its interval or p-value, two shares by which is greater. */
export function bitsOf(number: Item, inClause: readonly Item[]): number {
  const p = inClause.find(({ kind }) => kind === 'p');
  const isChance = p !== undefined && amountOf(p) >= 0.05;
  const value = amountOf(number);
  if (number.kind === 'ratio') {
    const interval = inClause.find(({ of }) => of === number);
    // An area under a curve is no ratio of two arms.
    if (!interval) return !number.key ? 0 : isChance ? STAYS : value > 1 ? RISES : FALLS;
    const [low, high] = [amountOf(interval), interval.upper?.at(-1)?.value ?? 1];
    return low > 1 ? RISES : high < 1 ? FALLS : low < 1 && high > 1 ? STAYS : 0;
  }
  const { pair, from, key, kind } = number;
  if (kind !== 'measure' || number.compare) return 0;
  if (value < 0) return number.arm.has('#kctl') ? 0 : FALLS;
  if (
    !pair ||
    pair.from < from ||
    inClause.some((one) => one !== pair && one !== number && one.pair === pair) ||
    !/^%|^#[hgo]|^t$/.test(key) ||
    inClause.some((one) => one.kind === 'ratio')
  )
    return 0;
  const share = value / amountOf(pair);
  if (isChance) return STAYS;
  return (share < 1 ? FALLS : RISES) | (!p && share > CLOSE && share < 1 / CLOSE ? STAYS : 0);
}
