import type { Verdict } from './citation-check.ts';
import { isFound, isSameKind, isSameValue, oftenOf } from './compare.ts';
import {
  deriveFrom,
  isBound,
  isDifference,
  isOfRatio,
  isProduct,
  isTerm,
  isTotal,
  isWithin,
} from './derived.ts';
import { best, findBest } from './find-number.ts';
import type { Finding, Told } from './findings.ts';
import { labelled } from './labels.ts';
import { isClaim, isTelling, kindOf, likeness, sizeOf } from './number-kinds.ts';
import { ownValue } from './own-value.ts';
import { isOfPerson } from './persons.ts';
import type { Content, Source } from './reading/content.ts';
import { amountOf, type Item } from './reading/item.ts';
import { wordsOf } from './reading/text.ts';
import { affinity, isAlike, isRival } from './rivals.ts';
import { evidenceFor } from './same-quantity.ts';
import { isTurned } from './thresholds.ts';
import { isRest, isShare } from './wholes.ts';

/** Where each number of a sentence stands in the passages that it cites, or the figure that it follows from. */
export interface NumberMatches {
  readonly cited: readonly Source[];
  readonly claims: readonly Item[];
  readonly among: readonly Told[];
  readonly matches: ReadonlyMap<Item, Told>;
  /** All numbers of the passages that say the same. */
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
    const found = among.filter(({ span }) => isFound(claim, span));
    // '14 %' less risk comes from the hazard ratio rather than from a rounded share.
    const derived = deriveFrom(claim, among);
    if (derived.isRight) {
      const from = best(derived.from, (span) => affinity(claim, span) + (span.kind === 'ratio' ? 1 : 0));
      if (from) matches.set(claim, from);
      continue;
    }
    const match = best(found, (span) => affinity(claim, span));
    if (!match || isOtherBound(claim, match.span, among) || isOtherUnit(claim, match.span, among)) continue;
    matches.set(claim, match);
    alike.set(claim, found);
    // The same value may stand there twice; '58 %' is not taken by 'mais da metade', '22,6 meses' not by 'quase 2 anos'.
    if (claim.compare === '~') continue;
    for (const { span } of found) if (span.upper || sizeOf(span) === sizeOf(match.span)) taken.add(span);
  }
  return { cited, claims, among, matches, alike, taken };
}

/** 'entre 54 e 70' is two claims where the passages have no range of the kind: '< 70 and ≥ 54'. */
function boundsOf(claim: Item, among: readonly Told[]): Item[] {
  const isRange = !claim.upper || claim.kind !== 'measure';
  if (isRange || among.some(({ span }) => span.upper && (isSameKind(claim, span) || isFound(claim, span))))
    return [claim];
  const bound = { ...claim, upper: undefined, compare: '' };
  return [bound, { ...bound, figures: claim.upper ?? [] }];
}

/** How many numbers of one clause of a sentence stand in one clause of a passage. */
export const sharedNumbers = (
  { alike }: Pick<NumberMatches, 'alike'>,
  clause: number,
  source: Source,
  other: number,
): number =>
  [...alike].filter(
    ([number, told]) =>
      number.clause === clause && told.some((one) => one.source === source && one.span.clause === other),
  ).length;

/** For each number of a sentence: its match in the cited passages, or what they say instead. */
export function checkNumbers(
  sentence: Content,
  others: () => readonly Told[],
  found: NumberMatches,
): Finding[] {
  const { cited, claims, among, matches, alike, taken } = found;
  // The sentence's own pairs: 'menos da metade (379 mg contra 793 mg)'.
  const all = (): Told[] => [...among, ...[...matches].map(([span, { source }]) => ({ span, source }))];
  const findings: Finding[] = [];
  const add = (claim: Item, verdict: Verdict, told?: Told): unknown =>
    findings.push({ kind: kindOf(claim), verdict, claim, source: told?.source, told: told?.span });
  const readUnmatched = (claim: Item): void => {
    const elsewhere = (): Told | undefined => (isTelling(claim) ? findBest(claim, others()) : undefined);
    const isExcused = (): boolean =>
      // 'pela metade' is too vague to be wrong.
      (claim.key === '%' && claim.figures.every(({ step }) => step === 0)) ||
      (claim.key === 'x' && !claim.upper) ||
      isAdverb(claim, cited) ||
      isPeriodApart(claim, among) ||
      isOfRatio(claim, among) ||
      isDifference(sentence, claim, all()) ||
      isProduct(claim, claims, among) ||
      isTerm(sentence) ||
      isRest(sentence, claim, among) ||
      isShare(claim, among) ||
      isOfPerson(sentence, claim, matches) ||
      among.some((told) => isTurned(sentence, claim, told)) ||
      isBound(claim, claims, among) ||
      isRestated(sentence, claim, matches) ||
      // A title shows no span.
      cited.some(({ title }) => title.numbers.some((one) => isFound(claim, one))) ||
      (((isWithin(claim, among) && !isValue()) || isTotal(sentence, claim, among)) && !elsewhere());
    // A slip of a value, or the second one of 'de A para B', is no case of a threshold.
    const isValue = (): boolean =>
      (told !== undefined && isSlip(claim, told.span)) ||
      (claim.pair !== undefined && matches.has(claim.pair));
    const told = contradictionOf(claim, found) ?? elsewhere();
    if (told && !isExcused()) add(claim, 'diverge', told);
    else if (told || isClaim(claim) || isExcused()) add(claim, 'nao-verificavel');
  };
  for (const claim of claims) {
    const match = matches.get(claim);
    if (!match) {
      readUnmatched(claim);
      continue;
    }
    const owned =
      ownValue(sentence, claim, match, among, matches, taken) ??
      labelled(sentence, claim, match, alike.get(claim) ?? [], taken);
    add(claim, owned ? 'diverge' : 'confere', owned ?? match);
  }
  return findings;
}

