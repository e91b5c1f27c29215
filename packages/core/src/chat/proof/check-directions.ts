import { type Finding, type NumberMatches, sharedNumbers, type Told } from './findings.ts';
import type { Content, Source } from './reading/content.ts';
import { turned } from './reading/directions.ts';
import { FALLS, type Item, RISES, STAYS } from './reading/item.ts';
import { isOutcome, overlap } from './reading/text.ts';

/** A direction of a passage, and how much it has to do with one of the sentence. */
interface Kin extends Told {
  readonly score: number;
}

/** What passages say of the subject of a direction, the nearest first; empty when they are silent. */
function toldOf(sentence: Content, claim: Item, sources: readonly Source[], found: NumberMatches): Kin[] {
  const outcomes = [...claim.about].filter((stem) => stem.startsWith('#o'));
  // Passages seldom repeat which arm they speak of.
  const around = new Set(
    [...(sentence.clauses[claim.clause] ?? [])].filter((stem) => !claim.about.has(stem)),
  );
  const kin = sources.flatMap((source) =>
    source.directions.flatMap((span): Kin[] => {
      const clause = source.clauses[span.clause] ?? span.about;
      const links = sharedNumbers(found, claim.clause, source, span.clause);
      const own = overlap(claim.about, span.about);
      const isOther = outcomes.length > 0 && !outcomes.some((stem) => span.about.has(stem));
      if (links === 0 && (isOther || own === 0)) return [];
      const beside = overlap(claim.about, clause) - own;
      return [
        { span, source, score: 3 * own + 1.5 * beside + overlap(around, clause) + 2 * Math.min(links, 2) },
      ];
    }),
  );
  // Words go before figures.
  kin.sort((a, b) => Number(a.span.isImplied) - Number(b.span.isImplied) || b.score - a.score);
  return kin.filter(({ score }) => score >= (kin[0]?.score ?? 0) * CLOSE);
}
const CLOSE = 0.85;

/** Whether both can be said of one outcome; told of the other arm, a direction turns. */
function agrees(claim: Item, { span: told }: Told): boolean {
  const crossed = overlap(claim.arm, told.against) + overlap(claim.against, told.arm);
  const straight = overlap(claim.arm, told.arm) + overlap(claim.against, told.against);
  const way = turned(told.bits);
  const bits = crossed < straight || crossed === 0 ? told.bits : crossed > straight ? way : told.bits | way;
  const isPlain = claim.bits === FALLS || claim.bits === RISES;
  // 'não reduziu' alone is no word of an increase.
  return told.isImplied || !isPlain || !(bits & STAYS) ? (claim.bits & bits) !== 0 : false;
}

/** Holds each direction of a sentence against what the passages say of the same outcome. */
export const checkDirections = (
  sentence: Content,
  cited: readonly Source[],
  found: NumberMatches,
): Finding[] =>
  sentence.directions.map((claim): Finding => {
    const told = toldOf(sentence, claim, cited, found);
    const agreeing = told.find((one) => agrees(claim, one));
    const { source, span } = agreeing ?? told[0] ?? {};
    // That nothing changed is contradicted by figures, or by words of the very outcome.
    const isSaid = (stem: string): boolean => isOutcome(stem) && span?.about.has(stem) === true;
    const isClear = claim.bits !== STAYS || span?.isImplied || [...claim.about].some(isSaid);
    const verdict = agreeing ? 'confere' : told.length > 0 && isClear ? 'diverge' : 'nao-verificavel';
    return { kind: 'direction', verdict, claim, source, told: span };
  });
