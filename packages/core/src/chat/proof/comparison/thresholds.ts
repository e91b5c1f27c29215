import type { Content } from '../reading/content.ts';
import { isPhrasal } from '../reading/denials.ts';
import { amountOf, type Item, STAYS } from '../reading/item.ts';
import { isSameKind, isSameValue } from './compare.ts';
import type { Told } from './findings.ts';

const isDenying = ({ tokens, directions }: Content, clause: number): boolean =>
  tokens.some(
    ({ tag, word, stem, clause: own }, at) =>
      own === clause &&
      ((tag === 'x' &&
        !isPhrasal(word) &&
        // 'did not improve symptoms' is no advice.
        !directions.some(({ from, bits }) => from === at && (bits & STAYS) !== 0)) ||
        stem === '#kstop'),
  );

/** Pairs of comparators that are the two sides of a value, and pairs that may be. */
const SIDES = /[<(]\]|\][<(]|[>)]\[|\[[>)]/;
const MAYBE_SIDES = /[<([][>)\]]|[>)\]][<([]/;

/**
 * 'Só iniciar com ≥ 1.500' against 'do not initiate below 1,500': the other side of the threshold, and the opposite
 * advice.
 * @param isAdvice both are advice about the same thing, so 'até 4,5 horas' and 'more than 4.5 hours' are two sides
 */
export function isTurned(sentence: Content, claim: Item, { source, span }: Told, isAdvice = false): boolean {
  if (!claim.compare || !span.compare) return false;
  const signs = claim.compare + span.compare;
  const isOther =
    (isAdvice ? MAYBE_SIDES : SIDES).test(signs) && claim.kind !== 'p' && isSameValue(claim, span);
  // 'quatro ou mais' against 'three or less'
  const isNext = /\]\[|\[\]/.test(signs) && !claim.key && Math.abs(amountOf(claim) - amountOf(span)) === 1;
  return (
    (isOther || isNext) &&
    isSameKind(claim, span) &&
    (!claim.isTurned && isDenying(sentence, claim.clause)) !==
      (!span.isTurned && isDenying(source, span.clause))
  );
}
