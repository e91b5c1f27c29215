import { createItem, type Figure, type Item } from './item.ts';
import { type Text, wordsOf } from './text.ts';
import { addDivisor, numberOf, readUnit, type Unit } from './units.ts';
import { wordAt } from './words/phrases.ts';

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A number with its comparator before or after it: '< 130', '126 mg/dL ou mais'. */
export function numberAt(
  text: Text,
  at: number,
  figures: readonly Figure[],
  { key, factor, end }: Unit,
): Item {
  const { tokens, shape } = text;
  const isLinked = shape[at - 2] === 'c' && /[=p,]/.test(shape[at - 1] ?? '');
  const isPassed = /^supera/.test(wordAt(tokens, at - 1));
  // 'não inferior a 30'
  const isNotLess = tokens[at - 2]?.tag === 'dn' && wordAt(tokens, at - 1) === 'a';
  const from = isLinked || isNotLess ? at - 2 : shape[at - 1] === 'c' || isPassed ? at - 1 : at;
  // '70 anos ou mais', '20 cigarros ou mais'
  const noun = shape[end] === 'w' && shape[end + 1] === '&' ? 1 : 0;
  const behind =
    shape[end + noun] === '&' && !/^p?0/.test(shape.slice(end + noun + 2))
      ? wordAt(tokens, end + noun + 1)
      : '';
  const onward = /^(?:para|em) (?:cima|baixo|diante)$/.exec(wordsOf(tokens, end, end + 2))?.[0];
  const more = onward
    ? onward.endsWith('baixo')
      ? '['
      : ']'
    : !behind
      ? ''
      : /^(?:mai[so]|more|superior|higher|greater|acima|above|over|older|longer)/.test(behind)
        ? ']'
        : /^(?:men[os]|less|inferior|lower|abaixo|below|under|younger|fewer|shorter)/.test(behind)
          ? '['
          : '';
  // '500 mg over 8 hours'
  const isSpan =
    key === 't' && factor < 7 && wordAt(tokens, from) === 'over' && !LASTING.test(wordAt(tokens, from - 1));
  // 'ganharam 12,1 % do peso'
  const isGain =
    tokens.slice(Math.max(0, at - 5), at).some(({ word }) => word === 'ganhou' || word === 'ganharam') &&
    tokens.slice(at - 3, end + 3).some(({ stem, tag }) => `${stem} ${tag}`.includes('oweight'));
  const isPlus = isGain || (tokens[at - 1]?.word === '+' && shape[at - 2] !== '0');
  const written = isSpan
    ? ''
    : isNotLess
      ? ']'
      : isPassed
        ? ')'
        : from < at
          ? (tokens[from]?.tag.charAt(1) ?? '')
          : more;
  const isTurned = from < at && isDenied(text, from);
  const compare = isTurned ? ('>])'.includes(written) ? '[' : ']') : written;
  const number = createItem(text, from, more ? end + noun + 2 : end, key ? 'measure' : 'number', key);
  number.figures = figures;
  number.factor = factor;
  if (more) addDivisor(text, number);
  number.compare = isLinked && shape[at - 1] === '=' ? compare.replace('<', '[').replace('>', ']') : compare;
  number.isTurned = isTurned;
  number.isChange = (figures[0]?.value ?? 0) < 0 || isPlus;
  number.isPlus = isPlus;
  number.isCounted =
    !key &&
    ((/[wog]/.test(shape[end] ?? '') && (tokens[end]?.word.length ?? 0) > 3) ||
      // '7 of 140'
      (/^(?:of|de)$/.test(wordAt(tokens, end)) && shape[end + 1] === '0'));
  return number;
}

