import { amountOf, type Item } from '../reading/item.ts';
import { overlap } from '../reading/text.ts';
import { asDaily, isSameKind, isSameValue } from './compare.ts';
import { likeness } from './number-kinds.ts';

/** How much the subjects of two items overlap. An outcome weighs most. */
export function affinity(a: Item, b: Item): number {
  let score = overlap(a.about, b.about) + overlap(a.arm, b.arm);
  for (const stem of a.about) if (stem.startsWith('#o') && b.about.has(stem)) score += 3;
  return score;
}

/** Whether two items could be the same quantity with different values, so that the claim contradicts its source. */
export function isRival(claim: Item, told: Item): boolean {
  const source = asDaily(told, claim);
  if (!claim.upper !== !source.upper && (claim.upper || claim.kind !== source.kind)) return false;
  if (isBareWhole(claim) && (source.kind !== 'number' || source.compare)) return false;
  // 'dez doses' against 'at least one risk factor', 'tratar 16 fumantes' against 'ten or more cigarettes'
  if (claim.key && source.kind === 'number' && source.compare && !claim.compare) return false;
  if (claim.kind === 'date' && !isSameEvent(claim, source)) return false;
  // 190 cannot be a share.
  if (claim.key === '%' && !source.key && amountOf(source) > 100) return false;
  // '7,1 por 100 pessoas-ano' against 'from 1.2 per 100 person-years to 7.1 per 100'
  if (claim.key === '%/t' && source.key === '%' && isSameValue(claim, source, true)) return false;
  const isEqual = isSameValue(claim, source, true);
  // '2,6 % por paciente-ano, ante 6,1 % com placebo'
  if (claim.key === '%' && source.key.startsWith('%/') && isEqual) return false;
  if (!isSameKind(claim, source)) {
    // '1,56 % a cada ano' against '1.65% per year'
    if (claim.kind === 'measure' && claim.key === '%' && source.key === '%/t' && !isEqual && !claim.isChange)
      return isAlike(claim, source) && overlap(claim.about, source.about) > 0;
    if (claim.kind !== source.kind || !isEqual) return false;
    return (
      claim.kind === 'ratio' ||
      (claim.kind === 'measure' &&
        isOtherUnit(claim, source) &&
        (!source.upper || claim.upper !== undefined || overlap(claim.about, source.about) > 0))
    );
  }
  // '2,4 g por semana' against '2.4 mg once weekly'
  if (isEqual || isAlike(claim, source) || isAlike(claim, told)) return true;
  if (claim.kind === 'measure' && claim.isChange !== source.isChange) return false;
  // '0,5 kg' and '20 mg' are different quantities.
  if (/^[gl]/.test(claim.key) && likeness(claim, source) < 0.002) return false;
  if ((claim.key.startsWith('#') || claim.kind === 'number') && likeness(claim, source) < 0.08) return false;
  // '0,9 g' and a bare '12' are different quantities, and a plain '15 %' falls under 'below 20 %'.
  if (claim.kind !== source.kind || (source.compare && !claim.compare && !claim.upper)) return false;
  // Two durations are the same quantity only if they share a subject.
  return !claim.upper || claim.key !== 't' || overlap(claim.about, source.about) > 0;
}

/** 'A KDIGO 2024', 'CKD-EPI 2021': a passage does not state its year of publication, so it cannot contradict it. */
const isSameEvent = ({ about }: Item, source: Item): boolean =>
  about.size > 1 && overlap(about, source.about) * 2 >= about.size;

/** '4' in a cell: its unit may be in the heading, so nothing with a unit contradicts it. */
const isBareWhole = ({ kind, key, compare, figures }: Item): boolean =>
  kind === 'number' && !key && /^~?$/.test(compare) && figures.every(({ step }) => step >= 1);

const AMOUNT = /^(?:g|l|mol|iu|eq)(?:\/|$)/;

/** '30 mg/kg' for 30 mL/kg: the number of the source with another unit, not another quantity of the same size. */
function isOtherUnit({ key, about }: Item, source: Item): boolean {
  if (/[#t]/.test(key.charAt(0) + source.key.charAt(0))) return false;
  return (
    key.charAt(0) === source.key.charAt(0) ||
    (AMOUNT.test(key) && AMOUNT.test(source.key)) ||
    overlap(about, source.about) > 0
  );
}

/** Whether two numbers differ by a typing error: in one digit, in the order of digits, or in the decimal point. */
export function isAlike(claim: Item, source: Item): boolean {
  const [a = '', b = ''] = [claim, source].map(({ figures }) =>
    String(Math.round(Math.abs(figures[0]?.value ?? 0) / (figures[0]?.step || 1))),
  );
  const differing = [...a].filter((digit, at) => digit !== b[at]).length;
  const sorted = (digits: string): string => [...digits].sort().join('');
  return (
    a.replace(/0+$/, '') === b.replace(/0+$/, '') ||
    (a.length > 1 && a.length === b.length && (differing < 2 || sorted(a) === sorted(b)))
  );
}
