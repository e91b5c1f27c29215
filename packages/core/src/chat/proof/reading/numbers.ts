import type { Token } from './clauses.ts';
import { amountOf, type Item } from './item.ts';
import { numberAt, readRate, readScale } from './rates.ts';
import { type Text, wordsOf } from './text.ts';
import { PEOPLE, readFigures, readUnit } from './units.ts';
import { spellAlike } from './words/fold.ts';
import { CLASSES } from './words/lexicon.ts';
import { wordAt } from './words/phrases.ts';

/** The numbers of a text, each with its comparator and unit. Skips names, ordinals and addresses. */
export function findNumbers(text: Text): Item[] {
  const found: Item[] = [];
  for (let at = 0; at < text.tokens.length; ) {
    const letter = text.shape[at];
    const token = text.tokens[at] as Token;
    const number =
      letter === '0'
        ? readNumber(text, at, token)
        : letter === 'U'
          ? readAdverb(text, at, token)
          : letter === 'u'
            ? readFirstHour(text, at, token)
            : readLetter(text, at, token);
    if (number) found.push(number);
    at = number?.to ?? at + 1;
  }
  return found;
}

/** 'na primeira hora', 'within the first week' */
const readFirstHour = (text: Text, at: number, { word, tag }: Token): Item | undefined =>
  /^(?:hora|hour|semana|week|dia|day|mes|month|ano|year)$/.test(word) &&
  /^(?:primeir[ao]|first)$/.test(wordAt(text.tokens, at - 1))
    ? numberAt(text, at, [{ value: 1, step: 1 }], { key: 't', factor: Number(tag.slice(3)), end: at + 1 })
    : undefined;

/** 'hepatite B', 'hemofilia A' */
function readLetter(text: Text, at: number, { word, isCapitals }: Token): Item | undefined {
  const name = text.tokens[at - 1];
  if (!isCapitals || word.length > 1 || !name || !LETTERED.test(name.word)) return undefined;
  const figures = [{ value: word.charCodeAt(0) - 96, step: 1 }];
  const number = numberAt(text, at, figures, { key: '', factor: 1, end: at + 1 });
  return { ...number, kind: 'class', key: spellAlike(name.word).slice(0, 3), start: name.start };
}
/** Names whose kinds are letters. */
const LETTERED = /^(?:hepatit|h[ae]{1,2}mo(?:f|ph)ili|influenza)/;

/** 'Aplicar semanalmente', 'todos os dias', 'é mensal', but not 'the weekly dose'. */
function readAdverb(text: Text, at: number, { word, tag, start, end }: Token): Item | undefined {
  const isAdverb =
    word.endsWith('mente') ||
    ((word.endsWith('ly') || end - start > word.length || text.shape[at - 1] === 'f') &&
      !/[wkogh]/.test(text.shape[at + 1] ?? ''));
  return isAdverb
    ? numberAt(text, at, [{ value: 1, step: 1e-9 }], { key: 'x/t', factor: 1 / +tag.slice(3), end: at + 1 })
    : undefined;
}

