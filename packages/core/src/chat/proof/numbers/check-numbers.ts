import type { Verdict } from '../comparison/citation-check.ts';
import { isFound, isSameKind, isSameValue, sideOf } from '../comparison/compare.ts';
import { type Finding, findBest, type Told } from '../comparison/findings.ts';
import { isClaim, isTelling, kindOf } from '../comparison/number-kinds.ts';
import { isAlike } from '../comparison/rivals.ts';
import { isTurned } from '../comparison/thresholds.ts';
import type { Content, Source } from '../reading/content.ts';
import { amountOf, type Item } from '../reading/item.ts';
import { isConcentration } from '../reading/pairs.ts';
import { overlap, wordsOf } from '../reading/text.ts';
import { contradictionOf } from './contradictions.ts';
import {
  isBound,
  isDifference,
  isOfRatio,
  isOwnChange,
  isProduct,
  isRateThere,
  isTerm,
  isTotal,
  isWithin,
} from './derived.ts';
import type { NumberMatches } from './match-numbers.ts';
import { isMisranked } from './misranked.ts';
import { ofOtherClause } from './other-clause.ts';
import { labelled } from './other-group.ts';
import { ownValue } from './own-value.ts';
import { isAdverb, isOfPerson, isPeriodApart, isRestated } from './restated.ts';
import { timeOfDose } from './time-of-dose.ts';
import { timeOfValue } from './time-of-value.ts';
import { isRest, isShare } from './wholes.ts';

