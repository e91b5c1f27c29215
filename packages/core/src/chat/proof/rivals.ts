import { asDaily, isCount, isSameKind, isSameValue } from './compare.ts';
import { likeness } from './number-kinds.ts';
import type { Item } from './reading/item.ts';
import { overlap } from './reading/text.ts';

/** Survival is told by the hazard of death. */
const OTHER_WORD: Readonly<Record<string, string>> = { '#osurviv': '#odeath', '#odeath': '#osurviv' };

/** How much two items are said of the same thing; below zero when they are said of different outcomes. */
export function affinity(a: Item, b: Item): number {
  let score = overlap(a.about, b.about) + overlap(a.arm, b.arm);
  let mine = 0;
  let common = 0;
  for (const stem of a.about)
    if (stem.startsWith('#o')) {
      mine++;
      if (b.about.has(stem) || b.about.has(OTHER_WORD[stem] ?? '')) common++;
    }
  score += common * 3;
  if (common > 0 || mine === 0 || a.key === '#hp') return score;
  for (const stem of b.about) if (stem.startsWith('#o')) return -1;
  return score;
}

/** Whether the two could be one quantity with another value: what makes a claim contradict its source. */
export function isRival(claim: Item, told: Item): boolean {
  const source = asDaily(told, claim);
  if (!claim.upper !== !source.upper && (claim.upper || claim.kind !== source.kind)) return false;
  if (isBareWhole(claim) && (source.kind !== 'number' || source.key !== '')) return false;
  const isEqual = isSameValue(claim, source, true);
  // A change and a level are two quantities.
  if (!isEqual && claim.isChange && !source.isChange && claim.kind === 'measure') return false;
  if (!isEqual && affinity(claim, source) < 0) return false;
  if (isCount(claim) && isCount(source) && claim.key !== source.key) return isAlike(claim, source);
  if (!isSameKind(claim, source)) {
    if (claim.kind !== source.kind || !isEqual) return false;
    return claim.kind === 'ratio' || (claim.kind === 'measure' && isOtherUnit(claim, source));
  }
  // A body weight is no dose, and seven patients are not 346.
  if (
    !isEqual &&
    claim.key === 'g' &&
    Math.max(claim.factor, source.factor) / Math.min(claim.factor, source.factor) > 1e5
  )
    return false;
  // Twelve weeks are no slip of five months.
  if (claim.key === 't' && !isEqual && claim.factor !== source.factor) return false;
  if (
    (claim.key.startsWith('#') || claim.kind === 'number') &&
    !isEqual &&
    !isAlike(claim, source) &&
    likeness(claim, source) < 0.08
  )
    return false;
  // '0,9 g' and a bare '12' are two quantities.
  if (claim.kind !== source.kind)
    return (
      isEqual || isAlike(claim, source) || (isRange(claim) && isRange(source) && affinity(claim, source) > 0)
    );
  if (/number|date/.test(claim.kind))
    return (
      overlap(claim.about, source.about) > 0 ||
      (claim.kind === 'number' && isAlike(claim, source)) ||
      ((claim.figures[0]?.step ?? 372) + (source.figures[0]?.step ?? 372) < 63 && claim.kind === 'date')
    );
  return true;
}

/** '4' in a cell: its unit may stand in the heading, so nothing with a unit contradicts it. */
const isBareWhole = ({ kind, key, compare, figures }: Item): boolean =>
  kind === 'number' && !key && !compare && figures.every(({ step }) => step >= 1);

const isRange = ({ upper }: Item): boolean => upper !== undefined;

const AMOUNT = /^(?:g|l|mol|iu|eq)(?:\/|$)/;

/** '30 mg/kg' for 30 mL/kg: the number of the source under another unit, not another quantity of the same size. */
function isOtherUnit({ key, about }: Item, source: Item): boolean {
  if (/[#t]/.test(key.charAt(0) + source.key.charAt(0))) return false;
  return (
    key.charAt(0) === source.key.charAt(0) ||
    (AMOUNT.test(key) && AMOUNT.test(source.key)) ||
    overlap(about, source.about) > 0
  );
}

/** The same digits but for one, their order or the decimal point: what a slip makes of a number. */
export function isAlike(claim: Item, source: Item): boolean {
  const [a = '', b = ''] = [claim, source].map(({ figures }) =>
    String(Math.round(Math.abs(figures[0]?.value ?? 0) / (figures[0]?.step || 1))),
  );
  const differing = [...a].filter((digit, at) => digit !== b[at]).length;
  const sorted = (digits: string): string => [...digits].sort().join('');
  return (
    a.replace(/0+$/, '') === b.replace(/0+$/, '') ||
    (a.length > 1 && a.length === b.length && (differing < 2 || sorted(a) === sorted(b)))
  );
}
