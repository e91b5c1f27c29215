import type { NumberMatches } from '../numbers/match-numbers.ts';
import type { Content, Source } from '../reading/content.ts';
import { isWelcome } from '../reading/directions/direction-bits.ts';
import { GOODNESS, type Item, isPlain, NOT_INFERIOR, RANK, STAYS } from '../reading/item.ts';
import { PEOPLE } from '../reading/words/opposites.ts';
import { wordAt } from '../reading/words/phrases.ts';
import { comparesPeople } from './crossed-arms.ts';
import { isOfDose, type Kin, relate, subjectOf } from './kinship.ts';
import { isVerdict, soleResult } from './sole-result.ts';

/** 'all-cause', 'por todas as causas' */
const ALL = '#kall';

/** Directions of the passages about the subject of `claim`, closest first. */
export function toldOf(
  sentence: Content,
  claim: Item,
  sources: readonly Source[],
  found: NumberMatches,
): Kin[] {
  const subject = subjectOf(sentence, claim, sources);
  const kin: Kin[] = [];
  const isInferior = /^inferi/.test(wordAt(sentence.tokens, claim.to - 1)) && (claim.bits & STAYS) === 0;
  for (const source of sources)
    for (const span of source.directions) {
      if (
        !canAnswer(claim, span, isInferior) ||
        isGainOfBoth(claim, source, span) ||
        isOfOneTest(claim, source, span) ||
        (subject.isOfDose && !isOfDose(source, span))
      )
        continue;
      const one = relate(subject, { source, span }, found);
      if (one) kin.push(one);
    }
  // 'a mortalidade por todas as causas' is not 'lung-cancer mortality'.
  const ofAll = claim.about.has(ALL) ? kin.filter(({ span }) => span.about.has(ALL)) : [];
  if (ofAll.length > 0) return closest(ofAll);
  // 'diferiu entre homens e mulheres' against 'lower for A than for B and did not differ between men and women'
  const ofPeople = kin.filter(({ span, isStrong }) => isStrong && comparesPeople(claim, span));
  if (ofPeople.length > 0) return closest(ofPeople);
  // 'as mulheres usavam menos do que os homens' against '41.7% and 36.2%' of something else
  const isOnly = (stem: string, own: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
    own.has(stem) && !other.has(stem);
  const people = PEOPLE.some(
    (group) =>
      group.some((stem) => isOnly(stem, claim.arm, claim.against)) &&
      group.some((stem) => isOnly(stem, claim.against, claim.arm)),
  );
  if (people) return closest(kin.filter(({ span }) => !span.isImplied));
  if (kin.length > 0) return closest(kin);
  const sole = soleResult(claim, sources, subject.outcomes.length === 0 && isVerdict(sentence, claim));
  return sole ? [{ ...sole, score: 1, isStrong: true, covered: 1 }] : [];
}

/** 'The mean improvement was 29.8 dB with A and 30.5 dB with B' does not rank the arms. */
const isGainOfBoth = ({ key }: Item, { tokens }: Source, { to, against, isImplied }: Item): boolean =>
  key === RANK &&
  !isImplied &&
  against.size === 0 &&
  /^(?:improvement|melhora)$/.test(wordAt(tokens, to - 1)) &&
  /^(?:mean|median|media|mediana)$/.test(wordAt(tokens, to - 2));

/** 'A foi mais específica que B' against 'specificity fell in patients with infection' */
const isOfOneTest = (
  { about, against }: Item,
  { tokens }: Source,
  { to, against: its, isImplied }: Item,
): boolean =>
  (about.has('#ksens') || about.has('#kspec')) &&
  against.size > 0 &&
  its.size === 0 &&
  !isImplied &&
  /^(?:fell|rose|caiu|subiu|increase|decrease|aument|diminu|drop|cai|improv|reduc)/.test(
    wordAt(tokens, to - 1),
  );

/** @param isInferior whether the sentence calls an arm inferior, so that 'noninferior' contradicts it */
function canAnswer(
  claim: Item,
  { key, about, bits, isImplied, isAsked, pair }: Item,
  isInferior: boolean,
): boolean {
  // The question of a trial does not contradict a finding of no difference.
  if (isAsked) return false;
  if (claim.key && isImplied && pair) return false;
  if (claim.key === NOT_INFERIOR && !(claim.bits & STAYS) && key !== NOT_INFERIOR) return false;
  // If the outcome is unknown, more or less of it does not say which is better.
  if (claim.key === GOODNESS && !key && !isImplied && bits !== STAYS) return false;
  if (key === GOODNESS && !claim.key && bits !== STAYS && isPlain(claim) && !isWelcome(claim)) return false;
  // 'não inferior' answers neither 'melhor' nor a rise or fall of something else.
  return (
    key !== NOT_INFERIOR ||
    claim.key === NOT_INFERIOR ||
    !isPlain(claim) ||
    claim.key === RANK ||
    isInferior ||
    [...about].some((stem) => stem.startsWith('#o'))
  );
}

/** Prefers words to figures, and clauses with more words of the subject to clauses with fewer. */
function closest(kin: Kin[]): Kin[] {
  kin.sort((a, b) => b.score - a.score);
  const [first] = kin;
  if (!first) return [];
  const isClose = ({ score, covered }: Kin, share: number): boolean =>
    covered >= first.covered && score >= first.score * share;
  const spoken = kin.filter((one) => !one.span.isImplied && isClose(one, 0.6));
  return spoken.length > 0
    ? spoken.filter(({ score }) => score >= (spoken[0]?.score ?? 0) * 0.85)
    : kin.filter((one) => isClose(one, 0.85));
}
