import { readArms } from './arms.ts';
import { createItem, FALLS, type Item, RISES, STAYS } from './item.ts';
import { isPhrasal } from './polarity.ts';
import { isOutcome, stemsOf, type Text } from './text.ts';

const ANY = FALLS | STAYS | RISES;
/** Outcomes that one wants more of. */
const WELCOME = /^#o(?:good|surviv|pfs|func|cure|eff|time|adher|remis|resp)$/;
/** Adjectives that are a direction only where something 'foi maior', or 'maior risco'. */
const ADJECTIVE = /^(?:maior|menor|menores|higher|lower|greater|diferentes?|different)$|[ai]d[ao]s?$/;
const RATED = /^(?:risco|taxa|inciden|ocorr|freq|propor|percent|chance|numero|prob|risk|rate)/;
/** Changes that may be an outcome's name. */
const NAMED =
  /^(?:queda|(?:redu|eleva)cao|reduction|decline|decrease|improvement|melhora|aumento|increase|drop)$/;
/** Verbs whose object is counted. */
const HAD = /^(?:houve|teve|tiveram|had|caus|provoc|trou?x|ger(?:a|ou)|registr)/;
/** 'Without a significant increase', 'sem qualquer aumento'. */
const SLIGHT = /^(?:signific|relevan|importan|qualquer|clear|further|excess|clinic)/;
/** Most directions of one clause; more are no prose. */
const MAX_MARKS = 20;

/** The directions that the words of a text state, clause by clause. */
export function readDirections(text: Text): Item[] {
  const { tokens, ranges } = text;
  const found: Item[] = [];
  for (const [from, to] of ranges) {
    const marks: number[] = [];
    for (let at = from; at < to && marks.length < MAX_MARKS; at++)
      if (isDirection(text, at, from)) marks.push(at);
    const chance = marks.find((at) => tokens[at]?.tag === 'ds');
    const moves = marks.filter(
      (at) => at !== chance && (!/^d[dD]/.test(tokens[at]?.tag ?? '') || negationOf(text, at, from) >= 0),
    );
    const told = moves.length > 0 ? moves : marks;
    // 'não reduziu de modo significativo' is one statement.
    (chance === undefined ? told : told.slice(0, 1)).forEach((at, index) => {
      const item = directionAt(text, at, [from, to], told[index - 1] ?? from - 1, told[index + 1] ?? to);
      if (chance !== undefined) Object.assign(item, { bits: STAYS, end: tokens[Math.max(at, chance)]?.end });
      found.push(item);
    });
  }
  return found;
}

const isCopular = (shape: string, at: number): boolean => shape.slice(Math.max(0, at - 3), at).includes('f');

/** Where the negation of a word stands, or -1. */
function negationOf({ tokens, shape }: Text, at: number, from: number): number {
  const gap = /x[^,:()x]{0,8}$/.exec(shape.slice(from, at))?.[0].length;
  // 'sobrevida sem displasia aumentou'
  const isOther =
    isPhrasal(tokens[at - (gap ?? 0)]?.word) &&
    tokens.slice(at - (gap ?? 0) + 1, at).some(({ word }) => word.length > 3 && !SLIGHT.test(word));
  return gap && !isOther ? at - gap : -1;
}

/** Whether a word tells which way something went: no name of an outcome, aim or threshold. */
function isDirection(text: Text, at: number, from: number): boolean {
  const { tokens, shape } = text;
  if (shape[at] !== 'd') return false;
  const { tag = '', word = '' } = tokens[at] ?? {};
  if (tag === 'ds') return negationOf(text, at, from) >= 0;
  // 'Encurtar o antibiótico reduziu …', 'para prevenir AVC': what was done, and what for.
  const isAim = at === from || /^(?:[:,]|para|to|ao)$/.test(tokens[at - 1]?.word ?? '');
  if (/[aei]r$/.test(word) && isAim) return false;
  if (!ADJECTIVE.test(word) && !tag.endsWith('a')) return true;
  return (
    isCopular(shape, at) ||
    /^p?[og]/.test(shape.slice(at + 1, at + 3)) ||
    RATED.test(tokens[at + 1]?.word ?? '') ||
    isOutcome(tokens[at - 1]?.stem ?? '')
  );
}

function directionAt(
  text: Text,
  at: number,
  [from, to]: readonly [number, number],
  previous: number,
  next: number,
): Item {
  const { tokens, shape } = text;
  const { tag = '', word = '' } = tokens[at] ?? {};
  const negation = negationOf(text, at, from);
  const versus = previous + 1 + shape.slice(previous + 1, to).indexOf('v');
  const before = stemsOf(tokens, previous + 1, at);
  const after = stemsOf(tokens, at + 1, versus > at && versus < next ? versus : next);
  let behind = at + 1;
  while (/(?:mente|ly)$/.test(tokens[behind]?.word ?? '')) behind++;
  // 'o risco caiu', 'foi menor', 'aumentou 3 %', 'aumentaram com': its subject stands before it.
  const isBehind =
    !(NAMED.test(word) && /^p(?![c~]?0)/.test(shape.slice(at + 1))) &&
    (/^d[,^=D]/.test(tag) ||
      (tag !== 'dn' && isCopular(shape, at) && !HAD.test(tokens[at - 1]?.word ?? '')) ||
      /^(?:p?c?0(?!-)|[(.,;:]|$)/.test(shape.slice(behind)) ||
      /^(?:com|with|n[ao]s?|in|among|apos|after)$/.test(tokens[behind]?.word ?? ''));
  const [near, far] = isBehind ? [before, after] : [after, before];
  const about = new Set(
    near.some(isOutcome) || (near.length > 0 && !far.some((stem) => stem.startsWith('#o'))) ? near : far,
  );
  const isGood = [...about].some((stem) => WELCOME.test(stem));
  const kind = tag.charAt(1);
  let bits = '-,T'.includes(kind) ? FALLS : '+^t'.includes(kind) ? RISES : STAYS;
  if (kind === 'g' || kind === 'b') bits = (kind === 'g') === isGood ? RISES : FALLS;
  // Not worse: the same, or better.
  if (kind === 'n') bits = STAYS | (isGood ? RISES : FALLS);
  const isDenied =
    negation >= 0 ||
    // 'Noninferiority was not shown', 'a vantagem não se manteve'
    ((kind === 'n' || kind === 'g' || NAMED.test(word)) &&
      /^[^,;:dx0]{0,12}(?:fx|xs?f)/.test(shape.slice(at + 1, next)));
  // 'não difere', 'não alterou' say what 'reduziu' denied does.
  const isNot = /^d[dD]/.test(tag) ? !isDenied : isDenied;
  return createItem(text, negation >= 0 ? negation : at, at + 1, {
    kind: 'direction',
    bits: isNot ? ANY & ~bits : bits,
    about,
    ...readArms(text, from, to),
  });
}

/** The same direction told of the other arm. */
export const turned = (bits: number): number =>
  (bits & STAYS) | (bits & FALLS ? RISES : 0) | (bits & RISES ? FALLS : 0);
