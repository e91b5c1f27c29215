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
  if (source.kind !== 'measure' || source.isChange || !base || value === base) return undefined;
  if (claim.key === '%' && /^[%#]/.test(source.key) && (isNear(value / base) || isNear(base / value)))
    return true;
  const isSameUnit = source.key === claim.key && source.factor === claim.factor;
  const step = Math.max(...[claim, source].map(({ figures }) => figures[0]?.step ?? 0));
  if (!isSameUnit) return undefined;
  return Math.abs(Math.abs(value - base) - Math.abs(wanted)) < step * 0.6;
}

/** '300 mg/kg em 21 horas' of doses that a passage lists one by one. */
export function isSum(claim: Item, among: readonly Told[]): boolean {
  const totals = new Map<string, number>();
  for (const { span, source } of among) {
    if (span.key !== claim.key || span.factor !== claim.factor || span.upper) continue;
    const clause = `${source.id} ${span.clause}`;
    totals.set(clause, (totals.get(clause) ?? 0) + amountOf(span));
  }
  return (
    !claim.compare && [...totals.values()].some((total) => Math.abs(total - amountOf(claim)) < 1e-6 * total)
  );
}

/** The figures that a change can follow from: those that it does follow from, or those that contradict it. */
export function deriveFrom(claim: Item, among: readonly Told[]): { isRight: boolean; from: Told[] } {
  const told = claim.isChange && claim.kind === 'measure' && !claim.pair ? among : [];
  const right = told.filter(({ span }) => follows(claim, span));
  return right.length > 0
    ? { isRight: true, from: right }
    : { isRight: false, from: told.filter(({ span }) => follows(claim, span) === false) };
}
