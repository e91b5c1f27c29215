import type { Span } from '../comparison/citation-check.ts';
import type { Finding } from '../comparison/findings.ts';
import { isTurned } from '../comparison/thresholds.ts';
import type { NumberMatches } from '../numbers/match-numbers.ts';
import { type Advice, isCore, readAdvice, type Topic } from '../reading/advice.ts';
import type { Content, Source } from '../reading/content.ts';
import type { Item } from '../reading/item.ts';
import { wordAt } from '../reading/words/phrases.ts';

/** How much two statements must share to be about the same thing, from 0 to 1. */
const LEAST_LIKENESS = 0.6;
/** What a shared number or limit adds. */
const OF_LIMIT = 0.2;
/** The weight of a word of the title. */
const OF_TITLE = 0.25;
/** The weight of a word that the passage does not have. */
const UNKNOWN = 0.25;

/** A cache, because each sentence asks its sources. */
const known = new WeakMap<Source, readonly Advice[]>();

function adviceOf(source: Source): readonly Advice[] {
  let found = known.get(source);
  if (!found) {
    found = readAdvice(source);
    known.set(source, found);
  }
  return found;
}

interface Match {
  readonly source: Source;
  readonly told: Advice;
  readonly likeness: number;
}

/** The weight of some words: one that many clauses have says little. */
function weigh({ clauses, title }: Source, stems: readonly string[]): number {
  let sum = 0;
  for (const stem of stems) {
    const count = clauses.filter((own) => own?.has(stem)).length;
    sum += count > 0 ? (title.stems.has(stem) ? OF_TITLE : 1) / count : title.stems.has(stem) ? 0 : UNKNOWN;
  }
  return sum;
}

const isIn = ({ from }: Item, advice: Advice): boolean => from >= advice.from && from < advice.to;

