import type { Told } from './findings.ts';
import type { Content } from './reading/content.ts';
import { amountOf, type Item } from './reading/item.ts';
import { wordsOf } from './reading/text.ts';

/** What a threshold is told for: an age, a weight, a rate of filtration, a concentration. */
const MEASURED = /^(?:age$|l\/bsa|.+\/l)/;

/** 'Aos 82 anos, com 55 kg' of 'age 80 years or older, body weight 60 kg or less': a case of what the passage says. */
export function isCase({ tokens }: Content, claim: Item, among: readonly Told[]): boolean {
  if (claim.compare || claim.upper || claim.isChange) return false;
  if (/\b(?:median|medi[ao]s?|mean|average)/.test(wordsOf(tokens, claim.from - 6, claim.from))) return false;
  const isWeight = claim.key === 'g' && claim.factor >= 1e3;
  const isAge = claim.key === 't' && claim.factor > 30 && !claim.isLasting;
  if (!MEASURED.test(claim.key) && !isWeight && !isAge) return false;
  const value = amountOf(claim) * claim.factor;
  return among.some(({ span }) => {
    if (isAge ? span.key !== 'age' : span.key !== claim.key && !(span.upper && span.key === '')) return false;
    const factor = span.key ? span.factor : claim.factor;
    const bound = amountOf(span) * factor;
    if (span.upper) return value >= bound && value <= (span.upper.at(-1)?.value ?? 0) * factor;
    return '<[('.includes(span.compare || '-')
      ? value < bound
      : '>])'.includes(span.compare || '-') && value > bound;
  });
}

/** 'Abaixo de 1 % nos dois braços' of 0.6 % vs 0.5 %: the values of one clause all keep to it. */
export function isKept(claim: Item, among: readonly Told[]): boolean {
  if (claim.key !== '%' || !/[()]/.test(claim.compare) || claim.upper || claim.isChange) return false;
  if (claim.figures.every(({ step }) => step === 0)) return false;
  const isBelow = claim.compare === '(';
  return among.some(
    ({ span: { pair, compare, key, isChange, ...span } }) =>
      pair &&
      key === claim.key &&
      compare + pair.compare === '' &&
      !isChange &&
      (claim.about.size === 0 || [...claim.about].some((stem) => span.about.has(stem))) &&
      [amountOf(span as Item), amountOf(pair)].every((value) =>
        isBelow ? value < amountOf(claim) : value > amountOf(claim),
      ),
  );
}
