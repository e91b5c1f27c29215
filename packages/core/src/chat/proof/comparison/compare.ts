import { amountOf, type Figure, type Item } from '../reading/item.ts';

/** Words for 'about' allow this share of the value, but no more than the rounding of its last nonzero digit. */
const ABOUT = 0.1;
/** Rounding may change a value by at most this share. */
const MOST_ROUNDED = 0.1;
/** The same for a percentage, and after 'cerca de'. */
const MOST_ROUNDED_LOOSELY = 0.2;
/** A month has 28 to 31 days, and twelve weeks may be written as three months. */
const MONTHS_APART = 0.025;
const WEEKS_APART = 0.09;

/** -1 for 'below' and 'at most', 1 for 'above' and 'at least', otherwise 0. */
export const sideOf = ({ compare }: Item): number =>
  !compare ? 0 : '<[('.includes(compare) ? -1 : '>])'.includes(compare) ? 1 : 0;
const isStrict = ({ compare }: Item): boolean => compare !== '' && '<[>]'.includes(compare);

/** Whether two comparators fit the same threshold. A number without one fits any. */
const isSameSide = (a: Item, b: Item): boolean =>
  sideOf(a) * sideOf(b) >= 0 && (!isStrict(a) || !isStrict(b) || a.compare === b.compare);

/** The precision that a round number suggests: 1,000 for 21,000. A fraction in words fits any value. */
function roundness({ value, step }: Figure): number {
  if (step < 1e-6) return Number.POSITIVE_INFINITY;
  let size = step;
  while (value !== 0 && Math.abs(value / size / 10 - Math.round(value / size / 10)) < 1e-9) size *= 10;
  return size;
}

/**
 * Whether two numbers are equal, or one has fewer digits ('22 %' for 21.8 %). A different digit makes a different
 * number.
 */
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
      // '2.550 mcg' is not '2,550 mg': both must use the point for thousands, or both for decimals.
      if (areTwo && claim.indexOf(a) !== source.indexOf(b)) continue;
      const wanted = Math.abs(b.value * factor);
      const distance = Math.abs(Math.abs(a.value) - wanted);
      const isRounded = a.step > b.step * factor * 1.01 && distance <= a.step * 0.5000001;
      const nearly = share === ABOUT ? Math.min(wanted * share, roundness(a) / 1.4) : wanted * share;
      if (distance <= Math.max(nearly, wanted * 1e-6) || (isRounded && distance <= wanted * mostRounded))
        return true;
    }
  return false;
}

/** Whether two numbers are equal apart from their comparators; `isBare` ignores the units too. */
export function isSameValue(claim: Item, source: Item, isBare = !claim.key || !source.key): boolean {
  const isMonths =
    claim.key === 't' && claim.factor !== source.factor && Math.max(claim.factor, source.factor) > 30;
  const share =
    claim.compare === '~' || source.compare === '~'
      ? ABOUT
      : isMonths
        ? claim.factor === 7 || source.factor === 7
          ? WEEKS_APART
          : MONTHS_APART
        : 0;
  const factor = isBare ? 1 : source.factor / claim.factor;
  // A figure without a label matches a measure only digit by digit.
  const isLoose = claim.key === '%' || claim.compare === '~';
  const mostRounded = claim.kind !== source.kind ? 0 : isLoose ? MOST_ROUNDED_LOOSELY : MOST_ROUNDED;
  if (isSameFigure(claim.figures, source.figures, factor, share, mostRounded)) return true;
  // 'mais de 9.000' fits 9,361; 'mais da metade' fits 58 %.
  const isRound = claim.figures.some(({ step }) => step < 1e-6 || step >= 1);
  if (source.compare || source.upper || claim.key === 't' || !isRound) return false;
  const [floor = 0, value = 0] = [claim.figures[0]?.value, (source.figures[0]?.value ?? 0) * factor];
  return (
    (claim.compare === ')' && value > floor && value < floor * 2) ||
    (claim.compare === '(' && value < floor && value > floor * 0.7)
  );
}

/** Whether a range includes zero, so that there may be no difference. */
export const holdsZero = ({ figures, upper }: Item): boolean =>
  (figures[0]?.value ?? 0) < 0 && (upper?.[0]?.value ?? 0) > 0;

