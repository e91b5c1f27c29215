import { evidenceOf } from './anchored.ts';
import { type Arms, armsOf } from './arms-of-values.ts';
import { type Finding, holds, type Told } from './findings.ts';
import type { NumberMatches } from './match-numbers.ts';
import { readArms } from './reading/arms.ts';
import type { Content, Source } from './reading/content.ts';
import { turned } from './reading/directions.ts';
import { bitsOf } from './reading/implied.ts';
import { amountOf, type Item, isPlain, NOT_INFERIOR, STAYS } from './reading/item.ts';
import { ARMS } from './reading/lexicon.ts';
import { wordAt } from './reading/phrases.ts';
import { overlap, wordsOf } from './reading/text.ts';
import { isCounterpart, toldOf } from './told-directions.ts';

/** Words that describe a change as a point estimate or as possible chance. */
const NOMINAL =
  /\b(?:numeric|tend[ei]|pontual|nominal|(?:sem|nao) (?:\w+ ){0,3}signific|inclui\w* (?:o )?(?:1|valor|nul|unidade)|cruz)/;

/** Words that withdraw the direction stated before them. */
const NOT_SURE =
  /\b(?:mas|but|porem|however|embora|although) (?:[a-z]+ ){0,5}(?:nao|not|sem|without) (?:[a-z]+ ){0,4}signific/;

const isMedicine = (stem: string): boolean => stem.includes('!');

