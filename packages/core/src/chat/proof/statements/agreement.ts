import type { Told } from '../comparison/findings.ts';
import { armsOf, armsOfTitle } from '../numbers/arms-of-values.ts';
import type { Content, Source } from '../reading/content.ts';
import { bitsFor, isWelcome, turned } from '../reading/directions/direction-bits.ts';
import { bitsOf } from '../reading/directions/implied.ts';
import { isOfOtherPace } from '../reading/directions/pace.ts';
import { amountOf, FALLS, type Item, isPlain, NOT_INFERIOR, RISES, STAYS } from '../reading/item.ts';
import { isMedicine, isOutcome, overlap, wordsOf } from '../reading/text.ts';
import { PEOPLE } from '../reading/words/opposites.ts';
import {
  areArmsOfTitle,
  areUnknown,
  armSideOf,
  CONTROL,
  isComparative,
  isCrossed,
  isOfControl,
  meetsName,
  namesArm,
  ofArms,
  sharesName,
} from './crossed-arms.ts';
import { isCounterpart } from './kinship.ts';
import { isVerdict } from './sole-result.ts';

/** Words that withdraw the direction stated before them. */
const NOT_SURE =
  /\b(?:mas|but|porem|however|embora|although) (?:[a-z]+ ){0,5}(?:nao|not|sem|without) (?:[a-z]+ ){0,4}signific/;

/** A treatment that is added to another. */
const ADDS = /\b(?:adicao|adicionar|acrescent\w+|associar|addition|adding|added)\b/;

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

/** 'a proteção contra o AVC foi maior com A' against 'A reduced stroke' */
const isOfProtection = ({ tokens }: Content, claim: Item, { clauses }: Source, told: Item): boolean =>
  claim.key === '' &&
  /^(?:maior|menor|higher|lower|greater|super|infer)/.test(tokens[claim.to - 1]?.word ?? '') &&
  /\b(?:protecao|eficacia|protection|efficacy) (?:contra|against|na prevencao)\b/.test(
    wordsOf(tokens, claim.from - 14, claim.from),
  ) &&
  clauses[told.clause]?.has('#oeff') !== true &&
  [...claim.about].some(
    (stem) => isOutcome(stem) && !isWelcome({ about: new Set([stem]) }) && told.about.has(stem),
  );

/** 'O benefício não foi visto em B' against 'the benefit was seen in A but not in B' */
const isDeniedOfOthers = (claim: Item, { tokens }: Source, { to, isImplied }: Item): boolean =>
  !isPlain(claim) &&
  !isImplied &&
  /\b(?:but not|mas nao) (?:in|among|for|with|em|n[ao]s?|entre) (?:those|others|aquel[ea]s|demais|outr[oa]s)\b/.test(
    wordsOf(tokens, to, to + 24),
  );

/**
 * 'O oral elevou mais do que o venoso' against 'rose 1.9 g/dL in the intravenous and 0.8 g/dL in the oral group': the
 * direction that the two changes give for the arm of the claim; 0 if they are unclear.
 */
function wayByValues({ tokens }: Content, { arm, against, to }: Item, source: Source, told: Item): number {
  const isRanked = tokens.slice(to, to + 6).some(({ word }) => /^(?:mais|menos)$/.test(word));
  if (told.isImplied || !isPlain(told) || against.size === 0 || !isRanked) return 0;
  const values = source.numbers.filter(
    ({ clause, from, kind }) => clause === told.clause && from >= told.to && kind === 'measure',
  );
  const [first, second] = values;
  if (
    !first ||
    !second ||
    values.length > 2 ||
    first.key !== second.key ||
    !/^(?:|em|by)$/.test(wordsOf(source.tokens, told.to, first.from))
  )
    return 0;
  const sides = [first, second].map((value) => overlap(arm, value.arm) - overlap(against, value.arm));
  const [own = 0, other = 0] = sides;
  if (own * other >= 0) return 0;
  const isMore = own > 0 ? amountOf(first) > amountOf(second) : amountOf(second) > amountOf(first);
  return isMore ? told.bits : turned(told.bits);
}

const CONFINED = /^(?:confined|restricted|limited|only|apenas|somente|restrit|restring|limit)/;

/** Whether a passage confines what it says to people that the claim is not about. */
const isOfOthers = (said: Item, { tokens, clauses }: Source, { clause }: Item): boolean =>
  PEOPLE.some((group) =>
    group.some(
      (stem) =>
        (said.about.has(stem) || said.arm.has(stem)) &&
        group.some((other) => other !== stem && clauses[clause]?.has(other)),
    ),
  ) && tokens.some((token) => token.clause === clause && CONFINED.test(token.word));

/** Whether both can be true of one outcome. A direction about the other arm is inverted. */
export function agrees(
  sentence: Content,
  said: Item,
  { source, span: told }: Told,
  isNominal: (bits: number) => boolean,
): boolean {
  if (!told.isImplied && (isContrasted(source, said, told) || isDeniedOfOthers(said, source, told)))
    return true;
  // 'As mulheres não se beneficiaram' against 'the benefit was confined to men'
  if (isOfOthers(said, source, told)) return true;
  // 'melhorou igualmente nos dois grupos' against 'improved more in the treated group'
  if (said.isEqual && /^(?:more|less|mais|menos)$/.test(wordsOf(source.tokens, told.to, told.to + 1)))
    return false;
  const way = wayByValues(sentence, said, source, told);
  if (way) return (said.bits & way) !== 0;
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
  // 'menos frequentes com tamoxifeno isolado' against 'more frequent with ovarian suppression' in 'adding … to tamoxifen'
  const isAlone =
    !told.isImplied &&
    told.against.size === 0 &&
    said.against.size === 0 &&
    said.arm.has('#kalone') &&
    !told.arm.has('#kalone') &&
    !sharesName(said.arm, told.arm) &&
    ADDS.test(wordsOf(source.tokens, 0, source.tokens.length));
  const isReverse =
    isOfTime(source, claim, told) ||
    isOfProtection(sentence, claim, source, told) ||
    isOfOtherPace(sentence, said, source, told) ||
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
  } = isOfTitle || isSecond || isAlone || side || isOfOtherMedicine(claim, told)
    ? { is: side >= 0, isSure: true, isOpen: false }
    : known.isSure || known.isWhole
      ? known
      : own;
  // If no name distinguishes the arms, both directions are possible.
  const straight = bitsFor(claim, told);
  const back = turned(straight);
  const its = isOpen || (isTurned && !isSure) ? straight | back : isTurned ? back : straight;
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
export function allows(claim: Item, bits: number): boolean {
  // 'houve diferença' against 'did not reduce'
  if (claim.bits === (FALLS | RISES)) return (bits & STAYS) === 0;
  return (claim.bits & (isPlain(claim) && bits & STAYS ? 0 : bits)) !== 0;
}
