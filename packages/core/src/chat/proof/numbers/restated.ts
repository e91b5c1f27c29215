import { isFound, oftenOf } from '../comparison/compare.ts';
import type { Told } from '../comparison/findings.ts';
import type { Content, Source } from '../reading/content.ts';
import { amountOf, type Item } from '../reading/item.ts';
import { wordsOf } from '../reading/text.ts';

/** '5 mg ao ano' against 'annual zoledronic acid 5 mg': the period is separate from the dose. */
export const isPeriodApart = (claim: Item, among: readonly Told[]): boolean =>
  claim.key.endsWith('/t') &&
  among.some(
    ({ source: { tokens }, span }) =>
      `${span.key}/t` === claim.key &&
      isFound({ ...claim, key: span.key, factor: span.factor }, span) &&
      tokens.some(
        ({ tag, clause }) =>
          clause === span.clause &&
          Math.abs((+tag.slice(3) * claim.factor) / span.factor - 1) < 0.09 &&
          /^Ut:/.test(tag),
      ),
  );

/** 'twice daily', 'três vezes por dia' */
const isTimes = (tag = ''): boolean => tag === 'ux:1' || tag.startsWith('nx');

/** 'Uma vez por mês' against 'monthly' or '150 mg por mês', which do not count times. */
export const isAdverb = (claim: Item, cited: readonly Source[]): boolean =>
  claim.key === 'x/t' &&
  cited.some(({ tokens }) =>
    tokens.some(
      ({ tag }, at) =>
        Math.abs(+tag.slice(3) * oftenOf(claim) - 1) < 0.09 &&
        ((/^Ut:/.test(tag) &&
          !isTimes(tokens[at - 1]?.tag) &&
          (tag !== 'Ut:1' || /^u/.test(tokens[at - 1]?.tag ?? ''))) ||
          (/^ut:/.test(tag) &&
            [tokens[at - 1]?.tag, tokens[at - 1]?.word].includes('/') &&
            !isTimes(tokens[at - 2]?.tag))),
    ),
  );

/** '2 meses (cerca de 8 semanas)', '4–7 mEq/L (2–3,5 mmol/L)': the value before it in another unit. */
export const isRestated = ({ tokens }: Content, claim: Item, matches: ReadonlyMap<Item, Told>): boolean =>
  // 'beirava os 70 anos (69)': the exact value follows in brackets.
  (tokens[claim.to]?.word === '(' &&
    claim.kind !== 'ratio' &&
    [...matches.keys()].some(
      (one) =>
        one.from === claim.to + 1 &&
        (one.key === '' || one.key === claim.key) &&
        !one.upper &&
        Math.abs(amountOf(one) / amountOf(claim) - 1) < 0.1,
    )) ||
  (tokens[claim.from - 1]?.word === '(' &&
    [...matches.keys()].some(
      (one) =>
        one.to === claim.from - 1 &&
        one.key.charAt(0) === claim.key.charAt(0) &&
        unitIn(tokens, one) !== unitIn(tokens, claim),
    ));

const unitIn = (tokens: Content['tokens'], { from, to }: Item): string =>
  wordsOf(tokens, from, to).replace(/[^a-z]/g, '');

/** A person in the singular, with an age: 'Para o seu paciente de 7 meses', 'Menina de 9 anos'. */
const PERSON =
  /^(?:(?:para|em|n?[oa]|uma?|n?est[ea]|d[oa]|seu|sua|quanto|ao|se) )*(?:pacient|menin|lactent|gestant|puerper|idos|homem|mulher|senhor|crianca|recem|adolescent|jovem|rapaz|moca)[a-z]*(?<!s) (?:[a-z]+ |, ){0,4}(?:de |com |, )*\d+ (?:anos|meses|dias|semanas)/;
/**
 * Whether a value describes the patient in question and is not a claim. It comes before a colon, or before everything
 * that the passage confirms. A dose of a medicine never does.
 */
export function isOfPerson({ tokens }: Content, claim: Item, matches: ReadonlyMap<Item, Told>): boolean {
  const isDose = /^g(?!.*\/l)/.test(claim.key) && claim.factor < 1e3;
  if (isDose || claim.from > 40 || !PERSON.test(wordsOf(tokens, 0, 16))) return false;
  const colon = tokens.findIndex(({ word }) => word === ':');
  return colon >= 0 ? claim.from < colon : [...matches.keys()].every(({ from }) => claim.from < from);
}