/** After these words 'over 8 hours' means more than 8 hours. */
const LASTING = /^(?:for|of|last(?:s|ed|ing)|is|was|are|were|be|an?|the|t[ao]kes?|by|[(=:])$/;

/** 'not exceeding 3 g', 'não deve ultrapassar 3 g', 'não menos de 3 g'. */
function isDenied({ tokens, shape }: Text, from: number): boolean {
  // 'absent below 150' does not deny the threshold.
  const denial = /xs?$/.exec(shape.slice(Math.max(0, from - 2), from))?.[0].length ?? 0;
  const word = wordAt(tokens, from - denial);
  return (
    // 'não mais que' is itself a comparator.
    (denial > 0 && /^(?:nao|nem|not|never|nunca)/.test(word)) ||
    // 'sem passar de 3 g', but 'sem tratamento até 30 % evoluem'
    (denial === 1 && /^(?:sem|without)/.test(word)) ||
    /\b(?:nenhum\w*|none)\b/.test(wordsOf(tokens, from - 6, from)) ||
    // 'não deve subir mais de 10 mmol/L', 'não deve elevar a hemoglobina acima de 11,5 g/dL'
    /\b(?:nao|not) (?:deve\w* |pode\w* |should )?(?:se distanciar|distanciar|exceder|durar|atrasar|subir|aumentar|elevar|reduzir|cair|baixar|passar|rise|raise|fall|increase|lower|reduce|drop) (?:(?:a |o )?[a-z]{4,} |a |em |by )?$/.test(
      `${wordsOf(tokens, from - 6, from)} `,
    )
  );
}

/** Reads '12/12 h' and 'a cada 12 horas' as times a day, and '1 em 3' as a share. */
export function readRate(text: Text, at: number): Item | undefined {
  const { tokens, shape } = text;
  const word = (offset: number): string => wordAt(tokens, at + offset);
  const isTwice =
    (word(1) === '/' || (word(1) === 'em' && word(2) === word(0))) && /^\d+$/.test(word(0) + word(2));
  // 'the every-2-week group'
  const isEvery =
    word(-1) === 'every' ||
    (word(-1) === '-' && word(-2) === 'every') ||
    word(-1) === 'cada' ||
    (shape[at - 1] === '/' && word(-1) === 'a');
  const unit = isTwice || isEvery ? readUnit(text, isTwice ? at + 3 : at + 1) : undefined;
  // '16/12 h' is an impossible frequency.
  const isWrong = isTwice && word(2) !== word(0);
  const once = { value: isWrong ? 0 : 1 / (numberOf(tokens[at]) || 1), step: 1e-9 };
  if (unit?.key === 't' && (!isWrong || unit.factor < 1))
    return numberAt(text, at, [once], { key: 'x/t', factor: 1 / unit.factor, end: unit.end });
  const of = shape[at + 2] === '0' ? 2 : 3;
  const isShare =
    'p/'.includes(shape[at + 1] ?? '-') &&
    /^p0(?!-)|^ps0|^\/0/.test(shape.slice(at + 1, at + 4)) &&
    (tokens[at + 1]?.tag === '/' ? /^(?:de|em|a)$/ : /^(?:em|in)$/).test(word(1));
  if (!isShare) return undefined;
  const [some, all] = [numberOf(tokens[at]), numberOf(tokens[at + of])];
  if (
    some % 1 ||
    all % 1 ||
    all <= some ||
    (some > 1 && of === 2 && !tokens[at + 1]?.tag.startsWith('/')) ||
    readUnit(text, at + of + 1)?.key === 't'
  )
    return undefined;
  const share = numberAt(text, at, [{ value: (100 * some) / all, step: 1e-9 }], {
    key: '%',
    factor: 1,
    end: at + of + 1,
  });
  // 'um em cada oito' may stand for 12.4 %.
  if (all <= MOST_COUNTED) share.compare ||= '~';
  return share;
}
/** Up to this number, counts in words are rough: 'um em cada doze'. */
const MOST_COUNTED = 20;

/** Reads the scale of a number ('mil', 'milhões', '× 10³', '×10^9') and the index of the token after it. */
export function readScale({ tokens, shape }: Text, at: number): [scale: number, end: number] {
  if (shape[at] === 'z') return [Number(tokens[at]?.tag.slice(1)), at + 1];
  if (tokens[at + 1]?.word !== '10' || !/^[×x*]$/.test(wordAt(tokens, at))) return [1, at];
  if (tokens[at + 2]?.word === '^') return [10 ** Number(tokens[at + 3]?.word), at + 4];
  let power = '';
  let end = at + 2;
  for (; SUPERSCRIPTS.includes(tokens[end]?.word ?? '-'); end++)
    power += SUPERSCRIPTS.indexOf(wordAt(tokens, end));
  return power ? [10 ** Number(power), end] : [1, at];
}