/** Whether both bounds of two ranges are equal. */
function isSameRange(claim: Item, source: Item): boolean {
  if (!claim.upper || !source.upper) return false;
  // 'IC 95 % 97–100 %' for 0.97–1.00
  const isShare = claim.kind === 'interval' && amountOf(claim) > 20 && amountOf(source) <= 1;
  const isLike = isTimed(claim, source) || claim.key === source.key;
  const factor = isShare ? 100 : isLike ? source.factor / claim.factor : 1;
  // '−2.6 to 6.9' allows for no difference, '2.6 to 6.9' does not.
  if (holdsZero(claim) !== holdsZero(source)) return false;
  return (
    isSameFigure(claim.figures, source.figures, factor) && isSameFigure(claim.upper, source.upper, factor)
  );
}

/** Whether two p-values are compatible: 'p < 0,01' with 0.007, but not with 0.07. */
function isSameChance(claim: Item, source: Item): boolean {
  const [value, wanted, left, right] = [amountOf(claim), amountOf(source), sideOf(claim), sideOf(source)];
  if (left * right < 0) return false;
  if (left === right)
    return isSameFigure(claim.figures, source.figures) || (left < 0 && value === 0.05 && wanted < value);
  // 'p > 0,001' for a P of 0.43 inverts the comparator: true, but useless to a reader.
  if (left > 0 && value < 0.05) return false;
  return (wanted - value) * (left || -right) > 0;
}

const isSameRatio = (a: string, b: string): boolean =>
  a === b || !a || !b || (`${a} ${b}`.includes('lrx') && !`${a} ${b}`.includes('lor'));