function readNumber(text: Text, at: number, { word, tag, end: stop }: Token): Item | undefined {
  const { tokens, shape } = text;
  // 'três', 'once', 'metade'.
  const [, sort = '', spelled] = (tag && /^n(\D?)(.+)/.exec(tag)) || [];
  const figures = spelled ? [{ value: Number(spelled), step: sort ? 0 : 1 }] : readFigures(word);
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  const none = { key: '', factor: 1, end: at + 1 };
  // A bare year is not a claim.
  if (word.length === 4 && /^(?:19|20)\d\d$/.test(word) && !readUnit(text, at + 1))
    return { ...numberAt(text, at, figures, none), kind: 'date' };
  const isJoined = next?.start === stop;
  // '2ª linha', '3rd'.
  const isOrdinal = isJoined && /^(?:[ºªoa]|as|os|st|nd|rd|th)$/.test(next.word);
  // 'a partir da 20ª semana', 'the 28th day'
  const term = isOrdinal && /^ut:(.+)/.exec(tokens[at + 2]?.tag ?? '')?.[1];
  if (term) return numberAt(text, at, figures, { key: 't', factor: Number(term), end: at + 3 });
  if (figures.length === 0 || isOrdinal) return undefined;
  const name = shape[at - 1] === 'c' ? tokens[at - 2] : before;
  // '>= 1 stage 26.8 %'
  if (name?.entry && CLASSES.test(name.word) && !/[.,·]/.test(word)) {
    const key = spellAlike(name.word).slice(0, 3);
    return { ...numberAt(text, at, figures, none), kind: 'class', key, start: name.start };
  }
  const special = readRate(text, at);
  if (special) return special;
  // '13 por 8' is 130/80 mmHg.
  if (isPressure(text, at) || isPressure(text, at - 2))
    return numberAt(text, at, figures, { key: 'hg', factor: 10, end: at + 1 });
  const [scale, end] = readScale(text, at + 1);
  const isWhole = (): boolean => spelled !== undefined || /^[\d ]+$/.test(word);
  const unit =
    sort === '%' || sort === 'd'
      ? { key: sort === 'd' ? '#hd' : sort, factor: 1, end }
      : readUnit(text, end, sort);
  // 'at least two seizures', 'two or more recurrences'
  const isBound =
    /^c[[\]]/.test(before?.tag ?? '') ||
    /^(?:ou|or) (?:mais|more|menos|less|fewer)$/.test(wordsOf(tokens, end, end + 2));
  // 'two to four weeks', 'entre duas e quatro semanas'
  const isRange =
    (shape[end] === '~' || (shape[end] === '&' && shape[at - 1] === 'B')) &&
    shape[end + 1] === '0' &&
    readUnit(text, end + 2) !== undefined;
  // 'Forty-four infections were observed'
  const isLarge =
    sort === '' &&
    Number(spelled) > (/^[.;]?$/.test(wordAt(tokens, at - 1)) && /[wko]/.test(shape[at + 1] ?? '') ? 10 : 20);
  if (spelled && !unit && !isBound && !isRange && !isLarge) return undefined;
  const time = before && before.word.length > 2 && /^ut:(.+)/.exec(before.tag)?.[1];
  // 'week 68', 'no dia 28', but not '8 weeks 30'.
  if (!unit && time && isWhole())
    return numberAt(text, at, figures, { key: 't', factor: Number(time), end: at + 1 });
  // 'quatro horas e meia'.
  const isHalf = unit && shape[unit.end] === '&' && /^mei[ao]$/.test(wordAt(tokens, unit.end + 1));
  const scaled =
    scale === 1 && !isHalf
      ? figures
      : figures.map(({ value, step }) => ({
          value: value * scale + (isHalf ? 0.5 : 0),
          step: isHalf ? 0.5 : step * scale,
        }));
  const number = numberAt(text, at, scaled, unit ?? { ...none, end });
  if (isAge(text, number)) number.key = 'age';
  if (shape[number.to] === '/' && tokens[number.to + 1]?.tag === 'hd' && /^[gl]/.test(number.key))
    Object.assign(number, { isPerDose: true, to: number.to + 2 });
  // 'para cada 100 pacientes tratados' does not count patients.
  if (
    (before?.tag === '/' && number.key.startsWith('#') && /^10+$/.test(word)) ||
    ((before?.tag === '/' || tokens[at - 2]?.word === 'para') &&
      /^(?:a|cada|para)$/.test(before?.word ?? '') &&
      /^$|^#/.test(number.key) &&
      !/^[~-]0/.test(shape.slice(number.to, number.to + 2)))
  )
    return undefined;
  // '2,3 pontos' are percentage points, for example of HbA1c; a score has whole points.
  if (number.key === 'pt' && !isWhole()) Object.assign(number, { key: '%', isChange: true });
  return number;
}

const isPressure = (text: Text, at: number): boolean =>
  /^(?:[89]|1\d|2[0-4]) por (?:[4-9]|1[0-4])$/.test(wordsOf(text.tokens, at, at + 3)) &&
  !readUnit(text, at + 3) &&
  text.tokens.some(({ stem }) => stem === '#obp');

const isPeople = (token?: Token): boolean => /^h/.test(token?.tag ?? '') || PEOPLE.test(token?.tag ?? '');

/** '75 anos ou mais', 'crianças de 6 a 59 meses', 'acima dos 60 anos', but not 'pacientes por 5 anos'. */
function isAge({ tokens, shape }: Text, number: Item): boolean {
  const { key, factor, from } = number;
  if (key !== 't' || factor < 30) return false;
  const word = wordAt(tokens, from);
  const before = wordAt(tokens, from - 1);
  return (
    /\b(?:tinham?|idade|age|mean) (?:[a-z]+ ){0,3}$/.test(`${wordsOf(tokens, from - 4, from)} `) ||
    /^(?:acima|abaixo|maiores|menores|old|young|over|under)/.test(word) ||
    /^(?:idade|idos|aged?$|ages$)/.test(before) ||
    // 'aos 70 anos', but 'a sobrevida aos 5 anos'
    (before === 'aos' && amountOf(number) * factor > 18 * 365) ||
    (isPeople(shape[from - 1] === 'p' ? tokens[from - 2] : tokens[from - 1]) &&
      !/^(?:por|for|em|in|durante)$/.test(before))
  );
}
