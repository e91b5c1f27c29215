import type { ClaimKind, Span, Verdict } from './citation-check.ts';
import type { Source } from './reading/content.ts';
import type { Item } from './reading/item.ts';

/** A claim of a sentence, and what a passage says of it. */
export interface Finding {
  readonly kind: ClaimKind;
  readonly verdict: Verdict;
  readonly claim: Span;
  readonly source?: Source | undefined;
  readonly told?: Span | undefined;
  /** Where it stands in the source's title. */
  readonly titled?: Span | undefined;
}

/** Something of a passage, and the passage. */
export interface Told<T extends Span = Item> {
  readonly source: Source;
  readonly span: T;
}

/** Where each number of a sentence stands in the passages that it cites, or the figure that it follows from. */
export interface NumberMatches {
  readonly cited: readonly Source[];
  readonly claims: readonly Item[];
  readonly among: readonly Told[];
  readonly matches: ReadonlyMap<Item, Told>;
  /** All numbers of the passages that say the same. */
  readonly alike: ReadonlyMap<Item, readonly Told[]>;
  /** Numbers of the passages that some number of the sentence has been found at. */
  readonly taken: ReadonlySet<Item>;
}

/** How many numbers of one clause of a sentence stand in one clause of a passage. */
export const sharedNumbers = (
  { alike }: Pick<NumberMatches, 'alike'>,
  clause: number,
  source: Source,
  other: number,
): number =>
  [...alike].filter(
    ([number, told]) =>
      number.clause === clause && told.some((one) => one.source === source && one.span.clause === other),
  ).length;

/** Whether a passage or its title has a stem. */
export const holds = ({ stems, title }: Source, stem: string): boolean =>
  stems.has(stem) || title.stems.has(stem);

/** The one that scores best, the first of equals. */
export function best<T extends Span>(
  list: readonly Told<T>[],
  score: (span: T) => number,
): Told<T> | undefined {
  let found: Told<T> | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of list) {
    const own = score(one.span);
    if (own > most) [found, most] = [one, own];
  }
  return found;
}
