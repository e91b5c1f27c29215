import { amountOf, createItem, FALLS, type Item, RISES, STAYS } from './item.ts';
import { isOutcome, stemsOf, type Text } from './text.ts';

const ANY = FALLS | STAYS | RISES;
/** Outcomes that one wants more of. */
const WELCOME = /^#o(?:good|surviv|func|cure|eff)$/;
export const isWelcome = ({ about }: Pick<Item, 'about'>): boolean =>
  [...about].some((stem) => WELCOME.test(stem));
/** Adjectives that are a direction only where something 'foi maior', or 'maior risco'. */
const ADJECTIVE = /^(?:maior|menor|menores|higher|lower|greater|diferentes?|different)$/;
const RATED = /^(?:risco|taxa|inciden|ocorr|freq|chance|numero|prob|risk|rate)/;
/** Most directions of one clause; more are no prose. */
const MAX_MARKS = 20;
/** What follows the name of an arm. */
const ARM = /^[.p]*[^,;:()pd]{0,5}/;

/** Half-open ranges of the tokens of each clause. */
export function clausesOf({ tokens }: Text): [from: number, to: number][] {
  const clauses: [number, number][] = [];
  for (const [at, { clause }] of tokens.entries()) {
    const last = clauses.at(-1);
    if (last && tokens[last[0]]?.clause === clause) last[1] = at + 1;
    else clauses.push([at, at + 1]);
  }
  return clauses;
}

/** Where the negation of a word stands, or -1. */
function negationOf(shape: string, at: number, from: number): number {
  const gap = /x[^,:()x]{0,5}$/.exec(shape.slice(from, at))?.[0].length;
  return gap ? at - gap : -1;
}

const isCopular = (shape: string, at: number): boolean => shape.slice(Math.max(0, at - 3), at).includes('f');

function isDirection({ tokens, shape }: Text, at: number, from: number): boolean {
  const { tag = '', word = '' } = tokens[at] ?? {};
  const next = tokens[at + 1];
  const hasOutcome = /[og]/.test(shape.slice(from, at));
  if (tag === 'c<' || tag === 'c>')
    return word > 'a' && shape[at + 1] !== '0' && (/^[si]/.test(word) || hasOutcome);
  if (shape[at] === 'm') return /[og]/.test(shape[at + 1] ?? '') || /^h[pc]$/.test(next?.tag ?? '');
  if (shape[at] !== 'd' || word === 'prevention') return false;
  if (tag === 'ds') return negationOf(shape, at, from) >= 0;
  if (!ADJECTIVE.test(word)) return true;
  // 'a redução foi maior' is a reduction still.
  if (/d[^,;]*f[^,;]{0,2}$/.test(shape.slice(from, at))) return false;
  if (tokens[at - 1]?.tag.startsWith('u%')) return true;
  return isCopular(shape, at) || /^p?[og]/.test(shape.slice(at + 1, at + 3)) || RATED.test(next?.word ?? '');
}

/** The directions that the words of a text state, clause by clause. */
export function readDirections(text: Text): Item[] {
  const { tokens, shape } = text;
  const found: Item[] = [];
  for (const [from, to] of clausesOf(text)) {
    const marks: number[] = [];
    for (let at = from; at < to && marks.length < MAX_MARKS; at++)
      if (isDirection(text, at, from)) marks.push(at);
    const chance = marks.find((at) => tokens[at]?.tag === 'ds');
    const moves = marks.filter(
      (at) => at !== chance && (!/^d[dD]/.test(tokens[at]?.tag ?? '') || negationOf(shape, at, from) >= 0),
    );
    const told = moves.length > 0 ? moves : marks;
    // 'mas sem significância' takes back the clause before it; 'não reduziu de modo significativo' is one word.
    if (chance !== undefined && moves.length === 0 && to - from < 8) found.pop();
    for (const [index, at] of (chance === undefined ? told : told.slice(0, 1)).entries()) {
      const item = directionAt(text, at, [from, to], told[index - 1] ?? from - 1, told[index + 1] ?? to);
      if (chance !== undefined) Object.assign(item, { bits: STAYS, end: tokens[Math.max(at, chance)]?.end });
      found.push(item);
    }
  }
  return found;
}

function directionAt(
  text: Text,
  at: number,
  [from, to]: [number, number],
  previous: number,
  next: number,
): Item {
  const { tokens, shape } = text;
  const { tag = '', word = '' } = tokens[at] ?? {};
  const negation = negationOf(shape, at, from);
  const versus = previous + 1 + shape.slice(previous + 1, to).indexOf('v');
  const before = stemsOf(tokens, previous + 1, at);
  const after = stemsOf(tokens, at + 1, versus > at && versus < next ? versus : next);
  const isBehind = /^(?:d[,^=D]|c)/.test(tag) || isCopular(shape, at) || /^p?c?0/.test(shape.slice(at + 1));
  const [near, far] = isBehind ? [before, after] : [after, before];
  const said = near.some(isOutcome) || (near.length > 0 && !far.some(isOutcome)) ? near : far;
  // 'o efeito foi significativo': of whatever the passage tells.
  const about = new Set(/^(?:ef|dif.*[cn][ae]s?$)/.test(word) && !said.some(isOutcome) ? [] : said);
  const isGood = isWelcome({ about });
  // A medicine that is 'superior' is better; a mortality that is 'superior' is higher.
  const isBetter = /^(?:supe|infe)r/.test(word) && !before.some(isOutcome);
  const kind = isBetter ? (tag === 'c>' ? 'g' : 'b') : tag.charAt(1);
  let bits = '-,<'.includes(kind) ? FALLS : '+^>'.includes(kind) ? RISES : STAYS;
  if (kind === 'g' || kind === 'b') bits = (kind === 'g') === isGood ? RISES : FALLS;
  // 'reduziu menos do que'
  const isLess = /mp?v/.test(shape.slice(at, to)) && tokens.slice(at, to).some((token) => token.tag === 'm-');
  if (isLess && kind !== '=') bits = turned(bits);
  const isNot = /^d[dD]/.test(tag) ? negation < 0 : negation >= 0;
  return createItem(text, negation >= 0 ? negation : at, at + 1, {
    kind: 'direction',
    bits: isNot ? ANY & ~bits : bits,
    about,
    ...readArms(text, from, to, tag.startsWith('c') ? at : undefined),
  });
}

