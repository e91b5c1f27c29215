import type { Verdict } from './citation-check.ts';
import { isFound, isSameKind, isSameRange, isSameValue } from './compare.ts';
import { isDerived } from './derived.ts';
import { best, findBest, numbersOf } from './find-number.ts';
import { type Finding, holds, type Told } from './findings.ts';
import { isClaim, isTelling, kindOf, likeness, sizeOf } from './number-kinds.ts';
import { ownValue } from './own-value.ts';
import type { Content, Source } from './reading/content.ts';
import type { Item } from './reading/item.ts';
import { affinity, isAlike, isRival } from './rivals.ts';

/** Looks for each number of a sentence in the passages that it cites, then for what stands there instead. */
export function checkNumbers(
  sentence: Content,
  cited: readonly Source[],
  others: readonly Source[],
): Finding[] {
  const { numbers } = sentence;
  const among = numbersOf(cited);
  const matches = new Map<Item, Told>();
  const taken = new Set<Item>();
  for (const claim of numbers) {
    const found = among.filter(({ span }) => isFound(claim, span));
    const match = best(found, (span) => affinity(claim, span));
    if (!match || isOtherBound(claim, match.span, among)) continue;
    matches.set(claim, match);
    // The same value may stand there twice; '58 %' is not taken by 'mais da metade'.
    for (const { span } of found) if (span.upper || sizeOf(span) === sizeOf(match.span)) taken.add(span);
  }
  return numbers.flatMap((claim): Finding[] => {
    const finding = (verdict: Verdict, told?: Told): Finding[] => [
      { kind: kindOf(claim), verdict, claim, source: told?.source, told: told?.span },
    ];
    const match = matches.get(claim) ?? bothBounds(claim, among);
    if (match) {
      const own = ownValue(sentence, claim, match, among, matches);
      return finding(own ? 'diverge' : 'confere', own ?? match);
    }
    if (cited.some(({ title }) => title.numbers.some((span) => isFound(claim, span)))) return [];
    const owner = claim.of && matches.get(claim.of)?.span;
    const rivals = among.filter(({ span }) => !taken.has(span) && isRival(claim, span));
    // Where nothing that a measure is said of stands in the passages, only a number much like it can be its rival.
    const said =
      /^(?:measure|number)$/.test(claim.kind) && !claim.key.startsWith('#')
        ? [...claim.about].filter((stem) => !stem.startsWith('#g'))
        : [];
    const isSilent = said.length > 0 && !said.some((stem) => cited.some((source) => holds(source, stem)));
    const rival = best(isSilent ? rivals.filter(({ span }) => isAlike(claim, span)) : rivals, (span) => {
      const isNear =
        isSameValue(claim, span) || isSameRange(claim, span, true) || (owner && span.of === owner);
      return affinity(claim, span) + (isNear ? 10 : 0) + likeness(claim, span);
    });
    if (rival)
      return among.some(({ span }) => among.some((other) => isDerived(claim, span, other.span)))
        ? finding('nao-verificavel')
        : finding('diverge', rival);
    if (!isClaim(claim)) return [];
    const elsewhere = isTelling(claim) ? findBest(claim, numbersOf(others)) : undefined;
    return finding(elsewhere ? 'diverge' : 'nao-verificavel', elsewhere);
  });
}

/** '> 40 %' is no bound of '40–49 %' where the passage says '< 40 %'. */
function isOtherBound(claim: Item, match: Item, among: readonly Told[]): boolean {
  if (!claim.compare || !match.upper || claim.upper) return false;
  const plain = among.filter(
    ({ span }) => !span.upper && isSameKind(claim, span) && isSameValue(claim, span),
  );
  return plain.length > 0 && !plain.some(({ span }) => isFound(claim, span));
}

/** 'entre 11,3 e 11,5 %' where the passage names both. */
function bothBounds(claim: Item, among: readonly Told[]): Told | undefined {
  if (!claim.upper || claim.kind === 'interval') return undefined;
  const single = among.filter(({ span }) => !span.upper);
  const low = { ...claim, upper: undefined };
  return findBest({ ...low, figures: claim.upper }, single) && findBest(low, single);
}
