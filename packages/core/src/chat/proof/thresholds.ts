import { isSameKind, isSameValue } from './compare.ts';
import type { Told } from './findings.ts';
import type { Content } from './reading/content.ts';
import { amountOf, type Item } from './reading/item.ts';
import { isPhrasal } from './reading/polarity.ts';

const isDenying = ({ tokens }: Content, clause: number): boolean =>
  tokens.some(
    ({ tag, word, stem, clause: own }) =>
      own === clause && ((tag === 'x' && !isPhrasal(word)) || stem === '#kstop'),
  );

/** 'Só iniciar com ≥ 1.500' of 'do not initiate below 1,500': the other side of a threshold, and of what is advised. */
export function isTurned(sentence: Content, claim: Item, { source, span }: Told): boolean {
  if (!claim.compare || !span.compare) return false;
  const signs = claim.compare + span.compare;
  const isOther = /[<(]\]|\][<(]|[>)]\[|\[[>)]/.test(signs) && claim.kind !== 'p' && isSameValue(claim, span);
  // 'quatro ou mais' of 'three or less'
  const isNext = /\]\[|\[\]/.test(signs) && !claim.key && Math.abs(amountOf(claim) - amountOf(span)) === 1;
  return (
    (isOther || isNext) &&
    isSameKind(claim, span) &&
    isDenying(sentence, claim.clause) !== isDenying(source, span.clause)
  );
}
