import { type Finding, holds, type Told } from '../comparison/findings.ts';
import type { NumberMatches } from '../numbers/match-numbers.ts';
import type { Content, Source } from '../reading/content.ts';
import { turned } from '../reading/directions/direction-bits.ts';
import { amountOf, FALLS, type Item, isPlain, NOT_INFERIOR, RISES, STAYS } from '../reading/item.ts';
import { isMedicine, isOutcome, overlap, wordsOf } from '../reading/text.ts';
import { NAMED } from '../reading/words/change-words.ts';
import { wordAt } from '../reading/words/phrases.ts';
import { agrees, allows } from './agreement.ts';
import { evidenceOf } from './anchored.ts';
import { isOfOtherArm, sharesMedicine } from './crossed-arms.ts';
import { toldOf } from './told-directions.ts';

/** Words that describe a change as a point estimate or as possible chance. */
const NOMINAL =
  /\b(?:numeric|tend[ei]|pontual|nominal|(?:sem|nao) (?:\w+ ){0,3}signific|inclui\w* (?:o )?(?:1|valor|nul|unidade)|cruz)/;

/** Whether another cited passage has more words of the clause. */
function isOfOther({ clauses }: Content, claim: Item, own: Source, cited: readonly Source[]): boolean {
  const stems = [...(clauses[claim.clause] ?? [])];
  const known = (source: Source): number => stems.filter((stem) => holds(source, stem)).length;
  return cited.some((other) => known(other) > known(own));
}

/** Whether a word of a claim's arm names the arm of a told direction. */
const meetsArm = ({ arm, about }: Item, told: Item): boolean =>
  [...arm].some(
    (stem) => !about.has(stem) && !told.about.has(stem) && !isOutcome(stem) && told.arm.has(stem),
  );

/** 'Caiu até 2020, voltando a subir em 2022': the clause states a second change of the same subject. */
const goesBothWays = ({ source, span }: Told): boolean =>
  isPlain(span) &&
  source.directions.some(
    (one) =>
      one.clause === span.clause &&
      !one.isImplied &&
      one.bits === turned(span.bits) &&
      one.from > span.from &&
      [...one.about].every((stem) => span.about.has(stem) || stem.startsWith('#=')),
  );

/** 'Não diminuiu significativamente' is also true of a rise. */
function alsoTrueOf({ tokens }: Content, { bits, from, to }: Item): number {
  const { tag = '' } = tokens[to - 1] ?? {};
  if (bits !== STAYS || wordAt(tokens, from) !== 'nao' || wordAt(tokens, to) !== 'significativamente')
    return 0;
  return tag === 'd-' ? RISES : tag === 'd+' ? FALLS : 0;
}

const isUnnamedStay = ({ bits, about, isImplied }: Item): boolean =>
  bits === STAYS && about.size === 0 && !isImplied;

/** 'O RR de 0,84 (p = 0,052) foi significativo': a sentence without a direction calls its p-value significant. */
function significanceOf({ tokens, numbers }: Content, { matches }: NumberMatches): Finding[] {
  const isChance = (one: Item): boolean => one.kind === 'p' && amountOf(one) >= 0.05;
  return numbers.filter(isChance).flatMap((p): Finding[] => {
    const own = tokens.filter(({ clause }) => clause === p.clause);
    const claim = own.find(({ tag }) => tag === 'ds');
    const told = matches.get(p);
    if (!claim || !told || own.some(({ tag }) => tag === 'x')) return [];
    return [{ kind: 'direction', verdict: 'diverge', claim, source: told.source, told: told.span }];
  });
}

/** 'B não foi inferior a A quanto à distância': a passage may say so of the same arms without the outcome. */
const sameMargin = (claim: Item, cited: readonly Source[]): Told | undefined =>
  cited
    .flatMap((source) => source.directions.map((span) => ({ source, span })))
    .find(
      ({ span }) =>
        span.key === NOT_INFERIOR &&
        span.bits === claim.bits &&
        overlap(claim.arm, span.arm) > 0 &&
        (overlap(claim.against, span.against) > 0 || ![...claim.arm, ...claim.against].some(isMedicine)) &&
        overlap(claim.arm, span.against) === 0,
    );

/** What was found for one direction of a sentence. */
interface Directed extends Finding {
  readonly claim: Item;
  readonly told?: Item | undefined;
}

