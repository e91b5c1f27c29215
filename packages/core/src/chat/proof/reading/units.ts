import type { Token } from './clauses.ts';
import type { Figure, Item } from './item.ts';
import type { Text } from './text.ts';

/**
 * The possible readings of a number: '9.361' is nine thousand in Portuguese and nine point three in English. '1.2.3'
 * has none.
 */
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

/** The value of a token, written in digits or as a word. */
export const numberOf = ({ word, tag }: Pick<Token, 'word' | 'tag'> = { word: '', tag: '' }): number =>
  tag ? Number(/[\d.]+/.exec(tag)?.[0]) : (readFigures(word)[0]?.value ?? 0);

/**
 * A dimension such as `g/g/t`, the size of the written unit in units of the dimension, and the index of the token after
 * it.
 */
export interface Unit {
  readonly key: string;
  readonly factor: number;
  readonly end: number;
}

/** A unit with its divisors; or a counted noun after at most two other words; or divisors alone. */
const UNIT =
  /^(?:(-?)(?:u|(?<=-)h)|[wk]{0,2}?o(?=\/p?[0z])|[wk]{0,2}?w(?=\/0z?u)|[wk]{0,2}?(?:g-?){0,2}[hg](?:[wkosd]{1,2}(?=\/p?0))?|[wk]{0,2}?k)?((?:[/~]p?0?z?[uh]|[/~](?:0z?|z)|-?U)*)/;
/** Concepts that are words for people. */
export const PEOPLE = /^k(?:fem|kid|mal|preg|htn|dm)/;

const parse = (tag = ''): [key: string, factor: number] => {
  const at = tag.indexOf(':');
  return at < 0 ? [tag.slice(1), 1] : [tag.slice(1, at), Number.parseFloat(tag.slice(at + 1))];
};

/** A unit whose divisors are still being read. */
interface OpenUnit {
  key: string;
  factor: number;
  end: number;
  /** The dimensions of its divisors. */
  readonly below: string[];
}

/**
 * Reads the unit after a number: 'mL/kg', 'mg por kg por dia', 'eventos por 100 pacientes-ano', 'Brazilian ICUs'.
 * @param given the unit if the number word implies it, as in 'twice daily'
 */
export function readUnit(text: Text, at: number, given = ''): Unit | undefined {
  const { tokens, shape } = text;
  // '1,36 no controle por 100 pessoas-ano'
  const apart = /^p[wk]{1,2}(?=\/0z?u)/.exec(shape.slice(at, at + 6))?.[0].length ?? 0;
  if (apart && !given) {
    const rate: OpenUnit = { key: '', factor: 1, end: at + apart, below: [] };
    const isRate = readDivisor(text, rate) && rate.key === '%' && rate.below.length > 0;
    return isRate ? { key: '%/t', factor: rate.factor, end: at } : undefined;
  }
  if (!'-uhgowk/~U'.includes(shape[at] ?? ' ')) return undefined;
  // '2.9 extra years'
  if (/^(?:extra|additional|consecutive|adiciona)/.test(tokens[at]?.word ?? '') && shape[at + 1] === 'u')
    return readUnit(text, at + 1, given);
  const [match = '', hyphen, divisors = ''] = UNIT.exec(shape.slice(at, at + 12)) ?? [];
  const end = at + match.length - divisors.length;
  const noun = tokens[end - 1];
  if (end > at && noun?.clause !== tokens[at]?.clause) return undefined;
  const tag = end > at ? (noun?.tag ?? '') : '';
  const [own, factor] = tag.startsWith('u') ? parse(tag) : [tag && `#${PEOPLE.test(tag) ? 'hp' : tag}`, 1];
  const unit: OpenUnit = { key: own || given, factor, end, below: [] };
  // '28-day' is a unit, but '3-point' is a name. Of the concepts, only people are counted.
  if ((hyphen && !/^(?:t|#hd|[gl]|iu)$/.test(unit.key)) || unit.key.startsWith('#k')) return undefined;
  // '0,4 caso por mil habitantes'
  if (unit.key.startsWith('#h') && tokens[unit.end]?.tag === 'u%:.1')
    return { key: '%', factor: 0.1, end: unit.end + 1 };
  let isOpen = true;
  while (isOpen && unit.end < at + match.length) isOpen = readDivisor(text, unit);
  if (unit.below.length === 0) readDistantDivisor(text, unit);
  // '150.000/mm³' counts cells.
  if (!unit.key && unit.below[0] === 'l') unit.key = 'cell';
  return (unit.key || unit.below[0] === 't') && unit.end > at
    ? { key: [unit.key, ...unit.below.sort()].join('/'), factor: unit.factor, end: unit.end }
    : undefined;
}

/** Reads the divisor at the end of a unit: '/kg', 'por 100 pacientes-ano', 'daily'. Returns false if there is none. */
function readDivisor({ tokens, shape }: Text, unit: OpenUnit): boolean {
  const sign = shape[unit.end];
  let last = sign === 'U' ? unit.end : unit.end + 1;
  let number = shape[last] === '0' ? numberOf(tokens[last++]) : 0;
  if (shape[last] === 'z') number = (number || 1) * Number(tokens[last++]?.tag.slice(1));
  // '50 a 100 UI/kg' is a range.
  if (number && sign === '~') return false;
  const [dimension, size] = parse(tokens[last]?.tag);
  if (number >= 100 && /^10+$/.test(String(number)) && /^(?:#|$)/.test(unit.key)) {
    const days = { py: 365.25, pm: 30.4375 }[dimension];
    unit.key = '%';
    unit.factor = 100 / number / (days ?? 1);
    if (days) unit.below.push('t');
    else if (shape[last] !== 'h') last--;
  } else if (Math.round(number * 100) === 173) unit.below.push('bsa');
  else {
    if (!'uU'.includes(shape[last] ?? '-')) return false;
    // '400 mg/57 mg' are two doses.
    if (number && (dimension === unit.key || tokens[unit.end]?.word !== '/')) return false;
    // 'a' is a preposition unless a time follows.
    if (sign === '~' && dimension !== 't') return false;
    unit.below.push(dimension);
    unit.factor /= size * (number || 1);
  }
  unit.end = last + 1;
  return true;
}

/** '180 mg or less per deciliter' */
export function addDivisor(text: Text, number: Item): void {
  const unit: OpenUnit = { key: number.key, factor: number.factor, end: number.to, below: [] };
  if (!/^(?:g|l|iu|mol)$/.test(unit.key) || text.shape[unit.end] !== '/' || !readDivisor(text, unit)) return;
  const { factor, end: to, below } = unit;
  Object.assign(number, { key: `${unit.key}/${below[0]}`, factor, to, end: text.tokens[to - 1]?.end });
}

/** '8 g de albumina por litro' */
function readDistantDivisor(text: Text, unit: OpenUnit): void {
  const { tokens, shape } = text;
  // '1.4 cm less per year'
  if (!/^(?:g|l|iu|mol|cm)$/.test(unit.key)) return;
  const [words] = /^(?:p[wk]{1,2}|m)(?=\/u)/.exec(shape.slice(unit.end, unit.end + 5)) ?? [];
  if (!words) return;
  const at = unit.end + words.length + 1;
  const [dimension, size] = parse(tokens[at]?.tag);
  unit.below.push(dimension);
  unit.factor /= size;
  unit.end = at + 1;
  // '1 mg de ferro elementar/kg/dia'
  if (shape[unit.end] === '/') readDivisor(text, unit);
}
