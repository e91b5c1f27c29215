import type { Source } from '../reading/content.ts';
import type { Item } from '../reading/item.ts';
import type { ClaimKind, Span, Verdict } from './citation-check.ts';
import { isFound } from './compare.ts';
import { affinity } from './rivals.ts';

/** A claim of a sentence, and what a passage says about it. */
export interface Finding {
  readonly kind: ClaimKind;
  readonly verdict: Verdict;
  readonly claim: Span;
  readonly source?: Source | undefined;
  readonly told?: Span | undefined;
  /** Range of the answer to the claim in the source's title. */
  readonly titled?: Span | undefined;
}

/** An item of a passage, with the passage. */
export interface Told<T extends Span = Item> {
  readonly source: Source;
  readonly span: T;
}

/** Whether a passage or its title contains a stem. */
export const holds = ({ stems, title }: Source, stem: string): boolean =>
  stems.has(stem) || title.stems.has(stem);

/** The item with the highest score; the first of equals. */
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

export const findBest = (claim: Item, among: readonly Told[]): Told | undefined =>
  best(
    among.filter(({ span }) => isFound(claim, span)),
    (span) => affinity(claim, span),
  );