/** '4 comprimidos' may be those of a day. */
const bare = (key: string): string => key.replace('/bsa', '').replace(/^(#h[bj])\/t$/, '$1');

const isTime = ({ key }: Item): boolean => key === 't' || key === 'age';
/** Whether both are durations or ages. */
const isTimed = (a: Item, b: Item): boolean => isTime(a) && isTime(b);

const isAmount = ({ kind }: Item): boolean => kind === 'measure' || kind === 'number' || kind === 'ratio';

/** 'mg/dia' for 'mg'. */
const isPerTime = (key: string, base: string): boolean =>
  key.length === base.length + 2 && key.endsWith('/t') && key.startsWith(base);

/** Whether two items measure the same kind of quantity, whatever the value. One may lack its unit, label or noun. */
export function isSameKind(claim: Item, told: Item): boolean {
  const source = asDaily(told, claim);
  if (claim.kind !== source.kind)
    return (
      (claim.upper && source.upper && /^(?:number|interval){2}$/.test(claim.kind + source.kind)) ||
      // '(12,3 % a 87,0 %)' against an interval without a unit.
      (claim.key === '%' && claim.upper && source.kind === 'interval') ||
      ((!claim.key || !source.key) &&
        isAmount(claim) &&
        isAmount(source) &&
        !(claim.isCounted !== source.isCounted && /^(?:t|age|g|l|%)/.test(claim.key || source.key))) ||
      // 'tratar 12 pacientes' is a number needed to treat.
      (claim.key.startsWith('#') && source.kind === 'nnt')
    );
  if (claim.kind === 'ratio') return isSameRatio(claim.key, source.key);
  // '19 pontos' against '19 percentage points'
  if (claim.key === 'pt' && source.key === '%') return source.isChange;
  // 'mL/min' against 'mL/min/1.73 m2'.
  return (
    claim.key === source.key ||
    isTimed(claim, source) ||
    claim.kind === 'interval' ||
    claim.kind === 'level' ||
    (/bsa|#h[bj]\/t/.test(`${claim.key} ${source.key}`) && bare(claim.key) === bare(source.key))
  );
}

/** Converts '10 mg once daily' to the 10 mg/day of the other item. A single dose without a frequency may be daily. */
export function asDaily(item: Item, other: Item): Item {
  if (!isPerTime(other.key, item.key) || !(item.times || SINGLE.test(item.key))) return item;
  const { figures, upper, times } = item;
  return { ...item, key: other.key, figures: scale(figures, times), upper: upper && scale(upper, times) };
}
const scale = (figures: readonly Figure[], times: number): Figure[] =>
  figures.map(({ value, step }) => ({ value: value * (times || 1), step }));
const SINGLE = /^(?:g|l|iu|mol|eq)(?:\/l)?$/;

/**
 * Whether a value lies beyond a loose comparator: 'menos de 6 mil' is wrong for 6,425, although that rounds to 6,000.
 */
function isBeyond(claim: Item, source: Item): boolean {
  const side = sideOf(claim);
  if (!/[<>()]/.test(claim.compare) || source.compare || source.upper) return true;
  const factor = claim.key && source.key ? source.factor / claim.factor : 1;
  return claim.figures.some((a) =>
    source.figures.some((b) => {
      const share = Math.abs((b.value * factor) / a.value);
      return share > 0.7 && share < 2.1 && (share - 1) * side > -1e-6;
    }),
  );
}

/** 'com intervalo de 12 horas' against 'every 12 hours'. */
const isPeriod = (a: Item, b: Item): boolean =>
  (a.key === 't'
    ? b.key === 'x/t' && !a.compare
    : a.key === 'x/t' && b.key === 't' && (b.about.has('interv') || b.about.has('repeti'))) &&
  Math.abs(amountOf(a) * a.factor * amountOf(b) * b.factor - 1) < 1e-3;

/** How many times a day. */
export const oftenOf = (item: Item): number => item.times || amountOf(item) * item.factor;
/** Every two months equals every eight weeks. */
const isSameOften = (a: Item, b: Item): boolean => Math.abs(oftenOf(a) / oftenOf(b) - 1) <= WEEKS_APART;

/** Whether the figures are equal. A time may be in any unit. */
const isWhen = (claim: Item, source: Item): boolean =>
  isSameFigure(claim.figures, source.figures, source.factor / claim.factor) ||
  [7, 30.4375, 365.25].some((days) =>
    isSameFigure(claim.figures, source.figures, (source.factor * days) / claim.factor),
  );

/** Whether the source says what the claim says. A single value may be a bound of the source's range. */
export function isFound(written: Item, told: Item): boolean {
  if ((written.isPlus && amountOf(told) < 0) || (told.isPlus && amountOf(written) < 0)) return false;
  // 'fica abaixo da metade' against 'reduced by more than half'
  const isHalf = ({ key, figures: [half] }: Item): boolean =>
    key === '%' && half?.value === 50 && half.step < 1e-6;
  if (
    !written.isChange &&
    told.isChange &&
    isHalf(written) &&
    isHalf(told) &&
    sideOf(written) * sideOf(told) < 0
  )
    return true;
  const areDaily = written.times > 0 && told.times > 0 && written.key === told.key;
  if (areDaily && isSameOften(written, told))
    return written.upper && told.upper
      ? isSameRange(written, told)
      : isSameFigure(written.figures, told.figures, told.factor / written.factor);
  if (written.key === 'x/t' && told.key === 'x/t' && isSameOften(written, told) && oftenOf(told) < 0.08)
    return true;
  if (areDaily && written.times !== told.times)
    return isSameFigure(
      [{ value: amountOf(written) * written.times, step: 0 }],
      [{ value: amountOf(told) * told.times, step: 0 }],
      told.factor / written.factor,
    );
  const claim = written.times ? asDaily(written, told) : written;
  const source = asDaily(told, claim);
  if (isPeriod(claim, source)) return true;
  // '5 mg' against '5 mg/dia', '12 doses' against '12 doses semanais'.
  const isUntimed = isPerTime(told.key, written.key) && !written.isPerDose && !written.times;
  if (isPerTime(written.key, told.key) && /^#h[bdj]|bsa/.test(told.key))
    return isSameFigure(written.figures, told.figures);
  if (
    isUntimed &&
    !written.upper === !told.upper &&
    (written.upper ? isSameRange({ ...written, key: told.key }, told) : isWhen(written, told))
  )
    return true;
  // '9,4 horas' against 'from 6.1 to 9.4 hours per day'
  if (isUntimed && told.upper && isWhen(written, { ...told, figures: told.upper })) return true;
  if (!isSameKind(claim, source)) return false;
  if (claim.kind === 'p') return isSameChance(claim, source);
  if (claim.upper) return isSameRange(claim, source);
  // 'limite inferior de 0,73'
  if (claim.kind === 'interval' && claim.limit && source.upper)
    return isSameFigure(claim.figures, claim.limit < 0 ? source.figures : source.upper);
  // 'abaixo de 120' is not in '120–139'.
  const side = source.upper ? sideOf(claim) : 0;
  const isUpper = source.upper && side <= 0 && isSameValue(claim, { ...source, figures: source.upper });
  return (
    (isUpper || (side >= 0 && isSameValue(claim, source))) &&
    isSameSide(claim, source) &&
    isBeyond(claim, source)
  );
}
