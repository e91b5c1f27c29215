import { isFound, isSameValue, sideOf } from '../comparison/compare.ts';
import { best, type Told } from '../comparison/findings.ts';
import { sizeOf } from '../comparison/number-kinds.ts';
import { affinity } from '../comparison/rivals.ts';
import type { Content, Source } from '../reading/content.ts';
import { amountOf, type Item } from '../reading/item.ts';
import { overlap } from '../reading/text.ts';
import { deriveFrom } from './derived.ts';

/** The match of each number of a sentence in the cited passages, or the figure that it follows from. */
export interface NumberMatches {
  readonly cited: readonly Source[];
  readonly claims: readonly Item[];
  readonly among: readonly Told[];
  readonly matches: ReadonlyMap<Item, Told>;
  /** All numbers of the passages that match the claim. */
  readonly alike: ReadonlyMap<Item, readonly Told[]>;
  /** Numbers of the passages that match a number of the sentence. */
  readonly taken: ReadonlySet<Item>;
}

export function matchNumbers(
  { numbers }: Content,
  cited: readonly Source[],
  among: readonly Told[],
): NumberMatches {
  const matches = new Map<Item, Told>();
  const alike = new Map<Item, readonly Told[]>();
  const taken = new Set<Item>();
  const claims: Item[] = [];
  for (const claim of numbers) claims.push(...boundsOf(claim, among));
  for (const claim of claims) {
    const all = among.filter(({ span }) => isFound(claim, span));
    // 'mais de 85 anos' matches 'older than 85' rather than a bound of '76 to 85'.
    const side = sideOf(claim);
    const exact = side ? all.filter(({ span }) => sideOf(span) === side && !span.upper) : [];
    const own = exact.filter(({ span }) => span.key === claim.key);
    const found = own.length > 0 ? own : exact.length > 0 ? exact : all;
    // '14 %' less risk comes from the hazard ratio rather than from a rounded share.
    const derived = deriveFrom(claim, among);
    if (derived.isRight) {
      const from = best(derived.from, (span) => affinity(claim, span) + (span.kind === 'ratio' ? 1 : 0));
      if (from) matches.set(claim, from);
      continue;
    }
    // '12 meses' matches 'at 12 months' rather than the 12 in '12 trials'.
    const match = best(found, (span) => affinity(claim, span) + (span.key === claim.key ? 99 : 0));
    if (!match || isOtherBound(claim, match.span, among) || isOtherUnit(claim, match.span, among)) continue;
    matches.set(claim, match);
    alike.set(claim, found);
    // The passage may repeat a value. 'mais da metade' does not take '58 %', and 'quase 2 anos' does not take '22,6
    // meses'.
    if (claim.compare === '~') continue;
    for (const { span } of found) if (span.upper || sizeOf(span) === sizeOf(match.span)) taken.add(span);
  }
  return { cited, claims, among, matches, alike, taken };
}

/** 'entre 54 e 70' makes two claims if the passages have no range: '< 70 and ≥ 54'. */
function boundsOf(claim: Item, among: readonly Told[]): Item[] {
  const isRange = !claim.upper || claim.kind !== 'measure';
  if (isRange || among.some(({ span }) => span.upper)) return [claim];
  const bound = { ...claim, upper: undefined, compare: '' };
  return [bound, { ...bound, figures: claim.upper ?? [] }];
}

/** How many numbers of a clause of the sentence are found in a clause of a passage. */
export const sharedNumbers = (
  { alike }: Pick<NumberMatches, 'alike'>,
  clause: number,
  source: Source,
  other: number,
): number =>
  [...alike].filter(
    ([number, told]) =>
      number.clause === clause &&
      number.kind !== 'date' &&
      told.some((one) => one.source === source && one.span.clause === other),
  ).length;

/**
 * '10 g' does not match a bare '10' if the passage has '10 mg'. 'internação de 4 semanas' does not match '30-day
 * mortality' if 'hospital stay was 4 days'.
 */
const isOtherUnit = (claim: Item, match: Item, among: readonly Told[]): boolean =>
  (claim.key === 't' &&
    match.key === 't' &&
    match.factor !== claim.factor &&
    among.some(
      ({ span }) =>
        span.key === 't' &&
        !span.upper &&
        span.factor !== claim.factor &&
        amountOf(span) === amountOf(claim) &&
        overlap(span.about, claim.about) > overlap(match.about, claim.about),
    )) ||
  (claim.key !== '' &&
    match.key === '' &&
    among.some(
      ({ span }) => span.key === claim.key && span.factor !== claim.factor && isSameValue(claim, span, true),
    ));

/**
 * '> 40 %' is not a bound of '40–49 %' if the passage says '< 40 %'. 'menos de 50 %' does not match 50 % next to 'at
 * least 50 %'.
 */
function isOtherBound(claim: Item, match: Item, among: readonly Told[]): boolean {
  if (!claim.compare || claim.upper || match.compare) return false;
  const plain = among.filter(
    ({ span }) =>
      !span.upper && (match.upper || span.compare) && span.key === claim.key && isSameValue(claim, span),
  );
  return plain.length > 0 && !plain.some(({ span }) => isFound(claim, span));
}
