import type { Item } from '../reading/item.ts';
import { isOutcome, overlap } from '../reading/text.ts';
import { isSameKind, isSameValue } from './compare.ts';
import type { Told } from './findings.ts';
import { isAlike } from './rivals.ts';

/** Labels and nouns that alone say what is measured. */
const TELLING = /^(?:ratiol|interval|p$|nnt)/;

/**
 * Weighs the evidence that a number of the sentence and one of a passage are the same quantity. No other code weighs
 * doubt. Below 0 they are different quantities, and nothing diverges.
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
      // '67 minutos' against 'from 33 to 67 seconds'
      (span.upper !== undefined &&
        isSameValue(claim, { ...span, figures: span.upper, upper: undefined }, true));
    // The other numbers of the sentence are next to it or elsewhere.
    const isBeside = found.some((one) => one.source === source && one.span.clause === span.clause);
    // A plain value falls under a threshold or range; it is not the threshold itself.
    const isCase = !claim.compare && !claim.upper && (span.compare !== '' || span.upper !== undefined);
    // The medicine in the title does not identify a quantity.
    const isTold =
      claim.kind === 'class' ||
      [...claim.about].some(
        (stem) => span.about.has(stem) && (isOutcome(stem) || !source.title.stems.has(stem)),
      );
    const shared = isTold ? overlap(claim.about, span.about) : 0;
    const isOtherAge = (claim.key === 'age') !== (span.key === 'age');
    return (
      (isSlip ? 2 : 0) +
      // A share whose subject no word confirms is a different quantity.
      (Math.min(shared, 2) || (claim.key === '%' && !isSlip ? -1 : 0)) +
      (isOnly ? 1 : 0) +
      (isTelling ? 1 : 0) +
      (isBeside ? 1 : -Math.min(found.length, 3)) -
      (isCase ? 2 : 0) -
      (isOtherAge ? 2 : 0)
    );
  };
}
