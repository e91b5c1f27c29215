import { spellAlike } from './fold.ts';
import { amountOf, createItem, type Figure, type Item } from './item.ts';
import { CLASSES } from './lexicon.ts';
import type { Text, Token } from './text.ts';
import { readFigures, readUnit, type Unit } from './units.ts';

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The numbers of a text, each with its comparator and its unit. Names, ordinals and addresses are none. */
export function findNumbers(text: Text): Item[] {
  const found: Item[] = [];
  for (let at = 0; at < text.tokens.length; ) {
    const letter = text.shape[at];
    const token = text.tokens[at] as Token;
    const number =
      letter === '0' ? readNumber(text, at, token) : letter === 'n' ? readWord(text, at, token) : undefined;
    if (number) found.push(number);
    at = number?.to ?? at + 1;
  }
  return found;
}

/** A number with what stands before and behind it: '< 130', '126 mg/dL ou mais'. */
function numberAt(text: Text, at: number, figures: readonly Figure[], { key, factor, end }: Unit): Item {
  const { tokens, shape } = text;
  const before = /c[=p]?$/.exec(shape.slice(Math.max(0, at - 3), at))?.[0] ?? '';
  const behind = /^&[mdc]/.test(shape.slice(end, end + 2)) ? (tokens[end + 1]?.word ?? '') : '';
  const more = /^(?:ma|more|sup|high|great|ac|old|velh)/.test(behind)
    ? ']'
    : /^(?:m|less|inf|low|young)/.test(behind)
      ? '['
      : '';
  const from = at - before.length;
  const compare = before ? (tokens[from]?.tag.charAt(1) ?? '') : more;
  return createItem(text, from, more ? end + 2 : end, {
    kind: key ? 'measure' : 'number',
    key,
    figures,
    factor,
    compare: before.endsWith('=') ? compare.replace('<', '[').replace('>', ']') : compare,
    isChange: (figures[0]?.value ?? 0) < 0,
  });
}

/** 'três meses', 'twice daily', 'metade'. */
function readWord(text: Text, at: number, { tag }: Token): Item | undefined {
  const [, sort = '', digits] = /^n(\D?)(\d+)/.exec(tag) ?? [];
  const unit = sort === '%' ? { key: '%', factor: 1, end: at + 1 } : readUnit(text, at + 1, sort);
  return unit && numberAt(text, at, [{ value: Number(digits), step: sort ? 0 : 1 }], unit);
}

function readNumber(text: Text, at: number, { word, end: stop }: Token): Item | undefined {
  const { tokens, shape } = text;
  const figures = readFigures(word);
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  const isJoined = next?.start === stop;
  // '2ª linha', '3rd'.
  if (figures.length === 0 || (isJoined && /^(?:[ºªoa]|as|os|st|nd|rd|th)$/.test(next.word)))
    return undefined;
  const none = { key: '', factor: 1, end: at + 1 };
  if (before && CLASSES.test(before.word)) {
    const key = spellAlike(before.word).slice(0, 3);
    return { ...numberAt(text, at, figures, none), kind: 'class', key, start: before.start };
  }
  const special = readRate(text, at);
  if (special) return special;
  const [scale, end] = readScale(text, at + 1);
  const isWhole = /^[\d ]+$/.test(word);
  const unit = readUnit(text, end);
  const isYear = /^(?:19|20)\d\d$/.test(word);
  // 'UKPDS 33', '3-point'.
  const isName = before?.isCapitals && before.word.length > 2 && shape[at - 1] === 'w' && next?.word !== '-';
  const isPart = isJoined && next.word === '-' && /[a-z]/.test(tokens[at + 2]?.word ?? '');
  if (!unit && isWhole && !isYear && (isName || isPart)) return undefined;
  const scaled = figures.map(({ value, step }) => ({ value: value * scale, step: step * scale }));
  const number = numberAt(text, at, scaled, unit ?? { ...none, end });
  // '2,3 pontos' of HbA1c are of per cent; a score has whole ones.
  if (number.key === 'pt' && !isWhole) number.key = '%';
  if (!unit && isYear) number.kind = 'year';
  return number;
}

