import { isTurned } from '../comparison/thresholds.ts';
import { type NumberMatches, sharedNumbers } from '../numbers/match-numbers.ts';
import type { Content, Source } from '../reading/content.ts';
import { CONTRA, type Mention } from '../reading/polarity.ts';
import { overlap } from '../reading/text.ts';

/** How much two clauses share: common words, and numbers of one that are found in the other. */
type Kinship = (claim: Mention, source: Source, told: Mention) => number;

export const kinshipBy =
  (found: NumberMatches): Kinship =>
  (claim, source, told) =>
    2 * sharedNumbers(found, claim.clause, source, told.clause) + overlap(claim.about, told.about);

/** What the two sides of a comparison need: the sentence, its passages and the numbers that they share. */
export interface Compared {
  readonly sentence: Content;
  readonly cited: readonly Source[];
  readonly found: NumberMatches;
  readonly kinship: Kinship;
  /** How many statements of the passages call something contraindicated. */
  readonly contras: number;
}

/** If the passages call only one thing contraindicated, it is clear which. */
export const isSole = ({ contras }: Compared, key: string): boolean => key === CONTRA && contras < 2;

/** 'Só iniciar com ≥ 1.500' means the same as 'do not initiate below 1,500'. */
export const isOtherSide = (
  { sentence, found }: Compared,
  claim: Mention,
  source: Source,
  told: Mention,
): boolean =>
  found.claims.some(
    (one) =>
      one.clause === claim.clause &&
      found.among.some(
        (own) =>
          own.source === source && own.span.clause === told.clause && isTurned(sentence, one, own, true),
      ),
  );

/** 'sem bolus' is part of a name; it contradicts only a statement about nearly the same thing. */
export function isSameThing({ sentence }: Compared, mine: number, source: Source, its: number): boolean {
  const all = [...(sentence.clauses[mine] ?? [])].filter((stem) => source.stems.has(stem));
  return all.filter((stem) => source.clauses[its]?.has(stem)).length >= Math.max(3, all.length * 0.7);
}

/** The last meaningful word of a clause before a mention. */
export const subjectBefore = ({ tokens }: Content, { clause, start }: Mention): string | undefined =>
  tokens.findLast((one) => one.stem && one.clause === clause && one.end <= start)?.stem;
