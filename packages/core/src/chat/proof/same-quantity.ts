import { isSameKind, isSameValue } from './compare.ts';
import type { Told } from './findings.ts';
import type { Item } from './reading/item.ts';
import { isOutcome, overlap } from './reading/text.ts';
import { isAlike } from './rivals.ts';

/** Labels and nouns alone say what is measured. */
const TELLING = /^(?:ratiol|interval|p$|nnt)/;

/**
 * The one place where doubt is weighed: what speaks for a number of a sentence and one of a passage being the same
 * quantity, less what speaks for two. Below 0 they are two, and nothing diverges.
 */
export function evidenceFor(
  claim: Item,
  among: readonly Told[],
  matches: ReadonlyMap<Item, Told>,
): (told: Told) => number {
  const isOnly = among.filter(({ span }) => isSameKind(claim, span)).length < 2;
  const isTelling = TELLING.test(claim.kind + claim.key) || claim.key.startsWith('#') || claim.key === 'x/t';
  const found = [...matches].flatMap(([one, told]) => (one.clause === claim.clause ? told : []));
  return ({ source, span }) => {
    const isSlip =
      isAlike(claim, span) ||
      isSameValue(claim, span, true) ||
      // '67 minutos' of 'from 33 to 67 seconds'
      (span.upper !== undefined &&
        isSameValue(claim, { ...span, figures: span.upper, upper: undefined }, true));
    // Whether the sentence's other numbers are beside it or elsewhere.
    const isBeside = found.some((one) => one.source === source && one.span.clause === span.clause);
    // A plain value is a case of a threshold or range rather than the threshold itself.
    const isCase = !claim.compare && !claim.upper && (span.compare !== '' || span.upper !== undefined);
    // The medicine of the title alone tells no quantity.
    const isTold =
      claim.kind === 'class' ||
      [...claim.about].some(
        (stem) => span.about.has(stem) && (isOutcome(stem) || !source.title.stems.has(stem)),
      );
    const shared = isTold ? overlap(claim.about, span.about) : 0;
    const isOtherAge = (claim.key === 'age') !== (span.key === 'age');
    return (
      (isSlip ? 2 : 0) +
      // A share whose subject no word confirms is another quantity.
      (Math.min(shared, 2) || (claim.key === '%' && !isSlip ? -1 : 0)) +
      (isOnly ? 1 : 0) +
      (isTelling ? 1 : 0) +
      (isBeside ? 1 : -Math.min(found.length, 3)) -
      (isCase ? 2 : 0) -
      (isOtherAge ? 2 : 0)
    );
  };
}