/** A number that limits advice to some people or times, not a dose or a duration. */
const isLimit = ({ tokens }: Content, { key, compare, kind, from }: Item): boolean =>
  kind !== 'date' &&
  (compare !== '' ||
    /^(?:apos|after|antes|before|ate|until|partir|from)$/.test(wordAt(tokens, from - 1)) ||
    !/^(?:(?:g|iu|x|t|l$|l\/g|#)|$)/.test(key));

/** The numbers of two statements: whether they share one, and whether their limits exclude each other. */
function compareNumbers(
  sentence: Content,
  claim: Advice,
  source: Source,
  told: Advice,
  found: NumberMatches,
): { isShared: boolean; isApart: boolean } {
  const mine = found.claims.filter((one) => isIn(one, claim));
  const its = source.numbers.filter((one) => isIn(one, told));
  const isShared = mine.some((one) =>
    [found.matches.get(one), ...(found.alike.get(one) ?? [])].some(
      (match) => match?.source === source && its.includes(match.span),
    ),
  );
  const hasLimit = mine.some((one) => isLimit(sentence, one)) || its.some((one) => isLimit(source, one));
  const isOtherSide = mine.some((one) =>
    found.among.some(
      (own) => own.source === source && its.includes(own.span) && isTurned(sentence, one, own, true),
    ),
  );
  return { isShared, isApart: hasLimit && (!isShared || isOtherSide) };
}

const stemsOf = (topics: readonly Topic[]): string[] => topics.flatMap(({ stems }) => [...stems]);
const isLimiting = ({ isLimit: is }: Topic): boolean => is;

/** How much two statements share, from 0 to 1; 0 if they are about different things. */
function likenessOf(claim: Advice, source: Source, told: Advice, isShared: boolean): number {
  const mine = new Set(stemsOf(claim.topics));
  const its = new Set(stemsOf(told.topics));
  const isOfCore =
    stemsOf(claim.topics.filter(isCore)).some((stem) => its.has(stem)) &&
    stemsOf(told.topics.filter(isCore)).some((stem) => mine.has(stem));
  if (!isOfCore) return 0;
  // 'deve esperar a confirmação' against 'deve iniciar'
  if (claim.verb !== told.verb) return 0;
  // 'Não iniciar A' says nothing of keeping it; but what is to be stopped must not be started.
  const isStopped = claim.isFor && claim.act === 'start' && !told.isFor && told.act === 'keep';
  if (claim.act && told.act && claim.act !== told.act && !isStopped) return 0;
  // 'não é recomendada no prolapso mitral' says nothing of other people.
  const limits = stemsOf(told.topics.filter(isLimiting)).filter((stem) => !source.title.stems.has(stem));
  const own = stemsOf(claim.topics.filter(isLimiting)).filter((stem) => source.stems.has(stem));
  if (!told.isFor && limits.length > 0 && !isShared && !limits.some((stem) => mine.has(stem))) return 0;
  if (limits.length > 0 && own.length > 0 && !isShared && !own.some((stem) => its.has(stem))) return 0;
  // 'isolado', 'de rotina'
  if (['#kalone', '#krout'].some((stem) => its.has(stem) && !mine.has(stem))) return 0;
  const shared = weigh(
    source,
    [...mine].filter((stem) => its.has(stem)),
  );
  // The other alternatives of the passage do not matter, and its other words matter less.
  const near = told.topics.filter(({ stems }) => [...stems].some((stem) => mine.has(stem)));
  const others = stemsOf(near).filter((stem) => !mine.has(stem));
  // Advice without a limit also holds for the people or purpose that the sentence names.
  const extra =
    limits.length > 0
      ? 0
      : 0.7 *
        weigh(
          source,
          own.filter((stem) => !its.has(stem)),
        );
  const likeness = (2 * shared) / (weigh(source, [...mine]) - extra + shared + weigh(source, others) / 2);
  return likeness + (isShared || own.some((stem) => its.has(stem)) ? OF_LIMIT : 0);
}

/** What was found for advice of a sentence, and the whole statement. */
interface AdviceFinding extends Finding {
  readonly statement: Span;
}

/** Finds advice of a sentence that its sources give too, or give the other way round. */
export function checkAdvice(
  sentence: Content,
  cited: readonly Source[],
  found: NumberMatches,
): AdviceFinding[] {
  return readAdvice(sentence).flatMap((claim): AdviceFinding[] => {
    const matches = cited.flatMap((source) =>
      adviceOf(source).flatMap((told): Match[] => {
        const { isShared, isApart } = compareNumbers(sentence, claim, source, told, found);
        const likeness = isApart ? 0 : likenessOf(claim, source, told, isShared);
        return likeness >= LEAST_LIKENESS ? [{ source, told, likeness }] : [];
      }),
    );
    const bestOf = (isFor: boolean): Match | undefined =>
      matches.filter(({ told }) => told.isFor === isFor).sort((a, b) => b.likeness - a.likeness)[0];
    const [same, other] = [bestOf(claim.isFor), bestOf(!claim.isFor)];
    const lead = (other?.likeness ?? 0) - (same?.likeness ?? 0);
    const match = lead > 0 ? other : lead < 0 ? same : undefined;
    if (!match) return [];
    const [first, end] = [sentence.tokens[claim.from], sentence.tokens[claim.to - 1]];
    return [
      {
        kind: 'negation',
        verdict: match === other ? 'diverge' : 'confere',
        claim,
        source: match.source,
        told: match.told,
        statement: { start: first?.start ?? 0, end: end?.end ?? 0 },
      },
    ];
  });
}

/**
 * Denials outside of advice that a source gives too ('evite A' against 'do not use A; B is indicated') or contradicts,
 * which one finding says.
 */
export const withoutAdvice = (denials: readonly Finding[], advice: readonly AdviceFinding[]): Finding[] =>
  denials.filter(
    ({ claim, verdict }) =>
      verdict !== 'diverge' ||
      !advice.some(({ statement }) => claim.start >= statement.start && claim.end <= statement.end),
  );
