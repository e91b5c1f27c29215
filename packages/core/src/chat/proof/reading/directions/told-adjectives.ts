import { type Text, wordsOf } from '../text.ts';
import { HAD, isCopular, NAMED } from '../words/change-words.ts';
import { wordAt } from '../words/phrases.ts';
import { isOfMove } from './size-of-change.ts';

/** Nouns that say how often. */
export const RATED = /^(?:risco|taxa|inciden|preval|ocorr|freq|propor|percent|chance|numero|prob|risk|rate)/;
/** Gains and differences that may be 'greater' without telling which arm has more. */
const GAIN =
  /\b(?:(?:ganho|perda|diferenca|vantagem|alivio|gain|loss|relief|difference|advantage)s?|queda)\b/;

/** Whether 'maior' or a similar word states the direction of an outcome. */
export function isToldAdjective(text: Text, at: number, from: number): boolean {
  const { tokens, shape } = text;
  // 'queda menor do que': how much it fell
  if (
    /^(?:maior|menor|smaller|greater|larger)$/.test(wordAt(tokens, at)) &&
    NAMED.test(wordAt(tokens, at - 1))
  )
    return false;
  // 'teve a maior queda'
  if (/^d[-+,^]/.test(tokens[at + 1]?.tag ?? '')) return false;
  // 'exibiram as menores taxas' ranks more than two.
  if (
    /^(?:maiores|menores)$/.test(wordAt(tokens, at)) &&
    /^[oa]s$/.test(wordAt(tokens, at - 1)) &&
    !/^[^,;:]*v/.test(shape.slice(at))
  )
    return false;
  // 'sangramento não maior'
  if (wordAt(tokens, at - 1) === 'nao' && !isCopular(shape, at)) return false;
  // 'o ganho foi maior', but not for weight gain.
  const isOfWeight = tokens.slice(Math.max(0, at - 9), at).some(({ tag }) => tag === 'oweight');
  // 'o ganho de densidade óssea foi menor com A do que com B'
  const isOfArms =
    /\b(?:ganho|gain)s?\b(?! (?:em|na|no|in) (?:mort|obito|event|desfecho))/.test(
      wordsOf(tokens, at - 8, at),
    ) && /^d[^,;:(]*v/.test(shape.slice(at));
  if (isCopular(shape, at) && !isOfArms && GAIN.test(wordsOf(tokens, at - 8, at)) && !isOfWeight)
    return false;
  // 'teve o maior efeito', 'teve efeito ainda maior'
  const isOfEffect =
    /^(?:ef[ef]|benef|impact|vantag|advant)/.test(wordAt(tokens, at + 1)) ||
    /\b(?:efeito|effect|beneficio|benefit|impact)o?(?: ainda| even| an?)?$/.test(wordsOf(tokens, at - 3, at));
  if (isOfEffect) return false;
  // 'a redução foi maior' is still a reduction.
  if (isOfMove(text, at, from)) return false;
  const before = wordAt(tokens, at - 1);
  return (
    // 'deixou inalterada a mortalidade', 'embora tenha encurtado a neutropenia'
    /^(?:deix|tenha|tinha|havia|persist|permanec|mant[ei]|segui|continu)/.test(before) ||
    // 'does not lower potassium'
    (wordAt(tokens, at) === 'lower' && /^(?:not|to|may|can)$/.test(before)) ||
    // 'associou-se a menor abandono', 'teve menor dor'
    /A[-wp~]{0,4}$/.test(shape.slice(from, at)) ||
    HAD.test(before) ||
    // 'chance 42 % menor'
    RATED.test(before) ||
    shape.slice(0, at).endsWith('0u') ||
    isCopular(shape, at) ||
    // 'Mortalidade em 30 dias: menor na cirurgia aberta', 'was 22 and 38 mg, lower with both doses than with saline'
    /:$/.test(shape.slice(0, at)) ||
    (/0u?(?:p[pw~]*)?,$/.test(shape.slice(from, at)) && /^dp[^,;:(]*v/.test(shape.slice(at))) ||
    /^p?[og]/.test(shape.slice(at + 1, at + 3)) ||
    // 'resultou em sobrevida maior do que'
    (/^#o/.test(tokens[at - 1]?.stem ?? '') &&
      (wordAt(tokens, at - 2) === 'em' || HAD.test(wordAt(tokens, at - 2))) &&
      /^d[^,;:]*v/.test(shape.slice(at))) ||
    // 'maior perda de peso'
    tokens[at + 1]?.stem === '#kloss' ||
    /^(?:ganho|gain) /.test(wordsOf(tokens, at + 1, at + 3)) ||
    RATED.test(wordAt(tokens, at + 1)) ||
    // 'menor a chance'
    (/^[ao]s?$/.test(wordAt(tokens, at + 1)) && RATED.test(wordAt(tokens, at + 2)))
  );
}
