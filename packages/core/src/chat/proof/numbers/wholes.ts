import type { Told } from '../comparison/findings.ts';
import type { Content } from '../reading/content.ts';
import { amountOf, type Item } from '../reading/item.ts';
import { wordsOf } from '../reading/text.ts';
import { wordAt } from '../reading/words/phrases.ts';

/** Words that introduce the remainder of a whole. */
const REST =
  /\b(?:sem|nao|livres?|continu|permanec|mant|sobreviv|restante|demais|outr[oa]s|evit|deix|fals|escap|perd|free|without)/;

/**
 * The remainder of a whole: 'Cerca de 61 % continuavam sem' against 39.1 %, '57 sobreviveram sem' against 45 of 102,
 * 'redução de 25 %' against 'reduce to 75%'.
 */
export function isRest({ tokens }: Content, claim: Item, among: readonly Told[]): boolean {
  if (claim.upper) return false;
  const wanted = amountOf(claim);
  const rounding = claim.compare === '~' ? 0.6 + 0.05 * wanted : 0.6 * (claim.figures[0]?.step ?? 0);
  const isSaid = (): boolean => REST.test(wordsOf(tokens, claim.from - 8, claim.to + 12));
  if (claim.key === '%')
    return among.some(
      ({ span, source }) =>
        span.key === '%' &&
        !span.upper &&
        Math.abs(100 - amountOf(span) - wanted) <= rounding &&
        ((claim.isChange && /^(?:para|to)$/.test(wordAt(source.tokens, span.from - 1))) ||
          isSaid() ||
          REST.test(wordsOf(source.tokens, span.from - 12, span.from))),
    );
  const isCount = ({ key }: Item): boolean => !key || key.startsWith('#');
  if (!isCount(claim) || !isSaid()) return false;
  const counts = among.filter(({ span }) => isCount(span) && !span.upper);
  return counts.some(({ span: part, source }) =>
    counts.some(
      ({ span: whole, source: other }) =>
        other === source &&
        Math.abs(whole.from - part.from) < 10 &&
        amountOf(whole) - amountOf(part) === wanted,
    ),
  );
}

/** 'FiO2 de no mínimo 60 %' against ≥ 0.6. */
export const isShare = (claim: Item, among: readonly Told[]): boolean =>
  claim.key === '%' &&
  among.some(
    ({ span }) =>
      /^(?:ratio|number)$/.test(span.kind) &&
      !span.key &&
      !span.pair &&
      !span.of &&
      !span.upper &&
      Math.abs(100 * amountOf(span) - amountOf(claim)) < 1e-6,
  );