/** '12/12 h' and 'a cada 12 horas' as times a day; '1 em 3' as a share. */
function readRate(text: Text, at: number): Item | undefined {
  const { tokens, shape } = text;
  const word = (offset: number): string => tokens[at + offset]?.word ?? '';
  const isTwice = word(1) === '/' && word(2) === word(0);
  const isEvery = /^(?:every|cada)$/.test(word(-1)) || (shape[at - 1] === '/' && word(-1) === 'a');
  const unit = isTwice || isEvery ? readUnit(text, isTwice ? at + 3 : at + 1) : undefined;
  const once = { value: 1 / (readFigures(word(0))[0]?.value ?? 1), step: 0 };
  if (unit?.key === 't')
    return numberAt(text, at, [once], { key: 'x/t', factor: 1 / unit.factor, end: unit.end });
  const of = shape[at + 2] === '0' ? 2 : 3;
  const whole =
    word(0) === '1' && /^(?:em|in)$/.test(word(1)) && shape[at + of] === '0'
      ? readFigures(word(of))[0]?.value
      : undefined;
  if (!whole || readUnit(text, at + of + 1)?.key === 't') return undefined;
  return numberAt(text, at, [{ value: 100 / whole, step: 0 }], { key: '%', factor: 1, end: at + of + 1 });
}

/** 'mil', 'milhões', '× 10³', '×10^9': the scale, and the first token after it. */
function readScale({ tokens, shape }: Text, at: number): [scale: number, end: number] {
  if (shape[at] === 'z') return [Number(tokens[at]?.tag.slice(1)), at + 1];
  if (!/^[×x*]$/.test(tokens[at]?.word ?? '') || tokens[at + 1]?.word !== '10') return [1, at];
  if (tokens[at + 2]?.word === '^') return [10 ** Number(tokens[at + 3]?.word), at + 4];
  let power = '';
  let end = at + 2;
  for (; SUPERSCRIPTS.includes(tokens[end]?.word ?? '-'); end++)
    power += SUPERSCRIPTS.indexOf(tokens[end]?.word ?? '');
  return power ? [10 ** Number(power), end] : [1, at];
}

/** What may stand between numbers that share a unit or a label. */
const CONNECTED = /^[&,/v~p.=]{1,6}$/;
/** What may stand between the words 'IC 95 %' and the bounds. */
const TO_BOUNDS = /^[i(),:;pfB=~/]{0,7}$/;

