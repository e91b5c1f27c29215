import { type Finding, holds, type Told } from '../comparison/findings.ts';
import { armsOf, armsOfTitle } from '../numbers/arms-of-values.ts';
import type { NumberMatches } from '../numbers/match-numbers.ts';
import type { Content, Source } from '../reading/content.ts';
import { bitsFor, turned } from '../reading/direction-bits.ts';
import { bitsOf } from '../reading/implied.ts';
import { amountOf, FALLS, type Item, isPlain, NOT_INFERIOR, RISES, STAYS } from '../reading/item.ts';
import { isMedicine, wordsOf } from '../reading/text.ts';
import { NAMED } from '../reading/words/change-words.ts';
import { wordAt } from '../reading/words/phrases.ts';
import { evidenceOf } from './anchored.ts';
import {
  areArmsOfTitle,
  areUnknown,
  armSideOf,
  CONTROL,
  isComparative,
  isCrossed,
  isOfControl,
  isOfOtherArm,
  meetsName,
  namesArm,
  ofArms,
  sharesMedicine,
  sharesName,
} from './crossed-arms.ts';
import { isCounterpart, isVerdict, toldOf } from './told-directions.ts';

/** Words that describe a change as a point estimate or as possible chance. */
const NOMINAL =
  /\b(?:numeric|tend[ei]|pontual|nominal|(?:sem|nao) (?:\w+ ){0,3}signific|inclui\w* (?:o )?(?:1|valor|nul|unidade)|cruz)/;

/** Words that withdraw the direction stated before them. */
const NOT_SURE =
  /\b(?:mas|but|porem|however|embora|although) (?:[a-z]+ ){0,5}(?:nao|not|sem|without) (?:[a-z]+ ){0,4}signific/;

const isCalledSuperior = ({ tokens, ranges }: Source, { clause }: Item): boolean =>
  ranges.some(
    ([from, to]) =>
      tokens[from]?.clause === clause &&
      /\b(?:for|and|de|da|e|para) superior(?:ity|idade)\b/.test(wordsOf(tokens, from, to)),
  );

/** 'A via oral eleva' against 'a via transdérmica não aumenta, ao contrário da via oral' */
function isContrasted({ tokens, clauses }: Source, { arm, about }: Item, told: Item): boolean {
  const next = tokens.find(({ clause }) => clause === told.clause + 1);
  const own = clauses[told.clause];
  return (
    next?.tag === 'b' &&
    /^(?:ao|diferentemente|unlike)$/.test(next.word) &&
    [...arm, ...about].some((stem) => clauses[told.clause + 1]?.has(stem) === true && own?.has(stem) !== true)
  );
}

/** 'A varfarina teve mais mortes do que a apixabana' against 'Apixaban reduced deaths' */
const isOfOtherMedicine = (claim: Item, told: Item): boolean =>
  !told.isImplied &&
  told.against.size === 0 &&
  [...claim.arm].some(namesArm) &&
  sharesName(claim.against, told.arm) &&
  !sharesName(claim.arm, told.arm);

/**
 * 'prolongou o tempo até a morte' against 'reduced mortality'. The ratio for the time until an event is read as one for
 * the event.
 */
function isOfTime(source: Source, claim: Item, told: Item): boolean {
  if (!claim.about.has('#otime') || told.about.has('#otime')) return false;
  if (source.clauses[told.clause]?.has('#otime')) return told.isImplied === true && told.about.has('#odeath');
  const isOfEvent = !/\b(?:time|tempo)\b/.test(wordsOf(source.tokens, told.from, told.to + 4));
  return isOfEvent && claim.about.size > 1;
}