/** Compares each direction of a sentence with what the passages say about the same outcome. */
export function checkDirections(
  sentence: Content,
  cited: readonly Source[],
  found: NumberMatches,
): Finding[] {
  if (sentence.directions.length === 0) return significanceOf(sentence, found);
  const isHedged = (): boolean => NOMINAL.test(wordsOf(sentence.tokens, 0, sentence.tokens.length));
  const all = sentence.directions.map((said): Directed => {
    const more = alsoTrueOf(sentence, said);
    const claim = more ? { ...said, bits: said.bits | more } : said;
    const isNominal = (bits: number): boolean =>
      bits === STAYS &&
      !claim.isSignificant &&
      (/^favo/.test(wordAt(sentence.tokens, claim.to - 1)) || isHedged());
    // The figures next to a direction are better evidence than words elsewhere. But they cannot show that a margin was
    // missed.
    const isMissed = claim.key === NOT_INFERIOR && (claim.bits & STAYS) === 0;
    const evidence = (isMissed ? [] : evidenceOf(sentence, claim, found.matches)).map((one) =>
      !one.isOwn && isOfOtherArm(sentence, claim, one.told) ? { ...one, bits: turned(one.bits) } : one,
    );
    const sure = evidence.filter(({ bits, isOwn }) => !isOwn || (isPlain(claim) && !allows(claim, bits)));
    const isAllowed = ({ bits }: { bits: number }): boolean => allows(claim, bits) || isNominal(bits);
    const proof = sure.find(isAllowed) ?? sure[0];
    if (proof)
      return {
        kind: 'direction',
        verdict: isAllowed(proof) ? 'confere' : 'diverge',
        claim,
        source: proof.told.source,
        told: proof.told.span,
      };
    const isOwn = isPlain(claim) && !claim.isSignificant && evidence.some(({ bits }) => allows(claim, bits));
    const margin = claim.key === NOT_INFERIOR && !proof ? sameMargin(claim, cited) : undefined;
    if (margin)
      return { kind: 'direction', verdict: 'confere', claim, source: margin.source, told: margin.span };
    const every = toldOf(sentence, claim, cited, found);
    const all = every.filter(
      ({ span }) =>
        !span.isOfSecond || meetsArm(claim, span) || every.every((one) => !meetsArm(claim, one.span)),
    );
    // What a passage says of noninferiority answers before its figures.
    const margins = claim.key === NOT_INFERIOR ? all.filter(({ span }) => span.key === NOT_INFERIOR) : [];
    // 'A diminui o efeito; B o potencializa': what the passage says of the sentence's own medicine
    const own = all.filter(({ span }) => sharesMedicine(claim.arm, span.arm));
    const told = margins.length > 0 ? margins : own.length > 0 ? own : all;
    const agreeing = told.find((one) => agrees(sentence, claim, one, isNominal));
    const isWrong =
      !agreeing &&
      told[0]?.isStrong === true &&
      !goesBothWays(told[0]) &&
      !isOfOther(sentence, claim, told[0].source, cited) &&
      !(isOwn && (told[0].span.isImplied || (told[0].span.bits & STAYS) === 0)) &&
      // 'At end of treatment the difference was not significant' names no outcome.
      !(claim.bits === STAYS && told[0].source.directions.some(isUnnamedStay));
    const { source, span } = agreeing ?? told[0] ?? {};
    return {
      kind: 'direction',
      verdict: isWrong ? 'diverge' : agreeing ? 'confere' : 'nao-verificavel',
      claim,
      source,
      told: span,
    };
  });
  return all.map((one) =>
    one.verdict === 'diverge' && isAnswered(sentence, one, all)
      ? { ...one, verdict: 'nao-verificavel' }
      : one,
  );
}

/**
 * One finding of a passage answers one statement: 'reduziu as crises, sem efeito na dor' against 'reduced crises'. But
 * 'encurtou o tratamento à custa de mais mortes' is wrong against 'reduced the duration of treatment and mortality'.
 */
function isAnswered({ tokens }: Content, { claim, told }: Directed, all: readonly Directed[]): boolean {
  const agreed = all.find(
    (one) => one.verdict === 'confere' && one.told === told && !NAMED.test(wordAt(tokens, one.claim.to - 1)),
  );
  // 'caiu com A, mas não com o placebo' makes two statements of one outcome.
  if (!agreed || !told || overlap(agreed.claim.against, claim.arm) > 0) return false;
  const isOwn = [...claim.about].every((stem) => told.about.has(stem) && !agreed.claim.about.has(stem));
  return claim.about.size === 0 || !isOwn;
}
