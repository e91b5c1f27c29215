import type { Token } from './clauses.ts';
import type { Figure } from './item.ts';
import type { Text } from './text.ts';

/** The possible readings: '9.361' is nine thousand in Portuguese and nine point three in English. None for '1.2.3'. */
export function readFigures(written: string): readonly Figure[] {
  let figures = known.get(written);
  if (!figures) {
    figures = readNew(written);
    if (known.size < 2_000) known.set(written, figures);
  }
  return figures;
}
/** A cache, because each number is read several times. */
const known = new Map<string, readonly Figure[]>();

function readNew(written: string): Figure[] {
  const digits = written.replace(/[ -]/g, '').replaceAll('·', '.');
  const whole = digits.replace(/[.,]/g, '');
  const marks = digits.length - whole.length;
  const decimals = marks && digits.length - 1 - Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const read = (places: number): Figure => ({
    value: (Number(whole) / 10 ** places) * (written.startsWith('-') ? -1 : 1),
    step: 10 ** -places,
  });
  if (marks === 0) return /^0\d/.test(digits) ? [] : [read(0)];
  if (digits.includes('.') && digits.includes(',')) return [read(decimals)];
  const isGrouped = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(digits) && !written.includes('·');
  if (marks > 1) return isGrouped ? [read(0)] : [];
  return isGrouped ? [read(0), read(decimals)] : [read(decimals)];
}

/** The number that a token is, in digits or as a word. */
export const numberOf = ({ word, tag }: Pick<Token, 'word' | 'tag'> = { word: '', tag: '' }): number =>
  tag ? Number(/[\d.]+/.exec(tag)?.[0]) : (readFigures(word)[0]?.value ?? 0);

/** A dimension such as `g/g/t`, the written unit in units of the dimension, and the first token after it. */
export interface Unit {
  readonly key: string;
  readonly factor: number;
  readonly end: number;
}

/** A unit with its divisors; the thing counted, behind two other words at most; or divisors alone. */
const UNIT =
  /^(?:(-?)(?:u|(?<=-)h)|[wk]{0,2}?[hg](?:[wkos]{1,2}(?=\/p?0))?|[wk]{0,2}?k)?((?:[/~]p?0?z?[uh]|[/~](?:0z?|z)|U)*)/;
/** Words for people among the concepts. */
export const PEOPLE = /^k(?:fem|kid|mal|preg|htn|dm)/;

const parse = (tag = ''): [key: string, factor: number] => {
  const at = tag.indexOf(':');
  return at < 0 ? [tag.slice(1), 1] : [tag.slice(1, at), Number.parseFloat(tag.slice(at + 1))];
};

/**
 * Reads the unit behind a number: 'mL/kg', 'mg por kg por dia', 'eventos por 100 pacientes-ano', 'Brazilian ICUs'.
 * @param given what the number is of when its word tells, as in 'twice daily'
 */
export function readUnit({ tokens, shape }: Text, at: number, given = ''): Unit | undefined {
  if (!'-uhgwk/~U'.includes(shape[at] ?? ' ')) return undefined;
  const [match = '', hyphen, divisors = ''] = UNIT.exec(shape.slice(at, at + 12)) ?? [];
  let end = at + match.length - divisors.length;
  const noun = tokens[end - 1];
  const tag = end > at ? (noun?.tag ?? '') : '';
  if (end > at && noun?.clause !== tokens[at]?.clause) return undefined;
  let [key, factor] = tag.startsWith('u') ? parse(tag) : [tag && `#${PEOPLE.test(tag) ? 'hp' : tag}`, 1];
  key ||= given;
  // '28-day', but '3-point' is a name; of concepts only people are counted.
  if ((hyphen && !/^(?:t|#hd|[gl])$/.test(key)) || key.startsWith('#k')) return undefined;
  const below: string[] = [];
  for (let last = end; end < at + match.length; end = last + 1) {
    const isWord = shape[end] === 'U';
    last = isWord ? end : end + 1;
    let number = shape[last] === '0' ? numberOf(tokens[last++]) : 0;
    if (shape[last] === 'z') number = (number || 1) * Number(tokens[last++]?.tag.slice(1));
    // '50 a 100 UI/kg' is a range.
    if (number && shape[end] === '~') break;
    const [dimension, size] = parse(tokens[last]?.tag);
    const isUnit = 'uU'.includes(shape[last] ?? '-');
    if (number >= 100 && /^10+$/.test(String(number)) && /^(?:#|$)/.test(key)) {
      [key, factor] = ['%', 100 / number / (dimension === 'py' ? 365.25 : 1)];
      if (dimension === 'py') below.push('t');
      else if (shape[last] !== 'h') last--;
    } else if (Math.round(number * 100) === 173) below.push('bsa');
    // 'a' is a preposition but of time; '400 mg/57 mg' are two doses.
    else if (
      !isUnit ||
      (number && (dimension === key || tokens[end]?.word !== '/')) ||
      (shape[end] === '~' && dimension !== 't')
    )
      break;
    else {
      below.push(dimension);
      factor /= size * (number || 1);
    }
  }
  // '8 g de albumina por litro'
  const of = (shape[end] === 'p' && /^p[wk]{1,2}(?=\/u)/.exec(shape.slice(end, end + 5))?.[0].length) || 0;
  if (of && below.length === 0 && /^(?:g|l|iu|mol)$/.test(key)) {
    const [dimension, size] = parse(tokens[end + of + 1]?.tag);
    below.push(dimension);
    factor /= size;
    end += of + 2;
  }
  // '150.000/mm³' counts cells.
  if (!key && below[0] === 'l') key = 'cell';
  return (key || below[0] === 't') && end > at
    ? { key: [key, ...below.sort()].join('/'), factor, end }
    : undefined;
}