/** The same direction told of the other arm. */
export const turned = (bits: number): number =>
  (bits & STAYS) | (bits & FALLS ? RISES : 0) | (bits & RISES ? FALLS : 0);

/** What a clause speaks of, and what it compares that with: the words behind 'em comparação com'. */
export function readArms(
  { tokens, shape }: Text,
  from: number,
  to: number,
  at = from + shape.slice(from, to).indexOf('v'),
): Pick<Item, 'arm' | 'against'> {
  const start = at < from ? to : at + 1;
  const end = start + (ARM.exec(shape.slice(start, to))?.[0].length ?? 0);
  const own = [...stemsOf(tokens, from, start), ...stemsOf(tokens, end, to)].filter(
    (stem) => !isOutcome(stem),
  );
  const other = stemsOf(tokens, start, end).filter((stem) => !isOutcome(stem));
  return {
    arm: new Set(own.filter((stem) => !other.includes(stem))),
    against: new Set(other.filter((stem) => !own.includes(stem))),
  };
}

/** What the figures of a passage state where its words are silent: 'HR 0.80 (0.73-0.87)', '16.0% vs 32.8%'. */
export function impliedDirections(text: Text, numbers: readonly Item[], told: readonly Item[]): Item[] {
  const compared = clausesOf(text)
    .map(([from, to]) => readArms(text, from, to))
    .find(({ against }) => against.size > 0);
  return numbers.flatMap((number): Item[] => {
    const { clause, arm, pair, kind } = number;
    const bits = told.some((one) => one.clause === clause)
      ? 0
      : bitsOf(
          number,
          numbers.filter((one) => one.clause === clause),
        );
    if (!bits) return [];
    const against = pair && arm.size > 0 && kind === 'measure' ? pair.arm : undefined;
    const arms = against && against.size > 0 ? { arm, against } : (compared ?? {});
    return [{ ...number, ...arms, kind: 'direction', key: '', bits, isImplied: true }];
  });
}

function bitsOf(number: Item, inClause: readonly Item[]): number {
  const p = inClause.find(({ kind }) => kind === 'p');
  const isChance = p !== undefined && amountOf(p) >= 0.05;
  const value = amountOf(number);
  if (number.kind === 'ratio') {
    const interval = inClause.find(({ of }) => of === number);
    if (!interval) return isChance ? STAYS : value > 1 ? RISES : FALLS;
    const [low, high] = [amountOf(interval), interval.upper?.at(-1)?.value ?? 1];
    return low > 1 ? RISES : high < 1 ? FALLS : low < 1 && high > 1 ? STAYS : 0;
  }
  const { pair, from, key, kind } = number;
  if (kind !== 'measure') return 0;
  if (value < 0) return FALLS;
  if (!pair || pair.from < from || !/^%|^#[hgo]/.test(key) || inClause.some((one) => one.kind === 'ratio'))
    return 0;
  return isChance ? STAYS : value < amountOf(pair) ? FALLS : RISES;
}

/** 'sem diabetes' denies its noun alone; 'não' may reach the whole clause, before it as well. */
const isPhrasal = (word: string): boolean => word === 'sem' || word === 'without';

/** What a text denies, apart from directions, and what it says plainly: each word with the words of its clause. */
export interface Polarity {
  readonly denied: readonly Item[];
  readonly plain: ReadonlyMap<string, readonly Pick<Item, 'start' | 'end' | 'about'>[]>;
}

export function readPolarity(text: Text): Polarity {
  const { tokens, shape } = text;
  const denied: Item[] = [];
  const plain = new Map<string, Pick<Item, 'start' | 'end' | 'about'>[]>();
  for (const [from, to] of clausesOf(text)) {
    const own = new Set<string>();
    let isPlain = true;
    for (let at = from; at < to; at++) {
      // 'com ou sem' denies nothing.
      if (shape[at] !== 'x' || shape[at - 1] === '&') continue;
      const isAlone = isPhrasal(tokens[at]?.word ?? '');
      isPlain &&= isAlone;
      const end = at + 1 + (/^[^,:)x]*/.exec(shape.slice(at + 1, to))?.[0].length ?? 0);
      let target = at + 1;
      while (target < end && !tokens[target]?.stem && !/[cd]/.test(shape[target] ?? '')) target++;
      const key = tokens[target]?.stem ?? '';
      if (target >= end || !key || target > at + 6) continue;
      const about = new Set(isAlone ? [] : stemsOf(tokens, target + 1, end));
      denied.push(createItem(text, at, target + 1, { kind: 'negation', key, about }));
      own.add(key);
    }
    if (!isPlain) continue;
    const about = new Set(stemsOf(tokens, from, to));
    for (const { stem, start, end } of tokens.slice(from, to))
      if (stem && !own.has(stem)) plain.set(stem, [...(plain.get(stem) ?? []), { start, end, about }]);
  }
  return { denied, plain };
}
