import type { Told } from './findings.ts';
import { amountOf, type Item } from './reading/item.ts';

/** Rounding of a figure that was computed, as a share of its last digit. */
const ROUNDED = 0.6;

/**
 * Whether a change follows from a figure of the passage: 'redução de 20 %' from HR 0.80, from 16 % vs 20 %, or as their
 * difference. `undefined` where the figure allows no such change.
 */
function follows(claim: Item, source: Item): boolean | undefined {
  const [value, base, wanted] = [amountOf(source), source.pair && amountOf(source.pair), amountOf(claim)];
  const rounding = claim.figures[0]?.step ?? 0;
  const about = claim.compare === '~' ? 0.05 * Math.abs(wanted) : 0;
  const isNear = (share: number, step = rounding): boolean =>
    Math.abs(100 * Math.abs(1 - share) - Math.abs(wanted)) <= Math.max(about, ROUNDED * step) + 0.01;
  if (source.kind === 'ratio' && !source.upper)
    return claim.key === '%' ? isNear(value, Math.max(1, rounding)) : undefined;
  if (source.kind !== 'measure' || source.isChange || !base) return undefined;
  const step = Math.max(...[claim, source].map(({ figures }) => figures[0]?.step ?? 0));
  if (source.key !== claim.key || source.factor !== claim.factor) return undefined;
  return Math.abs(Math.abs(value - base) - Math.abs(wanted)) < step * 0.6;
}

/** The figures that a change can follow from: those that it does follow from, or those that contradict it. */
export function deriveFrom(claim: Item, among: readonly Told[]): { isRight: boolean; from: Told[] } {
  if (!claim.isChange || claim.pair) return { isRight: false, from: [] };
  const right = among.filter(({ span }) => follows(claim, span));
  return right.length > 0
    ? { isRight: true, from: right }
    : { isRight: false, from: among.filter(({ span }) => follows(claim, span) === false) };
}
