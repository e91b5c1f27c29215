import { isFound, isSameKind } from './compare.ts';
import type { Told } from './findings.ts';
import type { Content } from './reading/content.ts';
import type { Item } from './reading/item.ts';

/** What an arm may be called by: a time or a dose. */
const DOSE = /^(?:g|iu|l)(?:$|\/)/;
const LABEL = /^(?:t|g|iu|l)(?:$|\/)/;

/** The dose right behind a value: '58 % with 1 mg'. */
const doseOf = ({ to }: Item, numbers: readonly Item[], shape: string): Item | undefined =>
  numbers.find(
    (one) => one.from > to && DOSE.test(one.key) && /^[pwkh]{1,6}$/.test(shape.slice(to, one.from)),
  );

/** 'Com 20 mg, caiu 59 %': the only dose of a clause. */
function soleDose({ clause, from }: Item, numbers: readonly Item[]): Item | undefined {
  const doses = numbers.filter((one) => one.clause === clause && DOSE.test(one.key));
  return doses.length === 1 && (doses[0]?.from ?? from) < from ? doses[0] : undefined;
}

/** '5 days … 10 days (88.6% vs. 90.8%)': the value that the passage has for the claim's duration or dose. */
export function valueOfLabel(
  { numbers, shape }: Content,
  claim: Item,
  { source, span }: Told,
  others: readonly Told[],
  matches: ReadonlyMap<Item, Told>,
): Told | undefined {
  if (claim.kind !== 'measure' || LABEL.test(claim.key)) return undefined;
  const mine = doseOf(claim, numbers, shape) ?? soleDose(claim, numbers);
  const its = mine && doseOf(span, source.numbers, source.shape);
  if (its && isSameKind(mine, its) && !isFound(mine, its)) {
    const own = others.find((other) => {
      const dose =
        other.source === source &&
        other.span.clause === span.clause &&
        doseOf(other.span, source.numbers, source.shape);
      return dose && isFound(mine, dose);
    });
    if (own) return own;
  }
  const isBeside = (one: Item): boolean => {
    const gap = one.from < claim.from ? shape.slice(one.to, claim.from) : shape.slice(claim.to, one.from);
    return (
      one.clause === claim.clause &&
      LABEL.test(one.key) &&
      !(claim.pair && gap.startsWith('(')) &&
      /^[(,]?[wkp~]{0,4}$|^[wkpfo]{0,6}$/.test(gap)
    );
  };
  const label = numbers.find(isBeside);
  const told = label && matches.get(label)?.span;
  // 'com 5, 10 e 15 mg'.
  const isSeries = (one: Item): boolean =>
    numbers.some(
      ({ key, from, to }) =>
        key === one.key && /^[,&/]+$/.test(shape.slice(one.to, from) || shape.slice(to, one.from)),
    );
  if (!told || isSeries(label)) return undefined;
  const inOrder = (like: Item): Item[] =>
    source.numbers.filter(
      ({ clause, kind, key, upper, isChange }) =>
        clause === like.clause &&
        kind === like.kind &&
        key === like.key &&
        !upper &&
        isChange === like.isChange,
    );
  const [values, labels] = [inOrder(span), inOrder(told)];
  const at = labels.indexOf(told);
  if (
    values.length !== labels.length ||
    span.clause < told.clause ||
    span.clause > told.clause + 1 ||
    at < 0 ||
    values[at] === span
  )
    return undefined;
  return others.find((other) => other.span === values[at]);
}
