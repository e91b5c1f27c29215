import { evidenceOf, isOwnNumber } from './anchored.ts';
import { type Arms, armsOf } from './arms-of-values.ts';
import type { NumberMatches } from './check-numbers.ts';
import { type Finding, holds, type Told } from './findings.ts';
import type { Content, Source } from './reading/content.ts';
import { turned } from './reading/directions.ts';
import { bitsOf } from './reading/implied.ts';
import { amountOf, FALLS, GOODNESS, type Item, NOT_INFERIOR, RANK, RISES, STAYS } from './reading/item.ts';
import { wordAt } from './reading/phrases.ts';
import { overlap, wordsOf } from './reading/text.ts';

/** Words that call a change a point estimate or possibly chance. */
const NOMINAL =
  /\b(?:numeric|tend[ei]|pontual|nominal|(?:sem|nao) (?:\w+ ){0,3}signific|inclui\w* (?:o )?(?:1|valor|nul|unidade)|cruz)/;

/** Words that withdraw the direction before them. */
const NOT_SURE =
  /\b(?:mas|but|porem|however|embora|although) (?:[a-z]+ ){0,5}(?:nao|not|sem|without) (?:[a-z]+ ){0,4}signific/;

/** 'A sobrevida aumentou' answers 'a mortalidade caiu'; the ratio of a survival is that of deaths already. */
const OTHER_WAY: Readonly<Record<string, string>> = { '#osurviv': '#odeath', '#odeath': '#osurviv' };
const isCounterpart = (stem: string, { about }: Item): boolean => about.has(OTHER_WAY[stem] ?? '');

/** How a direction of a passage relates to one of the sentence. */
interface Kin extends Told {
  readonly score: number;
  /** They share enough of the subject to contradict each other. */
  readonly isStrong: boolean;
  /** How many words of the subject are in its clause. */
  readonly covered: number;
}

/** What the passages say about the subject of a direction; empty if nothing. */
function toldOf(sentence: Content, claim: Item, sources: readonly Source[], found: NumberMatches): Kin[] {
  // A word that few clauses have weighs more than one that all have.
  const weights = new Map<string, number>();
  const weightOf = (stem: string): number => {
    let weight = weights.get(stem);
    if (weight === undefined) {
      let count = 0;
      for (const { clauses } of sources)
        for (const stems of clauses) if (stems?.has(stem) || stems?.has(OTHER_WAY[stem] ?? stem)) count++;
      weight = count === 0 ? 0 : 1 / count ** 0.5;
      weights.set(stem, weight);
    }
    return weight;
  };
  const sum = (stems: Iterable<string>, wanted: (stem: string) => boolean): number => {
    let total = 0;
    for (const stem of stems) if (wanted(stem)) total += weightOf(stem);
    return total;
  };
  const isRanking = claim.key === RANK || claim.key === GOODNESS;
  const all = isRanking ? [...claim.about, ...claim.arm, ...claim.against] : claim.about;
  const subject = [...new Set(all)].filter((stem) => !stem.startsWith('#='));
  const outcomes = subject.filter((stem) => stem.startsWith('#o') && weightOf(stem) > 0);
  // Passages seldom repeat which arm they speak of.
  const around = [...(sentence.clauses[claim.clause] ?? [])].filter(
    (stem) => !subject.includes(stem) && !stem.startsWith('#='),
  );
  const mine = sentence.numbers.filter((number) => isOwnNumber(sentence, claim, number));
  const isDose = claim.key === '' && isOfDose(sentence, claim);
  const kin: Kin[] = [];
  for (const source of sources)
    for (const span of source.directions) {
      if (!canAnswer(claim, span) || (isDose && !isOfDose(source, span))) continue;
      const clause = source.clauses[span.clause] ?? span.about;
      const said = isRanking ? new Set([...span.about, ...span.arm, ...span.against]) : span.about;
      // A passage without a word for survival may speak of death.
      const isShared = (stem: string): boolean =>
        said.has(stem) || (isCounterpart(stem, span) && !source.stems.has(stem));
      const isThere = (stem: string): boolean => clause.has(stem);
      const links = mine.filter((number) =>
        [found.matches.get(number), ...(found.alike.get(number) ?? [])].some(
          (one) =>
            one?.source === source &&
            one.span.clause === span.clause &&
            (span.isImplied || isOwnNumber(source, span, one.span)),
        ),
      ).length;
      const isAlike = claim.key === RANK && span.key === NOT_INFERIOR;
      if (links === 0 && outcomes.length > 0 && !outcomes.some(isShared)) continue;
      const own = sum(subject, isShared) + (isAlike ? 0.5 : 0);
      if (own === 0 && links === 0) continue;
      const beside = sum(subject, (stem) => !isShared(stem) && isThere(stem));
      const common = sum(around, isThere);
      const isGone = (stem: string): boolean => !isThere(stem) && !isName(stem);
      const elsewhere = sum(subject, isGone);
      const foreign = sum(around, isGone);
      const score = 3 * own + 1.5 * beside + common + 2 * Math.min(links, 2) - (span.isImplied ? 0.5 : 0);
      // '(7,2) do que no controle (10,5)': figures of its own, which stand elsewhere.
      const isOther =
        span.isImplied &&
        links === 0 &&
        mine.some(
          (one) => found.matches.has(one) && one.from > claim.from && /^%?$/.test(one.key) && !one.pair,
        );
      const isStrong = !isOther && 1.2 * own + 0.5 * beside + links > 0.6 * elsewhere + 0.3 * foreign;
      const covered = subject.filter((stem) => isShared(stem) || isThere(stem)).length + (links > 0 ? 9 : 0);
      kin.push({ span, source, score, isStrong, covered });
    }
  kin.sort((a, b) => b.score - a.score);
  const [first] = kin;
  if (!first) return [];
  // Words take precedence over figures, and clauses with more words of the subject over those with fewer.
  const isClose = ({ score, covered }: Kin, share: number): boolean =>
    covered >= first.covered && score >= first.score * share;
  const spoken = kin.filter((one) => !one.span.isImplied && isClose(one, 0.6));
  return spoken.length > 0
    ? spoken.filter(({ score }) => score >= (spoken[0]?.score ?? 0) * 0.85)
    : kin.filter((one) => isClose(one, 0.85));
}

