import { isFound, isSameKind, isSameValue } from './compare.ts';
import { best } from './find-number.ts';
import type { Told } from './findings.ts';
import type { Item } from './reading/item.ts';
import { overlap } from './reading/text.ts';
import { affinity } from './rivals.ts';

/**
 * A value that stands in the passage contradicts it in three cases alone: an interval of another ratio, two values of a
 * sentence that have each other's arm, and a threshold whose words stand with the same value under another comparator.
 */
export function ownValue(
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
    others.find((other) => isExchanged(claim, match, other, matches)) ??
    best(
      others.filter(({ span }) => claim.compare && isSameValue(claim, span) && affinity(claim, span) > least),
      (span) => affinity(claim, span),
    )
  );
}

/** 'A 9,8 %, B 11,7 %' of '11.7% with A and 9.8% with B'. */
function isExchanged(
  claim: Item,
  { source, span }: Told,
  other: Told,
  matches: ReadonlyMap<Item, Told>,
): boolean {
  const [rival] = [...matches].find(([, told]) => told.span === other.span) ?? [];
  return (
    rival?.isChange === claim.isChange &&
    other.source === source &&
    other.span.clause === span.clause &&
    overlap(claim.arm, other.span.arm) > 0 &&
    overlap(rival.arm, span.arm) > 0 &&
    overlap(claim.arm, span.arm) + overlap(rival.arm, other.span.arm) === 0
  );
}
