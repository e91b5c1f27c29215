import type { Content, Source } from '../reading/content.ts';
import { amountOf, type Item } from '../reading/item.ts';
import type { Mention } from '../reading/polarity.ts';

const OCCURRED = /^(?:occur|ocorr|report|relat|seen$|observ|registr|record|encontr|found$|houve$)/;
const HAD = /^(?:had|developed)$/;

/** 'Houve suicídios' against 'no suicides occurred', if the passage names them nowhere else. */
export function occurrenceOf(
  sentence: Content,
  source: Source,
  { clause, key, about, from }: Item,
): Mention | undefined {
  const isSaidIn = ({ tokens }: Content, own: number): boolean =>
    tokens.some((token) => token.clause === own && OCCURRED.test(token.word));
  if (
    !/^n/.test(source.tokens[from]?.word ?? '') ||
    !(
      isSaidIn(source, clause) ||
      source.tokens.some((token) => token.clause === clause && HAD.test(token.word))
    )
  )
    return undefined;
  const isOnly = (stem: string): boolean =>
    source.clauses.every((stems, at) => at === clause || !stems?.has(stem));
  const things = [key, ...[...about].filter((stem) => stem.startsWith('#o'))].filter(isOnly);
  return sentence.polarity
    .plain()
    .find(
      (one) => things.includes(one.key) && isSaidIn(sentence, one.clause) && !hasNumber(sentence, one.clause),
    );
}

const hasNumber = ({ numbers }: Content, clause: number): boolean =>
  numbers.some((number) => number.clause === clause && number.key !== 't');

/** The efficacy that a passage states, if it is above zero with its interval. */
export function shownEfficacy({ numbers }: Source): Item | undefined {
  const effect = numbers.find(({ key, about, of }) => key === '%' && about.has('#oeff') && of === undefined);
  const isAbove = ({ figures }: Item): boolean => (figures[0]?.value ?? 0) > 0;
  return effect && amountOf(effect) > 0 && numbers.every((one) => one.of !== effect || isAbove(one))
    ? effect
    : undefined;
}