const CONTROL = '#kctl';
const meetsName = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  [...a].some((stem) => b.has(stem) && /[!=]|^#k|^-/.test(stem));

/** Whether two directions are about opposite arms; `isSure` if names distinguish the arms. */
function isCrossed(
  claim: Item,
  about: ReadonlySet<string>,
  [arm, against]: Arms,
  isCompared = against.size > 0,
): { is: boolean; isSure: boolean; isWhole: boolean; isOpen: boolean } {
  // What changes belongs to both arms, so it cannot distinguish them.
  const isOfBoth = (stem: string): boolean => !claim.key && (claim.about.has(stem) || about.has(stem));
  const mine = new Set([...claim.arm].filter((stem) => !isOfBoth(stem)));
  const named = new Set([...mine].filter((stem) => stem !== CONTROL));
  const theirs = isCompared ? overlap(claim.against, arm) : 0;
  // 'more frequent in the vaccine group' is not about the control.
  const isControl =
    isCompared && !meetsName(mine, arm) && mine.size * arm.size > 0 && mine.has(CONTROL) !== arm.has(CONTROL);
  // 'mais comum no grupo prona' against 'higher in the supine group'
  const isOtherArm =
    isCompared &&
    ARMS.some((group) =>
      group.some(
        (stem) => mine.has(stem) && !arm.has(stem) && group.some((one) => arm.has(one) && !mine.has(one)),
      ),
    );
  // Medicines tell two arms apart better than the disease, which both share.
  const isNamed = [arm, against].every((side) => [...side].some(isMedicine));
  const count = (a: ReadonlySet<string>, b: ReadonlySet<string>, isWanted = isMedicine): number =>
    [...a].filter((stem) => b.has(stem) && isWanted(stem)).length;
  const [far, near] = [
    count(mine, against) + (isCompared ? count(claim.against, arm) : 0),
    count(mine, arm) + count(claim.against, against),
  ];
  const isByName = isNamed && far !== near;
  const crossed = isByName ? far : theirs + overlap(mine, against);
  const straight = isByName ? near : overlap(mine, arm) + overlap(claim.against, against);
  return {
    is: isControl || isOtherArm || crossed > straight,
    isSure:
      isControl ||
      isOtherArm ||
      meetsName(mine, against) ||
      meetsName(claim.against, arm) ||
      // The arm of each is the control of the other.
      (theirs > 0 && crossed > theirs && straight === 0),
    // The claim names only the other arm.
    isWhole: mine.size > 0 && overlap(mine, against) === mine.size,
    // The claim names both arms, but not which one is compared with the other.
    isOpen: claim.against.size === 0 && meetsName(named, arm) && meetsName(named, against),
  };
}

/** 'Less often with A' is about A; 'had fallen by 49.8% with A and 15.1% with B' is about both. */
const isComparative = ({ tokens }: Content, { to, isImplied }: Item): boolean =>
  !isImplied &&
  // 'fell more in the lower tidal volume group'
  (/^(?:more|less|mais|menos)$/.test(wordAt(tokens, to)) ||
    /^(?:m|harm|less|higher$|lower$|fewer|greater|superi|inferi|better|worse|pior)/.test(
      wordAt(tokens, to - 1),
    ));

/** Whether the title compares two medicines, one of each arm: 'Ticagrelor versus Clopidogrel'. */
function areArmsOfTitle({ title }: Source, mine: ReadonlySet<string>, theirs: ReadonlySet<string>): boolean {
  const { arm, against } = readArms(title, 0, title.tokens.length);
  const isOnly = (own: ReadonlySet<string>, side: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
    [...own].some((stem) => stem.includes('!') && side.has(stem)) && !meetsName(own, other);
  return (
    (isOnly(mine, arm, against) && isOnly(theirs, against, arm)) ||
    (isOnly(mine, against, arm) && isOnly(theirs, arm, against))
  );
}

const isCalledSuperior = ({ tokens, ranges }: Source, { clause }: Item): boolean =>
  ranges.some(
    ([from, to]) =>
      tokens[from]?.clause === clause &&
      /\b(?:for|and|de|da|e|para) superior(?:ity|idade)\b/.test(wordsOf(tokens, from, to)),
  );

/** 'O grupo controle teve mais …', 'foi maior com placebo'; not 'de 8 dias no cuidado usual'. */
const isOfControl = ({ tokens, shape }: Content, { arm, from, to, clause }: Item): boolean =>
  arm.has(CONTROL) &&
  tokens.some(
    ({ stem, clause: own }, at) =>
      stem === CONTROL &&
      own === clause &&
      !/[0xvd]/.test(at < from ? shape.slice(Math.max(0, at - 4), from) : shape.slice(to, at)),
  );

/** Whether both can be true of one outcome. A direction about the other arm is inverted. */
function agrees(
  sentence: Content,
  said: Item,
  { source, span: told }: Told,
  isNominal: (bits: number) => boolean,
): boolean {
  const isControl = isOfControl(sentence, said);
  // The arm is not what changes.
  const about = new Set([...said.about].filter((stem) => stem !== CONTROL));
  const claim = isControl ? { ...said, about } : said;
  const own = isCrossed(
    claim,
    told.isImplied ? claim.about : told.about,
    [told.arm, told.against],
    isComparative(source, told) || told.against.size > 0,
  );
  // Figures without arms take the arms of the pair before them or of the title.
  let arms = told.isImplied && told.against.size === 0 ? armsOf(source, told, claim) : undefined;
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
      ? isCrossed(claim, claim.about, arms)
      : own;
  const [first, second] = arms ?? [told.arm, told.against];
  // The control group of the sentence is the second arm of the passage, whatever else the two share.
  const isSecond = isControl && second.has(CONTROL) && !first.has(CONTROL);
  // 'mais comum no grupo clopidogrel' against 'more common in the ticagrelor group'
  const isOfTitle =
    !known.isSure && isComparative(source, told) && areArmsOfTitle(source, claim.arm, told.arm);
  const {
    is: isTurned,
    isSure,
    isOpen,
  } = isOfTitle || isSecond
    ? { is: true, isSure: true, isOpen: false }
    : known.isSure || known.isWhole
      ? known
      : own;
  const isReverse = [...claim.about].some((stem) => !told.about.has(stem) && isCounterpart(stem, told));
  // If no name distinguishes the arms, both directions are possible.
  const way = turned(told.bits);
  const its = isOpen || (isTurned && !isSure) ? told.bits | way : isTurned ? way : told.bits;
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
  if (claim.bits === STAYS && (isChance || near.some((one) => bitsOf(one, near) === STAYS))) return true;
  if (claim.isSignificant && isPlain(claim) && isChance) return false;
  return told.isImplied ? (claim.bits & bits) !== 0 : allows(claim, bits);
}

/** 'A varfarina preveniu melhor o AVC (RR 0,66)' against 'Dabigatran versus Warfarin' */
function isOfOtherArm(claim: Item, { source, span }: Told): boolean {
  const arms = armsOf(source, span, claim);
  const { is, isSure } = isCrossed(claim, claim.about, arms);
  const isNamed = [...arms[1]].some(isMedicine) || [...claim.against].some((stem) => arms[0].has(stem));
  return is && isSure && claim.key === '' && [...arms[0]].some(isMedicine) && isNamed;
}

/** 'não reduziu' alone does not mean that it increased. */
function allows(claim: Item, bits: number): boolean {
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

/** Compares each direction of a sentence with what the passages say about the same outcome. */
export function checkDirections(
  sentence: Content,
  cited: readonly Source[],
  found: NumberMatches,
): Finding[] {
  if (sentence.directions.length === 0) return [];
  const isHedged = (): boolean => NOMINAL.test(wordsOf(sentence.tokens, 0, sentence.tokens.length));
  return sentence.directions.map((claim): Finding => {
    const isNominal = (bits: number): boolean =>
      bits === STAYS &&
      !claim.isSignificant &&
      (/^favo/.test(wordAt(sentence.tokens, claim.to - 1)) || isHedged());
    // The figures next to a direction are better evidence than words elsewhere. But they cannot show that a margin was
    // missed.
    const isMissed = claim.key === NOT_INFERIOR && (claim.bits & STAYS) === 0;
    const evidence = (isMissed ? [] : evidenceOf(sentence, claim, found.matches)).map((one) =>
      !one.isOwn && isOfOtherArm(claim, one.told) ? { ...one, bits: turned(one.bits) } : one,
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
    const told = toldOf(sentence, claim, cited, found);
    const agreeing = told.find((one) => agrees(sentence, claim, one, isNominal));
    const isWrong =
      !agreeing &&
      told[0]?.isStrong === true &&
      !goesBothWays(told[0]) &&
      !isOfOther(sentence, claim, told[0].source, cited) &&
      !(isOwn && (told[0].span.isImplied || (told[0].span.bits & STAYS) === 0));
    const { source, span } = agreeing ?? told[0] ?? {};
    return {
      kind: 'direction',
      verdict: isWrong ? 'diverge' : agreeing ? 'confere' : 'nao-verificavel',
      claim,
      source,
      told: span,
    };
  });
}
