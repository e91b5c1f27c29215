import { type Text, wordsOf } from '../text.ts';
import { isCopular } from '../words/change-words.ts';
import { wordAt } from '../words/phrases.ts';
import { isMoreOrLess } from './more-or-less.ts';
import { isMove, NAMED_BEFORE } from './moves.ts';
import { measuresMove } from './size-of-change.ts';

const EFFECT = /^(?:efeit|effect|benef)/;

/** Whether the word at `at` states a direction. Its clause begins at `from`. */
export function isDirection(text: Text, at: number, from: number): boolean {
  switch (text.shape[at]) {
    case 'c':
      return !isBodyPart(text, at) && isRank(text, at, from);
    case 'm':
      return isMoreOrLess(text, at, from);
    case 'A':
      return isAssociation(text, at);
    case 'd':
      return isMove(text, at, from);
    default:
      return false;
  }
}

/** In 'O trato respiratório inferior' it is a location. */
function isBodyPart({ tokens, shape }: Text, at: number): boolean {
  const { word = '', start = 0, end = 0 } = tokens[at] ?? {};
  return (
    /^(?:supe|infe)rior(?:es)?$/.test(word) &&
    end - start === word.length &&
    !isCopular(shape, at) &&
    !/^(?:to|aos?)$/.test(wordAt(tokens, at + 1)) &&
    // 'mortalidade superior: 29,3 % contra 41,4 %'
    !(
      /^#o(?:death|eff)$/.test(tokens[at - 1]?.stem ?? '') && /^(?:[:(,]|p[^;:.]*v)/.test(shape.slice(at + 1))
    )
  );
}

/** 'superior a' or 'less than' between two arms, not before a number. */
function isRank(text: Text, at: number, from: number): boolean {
  const { tokens, shape } = text;
  const { tag = '', word = '' } = tokens[at] ?? {};
  if (measuresMove(text, at, from) || !/^c[<>]$/.test(tag)) return false;
  // 'o efeito da estreptoquinase foi maior que o do AAS'
  if (tokens.slice(from, at).some((one) => one.tag.startsWith('d') && EFFECT.test(one.word))) return false;
  const hasOutcome = /[og]/.test(shape.slice(from, at));
  return (
    word > 'a' &&
    // '26,4 %, inferior aos 27,2 % do grupo controle' compares two values, which are compared as values.
    !/^[~p]?0/.test(shape.slice(at + 1)) &&
    (/^[si]/.test(word) || hasOutcome || isCopular(shape, at) || shape.slice(0, at).endsWith('0u')) &&
    // 'perda de peso maior que'
    (tokens.slice(Math.max(0, at - 8), at).some(({ stem }) => stem === '#kloss') ||
      !NAMED_BEFORE.test(wordsOf(tokens, from, at)))
  );
}

/** 'associou-se a mais falhas' states a direction; 'a doença associada ao diabetes' names a disease. */
const isAssociation = ({ tokens, shape }: Text, at: number): boolean =>
  !/^[^,;:.]{0,10}[dm]/.test(shape.slice(at + 1)) &&
  // 'reduzir a dose ao associá-la'
  !/^l[ao]s?$/.test(wordAt(tokens, at + 2)) &&
  (!/d[ao]?s?$|^predic?tor/.test(wordAt(tokens, at)) || isCopular(shape, at));
