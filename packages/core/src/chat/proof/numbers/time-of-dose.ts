import { isFound } from '../comparison/compare.ts';
import type { Told } from '../comparison/findings.ts';
import { kindOf } from '../comparison/number-kinds.ts';
import type { Content } from '../reading/content.ts';
import type { Item } from '../reading/item.ts';
import type { NumberMatches } from './match-numbers.ts';

/** Most tokens between a dose and its time in a passage. */
const NEAR = 6;

/** The times that follow a dose before the next dose. */
function timesOf({ source, span }: Told): Item[] {
  const next = source.numbers.find((one) => one.from >= span.to && kindOf(one) === 'dose');
  return source.numbers.filter(
    ({ key, clause, from }) =>
      key === 't' &&
      clause === span.clause &&
      from >= span.to &&
      from - span.to <= NEAR &&
      from < (next?.from ?? Number.POSITIVE_INFINITY),
  );
}

/** '20 mL/kg em 60 minutos' against '20 mL/kg in up to 20 min': the time that the passage gives for the same dose. */
export function timeOfDose(
  { numbers, shape }: Content,
  claim: Item,
  { alike }: Pick<NumberMatches, 'alike'>,
): Told | undefined {
  if (claim.key !== 't' || claim.upper) return undefined;
  const dose = numbers.findLast((one) => one.to <= claim.from && one.clause === claim.clause);
  if (!dose || kindOf(dose) !== 'dose' || !/^[pwk~]{0,4}$/.test(shape.slice(dose.to, claim.from)))
    return undefined;
  const told = (alike.get(dose) ?? []).map((one) => ({ source: one.source, times: timesOf(one) }));
  const [only] = told;
  const [time] = only?.times ?? [];
  if (!only || !time || told.some(({ times }) => times.length !== 1 || isFound(claim, times[0] as Item)))
    return undefined;
  return { source: only.source, span: time };
}
