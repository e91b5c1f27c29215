import { readDate } from './dates.ts';
import { spellAlike } from './fold.ts';
import type { Figure, Item } from './item.ts';
import { CLASSES } from './lexicon.ts';
import { numberAt, readRate, readScale } from './rates.ts';
import { type Text, type Token, wordsOf } from './text.ts';
import { numberOf, PEOPLE, readFigures, readUnit, type Unit } from './units.ts';

/** The numbers of a text, each with its comparator and its unit. Names, ordinals and addresses are none. */
export function findNumbers(text: Text): Item[] {
  const found: Item[] = [];
  for (let at = 0; at < text.tokens.length; ) {
    const letter = text.shape[at];
    const token = text.tokens[at] as Token;
    const number = letter === '0' || letter === 'M' ? readNumber(text, at, token) : undefined;
    if (number) found.push(number);
    at = number?.to ?? at + 1;
  }
  return found;
}

function readNumber(text: Text, at: number, { word, tag, end: stop }: Token): Item | undefined {
  const { tokens, shape } = text;
  // 'três', 'once', 'metade'.
  const [, sort = '', spelled] = /^n(\D?)(.+)/.exec(tag) ?? [];
  const figures = spelled ? [{ value: Number(spelled), step: sort ? 0 : 1 }] : readFigures(word);
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  const date = readDate(text, at);
  if (date && !(date.end === at + 1 && readUnit(text, at + 1)))
    return { ...numberAt(text, at, date.figures, { key: '', factor: 1, end: date.end }), kind: 'date' };
  const isJoined = next?.start === stop;
  // '2ª linha', '3rd'.
  if (figures.length === 0 || (isJoined && /^(?:[ºªoa]|as|os|st|nd|rd|th)$/.test(next.word)))
    return undefined;
  const none = { key: '', factor: 1, end: at + 1 };
  const name = shape[at - 1] === 'c' ? tokens[at - 2] : before;
  if (name && CLASSES.test(name.word)) {
    const key = spellAlike(name.word).slice(0, 3);
    return { ...numberAt(text, at, figures, none), kind: 'class', key, start: name.start };
  }
  const pressure = readSpokenPressure(text, at, figures);
  if (pressure) return pressure;
  const special = readRate(text, at);
  if (special) return special;
  const [scale, end] = readScale(text, at + 1);
  const isWhole = /^[\d ]+$/.test(word);
  const unit = /[%d]/.test(sort)
    ? { key: sort === 'd' ? '#hd' : sort, factor: 1, end }
    : readUnit(text, end, sort);
  if (spelled && !unit) return undefined;
  const time = before && before.word.length > 2 && /^ut:(.+)/.exec(before.tag)?.[1];
  // 'week 68', 'no dia 28', but not '8 weeks 30'.
  if (!unit && isWhole && time && shape[at - 2] !== '0')
    return numberAt(text, at, figures, { key: 't', factor: Number(time), end: at + 1 });
  // 'UKPDS 33', '3-point'.
  const isName = before?.isCapitals && before.word.length > 2 && shape[at - 1] === 'w' && next?.word !== '-';
  const isPart = isJoined && next.word === '-' && /[a-z]/.test(tokens[at + 2]?.word ?? '');
  if (!unit && isWhole && (isName || isPart)) return undefined;
  // 'quatro horas e meia', '1 hora e 10 minutos'.
  const isHalf = unit && shape[unit.end] === '&' && /^mei[ao]$/.test(tokens[unit.end + 1]?.word ?? '');
  const rest = unit?.key === 't' && !isHalf ? restOf(text, unit) : undefined;
  const more = isHalf ? 0.5 : (rest?.factor ?? 0);
  const scaled = figures.map(({ value, step }) => ({
    value: value * scale + more,
    step: isHalf ? 0.5 : step * scale * (rest ? 0.01 : 1),
  }));
  // 'after age 85'.
  const isBareAge =
    !unit && !/^[-~&]0/.test(shape.slice(at + 1)) && /^(?:age|aged|idade)$/.test(before?.word ?? '');
  const number = numberAt(
    text,
    at,
    scaled,
    (unit && rest ? { ...unit, end: rest.end } : unit) ??
      (isBareAge ? { key: 'age', factor: 365.25, end } : { ...none, end }),
  );
  if (isAge(text, number)) number.key = 'age';
  if (/^[gl]/.test(number.key) && DAILY.test(wordsOf(tokens, number.from - 8, number.from))) number.times = 1;
  if (/^[gl]/.test(number.key) && shape[number.to] === '/' && tokens[number.to + 1]?.tag === 'hd')
    Object.assign(number, { isPerDose: true, to: number.to + 2 });
  if (
    number.key === '%' &&
    YEARLY.test(`${number.from > 20 ? '-' : ''}${wordsOf(tokens, number.from - 20, number.from)}`)
  )
    Object.assign(number, { key: '%/t', factor: 1 / 365.25 });
  // 'para cada 100 pacientes tratados' is no count of patients.
  if (
    (number.key.startsWith('#') && /^10+$/.test(word) && before?.tag === '/') ||
    (/^$|^#/.test(number.key) &&
      (before?.tag === '/' || tokens[at - 2]?.word === 'para') &&
      /^(?:a|cada)$/.test(before?.word ?? ''))
  )
    return undefined;
  // 'redução absoluta de 3,6 pontos e relativa de 25 %'
  if (number.key === '%' && /^(?:relativ|absolut)/.test(tokens[number.from - 2]?.word ?? ''))
    number.isChange = true;
  // '2,3 pontos' of HbA1c are of per cent; a score has whole ones.
  if (number.key === 'pt' && !isWhole) number.key = '%';
  return number;
}

