import { exchangedWith } from './arms-of-values.ts';
import { isFound, isSameKind, isSameValue } from './compare.ts';
import { best } from './find-number.ts';
import type { Told } from './findings.ts';
import type { Item } from './reading/item.ts';
import type { Text } from './reading/text.ts';
import { affinity } from './rivals.ts';

/**
 * A value that stands in the passage contradicts it in three cases alone: an interval of another ratio, two values of a
 * sentence that have each other's arm, and a threshold whose words stand with the same value under another comparator.
 */
export function ownValue(
  sentence: Text,
  claim: Item,
  match: Told,
  among: readonly Told[],
  matches: ReadonlyMap<Item, Told>,
): Told | undefined {
  const others = among.filter(
    ({ span }) => isSameKind(claim, span) && !isFound(claim, span) && !span.upper === !claim.upper,
  );
  const owner = claim.of && matches.get(claim.of)?.span;
  const own = owner && match.span.of !== owner ? others.find(({ span }) => span.of === owner) : undefined;
  const least = Math.max(2, affinity(claim, match.span) + 1);
  return (
    own ??
    exchangedWith(sentence, claim, match, matches) ??
    best(
      others.filter(({ span }) => claim.compare && isSameValue(claim, span) && affinity(claim, span) > least),
      (span) => affinity(claim, span),
    )
  );
}
