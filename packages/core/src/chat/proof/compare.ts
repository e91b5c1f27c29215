import { amountOf, type Figure, type Item } from './reading/item.ts';

/** Words for 'about' allow this share of the value. */
const ABOUT = 0.1;
/** Rounding may move a value by no more than this share of it. */
const MOST_ROUNDED = 0.1;
const MONTHS_APART = 0.025;

const sideOf = ({ compare }: Item): number =>
  !compare ? 0 : '<[('.includes(compare) ? -1 : '>])'.includes(compare) ? 1 : 0;

/** Whether two comparators can be said of one threshold; a bare number goes with any. */
const isSameSide = (a: Item, b: Item): boolean => sideOf(a) * sideOf(b) >= 0;

/** The same number, or the same one with fewer digits ('22 %' for 21.8 %). Another digit is another number. */
function isSameFigure(
  claim: readonly Figure[],
  source: readonly Figure[],
  factor = 1,
  share = 0,
  mostRounded = MOST_ROUNDED,
): boolean {
  const areTwo = claim.length > 1 && source.length > 1;
  for (const a of claim)
    for (const b of source) {
      // '2.550 mcg' is not '2,550 mg': both have points for thousands, or both for decimals.
      if (areTwo && claim.indexOf(a) !== source.indexOf(b)) continue;
      const wanted = Math.abs(b.value * factor);
      const distance = Math.abs(Math.abs(a.value) - wanted);
      const isRounded = a.step > b.step * factor * 1.01 && distance <= a.step * 0.5000001;
      if (distance <= wanted * Math.max(share, 1e-6) || (isRounded && distance <= wanted * mostRounded))
        return true;
    }
  return false;
}

/** Whether the source's number is the claim's, whatever their comparators; `isBare` leaves the units aside. */
export function isSameValue(claim: Item, source: Item, isBare = !claim.key || !source.key): boolean {
  // Months are 28 to 31 days.
  const isMonths = claim.key === 't' && claim.factor !== source.factor;
  const share = claim.compare === '~' || source.compare === '~' ? ABOUT : isMonths ? MONTHS_APART : 0;
  const factor = isBare ? 1 : source.factor / claim.factor;
  // A figure without a label is that of a measure only digit by digit.
  const mostRounded = claim.kind !== source.kind ? 0 : MOST_ROUNDED;
  if (isSameFigure(claim.figures, source.figures, factor, share, mostRounded)) return true;
  // 'mais de 9.000' of 9,361; 'mais da metade' of 58 %.
  const isRound = claim.figures.some(({ step }) => step < 1e-6 || step >= 1);
  if (source.compare || source.upper || claim.key === 't' || !isRound) return false;
  const [floor = 0, value = 0] = [claim.figures[0]?.value, (source.figures[0]?.value ?? 0) * factor];
  return (
    (claim.compare === ')' && value > floor && value < floor * 2) ||
    (claim.compare === '(' && value < floor && value > floor * 0.7)
  );
}

/** Both bounds of a range. */
function isSameRange(claim: Item, source: Item): boolean {
  if (!claim.upper || !source.upper) return false;
  const factor = claim.key === source.key ? source.factor / claim.factor : 1;
  return (
    isSameFigure(claim.figures, source.figures, factor) && isSameFigure(claim.upper, source.upper, factor)
  );
}

/** Whether a p-value can stand beside another: 'p < 0,01' beside 0.007, but not beside 0.07. */
function isSameChance(claim: Item, source: Item): boolean {
  const [value, wanted, left, right] = [amountOf(claim), amountOf(source), sideOf(claim), sideOf(source)];
  if (left * right < 0) return false;
  if (left === right)
    return isSameFigure(claim.figures, source.figures) || (left < 0 && value === 0.05 && wanted < value);
  return (wanted - value) * (left || -right) > 0;
}

const bare = (key: string): string => key.replace('/bsa', '');

const isAmount = ({ kind }: Item): boolean => kind === 'measure' || kind === 'number' || kind === 'ratio';

/** 'mg/dia' for 'mg'. */
const isPerTime = (key: string, base: string): boolean =>
  key.length === base.length + 2 && key.endsWith('/t') && key.startsWith(base);

/** The same kind of quantity, whatever the value; one of them may lack its unit, its label or its noun. */
export function isSameKind(claim: Item, told: Item): boolean {
  const source = asDaily(told, claim);
  if (claim.kind !== source.kind)
    return (
      ((!claim.key || !source.key) &&
        isAmount(claim) &&
        isAmount(source) &&
        // 'um terço' is no 32.
        claim.figures.every(({ step }) => step > 1e-6)) ||
      // 'tratar 12 pacientes' is a number needed to treat.
      (claim.key.startsWith('#') && source.kind === 'nnt')
    );
  // 'mL/min' of 'mL/min/1.73 m2'.
  return (
    claim.key === source.key ||
    bare(claim.key) === bare(source.key) ||
    /^(?:ratio|interval)$/.test(claim.kind) ||
    claim.kind === 'level'
  );
}

/** '10 mg once daily' as the 10 mg/day that the other item tells; a single dose without a frequency may be daily. */
export function asDaily(item: Item, other: Item): Item {
  if (!isPerTime(other.key, item.key) || !(item.times || SINGLE.test(item.key))) return item;
  const scale = (figures: readonly Figure[]): Figure[] =>
    figures.map(({ value, step }) => ({ value: value * (item.times || 1), step }));
  return { ...item, key: other.key, figures: scale(item.figures), upper: item.upper && scale(item.upper) };
}
const SINGLE = /^(?:g|l|iu|mol|eq)(?:\/l)?$/;

/** Whether the source says what the claim says; a single value may be a bound of the source's range. */
export function isFound(written: Item, told: Item): boolean {
  const claim = written.times ? asDaily(written, told) : written;
  const source = asDaily(told, claim);
  // '5 mg' of '5 mg/dia', '12 doses' of '12 doses semanais'.
  const isUntimed = isPerTime(told.key, written.key) && !written.times;
  if (isUntimed && isSameFigure(written.figures, told.figures)) return true;
  if (!isSameKind(claim, source)) return false;
  if (claim.kind === 'p') return isSameChance(claim, source);
  if (claim.upper) return isSameRange(claim, source);
  const isUpper = source.upper && isSameValue(claim, { ...source, figures: source.upper });
  return (isUpper || isSameValue(claim, source)) && isSameSide(claim, source);
}