/** The '10 minutos' of '1 hora e 10 minutos', as a share of the hour. */
function restOf(text: Text, { end, factor }: Unit): Unit | undefined {
  const at = end + (text.shape[end] === '&' ? 1 : 0);
  const unit = text.shape[at] === '0' ? readUnit(text, at + 1) : undefined;
  const share = unit?.key === 't' ? (numberOf(text.tokens[at]) * unit.factor) / factor : 0;
  return unit && share > 0 && share < 1 && factor / unit.factor < 61 ? { ...unit, factor: share } : undefined;
}

/** '13 por 8' is 130/80 mmHg. */
function readSpokenPressure(
  { tokens, shape }: Text,
  at: number,
  figures: readonly Figure[],
): Item | undefined {
  const from = tokens[at + 1]?.word === 'por' ? at : at - 2;
  if (tokens[from + 1]?.word !== 'por') return undefined;
  const [systolic, diastolic] = [numberOf(tokens[from]), numberOf(tokens[from + 2])];
  const isSpoken =
    shape.startsWith('0/0', from) && systolic > 7 && systolic < 26 && diastolic > 3 && diastolic < 16;
  if (!isSpoken || 'uz/'.includes(shape[from + 3] ?? '-') || !tokens.some(({ stem }) => stem === '#obp'))
    return undefined;
  const tens = figures.map(({ value, step }) => ({ value: value * 10, step: step * 10 }));
  return numberAt({ tokens, shape }, at, tens, { key: 'hg', factor: 1, end: at + 1 });
}

/** 'A dose diária é de 2 g'. */
const DAILY = /dose diaria|daily dose|diariamente|dose total/;

/** 'A cada ano, 1,65 % …', 'taxa anual de 1,65 %'. */
const YEARLY =
  /(?:^|[.;,] )(?:a|por|ao|per|each) (?:ano|year)\b|annually|anualmente|(?:taxa|dade|risco) anual|annual [rm]/;

const isPeople = (token?: Token): boolean => /^h/.test(token?.tag ?? '') || PEOPLE.test(token?.tag ?? '');

/** '75 anos ou mais', 'crianças de 6 a 59 meses', 'acima dos 60 anos', but not 'pacientes por 5 anos'. */
function isAge({ tokens, shape }: Text, { key, factor, from, to, compare }: Item): boolean {
  if (key !== 't' || factor < 30) return false;
  const word = tokens[from]?.word ?? '';
  const before = tokens[from - 1]?.word ?? '';
  return (
    (/\b(?:tinham?|tem|idade|age|mean) (?:[a-z]+ ){0,3}$/.test(`${wordsOf(tokens, from - 4, from)} `) &&
      factor > 300) ||
    /^(?:acima|abaixo|maiores|menores|old|young|over|under)/.test(word) ||
    /^(?:idade|idos|aged?$|ages$)/.test(before) ||
    (compare !== '' && factor > 300 && shape[to - 2] === '&') ||
    (isPeople(shape[from - 1] === 'p' ? tokens[from - 2] : tokens[from - 1]) &&
      !/^(?:por|for|em|in|durante)$/.test(before))
  );
}
