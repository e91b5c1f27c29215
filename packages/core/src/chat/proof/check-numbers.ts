import type { Verdict } from './citation-check.ts';
import { isClaim, isTelling, kindOf, sizeOf } from './claim-kinds.ts';
import { isFound, isSameValue } from './compare.ts';
import { affinity, canContradict, isRival, likeness } from './contradict.ts';
import { deriveFrom } from './derived.ts';
import { best, type Finding, type NumberMatches, type Told } from './findings.ts';
import type { Content, Source } from './reading/content.ts';
import type { Item } from './reading/item.ts';
import { exchangedWith, labelled } from './whose-value.ts';

export function matchNumbers(
  { numbers: claims }: Content,
  cited: readonly Source[],
  among: readonly Told[],
): NumberMatches {
  const matches = new Map<Item, Told>();
  const alike = new Map<Item, readonly Told[]>();
  const taken = new Set<Item>();
  for (const claim of claims) {
    const found = among.filter(({ span }) => isFound(claim, span));
    // '14 %' less risk is the hazard ratio's rather than a share rounded.
    const derived = deriveFrom(claim, among);
    if (derived.isRight) {
      const from = best(derived.from, (span) => affinity(claim, span));
      if (from) matches.set(claim, from);
      continue;
    }
    const match = best(found, (span) => affinity(claim, span));
    if (!match || isOtherBound(claim, match.span, among)) continue;
    matches.set(claim, match);
    alike.set(claim, found);
    // The same value may stand there twice; '58 %' is not taken by 'mais da metade'.
    for (const { span } of found) if (span.upper || sizeOf(span) === sizeOf(match.span)) taken.add(span);
  }
  return { cited, claims, among, matches, alike, taken };
}

/** Says of each number of a sentence what stands in the passages that it cites, or stands there instead. */
export function checkNumbers(
  sentence: Content,
  others: () => readonly Told[],
  found: NumberMatches,
): Finding[] {
  const { cited, claims, matches } = found;
  return claims.flatMap((claim): Finding[] => {
    const finding = (verdict: Verdict, told?: Told): Finding[] => [
      { kind: kindOf(claim), verdict, claim, source: told?.source, told: told?.span },
    ];
    const match = matches.get(claim);
    if (match) {
      const owned = exchangedWith(claim, match, matches) ?? labelled(sentence, claim, match, found);
      return finding(owned ? 'diverge' : 'confere', owned ?? match);
    }
    const elsewhere = (): Told | undefined =>
      isTelling(claim)
        ? best(
            others().filter(({ span }) => isFound(claim, span)),
            (span) => affinity(claim, span),
          )
        : undefined;
    const isExcused = (): boolean =>
      // 'pela metade' says too little to be wrong.
      (claim.key === '%' && claim.figures.every(({ step }) => step === 0)) ||
      (claim.key === 'x' && !claim.upper) ||
      // A title shows no span.
      cited.some(({ title }) => title.numbers.some((one) => isFound(claim, one)));
    const told = contradictionOf(claim, found) ?? elsewhere();
    if (told && !isExcused()) return finding('diverge', told);
    return told || isClaim(claim) || isExcused() ? finding('nao-verificavel') : [];
  });
}

/** What the cited passages say instead of a number that they do not have. */
function contradictionOf(claim: Item, { among, matches, taken }: NumberMatches): Told | undefined {
  const owner = claim.of && matches.get(claim.of)?.span;
  // The interval of the very ratio, the other value of the very pair.
  const partner = claim.pair && matches.get(claim.pair)?.span;
  const sure = among.find(
    ({ span }) => (owner && span.of === owner) || (partner?.pair === span && !taken.has(span)),
  );
  if (sure) return sure;
  // A value that matches another number of the sentence does not contradict this one, unless it is a range.
  const rivals = among.filter(
    ({ span }) =>
      (!taken.has(span) || span.upper !== undefined || span.kind === 'level') && isRival(claim, span),
  );
  const rival = best(
    rivals.filter(canContradict(claim, matches)),
    (span) => affinity(claim, span) + likeness(claim, span),
  );
  return rival ?? best(deriveFrom(claim, among).from, (span) => affinity(claim, span));
}

/** '> 40 %' is no bound of '40–49 %' where the passage says '< 40 %', nor 'menos de 50 %' a 50 % beside 'at least 50 %'. */
function isOtherBound(claim: Item, match: Item, among: readonly Told[]): boolean {
  if (!claim.compare || claim.upper || match.compare) return false;
  const plain = among.filter(
    ({ span }) =>
      !span.upper && (match.upper || span.compare) && span.key === claim.key && isSameValue(claim, span),
  );
  return plain.length > 0 && !plain.some(({ span }) => isFound(claim, span));
}