/** Tells what each number is: labels, confidence intervals, ranges, and units said once for several. */
export function linkNumbers(text: Text, numbers: readonly Item[]): Item[] {
  const { shape } = text;
  let previous: Item | undefined;
  for (const number of numbers) {
    label(text, number, previous);
    if (number.key !== 't') previous = number;
  }
  const joined: Item[] = [];
  for (const [at, high] of numbers.entries()) {
    const low = joined.at(-1);
    if (low && !low.upper && low === numbers[at - 1] && isRange(text, low, high, numbers[at - 2])) {
      if (high.kind === 'measure')
        Object.assign(low, { kind: 'measure', key: high.key, factor: high.factor });
      Object.assign(low, { upper: high.figures, end: high.end, to: high.to });
      // Without a unit a range is the interval of some ratio.
      if (low.kind === 'ratio') low.kind = 'interval';
    } else joined.push(high);
  }
  for (let at = joined.length - 1; at > 0; at--) {
    const [a, b] = [joined[at - 1] as Item, joined[at] as Item];
    const gap = shape.slice(a.to, b.from);
    if (a.clause === b.clause && CONNECTED.test(gap)) share(a, b, gap);
    // '10 mg once daily', '500 mg de 8/8 h'.
    if (b.key === 'x/t' && a.kind === 'measure' && /^[,(p]{0,2}$/.test(gap)) a.times = amountOf(b) * b.factor;
    if (b.upper) markInterval(b, a, joined[at - 2], gap);
  }
  return joined;
}

function label({ tokens, shape }: Text, number: Item, previous: Item | undefined): void {
  let from = Math.max(!previous || previous.kind === 'level' ? 0 : previous.to, number.from - 15);
  while (from < number.from && tokens[from]?.clause !== number.clause) from++;
  const gap = shape.slice(from, number.from);
  const value = amountOf(number);
  const isBare = number.kind === 'number' || number.kind === 'year';
  // Right behind 'IC' even a wrong level or unit is one: '95' in 'IC 95 % 0,73–0,87'.
  const isLevel =
    (gap.endsWith('i') && value >= 10 && /^[(:;,B]?[0-]*0|^$/.test(shape.slice(number.to, number.to + 2))) ||
    ((number.key === '%' || isBare) && value >= 80 && value < 100 && shape[number.to] === 'i');
  if (isLevel) number.kind = 'level';
  else if (isBare) {
    const at = gap.lastIndexOf('l');
    const tag = at < 0 ? '' : (tokens[from + at]?.tag ?? '');
    const isNext = at >= gap.length - 4;
    if (tag === 'ln' && /^l[=:]?$/.test(gap.slice(at)))
      Object.assign(number, { kind: 'measure', key: '#hp' });
    else if (number.kind === 'year') return;
    else if (tag === 'lp' && isNext && (value < 1 || gap.endsWith('='))) number.kind = 'p';
    else if (/^ln./.test(tag)) Object.assign(number, { kind: 'nnt', key: tag });
    else if (/^l[hro]/.test(tag)) Object.assign(number, { kind: 'ratio', key: tag });
    else if (number.figures.some(({ step }) => step < 1))
      Object.assign(number, {
        kind: 'ratio',
        key: previous?.kind === 'ratio' && CONNECTED.test(gap) ? previous.key : '',
      });
  }
}

/** '16,3 vs 21,2 %', '1,65 vs 2,19 % ao ano', '5, 10 e 15 mg', '≥ 140 e/ou 90 mmHg'. */
function share(a: Item, b: Item, gap: string): void {
  const isBare = a.kind === 'number' || (a.kind === 'ratio' && !a.key) || b.key.startsWith(`${a.key}/`);
  if (isBare && b.kind === 'measure') Object.assign(a, { kind: 'measure', key: b.key, factor: b.factor });
  if (a.kind !== b.kind || a.key !== b.key) return;
  if (/^[&/]+$/.test(gap)) b.compare ||= a.compare;
  if (!a.upper && !b.upper) setPair(a, b);
}

export function setPair(a: Item, b: Item): void {
  a.pair ??= b;
  b.pair = a;
}

function isRange({ tokens, shape }: Text, low: Item, high: Item, previous: Item | undefined): boolean {
  // '0,73 até 0,87': the word was taken for a comparator.
  const gap =
    low.to === high.from && tokens[high.from]?.word === 'ate' ? '~' : shape.slice(low.to, high.from);
  if (gap.length !== 1 || /level|class|year/.test(low.kind + high.kind)) return false;
  if (low.kind === 'measure' && high.kind === 'measure' && low.key !== high.key) return false;
  const before = shape[low.from - 1];
  const isBracketed = before === '(' && shape[high.to] === ')' && (previous?.kind === 'ratio' || gap === '-');
  const isNamed = previous?.kind === 'level' && TO_BOUNDS.test(shape.slice(previous.to, low.from));
  if (isBracketed || isNamed) return /[-~&;,/]/.test(gap);
  if (gap === '-') return true;
  return amountOf(low) < amountOf(high) && (gap === '~' || (gap === '&' && before === 'B'));
}

/** A range is a confidence interval when it is called so, or stands in brackets behind what it holds. */
function markInterval(range: Item, previous: Item, earlier: Item | undefined, gap: string): void {
  const isNamed = previous.kind === 'level' || gap.includes('i');
  const owner = previous.kind === 'level' ? earlier : previous;
  const isHeld =
    owner?.key === '%' &&
    amountOf(range) <= amountOf(owner) &&
    amountOf(owner) <= (range.upper?.at(-1)?.value ?? 0);
  if (!TO_BOUNDS.test(gap) || !(isNamed || owner?.kind === 'ratio' || isHeld) || !/^%?$|^l/.test(range.key))
    return;
  range.kind = 'interval';
  range.of = owner && /ratio|measure/.test(owner.kind) && !owner.upper ? owner : undefined;
}
