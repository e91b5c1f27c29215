import type { Span } from './citation-check.ts';
import { isFound } from './compare.ts';
import type { Told } from './findings.ts';
import type { Item } from './reading/item.ts';
import { affinity } from './rivals.ts';

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
