import type { Told } from '../comparison/findings.ts';
import type { Content } from '../reading/content.ts';
import type { Item } from '../reading/item.ts';
import { wordAt } from '../reading/words/phrases.ts';
import type { NumberMatches } from './match-numbers.ts';

const AT = /^(?:em|aos?|apos|por|durante|de|in|at|over|within|after)$/;

/**
 * 'A eficácia em 5 anos foi de 79,6 %' against 'over 2 years … 79.6%': the only time in the clause of a value that the
 * sentence shares.
 */
export function timeOfValue(
  { tokens }: Content,
  claim: Item,
  { matches, taken }: NumberMatches,
): Told | undefined {
  if (claim.key !== 't' || claim.upper || claim.compare || !AT.test(wordAt(tokens, claim.from - 1)))
    return undefined;
  for (const [value, { source, span }] of matches) {
    if (value.clause !== claim.clause || !/^[%l]/.test(value.key) || value.kind === 'level') continue;
    const [time, ...more] = source.numbers.filter(({ clause, key }) => clause === span.clause && key === 't');
    if (time && more.length === 0 && !taken.has(time) && !time.upper && /^\(?$/.test(time.compare))
      return { source, span: time };
  }
  return undefined;
}
