import { amountOf, type Item } from './reading/item.ts';

/** A difference or a relative reduction that follows from figures of the passage: 'redução de 20 %' of HR 0.80. */
export function isDerived(claim: Item, source: Item, other: Item): boolean {
  const [value, base, wanted] = [amountOf(source), amountOf(other), amountOf(claim)];
  const isShare = claim.key === '%';
  const isNear = (share: number): boolean =>
    Math.abs(100 * Math.abs(1 - share) - wanted) <= Math.max(0.6, claim.figures[0]?.step ?? 0) + 0.01;
  if (isShare && !claim.isChange) return false;
  if (source.kind === 'ratio') return isShare && isNear(value);
  if (source.kind !== 'measure' || source.isChange || source.clause !== other.clause || value === base)
    return false;
  if (source.key !== other.key || source.factor !== other.factor) return false;
  if (isShare && source.pair === other && source.key.startsWith('%') && isNear(value / base)) return true;
  const step = Math.max(...[claim, source, other].map(({ figures }) => figures[0]?.step ?? 0));
  const isAlike = source.key === claim.key && source.factor === claim.factor;
  return isAlike && Math.abs(Math.abs(value - base) - wanted) < step * 0.6;
}