/** Whether both can be true of one outcome. A direction about the other arm is inverted. */
function agrees(
  sentence: Content,
  said: Item,
  { source, span: told }: Told,
  isNominal: (bits: number) => boolean,
): boolean {
  if (!told.isImplied && isContrasted(source, said, told)) return true;
  const isControl = isOfControl(sentence, said);
  // The arm is not what changes.
  const about = new Set([...said.about].filter((stem) => stem !== CONTROL));
  const claim = isControl || (said.arm.has(CONTROL) && said.against.size > 0) ? { ...said, about } : said;
  const own = isCrossed(
    claim,
    told.isImplied ? claim.about : told.about,
    [told.arm, told.against],
    isComparative(source, told) || told.against.size > 0,
    !told.isImplied,
  );
  // Figures without arms take the arms of the pair before them or of the title.
  const ofTitle = told.isImplied && areUnknown(claim, told) ? armsOfTitle(source) : undefined;
  const titled = ofTitle && ofTitle[1].size > 0 ? ofTitle : undefined;
  let arms =
    (told.isImplied || isVerdict(source, told)) && told.against.size === 0
      ? armsOf(source, told, claim)
      : titled;
  // 'difference, −7.8 points for etomidate' in 'Ketamine versus etomidate'
  const isOfSecondArm =
    arms &&
    /^dif/.test(wordsOf(source.tokens, told.from - 2, told.from)) &&
    [...told.arm].some(isMedicine) &&
    meetsName(told.arm, arms[1]) &&
    !meetsName(told.arm, arms[0]);
  if (isOfSecondArm && arms) arms = [arms[1], arms[0]];
  // 'mais eventos no grupo controle' against '13.0% vs 14.9%, HR 0.87': the control is last.
  const known =
    arms && (arms[0].size > 0 || claim.against.has(CONTROL) || isControl)
      ? isCrossed(claim, claim.about, arms, undefined, titled !== undefined)
      : own;
  const [first, second] = arms ?? [told.arm, told.against];
  // The control group of the sentence is the second arm of the passage, whatever else the two share.
  const isSecond =
    (isControl || (said.arm.has(CONTROL) && meetsName(said.against, first))) &&
    !first.has(CONTROL) &&
    // 'maior com placebo do que com A' against 'reduced with A', 'maior no grupo placebo' against '58% fewer'
    (second.has(CONTROL) ||
      (!told.isImplied &&
        (claim.against.size === 0 || meetsName(claim.against, told.arm) || ![...told.arm].some(namesArm))));
  const isReverse =
    isOfTime(source, claim, told) ||
    [...claim.about].some((stem) => !told.about.has(stem) && isCounterpart(stem, told));
  const among = told.isImplied ? ofArms(source, told, claim) : undefined;
  if (among !== undefined) return (claim.bits & (isReverse ? turned(among) : among)) !== 0;
  // 'mais comum no grupo clopidogrel' against 'more common in the ticagrelor group'
  const isOfTitle =
    !known.isSure &&
    (isComparative(source, told) || !told.isImplied) &&
    areArmsOfTitle(source, claim.arm, told.arm);
  // 'a 96% reduction' in a clause that names both arms
  const namesBoth = meetsName(claim.arm, told.arm) && meetsName(claim.against, told.arm);
  const side = known.isSure && !namesBoth ? 0 : armSideOf(source, claim, told);
  const {
    is: isTurned,
    isSure,
    isOpen,
  } = isOfTitle || isSecond || side || isOfOtherMedicine(claim, told)
    ? { is: side >= 0, isSure: true, isOpen: false }
    : known.isSure || known.isWhole
      ? known
      : own;
  // If no name distinguishes the arms, both directions are possible.
  const straight = bitsFor(claim, told);
  const way = turned(straight);
  const its = isOpen || (isTurned && !isSure) ? straight | way : isTurned ? way : straight;
  // 'numericamente maior' against 'lower, but the difference was not significant'
  if (isNominal(told.bits))
    return (
      !told.nominal || !isPlain(claim) || (isTurned ? turned(told.nominal) : told.nominal) === claim.bits
    );
  // 'P<0.001 for noninferiority; P=0.04 for superiority'
  if (told.key === NOT_INFERIOR && (claim.bits & told.bits) > 0 && isCalledSuperior(source, told))
    return true;
  // If the sentence does not name the outcome, its words cannot tell which direction is worse.
  if (claim.key === NOT_INFERIOR && told.key === NOT_INFERIOR)
    return (claim.bits & STAYS) === (told.bits & STAYS);
  const bits = isReverse ? turned(its) : its;
  // 'The gain was similar' agrees with '1.4 and 1.3 (P = 0.31)'.
  const near = source.numbers.filter(({ clause }) => clause === told.clause);
  const isChance =
    // 'increased, but this did not reach significance'
    NOT_SURE.test(wordsOf(source.tokens, told.to, told.to + 20)) ||
    near.some((one) => one.kind === 'p' && amountOf(one) >= 0.05);
  // 'com tendência não significativa a maior mortalidade'
  if (claim.bits & STAYS && isChance && /\bsignific/.test(wordsOf(sentence.tokens, claim.from, claim.to)))
    return true;
  if (claim.bits === STAYS && (isChance || near.some((one) => bitsOf(one, near) === STAYS))) return true;
  if (claim.isSignificant && isPlain(claim) && isChance) return false;
  return told.isImplied ? (claim.bits & bits) !== 0 : allows(claim, bits);
}

/** 'não reduziu' alone does not mean that it increased. */
function allows(claim: Item, bits: number): boolean {
  // 'houve diferença' against 'did not reduce'
  if (claim.bits === (FALLS | RISES)) return (bits & STAYS) === 0;
  return (claim.bits & (isPlain(claim) && bits & STAYS ? 0 : bits)) !== 0;
}

/** Whether another cited passage has more words of the clause. */
function isOfOther({ clauses }: Content, claim: Item, own: Source, cited: readonly Source[]): boolean {
  const stems = [...(clauses[claim.clause] ?? [])];
  const known = (source: Source): number => stems.filter((stem) => holds(source, stem)).length;
  return cited.some((other) => known(other) > known(own));
}

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
  const all = sentence.directions.map((claim): Directed => {
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
    const all = toldOf(sentence, claim, cited, found);
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
  if (!agreed || !told || sharesName(agreed.claim.against, claim.arm)) return false;
  const isOwn = [...claim.about].every((stem) => told.about.has(stem) && !agreed.claim.about.has(stem));
  return claim.about.size === 0 || !isOwn;
}
