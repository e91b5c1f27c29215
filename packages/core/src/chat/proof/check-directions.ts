import { evidenceOf } from './anchored.ts';
import { type NumberMatches, sharedNumbers } from './check-numbers.ts';
import type { Finding, Told } from './findings.ts';
import type { Content, Source } from './reading/content.ts';
import { turned } from './reading/directions.ts';
import { FALLS, GOODNESS, type Item, NOT_INFERIOR, RANK, RISES, STAYS, TOP } from './reading/item.ts';
import { isOutcome, overlap } from './reading/text.ts';

/** 'A sobrevida aumentou' answers 'a mortalidade caiu'; the ratio of a survival is that of deaths already. */
const isCounterpart = (stem: string, { about, isImplied }: Item): boolean =>
  (stem === '#osurviv' && about.has('#odeath')) ||
  (stem === '#odeath' && about.has('#osurviv') && !isImplied);

/** How much two directions are told of one outcome. */
function kinship(claim: Item, told: Item): number {
  // Of a subgroup only where the claim names it.
  let score = told.isOfBefore ? overlap(claim.arm, told.about) * 1.5 - 1 : 0;
  for (const stem of claim.about)
    if (told.about.has(stem) || isCounterpart(stem, told))
      score += stem.startsWith('#o') ? 3 : isOutcome(stem) ? 0.25 : 1.5;
  const foreign = [...told.about].filter((stem) => !claim.about.has(stem) && !stem.startsWith('#g'));
  return score * (1 - foreign.length / 100);
}

/** What passages say of the outcome of a direction; empty when they are silent. Words go before figures. */
function toldOf(claim: Item, sources: readonly Source[], found: NumberMatches): Told[] {
  const isLinked = (source: Source, { clause }: Item): boolean =>
    sharedNumbers(found, claim.clause, source, clause) > 0;
  const canLink = ({ key }: Item): boolean =>
    key !== NOT_INFERIOR || claim.key === NOT_INFERIOR || claim.key === RANK;
  const scored = sources.flatMap((source) =>
    source.directions
      .filter((span) => (claim.key === TOP) === (span.key === TOP))
      .filter((span) => !(claim.key && span.isImplied && span.pair))
      // What is better of an unknown outcome, more or less of it does not tell.
      .filter((span) => claim.key !== GOODNESS || span.key || span.isImplied)
      // 'não inferior' answers neither 'melhor' nor a rise or fall of something else.
      .filter(
        ({ key, about }) =>
          key !== NOT_INFERIOR ||
          (claim.key !== GOODNESS &&
            (!isPlain(claim) || claim.key === RANK || [...about].some((stem) => stem.startsWith('#o')))),
      )
      .map((span) => ({
        span,
        source,
        score: kinship(claim, span) + (canLink(span) && isLinked(source, span) ? 1 : 0),
      })),
  );
  const top = (list: readonly { score: number }[]): number => Math.max(0, ...list.map(({ score }) => score));
  const said = [...claim.about];
  const isSpecific =
    said.some((stem) => stem.startsWith('#o')) ||
    (!said.some(isOutcome) && said.some((stem) => !/^#|!/.test(stem)));
  const most = top(scored);
  if (isSpecific && most < 1) return [];
  const spoken = scored.filter(({ span, score }) => !span.isImplied && score >= most * 0.75);
  const close = spoken.length > 0 ? spoken : scored;
  return close.filter(({ score }) => score === top(close));
}

/** Whether both can be said of one outcome; told of the other arm, a direction turns. */
function agrees(claim: Item, told: Item): boolean {
  const meets = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => overlap(a, b) > 0;
  const isTurned =
    meets(claim.arm, told.against) &&
    !meets(claim.against, told.against) &&
    (!meets(claim.arm, told.arm) || meets(claim.against, told.arm));
  const isReverse = [...claim.about].some((stem) => !told.about.has(stem) && isCounterpart(stem, told));
  const bits = isTurned !== isReverse ? turned(told.bits) : told.bits;
  return told.isImplied ? (claim.bits & bits) !== 0 : allows(claim, bits);
}

const isPlain = ({ bits }: Item): boolean => bits === FALLS || bits === RISES;

/** 'não reduziu' alone is no word of an increase. */
function allows(claim: Item, bits: number): boolean {
  return (claim.bits & (isPlain(claim) && bits & STAYS ? 0 : bits)) !== 0;
}

/** Holds each direction of a sentence against what the passages say of the same outcome. */
export function checkDirections(
  sentence: Content,
  cited: readonly Source[],
  found: NumberMatches,
): Finding[] {
  return sentence.directions.map((claim): Finding => {
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
    const told = toldOf(claim, cited, found);
    const agreeing = told.find(({ span }) => agrees(claim, span));
    const isWrong = told.length > 0 && !agreeing && !(isOwn && told.every(isVague));
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
