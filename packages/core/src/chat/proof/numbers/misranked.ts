import type { Content } from '../reading/content.ts';
import { amountOf, type Item } from '../reading/item.ts';

/** Most tokens between a value and the comparison that follows it. */
const FAR = 14;

/** '26,4 %, superior aos 27,2 % do controle': the sentence ranks a value and the one before it the wrong way round. */
export function isMisranked({ tokens, shape, numbers }: Content, claim: Item): boolean {
  const value = shape.indexOf('0', claim.from);
  let at = value - 1;
  while (at > value - 4 && /[pv~]/.test(shape[at] ?? '')) at--;
  const { tag = '' } = tokens[at] ?? {};
  const side = /^(?:c>|m\+)/.test(tag) ? 1 : /^(?:c<|m-)/.test(tag) ? -1 : 0;
  // 'acima de 20 %' is a threshold; 'acima dos 20 % do outro grupo' names a result.
  const { word = '', start = 0, end = 0 } = tokens[value - 1] ?? {};
  const isOfValue = /^(?:[oa]s|aos|d[oa]s|the)$/.test(word) || (word === 'que' && end - start > 3);
  if (side === 0 || !isOfValue || amountOf(claim) <= 0) return false;
  const before = numbers.findLast((one) => one.to <= at && one.kind === claim.kind && one.key === claim.key);
  if (!before || at - before.to > FAR || before.compare || amountOf(before) <= 0) return false;
  return (amountOf(before) - amountOf(claim)) * side < 0;
}
