import { amountOf, type Figure, type Item } from './reading/item.ts';

/** Words for 'about' allow this share of the value. */
const ABOUT = 0.05;
/** Rounding may move a value by no more than this share of it. */
const MOST_ROUNDED = 0.1;
/** Months are 28 to 31 days. */
const MONTHS_APART = 0.025;

const sideOf = ({ compare }: Item): number =>
  !compare ? 0 : '<[('.includes(compare) ? -1 : '>])'.includes(compare) ? 1 : 0;
const isStrict = ({ compare }: Item): boolean => compare !== '' && '<[>]'.includes(compare);

/** Whether two comparators can be said of one threshold; a bare number goes with any. */
const isSameSide = (a: Item, b: Item): boolean =>
  sideOf(a) * sideOf(b) >= 0 && (!isStrict(a) || !isStrict(b) || a.compare === b.compare);

/** The same number, or the same one with fewer digits ('22 %' for 21.8 %). Another digit is another number. */
function isSameFigure(
  claim: readonly Figure[],
  source: readonly Figure[],
  factor = 1,
  share = 0,
  mostRounded = MOST_ROUNDED,
): boolean {
  return claim.some((a) =>
    source.some((b) => {
      const wanted = Math.abs(b.value * factor);
      const distance = Math.abs(Math.abs(a.value) - wanted);
      const isRounded = a.step > b.step * factor * 1.01 && distance <= a.step * 0.5000001;
      return distance <= wanted * Math.max(share, 1e-6) || (isRounded && distance <= wanted * mostRounded);
    }),
  );
}

/** Whether the source's number is the claim's, whatever their comparators; `isBare` leaves the units aside. */
export function isSameValue(claim: Item, source: Item, isBare = !claim.key || !source.key): boolean {
  const isMonths =
    claim.key === 't' && claim.factor !== source.factor && Math.max(claim.factor, source.factor) > 30;
  const share = (claim.compare + source.compare).includes('~') ? ABOUT : isMonths ? MONTHS_APART : 0;
  const factor = isBare ? 1 : source.factor / claim.factor;
  // A figure without a label is that of a measure only digit by digit.
  const mostRounded = claim.kind === source.kind ? MOST_ROUNDED : 0;
  if (isSameFigure(claim.figures, source.figures, factor, share, mostRounded)) return true;
  // 'mais de 9.000' of 9,361; 'mais da metade' of 58 %.
  const [floor = 0, value = 0] = [claim.figures[0]?.value, (source.figures[0]?.value ?? 0) * factor];
  const isOver = claim.compare === ')' && !source.compare && claim.key !== 't';
  return isOver && value > floor && value < floor * (claim.figures[0]?.step ? 1.25 : 2);
}

/** Both bounds of a range; `isTurned` asks for them the other way round. */
export function isSameRange(claim: Item, source: Item, isTurned = false): boolean {
  if (!claim.upper || !source.upper) return false;
  const [low, high] = isTurned ? [source.upper, source.figures] : [source.figures, source.upper];
  const factor = claim.key === source.key ? source.factor / claim.factor : 1;
  return isSameFigure(claim.figures, low, factor) && isSameFigure(claim.upper, high, factor);
}

/** Whether a p-value can stand beside another: 'p < 0,01' beside 0.007, but not beside 0.07. */
function isSameChance(claim: Item, source: Item): boolean {
  const [value, wanted, left, right] = [amountOf(claim), amountOf(source), sideOf(claim), sideOf(source)];
  if (left * right < 0) return false;
  if (left === right)
    return isSameFigure(claim.figures, source.figures) || (left < 0 && value === 0.05 && wanted < value);
  return (wanted - value) * (left || -right) > 0;
}

const isSameRatio = (a: string, b: string): boolean =>
  a === b || !a || !b || (`${a} ${b}`.includes('lrx') && !`${a} ${b}`.includes('lor'));

/** The same kind of quantity, whatever the value; one of them may lack its unit, its label or its noun. */
export function isSameKind(claim: Item, told: Item): boolean {
  const source = asDaily(told, claim);
  if (claim.kind !== source.kind)
    return (
      ((!claim.key || !source.key) &&
        /^(?:(?:measure|number|ratio) ?){2}$/.test(`${claim.kind} ${source.kind}`)) ||
      // 'tratar 12 pacientes' is a number needed to treat.
      (claim.key.startsWith('#') && source.kind === 'nnt')
    );
  if (claim.kind === 'ratio') return isSameRatio(claim.key, source.key);
  return claim.key === source.key || claim.kind === 'interval' || claim.kind === 'level';
}

/** '10 mg once daily' as the 10 mg/day that the other item tells; a single dose without a frequency may be daily. */
export function asDaily(item: Item, other: Item): Item {
  if (other.key !== `${item.key}/t` || !(item.times || SINGLE.test(item.key))) return item;
  const scale = (figures: readonly Figure[]): Figure[] =>
    figures.map(({ value, step }) => ({ value: value * (item.times || 1), step }));
  return { ...item, key: other.key, figures: scale(item.figures), upper: item.upper && scale(item.upper) };
}
const SINGLE = /^(?:g|l|iu|mol|eq)$/;

/** Whether the source says what the claim says; a single value may be a bound of the source's range. */
export function isFound(written: Item, told: Item): boolean {
  const claim = written.times ? asDaily(written, told) : written;
  const source = asDaily(told, claim);
  const areYears = /^(?:t|age){2}$/.test(claim.key + source.key) && claim.factor === source.factor;
  if (!areYears && !isSameKind(claim, source)) return false;
  if (claim.kind === 'p') return isSameChance(claim, source);
  if (claim.upper) return isSameRange(claim, source);
  const isBound = source.upper && isSameValue(claim, { ...source, figures: source.upper });
  return (isBound || isSameValue(claim, source)) && isSameSide(claim, source);
}