/** 'A dose cai para 50 mg' says nothing of an outcome. */
const isOfDose = ({ tokens }: Content, { from, to, isImplied }: Item): boolean =>
  !isImplied && tokens.slice(Math.max(0, from - 5), to + 2).some(({ tag }) => tag === 'hd');

const isName = (stem: string): boolean => stem.includes('!') || stem === '#kctl';

function canAnswer(claim: Item, { key, about, bits, isImplied, isAsked, pair }: Item): boolean {
  // The question of a trial does not contradict a finding of no difference.
  if (isAsked && claim.bits & STAYS) return false;
  if (claim.key && isImplied && pair) return false;
  if (claim.key === NOT_INFERIOR && !(claim.bits & STAYS) && key !== NOT_INFERIOR) return false;
  // For an unknown outcome, more or less of it does not tell what is better.
  if (claim.key === GOODNESS && !key && !isImplied && bits !== STAYS) return false;
  // 'não inferior' answers neither 'melhor' nor a rise or fall of something else.
  return (
    key !== NOT_INFERIOR ||
    claim.key === NOT_INFERIOR ||
    !isPlain(claim) ||
    claim.key === RANK ||
    [...about].some((stem) => stem.startsWith('#o'))
  );
}

const CONTROL = '#kctl';
const meetsName = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  [...a].some((stem) => b.has(stem) && /[!=]|^#k|^-/.test(stem));

/** Whether two directions are about opposite arms; `isSure` if names tell the arms apart. */
function isCrossed(
  claim: Item,
  about: ReadonlySet<string>,
  [arm, against]: Arms,
  isCompared = against.size > 0,
): { is: boolean; isSure: boolean; isOpen: boolean } {
  // What changes belongs to both arms.
  const isOfBoth = (stem: string): boolean => !claim.key && (claim.about.has(stem) || about.has(stem));
  const mine = new Set([...claim.arm].filter((stem) => !isOfBoth(stem)));
  const named = new Set([...mine].filter((stem) => stem !== CONTROL));
  const theirs = isCompared ? overlap(claim.against, arm) : 0;
  // 'more frequent in the vaccine group' is not of the control.
  const isControl =
    isCompared && !meetsName(mine, arm) && mine.size * arm.size > 0 && mine.has(CONTROL) !== arm.has(CONTROL);
  const crossed = theirs + overlap(mine, against);
  const straight = overlap(mine, arm) + overlap(claim.against, against);
  return {
    is: isControl || crossed > straight,
    isSure:
      isControl ||
      meetsName(mine, against) ||
      meetsName(claim.against, arm) ||
      // Each one's arm is the other's control.
      (theirs > 0 && crossed > theirs && straight === 0),
    // It names both arms, but not which one is compared with the other.
    isOpen: claim.against.size === 0 && meetsName(named, arm) && meetsName(named, against),
  };
}

/** 'Less often with A' is said of A, 'had fallen by 49.8% with A and 15.1% with B' of both. */
const isComparative = ({ tokens }: Content, { to, isImplied }: Item): boolean =>
  !isImplied &&
  /^(?:m|less|higher$|lower$|fewer|greater|superi|inferi|better|worse|pior)/.test(wordAt(tokens, to - 1));

/** Whether both can be true of one outcome. A direction about the other arm turns round. */
function agrees(claim: Item, { source, span: told }: Told, isNominal: (bits: number) => boolean): boolean {
  const own = isCrossed(
    claim,
    told.isImplied ? claim.about : told.about,
    [told.arm, told.against],
    isComparative(source, told) || told.against.size > 0,
  );
  // Figures without arms take those of the pair before them or of the title.
  const arms = told.isImplied && told.against.size === 0 ? armsOf(source, told) : undefined;
  const known = arms?.[0].size ? isCrossed(claim, claim.about, arms) : own;
  const { is: isTurned, isSure, isOpen } = known.isSure ? known : own;
  const isReverse = [...claim.about].some((stem) => !told.about.has(stem) && isCounterpart(stem, told));
  // If no name tells the arms apart, both ways are possible.
  const way = turned(told.bits);
  const said = isOpen || (isTurned && !isSure) ? told.bits | way : isTurned ? way : told.bits;
  if (isNominal(told.bits)) return true;
  const bits = isReverse ? turned(said) : said;
  // 'The gain was similar' of '1.4 and 1.3 (P = 0.31)'.
  const near = source.numbers.filter(({ clause }) => clause === told.clause);
  const isChance =
    // 'increased, but this did not reach significance'
    NOT_SURE.test(wordsOf(source.tokens, told.to, told.to + 20)) ||
    near.some((one) => one.kind === 'p' && amountOf(one) >= 0.05);
  if (claim.bits === STAYS && (isChance || near.some((one) => bitsOf(one, near) === STAYS))) return true;
  if (claim.isSignificant && isPlain(claim) && isChance) return false;
  return told.isImplied ? (claim.bits & bits) !== 0 : allows(claim, bits);
}

const isPlain = ({ bits }: Item): boolean => bits === FALLS || bits === RISES;

/** 'não reduziu' alone does not say that it increased. */
function allows(claim: Item, bits: number): boolean {
  return (claim.bits & (isPlain(claim) && bits & STAYS ? 0 : bits)) !== 0;
}

/** Another cited passage has more of the clause's words. */
function isOfOther({ clauses }: Content, claim: Item, own: Source, cited: readonly Source[]): boolean {
  const stems = [...(clauses[claim.clause] ?? [])];
  const known = (source: Source): number => stems.filter((stem) => holds(source, stem)).length;
  return cited.some((other) => known(other) > known(own));
}

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
      (/^favo/.test(wordAt(sentence.tokens, claim.to - 1)) || (!claim.isSignificant && isHedged()));
    // The figures beside a direction are better evidence than words elsewhere.
    // Figures cannot tell that a margin was missed.
    const isMissed = claim.key === NOT_INFERIOR && (claim.bits & STAYS) === 0;
    const evidence = isMissed ? [] : evidenceOf(sentence, claim, found.matches);
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
    const agreeing = told.find((one) => agrees(claim, one, isNominal));
    const isWrong =
      !agreeing &&
      told[0]?.isStrong === true &&
      !isOfOther(sentence, claim, told[0].source, cited) &&
      !(isOwn && (told[0].span.isImplied || told[0].span.bits !== STAYS));
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
