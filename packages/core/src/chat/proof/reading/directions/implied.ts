import { amountOf, FALLS, type Item, RISES, STAYS } from '../item.ts';
import { isFromTo, type Text } from '../text.ts';
import { wordAt } from '../words/phrases.ts';
import { isLossOfWeight, turned } from './direction-bits.ts';

/** Two shares whose ratio is this close to 1 may count as equal or as different, unless a p-value follows. */
const CLOSE = 0.9;
/** The same for their difference, in percentage points. */
const CLOSE_POINTS = 0.5;

/** Directions that a passage states only in figures: 'HR 0.80 (0.73-0.87)', '16.0% vs 32.8%'. */
export function impliedDirections(
  text: Text & { readonly numbers: readonly Item[] },
  told: readonly Item[],
): Item[] {
  const { tokens, numbers } = text;
  // '1.2% and 1.5%, with no significant difference'
  const isAside = ({ bits, from, clause }: Item): boolean =>
    bits === STAYS &&
    /^(?:sem|without|no)$/.test(wordAt(tokens, from)) &&
    (tokens[from - 1]?.clause !== clause || tokens[from - 2]?.clause !== clause);
  const clauses = new Map<number, Item[]>();
  for (const number of numbers) {
    const own = clauses.get(number.clause);
    if (own) own.push(number);
    else clauses.set(number.clause, [number]);
  }
  for (const { clause } of [...told, ...told.filter(isAside).map((one) => ({ clause: one.clause - 1 }))])
    clauses.delete(clause);
  return numbers.flatMap((number): Item[] => {
    const { clause, arm, pair, kind } = number;
    const near = clauses.get(clause) ?? [];
    const bits = near.length > 0 ? bitsOf(number, near) : 0;
    if (!bits) return [];
    // Doses of one medicine are no two arms.
    const isNamed = [...arm].some((stem) => !stem.startsWith('#=') && !pair?.arm.has(stem));
    const against = pair && isNamed ? pair.arm : undefined;
    const arms = against && against.size > 0 ? { arm, against } : {};
    // The hazard ratio for survival is the hazard ratio for death.
    const about =
      kind === 'ratio' && number.key === 'lhr'
        ? new Set([...number.about].map((stem) => (/^#o(?:surviv|time)/.test(stem) ? '#odeath' : stem)))
        : number.about;
    // A hazard below 1 prolongs the survival without progression.
    const isProlonged = kind === 'ratio' && number.key === 'lhr' && about.has('#opfs');
    const isReverse =
      isProlonged || (number.figures.every(({ value }) => value > 0) && isLossOfWeight(about));
    // 'passou de 6,5 para 9,9'
    const isMoved = pair !== undefined && pair.arm.size === 0 && isFromTo(text, number, pair);
    return [
      {
        ...number,
        ...arms,
        about,
        kind: 'direction',
        key: '',
        bits: isReverse !== isMoved ? turned(bits) : bits,
        isImplied: true,
      },
    ];
  });
}

/** Whether the p-value or the interval after a number allows for chance. */
function isByChance(number: Item, inClause: readonly Item[]): { has: boolean; isChance: boolean } {
  const behind = inClause.filter(({ from }) => from > number.from);
  const p = behind.find(({ kind }) => kind === 'p');
  // 'difference, −0.9 points; 95% CI, −4.4 to 2.6'
  const spread = behind.find(({ kind, figures }) => kind === 'interval' && (figures[0]?.value ?? 0) < 0);
  return {
    has: p !== undefined,
    isChance: (p && amountOf(p) >= 0.05) || spread?.upper?.some(({ value }) => value > 0) === true,
  };
}

/** The direction that a number states: a ratio by its interval or p-value, two shares by which is greater. */
export function bitsOf(number: Item, inClause: readonly Item[]): number {
  const value = amountOf(number);
  const { pair, from, key, kind, about } = number;
  // 'a sensitivity of 46.8% and a specificity of 94.5%'
  const isOf = (stem: string): boolean => about.has(stem) || pair?.about.has(stem) === true;
  if (pair && isOf('#ksens') && isOf('#kspec')) return 0;
  // 'sensitivity 0.47 (95% CI 0.31-0.63)' does not compare two arms.
  if (kind === 'ratio' && !key && (about.has('#ksens') || about.has('#kspec'))) return 0;
  if (kind === 'ratio') {
    const interval = inClause.find(({ of }) => of === number);
    // An area under a curve does not compare two arms.
    if (!interval) {
      // 'migraine days −4.3 vs −2.4'
      if (!key && number.isChange && value < 0 && !number.arm.has('#kctl') && !(pair && pair.from < from))
        return isByChance(number, inClause).isChance ? STAYS : FALLS;
      if (!key) return 0;
      return isByChance(number, inClause).isChance ? STAYS : value > 1 ? RISES : FALLS;
    }
    const [low, high] = [amountOf(interval), interval.upper?.at(-1)?.value ?? 1];
    // With a bound below zero, it is a difference.
    const none = low < 0 ? 0 : 1;
    return low > none ? RISES : high < none ? FALLS : low < none && high > none ? STAYS : 0;
  }
  if (kind !== 'measure' || number.compare) return 0;
  const isFall = value < 0;
  // The second of two falls says nothing on its own.
  if (isFall && (number.arm.has('#kctl') || (pair && pair.from < from && amountOf(pair) < 0))) return 0;
  if (
    !isFall &&
    (!pair ||
      pair.from < from ||
      !(/^%|^#[hgo]|^t$|^mol\/l/.test(key) || (key === 'g' && number.about.has('#oweight'))) ||
      inClause.some((one) => one.kind === 'ratio' || (one !== pair && one !== number && one.pair === pair)))
  )
    return 0;
  const { has, isChance } = isByChance(number, inClause);
  if (isChance) return STAYS;
  const other = pair ? amountOf(pair) : 0;
  const share = isFall || !other ? 0 : value / other;
  const isClose =
    (share > CLOSE && share < 1 / CLOSE) ||
    (!isFall && key === '%' && Math.abs(value - other) < CLOSE_POINTS);
  return (share < 1 ? FALLS : RISES) | (!has && isClose ? STAYS : 0);
}
