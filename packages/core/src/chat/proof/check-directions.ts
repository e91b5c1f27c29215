import { evidenceOf, isOwnNumber } from './anchored.ts';
import type { NumberMatches } from './check-numbers.ts';
import type { Finding, Told } from './findings.ts';
import type { Content, Source } from './reading/content.ts';
import { turned } from './reading/directions.ts';
import { FALLS, GOODNESS, type Item, NOT_INFERIOR, RANK, RISES, STAYS, TOP } from './reading/item.ts';
import { overlap, stemsOf } from './reading/text.ts';

/** 'A sobrevida aumentou' answers 'a mortalidade caiu'; the ratio of a survival is that of deaths already. */
const isCounterpart = (stem: string, { about, isImplied }: Item): boolean =>
  (stem === '#osurviv' && about.has('#odeath')) ||
  (stem === '#odeath' && about.has('#osurviv') && !isImplied);

/** What a direction of a passage has to do with one of the sentence. */
interface Kin extends Told {
  readonly score: number;
  /** Enough of the same subject to contradict each other. */
  readonly isStrong: boolean;
  /** How many words of the subject its clause has. */
  readonly covered: number;
}

/** What passages say of the subject of a direction; empty when they are silent. */
function toldOf(sentence: Content, claim: Item, sources: readonly Source[], found: NumberMatches): Kin[] {
  // A word that few clauses have tells more than one of every clause.
  const weights = new Map<string, number>();
  const weightOf = (stem: string): number => {
    let weight = weights.get(stem);
    if (weight === undefined) {
      let count = 0;
      for (const { clauses } of sources) for (const stems of clauses) if (stems?.has(stem)) count++;
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
  const isGeneral = subject.some(isGeneric) && !subject.some((stem) => stem.startsWith('#o'));
  // Passages seldom repeat which arm they speak of.
  const around = [...nearStems(sentence, claim)].filter((stem) => !subject.includes(stem));
  const mine = sentence.numbers.filter((number) => isOwnNumber(sentence, claim, number));
  // What has figures in the passage is told where these stand.
  const isAnchored = mine.some(
    (number) => (number.kind === 'ratio' || number.key === '%') && found.matches.has(number),
  );
  const kin = sources.flatMap((source) =>
    source.directions.flatMap((span): Kin[] => {
      if ((claim.key === TOP) !== (span.key === TOP) || !canAnswer(claim, span)) return [];
      const clause = source.clauses[span.clause] ?? span.about;
      const said = isRanking ? new Set([...span.about, ...span.arm, ...span.against]) : span.about;
      const isShared = (stem: string): boolean => said.has(stem);
      const isThere = (stem: string): boolean => clause.has(stem);
      const canLink = span.key !== NOT_INFERIOR || claim.key === NOT_INFERIOR || claim.key === RANK;
      const links = canLink
        ? mine.filter((number) =>
            [found.matches.get(number), ...(found.alike.get(number) ?? [])].some(
              (one) =>
                one?.source === source &&
                one.span.clause === span.clause &&
                (span.isImplied || isOwnNumber(source, span, one.span)),
            ),
          ).length
        : 0;
      const isReverse = subject.some((stem) => !said.has(stem) && isCounterpart(stem, span));
      const isAlike =
        isReverse ||
        (isGeneral && [...said].some(isGeneric)) ||
        ((claim.key === NOT_INFERIOR || claim.key === RANK) && span.key === NOT_INFERIOR);
      if (links === 0 && outcomes.length > 0 && !isReverse && !outcomes.some(isShared)) return [];
      const own = sum(subject, isShared) + (isAlike ? 0.5 : 0);
      if (own === 0 && links === 0) return [];
      const beside = sum(subject, (stem) => !isShared(stem) && isThere(stem));
      const common = sum(around, isThere);
      const isGone = (stem: string): boolean => !isThere(stem) && !isName(stem);
      const elsewhere = sum(subject, isGone);
      const foreign = sum(around, isGone);
      const score = 3 * own + 1.5 * beside + common + 2 * Math.min(links, 2) - (span.isImplied ? 0.5 : 0);
      const isWhole =
        links > 0 ||
        (!isAnchored &&
          (isReverse || outcomes.every((stem) => isThere(stem) || (span.isOfBefore && isShared(stem)))));
      const isStrong = isWhole && 1.2 * own + 0.5 * beside + links > 0.6 * elsewhere + 0.3 * foreign;
      const covered = subject.filter((stem) => isShared(stem) || isThere(stem)).length + (links > 0 ? 9 : 0);
      return [{ span, source, score, isStrong, covered }];
    }),
  );
  kin.sort((a, b) => b.score - a.score);
  const [first] = kin;
  if (!first) return [];
  // Words go before figures; what lacks a word of the subject does not answer for what has it.
  const isClose = ({ score, covered }: Kin, share: number): boolean =>
    covered >= first.covered && score >= first.score * share;
  const spoken = kin.filter((one) => !one.span.isImplied && isClose(one, 0.6));
  return spoken.length > 0
    ? spoken.filter(({ score }) => score >= (spoken[0]?.score ?? 0) * 0.85)
    : kin.filter((one) => isClose(one, 0.85));
}

const isGeneric = (stem: string): boolean => /^#g(?!cv)/.test(stem);
const isName = (stem: string): boolean => stem.includes('!') || stem === '#kctl';

/** The words of a direction's part of its clause: up to the directions beside it. */
function nearStems({ tokens, directions }: Content, { clause, from, to }: Item): Set<string> {
  let [start, end] = [0, tokens.length];
  for (const one of directions) {
    if (one.clause !== clause) continue;
    if (one.to <= from) start = Math.max(start, one.to);
    if (one.from >= to) end = Math.min(end, one.from);
  }
  return new Set(stemsOf(tokens, start, end, clause).filter((stem) => !stem.startsWith('#=')));
}

function canAnswer(claim: Item, { key, about, bits, isImplied, isAsked, pair, figures }: Item): boolean {
  // What a trial asked does not contradict that it found no difference.
  if (isAsked && claim.bits & STAYS) return false;
  if (claim.key && isImplied && (pair || (figures[0]?.value ?? 0) < 0)) return false;
  // What is better of an unknown outcome, more or less of it does not tell.
  if (claim.key === GOODNESS && !key && !isImplied && bits !== STAYS) return false;
  // 'não inferior' answers neither 'melhor' nor a rise or fall of something else.
  return (
    key !== NOT_INFERIOR ||
    claim.key === NOT_INFERIOR ||
    (claim.key !== GOODNESS &&
      (!isPlain(claim) || claim.key === RANK || [...about].some((stem) => stem.startsWith('#o'))))
  );
}

/** Whether both can be said of one outcome; told of the other arm, a direction turns. */
function agrees(claim: Item, told: Item): boolean {
  const meets = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => overlap(a, b) > 0;
  const isTurned =
    meets(claim.arm, told.against) &&
    !meets(claim.against, told.against) &&
    (!meets(claim.arm, told.arm) || meets(claim.against, told.arm));
  const isReverse = [...claim.about].some((stem) => !told.about.has(stem) && isCounterpart(stem, told));
  // Arms that no name tells apart leave both ways open.
  const isSure = [...claim.arm].some((stem) => told.against.has(stem) && /!|^#k|^-/.test(stem));
  const own = isTurned && !isSure ? told.bits | turned(told.bits) : isTurned ? turned(told.bits) : told.bits;
  const bits = isReverse ? turned(own) : own;
  return told.isImplied ? (claim.bits & bits) !== 0 : allows(claim, bits);
}

const isPlain = ({ bits }: Item): boolean => bits === FALLS || bits === RISES;

/** 'não reduziu' alone is no word of an increase. */
function allows(claim: Item, bits: number): boolean {
  return (claim.bits & (isPlain(claim) && bits & STAYS ? 0 : bits)) !== 0;
}

/** 'numericamente menor', 'menor …, sem significância' */
const isHedged = ({ tokens, directions }: Content, { clause }: Item): boolean =>
  tokens.some(({ word }) => /^(?:numeric|tendenc|trend)/.test(word)) ||
  directions.some(
    (one) =>
      one.bits === STAYS &&
      one.clause === clause + 1 &&
      /^(?:sem|without)$/.test(tokens[one.from]?.word ?? ''),
  );

/** Holds each direction of a sentence against what the passages say of the same outcome. */
export function checkDirections(
  sentence: Content,
  cited: readonly Source[],
  found: NumberMatches,
): Finding[] {
  return sentence.directions.map((read): Finding => {
    const claim = isPlain(read) && isHedged(sentence, read) ? { ...read, bits: read.bits | STAYS } : read;
    // The figures beside a direction are surer than words elsewhere.
    const evidence = evidenceOf(sentence, claim, found.matches);
    const sure = evidence.filter(({ bits, isOwn }) => !isOwn || (isPlain(claim) && !allows(claim, bits)));
    const proof = sure.find(({ bits }) => allows(claim, bits)) ?? sure[0];
    if (proof)
      return {
        kind: 'direction',
        verdict: allows(claim, proof.bits) ? 'confere' : 'diverge',
        claim,
        source: proof.told.source,
        told: proof.told.span,
      };
    // A difference alone does not tell which arm it is of.
    const isVague = ({ span }: Told): boolean =>
      span.bits !== STAYS && overlap(claim.arm, span.arm) > 0 === overlap(claim.arm, span.against) > 0;
    const isOwn = isPlain(claim) && !claim.isImplied && evidence.some(({ bits }) => allows(claim, bits));
    const told = toldOf(sentence, claim, cited, found);
    const agreeing = told.find(({ span }) => agrees(claim, span));
    const isWrong = !agreeing && told[0]?.isStrong === true && !(isOwn && told.every(isVague));
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
