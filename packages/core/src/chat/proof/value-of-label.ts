import type { Told } from './findings.ts';
import type { Content } from './reading/content.ts';
import type { Item } from './reading/item.ts';

/** What an arm may be called by: a time or a dose. */
const LABEL = /^(?:t|g|iu|l)(?:$|\/)/;

/** '5 days … 10 days (88.6% vs. 90.8%)': the value that the passage has for the claim's duration or dose. */
export function valueOfLabel(
  { numbers, shape }: Content,
  claim: Item,
  { source, span }: Told,
  others: readonly Told[],
  matches: ReadonlyMap<Item, Told>,
): Told | undefined {
  if (claim.kind !== 'measure' || LABEL.test(claim.key)) return undefined;
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