/** Finds the match of each number in the cited passages, or what they say instead. */
export function checkNumbers(
  sentence: Content,
  others: () => readonly Told[],
  found: NumberMatches,
): Finding[] {
  const { cited, claims, among, matches, alike, taken } = found;
  // Includes the sentence's own pairs: 'menos da metade (379 mg contra 793 mg)'.
  const all = (): Told[] => [...among, ...[...matches].map(([span, { source }]) => ({ span, source }))];
  const findings: Finding[] = [];
  const add = (claim: Item, verdict: Verdict, told?: Told): unknown =>
    findings.push({ kind: kindOf(claim), verdict, claim, source: told?.source, told: told?.span });
  const readUnmatched = (claim: Item): void => {
    // 'por pelo menos 3 meses' against 'for ≥ 3 months' of another reference, about the same thing
    const isThresholdOf = ({ span }: Told): boolean =>
      claim.compare !== '' && sideOf(span) === sideOf(claim) && overlap(claim.about, span.about) > 0;
    const elsewhere = (): Told | undefined =>
      findBest(claim, isTelling(claim) ? others() : claim.key === 't' ? others().filter(isThresholdOf) : []);
    // 'abaixo de três vezes o limite' against 'above three times the limit'
    const isOtherSide = (): boolean =>
      told !== undefined &&
      sideOf(claim) * sideOf(told.span) < 0 &&
      isSameValue(claim, told.span) &&
      !isTurned(sentence, claim, told, true);
    const isExcused = (): boolean =>
      // 'pela metade' is too vague to be wrong.
      (claim.key === '%' && claim.figures.every(({ step }) => step === 0) && !isOtherSide()) ||
      (claim.key === 'x' && !claim.upper && !isOtherSide()) ||
      isAdverb(claim, cited) ||
      isConceded(sentence, claim) ||
      isUpTo(sentence, claim, among) ||
      isPeriodApart(claim, among) ||
      (isOfRatio(claim, among) && !isOfPair()) ||
      isDifference(sentence, claim, all()) ||
      isOwnChange(sentence, claim, matches) ||
      isRateThere(claim, among) ||
      isProduct(claim, claims, among) ||
      isTerm(sentence) ||
      isNullValue(sentence, claim) ||
      (isRest(sentence, claim, among) && (claim.key !== '%' || claim.compare === '~' || !isValue())) ||
      isShare(claim, among) ||
      isOfPerson(sentence, claim, matches) ||
      among.some((told) => isTurned(sentence, claim, told)) ||
      isBeyond(sentence, claim, among) ||
      isBound(claim, claims, among) ||
      isRestated(sentence, claim, matches) ||
      // A value found in a title has no span to show.
      cited.some(({ title }) => title.numbers.some((one) => isFound(claim, one))) ||
      (((isWithin(claim, among) && !isValue()) || isTotal(sentence, claim, among)) && !elsewhere());
    // A mistyped value, or the second value of 'de A para B', is not a patient's value that a threshold covers.
    const isOfPair = (): boolean => claim.pair !== undefined && matches.has(claim.pair);
    const isValue = (): boolean => (told !== undefined && isSlip(claim, told.span)) || isOfPair();
    const told = contradictionOf(claim, found) ?? elsewhere() ?? timeOfValue(sentence, claim, found);
    // 'diabetes tipo 1' against a title with 'type 2 diabetes'
    const titled =
      (claim.kind === 'class' || /^(?:#hp|x\/t)$/.test(claim.key)) && !told && !isExcused()
        ? ofTitle(claim, cited)
        : undefined;
    if (titled) findings.push({ kind: kindOf(claim), verdict: 'diverge', claim, ...titled });
    else if (told && !isExcused()) add(claim, 'diverge', told);
    else if (told || isClaim(claim) || isExcused()) add(claim, 'nao-verificavel');
  };
  for (const claim of claims) {
    const match = matches.get(claim);
    const time = timeOfDose(sentence, claim, found);
    if (time) {
      add(claim, 'diverge', time);
      continue;
    }
    const side = sideOfOne(claim, matches);
    if (side) {
      add(claim, side.isRight ? 'confere' : 'diverge', side.told);
      continue;
    }
    if (!match) {
      readUnmatched(claim);
      continue;
    }
    if (isMisranked(sentence, claim)) {
      add(claim, 'diverge', match);
      continue;
    }
    const difference = differenceBeside(sentence, claim, match, among);
    if (difference) {
      add(claim, 'diverge', difference);
      continue;
    }
    const same = alike.get(claim) ?? [];
    // 'salina a 0,9 %' is nobody's result.
    if (isConcentration(sentence, claim)) {
      add(claim, 'confere', match);
      continue;
    }
    const owned =
      ownValue(sentence, claim, match, among, matches, taken) ??
      labelled(sentence, claim, match, same, taken) ??
      (same.length === 1 ? ofOtherClause(sentence, claim, match, among, taken) : undefined);
    add(claim, owned ? 'diverge' : 'confere', owned ?? match);
  }
  return findings;
}

/** 'a diferença foi de 0,8 m/s' against '0.78 m/s … (difference 0.08 m/s)': a value that only rounds to it. */
function differenceBeside(
  { tokens }: Content,
  claim: Item,
  { source, span }: Told,
  among: readonly Told[],
): Told | undefined {
  const tells = (text: Pick<Content, 'tokens'>, at: number, words: number): boolean =>
    /\bdif(?:er|fer)enc/.test(wordsOf(text.tokens, at - words, at));
  const isExact = Math.abs(amountOf(claim)) === Math.abs(amountOf(span));
  if (isExact || claim.key === '%' || !tells({ tokens }, claim.from, 12) || tells(source, span.from, 5))
    return undefined;
  return among.find(
    ({ source: other, span: rival }) =>
      other === source &&
      rival.clause === span.clause &&
      rival.kind === span.kind &&
      rival.key === span.key &&
      tells(source, rival.from, 5) &&
      !isFound(claim, rival),
  );
}

/** 'mesmo que a diastólica seja menor que 90' */
const isConceded = ({ tokens }: Content, { from }: Item): boolean =>
  /\b(?:mesmo|ainda) (?:que|se)\b/.test(wordsOf(tokens, from - 9, from));

/** 'o intervalo de confiança cruzou o 1 (até 1,03)' */
const isUpTo = ({ shape }: Content, claim: Item, among: readonly Told[]): boolean =>
  // 'limite superior do IC próximo de 1 (0,998)'
  (claim.compare === '(' || (!claim.key && shape[claim.from - 1] === '(')) &&
  shape.slice(0, claim.from).includes('i') &&
  among.some(({ span }) => isFound({ ...claim, kind: 'interval', key: '', compare: '', limit: 1 }, span));

/** 'Prolongar além de 24 h não diminui' against 'encerrar em até 24 horas' */
const isBeyond = ({ tokens }: Content, claim: Item, among: readonly Told[]): boolean =>
  /^(?:alem|beyond)/.test(tokens[claim.from]?.word ?? '') &&
  among.some(({ span }) => sideOf(span) < 0 && isSameKind(claim, span) && isSameValue(claim, span));

/** 'RR menor que 1 (RR 1,45)': the side of 1 of the only ratio beside it. */
function sideOfOne(
  claim: Item,
  matches: ReadonlyMap<Item, Told>,
): { told: Told; isRight: boolean } | undefined {
  const side = sideOf(claim);
  if (side === 0 || amountOf(claim) !== 1 || !/^(?:number|ratio)$/.test(claim.kind)) return undefined;
  const [told, ...more] = [...matches].flatMap(([one, match]) =>
    one !== claim && one.clause === claim.clause && one.kind === 'ratio' && one.key !== '' && !one.compare
      ? match
      : [],
  );
  return told && more.length === 0 ? { told, isRight: (amountOf(told.span) - 1) * side > 0 } : undefined;
}

/** 'o IC inclui 1', 'cruza o 1,0' */
const isNullValue = ({ tokens }: Content, claim: Item): boolean =>
  /^[01]$/.test(String(amountOf(claim))) &&
  /\b(?:inclu|cruz|contem|atravess|pass|contain|cross)\w*(?: pel[oa]| by)?(?: [oa]| the)?$/.test(
    wordsOf(tokens, claim.from - 3, claim.from),
  );

/** Another class of the same name, or a mistyped count, in a title, which shows no span. */
const ofTitle = (claim: Item, cited: readonly Source[]): Pick<Finding, 'source' | 'titled'> | undefined =>
  cited
    .flatMap((source) => source.title.numbers.map((titled) => ({ source, titled })))
    .find(
      ({ titled }) =>
        titled.key === claim.key &&
        // '90.298 adultos' against 'a cohort of 60,298 adults'
        (claim.kind === 'class' ? titled.kind === 'class' : isSlip(claim, titled) && !isFound(claim, titled)),
    );

/** A mistyped plain value: 'The outcome occurred in 24.4 %' against 22.4 %. */
const isSlip = (claim: Item, told: Item): boolean => !told.compare && !told.upper && isAlike(claim, told);
