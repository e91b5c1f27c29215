import { sizeOf } from './claim-kinds.ts';
import { asDaily, isSameKind, isSameValue } from './compare.ts';
import type { Told } from './findings.ts';
import type { Item } from './reading/item.ts';
import { overlap } from './reading/text.ts';

/** How much two items are said of the same thing; an outcome tells most. */
export function affinity(a: Item, b: Item): number {
  let score = overlap(a.about, b.about) + overlap(a.arm, b.arm);
  for (const stem of a.about) if (stem.startsWith('#o') && b.about.has(stem)) score += 3;
  return score;
}

/** Values of the same size are likelier to be one quantity. */
export function likeness(claim: Item, source: Item): number {
  const [a, b] = [sizeOf(claim), sizeOf(source)];
  return Math.min(a, b) / (Math.max(a, b) || 1);
}

/** Whether the two could be one quantity with another value: what makes a claim contradict its source. */
export function isRival(claim: Item, told: Item): boolean {
  const source = asDaily(told, claim);
  if (!claim.upper !== !source.upper && (claim.upper || claim.kind !== source.kind)) return false;
  const isEqual = isSameValue(claim, source, true);
  if (!isSameKind(claim, source)) {
    if (claim.kind !== source.kind || !isEqual) return false;
    return claim.kind === 'ratio' || (claim.kind === 'measure' && isOtherUnit(claim, source));
  }
  if (isEqual || isAlike(claim, source)) return true;
  // '0,9 g' and a bare '12' are two quantities, and a plain '15 %' is a case of 'below 20 %'.
  if (claim.kind !== source.kind || (source.compare && !claim.compare && !claim.upper)) return false;
  // A passage has many doses and times: another one contradicts only in the same unit, and of a like size or subject.
  const isNear = likeness(claim, source) > 0.5 || overlap(claim.about, source.about) > 0;
  return !DOSE_OR_TIME.test(claim.key) || (claim.factor === source.factor && isNear);
}

/** Doses, times, frequencies and bare numbers. */
const DOSE_OR_TIME = /^(?:$|t$|x|[gl](?:\/|$)|iu|mol|eq)/;
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

/**
 * Whether a number of a passage may contradict one of a sentence: a slip of the pen always, another number only where the
 * sentence's other numbers stand beside it, and no threshold where the sentence has a plain value.
 */
export function canContradict(claim: Item, matches: ReadonlyMap<Item, Told>): (told: Told) => boolean {
  const found = [...matches].flatMap(([one, told]) => (one.clause === claim.clause ? told : []));
  return ({ source, span }) => {
    const isSlip = isAlike(claim, span) || isSameValue(claim, span, true);
    const isBeside = found.some((one) => one.source === source && one.span.clause === span.clause);
    const isCase = !claim.compare && !claim.upper && (span.compare !== '' || span.upper !== undefined);
    return isSlip || (!isCase && (found.length === 0 || isBeside));
  };
}