/** 'The outcome occurred in 24.4 %' of 22.4 %, a plain value. */
const isSlip = (claim: Item, told: Item): boolean => !told.compare && !told.upper && isAlike(claim, told);

/** 'Em 2021, 31.540 acidentes' of 'em 2022 … 31.540': the year that a passage has beside another number of the sentence. */
function yearOf(claim: Item, { claims, among, matches, taken }: NumberMatches): Told | undefined {
  const isYear = ({ kind }: Item): boolean => kind === 'date';
  const own = claims.filter((one) => isYear(one) && one.clause === claim.clause);
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

/** What the cited passages say instead of a number that they do not have. */
function contradictionOf(claim: Item, found: NumberMatches): Told | undefined {
  const { among, matches, taken } = found;
  const owner = claim.of && matches.get(claim.of)?.span;
  // The interval of the very ratio, the other value of the very pair.
  const partner = claim.pair && matches.get(claim.pair)?.span;
  const sure = among.find(
    ({ span }) => (owner && span.of === owner) || (partner?.pair === span && !taken.has(span)),
  );
  if (sure) return sure;
  // 'de 41,7 % para 53,3 %' of 'from 41.7% to 58.3%'
  const range = claim.pair && matches.get(claim.pair);
  if (range?.span.upper && range.span.kind === 'measure' && isSameKind(claim, range.span)) return range;
  const year = claim.kind === 'date' ? yearOf(claim, found) : undefined;
  if (year) return year;
  // A value that matches another number of the sentence does not contradict this one, unless it is a range.
  const rivals = among.filter(
    ({ span }) =>
      (!taken.has(span) || span.upper !== undefined || span.kind === 'level') && isRival(claim, span),
  );
  const evidence = evidenceFor(claim, among, matches);
  const rival = best(
    rivals.filter((told) => evidence(told) >= 0),
    (span) => affinity(claim, span) + likeness(claim, span),
  );
  return rival ?? best(deriveFrom(claim, among).from, (span) => affinity(claim, span));
}

/** '5 mg ao ano' of 'annual zoledronic acid 5 mg': the period stands apart from the dose. */
const isPeriodApart = (claim: Item, among: readonly Told[]): boolean =>
  claim.key.endsWith('/t') &&
  among.some(
    ({ source: { tokens }, span }) =>
      `${span.key}/t` === claim.key &&
      isFound({ ...claim, key: span.key, factor: span.factor }, span) &&
      tokens.some(
        ({ tag, clause }) =>
          clause === span.clause &&
          Math.abs((+tag.slice(3) * claim.factor) / span.factor - 1) < 0.09 &&
          /^Ut:/.test(tag),
      ),
  );

/** 'Uma vez por mês' of 'monthly' and of '150 mg por mês', which are no number of times. */
const isAdverb = (claim: Item, cited: readonly Source[]): boolean =>
  claim.key === 'x/t' &&
  cited.some(({ tokens }) =>
    tokens.some(
      ({ tag }, at) =>
        Math.abs(+tag.slice(3) * oftenOf(claim) - 1) < 0.09 &&
        (/^Ut:[^1]/.test(tag) || (/^ut:[^1]/.test(tag) && tokens[at - 1]?.tag === '/')),
    ),
  );

/** '2 meses (cerca de 8 semanas)', '4–7 mEq/L (2–3,5 mmol/L)': the value before it, in another unit. */
const isRestated = ({ tokens }: Content, claim: Item, matches: ReadonlyMap<Item, Told>): boolean =>
  // 'beirava os 70 anos (69)': the exact value follows in brackets.
  (tokens[claim.to]?.word === '(' &&
    claim.kind !== 'ratio' &&
    [...matches.keys()].some(
      (one) => one.from === claim.to + 1 && !one.upper && Math.abs(amountOf(one) / amountOf(claim) - 1) < 0.1,
    )) ||
  (tokens[claim.from - 1]?.word === '(' &&
    [...matches.keys()].some(
      (one) =>
        one.to === claim.from - 1 &&
        one.key.charAt(0) === claim.key.charAt(0) &&
        unitIn(tokens, one) !== unitIn(tokens, claim),
    ));

const unitIn = (tokens: Content['tokens'], { from, to }: Item): string =>
  wordsOf(tokens, from, to).replace(/[^a-z]/g, '');

/** '10 g' is no bare '10' where the passage has '10 mg'. */
const isOtherUnit = (claim: Item, match: Item, among: readonly Told[]): boolean =>
  claim.key !== '' &&
  match.key === '' &&
  among.some(
    ({ span }) => span.key === claim.key && span.factor !== claim.factor && isSameValue(claim, span, true),
  );

/** '> 40 %' is no bound of '40–49 %' where the passage says '< 40 %', nor 'menos de 50 %' a 50 % beside 'at least 50 %'. */
function isOtherBound(claim: Item, match: Item, among: readonly Told[]): boolean {
  if (!claim.compare || claim.upper || match.compare) return false;
  const plain = among.filter(
    ({ span }) =>
      !span.upper && (match.upper || span.compare) && span.key === claim.key && isSameValue(claim, span),
  );
  return plain.length > 0 && !plain.some(({ span }) => isFound(claim, span));
}
