import { isSameKind, sideOf } from '../comparison/compare.ts';
import { best, type Told } from '../comparison/findings.ts';
import { isTelling, likeness } from '../comparison/number-kinds.ts';
import { affinity, isAlike, isRival } from '../comparison/rivals.ts';
import { evidenceFor } from '../comparison/same-quantity.ts';
import type { Item } from '../reading/item.ts';
import { deriveFrom } from './derived.ts';
import type { NumberMatches } from './match-numbers.ts';

/**
 * 'Em 2021, 31.540 acidentes' against 'em 2022 … 31.540': the year that the passage gives for another number of the
 * sentence.
 */
function yearOf(claim: Item, { claims, among, matches, taken }: NumberMatches): Told | undefined {
  const isYear = ({ kind }: Item): boolean => kind === 'date';
  const own = claims.filter((one) => isYear(one) && one.clause === claim.clause);
  // 'entre 2006 e 2009' against 'between March 2016 and June 2019', the only period in the passage
  const spanOf = (years: readonly Item[]): boolean =>
    years.length === 2 && (years[1]?.from ?? 0) - (years[0]?.to ?? 0) < 4;
  const years = among.filter(({ span }) => isYear(span));
  if (spanOf(own) && spanOf(years.map(({ span }) => span)) && own.every((one) => !matches.has(one)))
    return years[own.indexOf(claim)];
  for (const [one, { source, span }] of matches) {
    if (one.clause !== claim.clause || !(isYear(one) || isTelling(one))) continue;
    const told = among.filter(
      (year) => year.source === source && isYear(year.span) && year.span.clause === span.clause,
    );
    const free = told.filter((year) => !taken.has(year.span));
    if (told.length === own.length && free.length === 1) return free[0];
  }
  return undefined;
}

/** '900 g de rifapentina com isoniazida 900 mg' against 900 mg of both: the same figures with another prefix. */
const isOtherSize = (claim: Item, { key, factor, figures }: Item): boolean =>
  /^[gl]/.test(key) &&
  key === claim.key &&
  factor !== claim.factor &&
  figures.every(({ value }, at) => value === claim.figures[at]?.value);

/** What the cited passages say instead of a number that they do not contain. */
export function contradictionOf(claim: Item, found: NumberMatches): Told | undefined {
  const { among, matches, taken } = found;
  const owner = claim.of && matches.get(claim.of)?.span;
  // The interval of the matched ratio, or the other value of the matched pair.
  const paired = claim.pair && matches.get(claim.pair);
  const sure = among.find(
    ({ span }) => (owner && span.of === owner) || (paired?.span.pair === span && !taken.has(span)),
  );
  if (sure) return sure;
  // 'de 41,7 % para 53,3 %' against 'from 41.7% to 58.3%'
  if (paired?.span.upper && paired.span.kind === 'measure' && isSameKind(claim, paired.span)) return paired;
  const year = claim.kind === 'date' ? yearOf(claim, found) : undefined;
  if (year) return year;
  // A value that matches another number of the sentence does not contradict this one, unless it is a range.
  const rivals = among.filter(
    ({ span }) =>
      (!taken.has(span) || span.upper !== undefined || span.kind === 'level' || isOtherSize(claim, span)) &&
      isRival(claim, span),
  );
  const evidence = evidenceFor(claim, among, matches);
  const rival = best(
    rivals.filter((told) => evidence(told) >= 0),
    // A mistyped digit says more than a similar size.
    (span) =>
      affinity(claim, span) +
      likeness(claim, span) +
      (isAlike(claim, span) ? 2 : 0) +
      // 'até 20 dias' against 'up to 10 days', rather than '28-day mortality'
      (sideOf(claim) !== 0 && sideOf(claim) === sideOf(span) ? 5 : 0),
  );
  return rival ?? best(deriveFrom(claim, among).from, (span) => affinity(claim, span));
}
