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
  const owner = claim.of && matches.get(claim.of)?.span;
  const isOther = ({ span }: Told): boolean =>
    isSameKind(claim, span) && !span.upper === !claim.upper && !isFound(claim, span);
  const own =
    owner && match.span.of !== owner
      ? among.find((told) => told.span.of === owner && isOther(told))
      : undefined;
  const exchanged = own ?? exchangedWith(sentence, claim, match, matches);
  if (exchanged || !claim.compare) return exchanged;
  const least = Math.max(2, affinity(claim, match.span) + 1);
  return best(
    among.filter(
      (told) => isSameValue(claim, told.span) && affinity(claim, told.span) > least && isOther(told),
    ),
    (span) => affinity(claim, span),
  );
}
