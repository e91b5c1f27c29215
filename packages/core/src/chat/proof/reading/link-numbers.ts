import { amountOf, type Item } from './item.ts';
import { type Text, wordsOf } from './text.ts';
import { wordAt } from './words/phrases.ts';

/** What may stand between numbers that share a unit or a label. */
const CONNECTED = /^(?:[&,/v~p.=]{1,6}|±)$/;
/** What may stand between the words 'IC 95 %' and the bounds. */
const TO_BOUNDS = /^[i(),:;pfB=~/]{0,7}$/;

/** Determines what each number is: labels, confidence intervals, ranges, and units that several numbers share. */
export function linkNumbers(text: Text, numbers: readonly Item[]): Item[] {
  const { shape } = text;
  let previous: Item | undefined;
  for (const number of numbers) {
    label(text, number, previous);
    if (number.key !== 't') previous = number;
  }
  const joined: Item[] = [];
  for (let at = 0; at < numbers.length; at++) {
    const high = numbers[at] as Item;
    const low = joined.at(-1);
    if (low && !low.upper && isRange(text, low, high, numbers[at - 2])) {
      // '6 meses a 8 anos'
      if (high.kind === 'measure' && low.key === high.key && low.factor !== high.factor)
        low.figures = low.figures.map(({ value }) => ({
          value: (value * low.factor) / high.factor,
          step: 0,
        }));
      if (high.kind === 'measure')
        Object.assign(low, {
          kind: 'measure',
          key: high.key,
          factor: high.factor,
          isPerDose: high.isPerDose,
        });
      const bounds = [low.figures, high.figures];
      // '−9.6 to −1.7' is a reduction of 1.7 to 9.6.
      if (amountOf(low) < 0 && amountOf(high) < 0) bounds.reverse();
      Object.assign(low, { figures: bounds[0], upper: bounds[1], end: high.end, to: high.to });
      // A range without a unit is the interval of some ratio.
      if (low.kind === 'ratio') low.kind = low.key ? 'interval' : 'number';
    } else joined.push(high);
  }
  for (let at = joined.length - 1; at > 0; at--) {
    const [a, b] = [joined[at - 1] as Item, joined[at] as Item];
    const gap = shape.slice(a.to, b.from);
    if (
      a.clause === b.clause &&
      gap.length < 7 &&
      CONNECTED.test(gap) &&
      // '1 h >= 180 or 2 h >= 153 mg/dL'
      !(/[<>[\]]/.test(a.compare) && !b.compare && b.key === 't') &&
      (!/^p+$/.test(gap) || (b.key !== 't' && text.tokens[a.to]?.word === 'para'))
    )
      share(a, b, gap, text.tokens[a.to]?.word);
    // '10 mg once daily', '500 mg de 8/8 h'.
    if (b.key === 'x/t' && /^[,(p/]{0,2}$|^\/ww[/,]?$|^p?w$/.test(gap)) a.times = amountOf(b) * b.factor;
    // '4 g in 24 hours'
    if (
      b.key === 't' &&
      !b.upper &&
      gap === 'p' &&
      /^(?:g|iu)$/.test(a.key) &&
      Math.abs(amountOf(b) * b.factor - 1) < 1e-6
    )
      a.key += '/t';
    if (b.upper) markInterval(b, a, joined[at - 2], isVaried(text.tokens, b.from) ? 'i' : gap);
  }
  return joined;
}

/** 'O limite superior', 'the upper bound': 1 for an upper bound, -1 for a lower one, 0 if it is not clear which. */
function boundIn(tokens: Text['tokens'], from: number, to: number): number | undefined {
  for (let at = to - 1; at >= from; at--) {
    const word = wordAt(tokens, at);
    const isBefore = word === 'limite' || word === 'extremo' || word === 'margem';
    if (!isBefore && word !== 'bound') continue;
    const which = isBefore ? wordsOf(tokens, at + 1, at + 3) : at > from ? wordAt(tokens, at - 1) : '';
    if (!/^(?:supe|infe)rior|^d[eo] (?:ic|interv)|er$/.test(which)) continue;
    // 'com limite superior quase na unidade: HR 0,89'
    const sign = tokens.findIndex((one, index) => index > at && index < to && /^[:;(]$/.test(one.word));
    const isOfRatio = sign >= 0 && tokens.slice(sign, to).some((one) => /^l[hro]/.test(one.tag));
    return isOfRatio ? undefined : sideOfBound(which);
  }
  return undefined;
}

const sideOfBound = (words: string): number =>
  /\b(?:superior|upper)\b/.test(words) ? 1 : /\b(?:inferior|lower)\b/.test(words) ? -1 : 0;

function label({ tokens, shape }: Text, number: Item, previous: Item | undefined): void {
  let from = Math.max(!previous || previous.kind === 'level' ? 0 : previous.to, number.from - 15);
  while (from < number.from && tokens[from]?.clause !== number.clause) from++;
  const gap = shape.slice(from, number.from);
  const value = amountOf(number);
  const isBare = number.kind === 'number' || number.kind === 'date';
  // 'É preciso tratar 9 pacientes para evitar um caso'
  if (number.key === '#hp' && /\b(?:tratar|treat)\b/.test(wordsOf(tokens, number.from - 2, number.from)))
    Object.assign(number, { kind: 'nnt', key: 'lnt' });
  // Right after 'IC' any number is the level, even with a wrong value or unit: '95' in 'IC 95 % 0,73–0,87'.
  const isLevel =
    (/ip?$/.test(gap) &&
      !(previous?.kind === 'level' && number.from === previous.to + 1) &&
      value >= 10 &&
      (number.key === '%' || /^[(:;,B]?[0-]*0|^$/.test(shape.slice(number.to, number.to + 2)))) ||
    ((number.key === '%' || isBare) && value >= 80 && value < 100 && shape[number.to] === 'i');
  // 'o limite superior do intervalo é 1,00', 'o limite inferior foi 0,73 e o superior 0,93'
  const isNext = previous?.kind === 'interval' && previous.limit !== 0;
  const bound =
    boundIn(tokens, from, number.from) ??
    (isNext ? sideOfBound(wordsOf(tokens, from, number.to)) : undefined);
  if (isLevel) number.kind = 'level';
  else if ((isBare || number.key === '%') && bound !== undefined && (bound !== 0 || !isNext))
    Object.assign(number, { kind: 'interval', compare: '', limit: bound });
  else if (isBare) {
    const at = gap.lastIndexOf('l');
    // 'O NNT com 150 mg em relação a 75 mg foi 59'
    const isOfStart = /f[p~]?$/.test(gap) && number.figures.every(({ step }) => step >= 1);
    const start = isOfStart
      ? tokens.find(({ tag: own, clause }) => /^ln./.test(own) && clause === number.clause)?.tag
      : undefined;
    const tag = at < 0 ? (start ?? '') : (tokens[from + at]?.tag ?? '');
    if (tag === 'ln' && /^l[=:]?$/.test(gap.slice(at)))
      Object.assign(number, { kind: 'measure', key: '#hp' });
    else if (number.kind === 'date') return;
    else if (
      tag === 'lp' &&
      (at >= gap.length - 4 || /f[p~]?$/.test(gap)) &&
      (value < 1 || gap.endsWith('='))
    )
      number.kind = 'p';
    else if (tag && /^ln./.test(tag)) Object.assign(number, { kind: 'nnt', key: tag });
    else if (tag && /^l[hro]/.test(tag)) Object.assign(number, { kind: 'ratio', key: tag });
    else if (number.figures.some(({ step }) => step < 1))
      Object.assign(number, {
        kind: 'ratio',
        key: previous?.kind === 'ratio' && CONNECTED.test(gap) ? previous.key : '',
      });
  }
}

/** '16,3 vs 21,2 %', '1,65 vs 2,19 % ao ano', '5, 10 e 15 mg', '≥ 140 e/ou 90 mmHg'. */
function share(a: Item, b: Item, gap: string, word = ''): void {
  const isBare =
    a.kind === 'number' ||
    (a.kind === 'ratio' && !a.key) || // '1,65 vs 2,19 % ao ano', but not '20 kg ou mais, 0,5 mg ao dia'
    (gap !== '~' && !a.compare && a.factor >= b.factor && b.key.startsWith(`${a.key}/`));
  if (isBare && b.kind === 'measure') Object.assign(a, { kind: 'measure', key: b.key, factor: b.factor });
  if (a.kind !== b.kind || a.key !== b.key) return;
  if (/^[&/]+$/.test(gap)) b.compare ||= a.compare;
  // '140/90 mmHg or higher'
  if (gap === '/') a.compare ||= b.compare;
  // '7 or 14 days' are two choices, not two results.
  if (!a.upper && !b.upper && !/^(?:ou|or)$/.test(word) && gap !== '±') setPair(a, b);
}

export function setPair(a: Item, b: Item): void {
  a.pair ??= b;
  b.pair = a;
}

/** 'HR 0,75, variando de 0,64 a 0,89' */
const isVaried = (tokens: Text['tokens'], from: number): boolean =>
  /\b(?:varia|oscila)\S* (?:d[eo]|entre)$/.test(wordsOf(tokens, from - 2, from));

function isRange({ tokens, shape }: Text, low: Item, high: Item, previous: Item | undefined): boolean {
  const gap = shape.slice(low.to, high.from);
  if (gap.length !== 1 || /level|class|date/.test(low.kind + high.kind)) return false;
  if (low.kind === 'measure' && high.kind === 'measure' && low.key !== high.key) return false;
  const before = shape[low.from - 1];
  const isBracketed = before === '(' && shape[high.to] === ')' && (previous?.kind === 'ratio' || gap === '-');
  // 'IC 95 % de 1,42 a 1,01', 'IC de 1,42 a 1,01'
  const isNamed =
    (previous?.kind === 'level' && TO_BOUNDS.test(shape.slice(previous.to, low.from))) ||
    /i[(),:;pfB=]{0,4}$/.test(shape.slice(0, low.from)) ||
    (previous?.kind === 'ratio' && isVaried(tokens, low.from));
  if (isBracketed || isNamed) return /[-~&;,/]/.test(gap);
  if (gap === '-') return true;
  // '350 a 1.000'
  const most = Math.max(...high.figures.map(({ value }) => value));
  // 'passou de 35 % a 46 %'
  const isMove =
    gap === '~' &&
    /\b(?:passou|passaram|subiu|caiu|cresceu|recuou|alcou|levou|baixou) (?:[a-z]+ ){0,6}de $/.test(
      `${wordsOf(tokens, low.from - 8, low.from)} `,
    );
  // '500 mg to 1 g'
  const scale = low.kind === 'measure' && high.kind === 'measure' ? low.factor / high.factor : 1;
  const isRise = amountOf(low) < most || amountOf(low) * scale < most;
  return isRise && !isMove && (gap === '~' || (gap === '&' && before === 'B'));
}

/** A range is a confidence interval if the text says so, or if it is in brackets after its value. */
function markInterval(range: Item, previous: Item, earlier: Item | undefined, gap: string): void {
  const isNamed = previous.kind === 'level' || gap.includes('i');
  const owner = previous.kind === 'level' ? earlier : previous;
  // '79.6% (70.0-86.3)'
  const isAround =
    gap === '(' &&
    owner?.key === '%' &&
    amountOf(range) < amountOf(owner) &&
    amountOf(owner) < (range.upper?.at(-1)?.value ?? 0);
  if (
    !TO_BOUNDS.test(gap.replace('&i', 'i')) ||
    !(isNamed || isAround || owner?.kind === 'ratio') ||
    !/^%?$|^l[hro]/.test(range.key)
  )
    return;
  range.kind = 'interval';
  range.of = owner && /ratio|measure/.test(owner.kind) && !owner.upper ? owner : undefined;
}
