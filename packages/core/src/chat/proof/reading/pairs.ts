import { readArms } from './arms.ts';
import { areOfOneScale, type Item } from './item.ts';
import { setPair } from './link-numbers.ts';
import { isFromTo, overlap, stemsOf, type Text, wordsOf } from './text.ts';
import { wordAt } from './words/phrases.ts';

/** The stem of an arm that is named by its dose or duration. */
export const doseStem = ({ figures, factor }: Item): string => `#=${(figures.at(-1)?.value ?? 0) * factor}`;

/** '331 participants in the one group and 410 in the other', '5.58 cases per 1,000 … and 4.91': both share a unit. */
export function takeUnit({ tokens, shape }: Text, unit: Item, number: Item): void {
  // 'de 7 para 5 dias'
  if (
    number.kind === 'measure' &&
    unit.kind === 'number' &&
    !unit.key &&
    shape[unit.from - 1] === 'p' &&
    /^(?:para|to)$/.test(wordsOf(tokens, unit.to, number.from))
  )
    Object.assign(unit, { kind: 'measure', key: number.key, factor: number.factor });
  if (
    unit.kind === 'measure' &&
    (!unit.isChange || number.kind === 'ratio') &&
    !number.key &&
    /^(?:number|ratio)$/.test(number.kind) &&
    unit.clause === number.clause &&
    /^[#%]/.test(unit.key) &&
    ((/^p[^,;:()]{0,9}&p{0,2}$/.test(shape.slice(unit.to, number.from)) &&
      number.arm.size > overlap(unit.arm, number.arm)) ||
      // 'menor com A (3,4 %) do que com B (1,9)'
      /^[^();]{0,3}\)v[^,;:()]{0,9}\($/.test(shape.slice(unit.to, number.from)))
  )
    Object.assign(number, {
      kind: 'measure',
      key: unit.key,
      factor: unit.factor,
      isChange: number.isChange || unit.isChange,
    });
}

/**
 * '−2.0/−2.2/−2.3 points (5/10/15 mg)', '−2.0, −2.2 and −2.3 points with 5 mg, 10 mg and 15 mg': each value belongs to
 * the dose in the same place.
 */
export function nameByDoses({ tokens, shape }: Text, numbers: readonly Item[]): void {
  const between = (at: number): string => shape.slice(numbers[at - 1]?.to, numbers[at]?.from);
  const endOfList = (at: number): number => {
    let end = at + 1;
    // '69.2% with 2.5 mg and 54.4% with placebo' is no list of doses.
    const isAlike = (): boolean =>
      [numbers[at]?.key, ''].includes(numbers[end]?.key ?? '') || numbers[at]?.key === '';
    while (end < numbers.length && /^(?:[/&,]|,&)$/.test(between(end)) && isAlike()) end++;
    return end;
  };
  for (let at = 0, end = 0; at < numbers.length; at = end) {
    end = endOfList(at);
    const isNamed = end > at + 1 && /^[(p]$/.test(between(end)) && endOfList(end) - end === end - at;
    if (!isNamed || !/^(?:[glt]|iu|x)/.test(numbers[end]?.key ?? '')) continue;
    const last = numbers[end + end - at - 1]?.to ?? 0;
    const medicine = shape[last] === 'p' ? (tokens[last + 1]?.stem ?? '') : '';
    for (let index = at; index < end; index++)
      (numbers[index] as Item).arm = new Set([
        doseStem(numbers[index - at + end] as Item),
        ...(medicine.includes('!') ? [medicine] : []),
      ]);
  }
}

/** Names of medicines and of the control. */
export const named = (stems: Iterable<string>): Set<string> =>
  new Set([...stems].filter((stem) => /!|^#k(?:ctl|both)$/.test(stem)));

/**
 * 'lower in the empagliflozin group than in the placebo group (407 vs. 541)': the pair has the arms in this order. If
 * only a medicine is named, the second value belongs to the control.
 */
export function nameArms(text: Text, number: Item): void {
  const { pair, from, to, clause } = number;
  // '21.4% vs 22.0% (cytisomel vs varenicline)'
  const behind =
    pair && pair.from < from ? /^\([wk]{1,3}v\.?[wk]{1,3}\)/.exec(text.shape.slice(to))?.[0] : undefined;
  if (pair && behind) {
    const versus = to + behind.indexOf('v');
    pair.arm = new Set(stemsOf(text.tokens, to, versus));
    number.arm = new Set(stemsOf(text.tokens, versus, to + behind.length));
    return;
  }
  if (!pair || pair.from > from || named(pair.arm).size + number.arm.size > 0) return;
  if (isFromTo(text, pair, number)) return;
  const start = text.tokens.findIndex((token) => token.clause === clause);
  const { arm, against } = readArms(text, start, pair.from);
  const isSet = /^\)?v\.?$/.test(text.shape.slice(pair.to, from));
  // 'was shorter with oral therapy (11 vs. 14 days)'
  const own =
    isSet &&
    against.size === 0 &&
    /(?<=d[^,;:(vx]*p)(?=[^(]*[wk])[wks0u]{1,4}\($/.exec(text.shape.slice(start, pair.from))?.[0];
  // 'with A for 5 days than for 10 days (29% vs. 18%)' compares two courses of one medicine.
  if (against.size === 0 && /vp{0,2}0u\($/.test(text.shape.slice(start, pair.from))) return;
  // In 'A plus B or B alone', B does not identify an arm.
  const stems = stemsOf(text.tokens, start, pair.from);
  const isOnce = (stem: string): boolean => stems.indexOf(stem) === stems.lastIndexOf(stem);
  const isNamed = arm.size > 0 && [...against].some((stem) => !stem.startsWith('#='));
  const [first, second] = [arm, against].map((set, at) => {
    if (own && at === 0) return new Set(stemsOf(text.tokens, pair.from - own.length, pair.from));
    const once = [...set].filter(isOnce);
    return isNamed ? new Set(once) : named(once);
  }) as [Set<string>, Set<string>];
  if (first.size === 0 || (second.size === 0 && !isSet)) return;
  [pair.arm, number.arm] = [first, second.size > 0 ? second : new Set(['#kctl'])];
}

export const isThreshold = ({ compare }: Item): boolean => /[<>[\]]/.test(compare);

/** 'salina 0,9 %', '0.9% saline' */
export const isConcentration = ({ tokens }: Text, { key, from, to }: Item): boolean =>
  key === '%' &&
  // 'salina a 0,9 %'
  [from - 1, to, ...(/^(?:a|de)$/.test(wordAt(tokens, from - 1)) ? [from - 2] : [])].some((at) =>
    /^(?:salin|sor[o]$|cloret|sodium|sodi[o]$|glicos|dextros|albumin|clorex|chlorhex|manitol|lidoca)/.test(
      wordAt(tokens, at),
    ),
  );

/** '16,0 % no grupo prona e 32,8 % no supina': values of two arms. */
export function pairUp(text: Text, a: Item, b: Item): void {
  const gap = text.shape.slice(a.to, b.from);
  // '5 days (interquartile range, 3 to 8) with A and 7 days with B'
  const open = gap.replace(/^\([^()]*\)/, '');
  const isFree = a.clause === b.clause && !a.pair && !b.pair;
  // '1 transmissão com A, contra 27 no outro grupo'
  const areCounts = a.isCounted && !b.isCounted && b.kind === 'number' && /[v&]/.test(gap) && gap.length < 18;
  if (isFree && areCounts) setPair(a, b);
  const isAlike =
    isFree &&
    a.kind === 'measure' &&
    !a.upper &&
    !b.upper &&
    // 'a decrease of at least 40% or death occurred in 17.8%', '15 mg e 5,7 kg'
    isThreshold(a) === isThreshold(b) &&
    areOfOneScale(a, b) &&
    !isConcentration(text, b);
  if (
    isAlike &&
    (/^(?:[%#tl]|mol\/l)/.test(a.key) || (a.key === 'g' && a.factor >= 1e3)) &&
    open.length < 16 &&
    /[&v,;]/.test(open) &&
    ((a.arm.size > 0 && b.arm.size > overlap(a.arm, b.arm)) || gap.includes('v'))
  ) {
    setPair(a, b);
    // 'caiu 25 % com A e 23 % com B'
    b.isChange ||= a.isChange;
  }
}
