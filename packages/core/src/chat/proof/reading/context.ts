import { namesThing } from './directions/named-changes.ts';
import type { Item } from './item.ts';
import {
  doseStem,
  isConcentration,
  isThreshold,
  nameArms,
  nameByDoses,
  named,
  pairUp,
  takeUnit,
} from './pairs.ts';
import { isOutcome, stemsOf, type Text } from './text.ts';
import { NAMED } from './words/change-words.ts';
import { groupsOf } from './words/opposites.ts';
import { wordAt } from './words/phrases.ts';

/** Most words after a number that may name its arm. */
const ARM_WORDS = 12;

/** 'Com o placebo,', 'No grupo controle,' at the start of a clause. */
const FRONTED = /^p[^,;:.()0fdmvx]{1,6}(?=,)/;

/** The first index from `at` that has one of the signs, or `end`. */
function endBefore(signs: string, shape: string, at: number, end: number): number {
  let stop = at;
  while (stop < end && !signs.includes(shape[stop] ?? '-')) stop++;
  return stop;
}

/** Adds to each number its subject, its arm, and whether it is a change. */
export function addContext(text: Text, numbers: readonly Item[]): void {
  const { tokens, shape } = text;
  let [armEnd, valueEnd] = [0, 0];
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] as Item;
    const { to, clause } = number;
    const previous = numbers[at - 1];
    const next = numbers[at + 1]?.from ?? tokens.length;
    number.about = subjectOf(text, number, previous, { start: Math.max(previous?.to ?? 0, armEnd), next });
    const behind = armBehind(text, numbers, at);
    if (behind.stems.length > 0 && !/^(?:x\/)?t$/.test(number.key)) armEnd = behind.end;
    const start = Math.max(previous?.to ?? 0, armEnd > to ? 0 : armEnd);
    const front = armInFront(text, number, start, Math.max(valueEnd, armEnd > to ? 0 : armEnd));
    // 'Com placebo, a morte em 28 dias foi de 25,7 %': the time is of the outcome.
    if (number.key !== 't') valueEnd = to;
    // 'Com o controle convencional, 24,9 % dos adultos críticos morreram'
    const isOfPeople = /^ph/.test(shape.slice(to)) && named(front).size > 0 && named(behind.stems).size === 0;
    const isNamed = behind.stems.length > 0 && !isOfPeople;
    // In '11,6 % dos casos já tratados' the arm's words have no meaning of their own.
    const isOfSome = /^p+(?:w+h|h[ws]+)[&,.;]/.test(shape.slice(to));
    number.arm = new Set(
      isNamed ? [...behind.stems, ...front.filter((stem) => /^#k.$/.test(stem))] : isOfSome ? [] : front,
    );
    // '17 of 798 (1.6 %) in the aspirin group'
    if (isNamed && previous?.to === number.from - 1 && shape[previous.to] === '(') {
      previous.arm = number.arm;
      const first = numbers[at - 2];
      if (first && shape.slice(first.to, previous.from) === 'p') first.arm = number.arm;
    }
    // 'Com dabigatrana 150 mg, a taxa foi 1,69 %'
    const dose = numbers.slice(0, at).findLast(({ key }) => key !== 'x/t');
    if (
      number.arm.size === 0 &&
      dose?.clause === clause &&
      /^(?:[gl]|l\/g)$/.test(dose.key) &&
      number.key.startsWith('%')
    )
      number.arm =
        named(dose.arm).size > 0 || numbers.filter(({ key }) => key === dose.key).length < 2
          ? named(dose.arm)
          : new Set([doseStem(dose)]);
    // 'aspirin 9.4% vs 11.8% (23%)'
    const pair = previous?.pair;
    const isOfPair =
      shape[number.from - 1] === '(' && previous?.to === number.from - 1 && shape[number.to] === ')';
    if (isOfPair && pair && pair.from < previous.from && number.arm.size === 0) number.arm = pair.arm;
    addPopulation(number, stemsOf(tokens, to, endBefore(',;v&', shape, to, next), clause));
    addRole(text, number);
    number.isChange ||= tokens[to - 1]?.tag.endsWith(':d') || (number.key === '%' && isChange(text, number));
    if (previous) takeUnit(text, previous, number);
    // '−2.3 points (15 mg) vs −1.86'
    const listed =
      number.kind === 'ratio' && !number.key && shape[number.from - 1] === 'v'
        ? numbers.slice(0, at).findLast((one) => /^\([^()]*\)v$/.test(shape.slice(one.to, number.from)))
        : undefined;
    if (listed?.kind === 'measure')
      Object.assign(number, {
        kind: listed.kind,
        key: listed.key,
        factor: listed.factor,
        isChange: listed.isChange,
        pair: listed,
      });
    // 'the rate ratio was 0.12 (…) among those … and 0.47 among those …'
    if (number.kind === 'number' && !number.key && text.shape[number.from - 1] === '&') {
      // 'The number needed to treat was 14 for A and 56 for B'
      const first = numbers.slice(0, at).findLast((one) => one.clause === clause);
      if (first?.kind === 'nnt') Object.assign(number, { kind: 'nnt', key: first.key });
    }
    if (number.kind === 'ratio' && !number.key && text.shape[number.from - 1] === '&') {
      const first = numbers.slice(0, at).findLast((one) => one.kind === 'ratio' && one.clause === clause);
      if (first && /^(?:[^()]|\([^()]*\))*$/.test(text.shape.slice(first.to, number.from)))
        number.key = first.key;
    }
    const like = [previous, numbers[at - 2], numbers[at - 3]].find(
      (one) => one?.key === number.key && !isConcentration(text, one),
    );
    // 'reduction was 94 % with A (95 % CI …) and 62 % with B'
    if (like?.isChange && /^[pwko]*(?:\([^()]*\))?&p{0,2}$/.test(shape.slice(like.to, number.from)))
      number.isChange = true;
    if (like) pairUp(text, like, number);
    // 'HPV 16/18 infection'
    if (previous && shape.slice(previous.to, number.from) === '/')
      Object.assign(previous, { about: number.about, arm: number.arm });
    nameArms(text, number);
  }
  nameByDoses(text, numbers);
}

/** The stems around a number. A number without an outcome of its own shares the subject of the number before it. */
function subjectOf(
  { tokens, shape }: Text,
  { from, to, clause }: Item,
  previous: Item | undefined,
  { start, next }: { start: number; next: number },
): Set<string> {
  // 'não inferior em mortalidade e menos infecções (1,1 % contra 2,9 %)'
  const last = /&m[^,;:()&0]{1,6}\($/.exec(shape.slice(start, from));
  const said = stemsOf(tokens, start + (last?.index ?? 0), from, clause);
  const isSilent = !last && !said.some((stem) => stem.startsWith('#o'));
  // 'efficacy 79.6%; 73.6% in seronegative and 89.2% in seropositive participants'
  const isContinued = previous?.clause === clause || shape[from - 1] === ';';
  const about = new Set(isSilent && isContinued ? previous?.about : undefined);
  for (const stem of said) about.add(stem);
  for (const stem of stemsOf(tokens, to, endBefore(',;)', shape, to, next), clause)) about.add(stem);
  return about;
}

const armStems = (tokens: Text['tokens'], from: number, to: number, clause: number): string[] =>
  stemsOf(tokens, from, to, clause).filter((stem) => !isOutcome(stem));

/** The arm named after a number: '21,8 % com sacubitril'. */
function armBehind(text: Text, numbers: readonly Item[], at: number): { stems: string[]; end: number } {
  const { tokens, shape } = text;
  const { from, to, clause, key } = numbers[at] as Item;
  // A duration or '0.9% saline' in between does not end the search.
  // '5 days (interquartile range, 3 to 8) in the intervention group'
  const spread = /^\([0ui~,;]*\)/.exec(shape.slice(to, to + ARM_WORDS))?.[0].length ?? 0;
  let other = at + 1;
  for (; numbers[other]; other++) {
    const next = numbers[other] as Item;
    if (next.key !== 't' && next.from >= to + spread && !isConcentration(text, next)) break;
  }
  const until = numbers[other]?.from ?? tokens.length;
  // 'nem A (11,3 %) diferiu de B', but '118 (7.3%) in the colchicine group'.
  const isEnclosed = shape[from - 1] === '(' && /^\)[^pwks]/.test(shape.slice(to, to + 2));
  const length =
    /^(?:\([0ui~,;]*\))?[()]?[^,;:.()/&vxf]*(?:\([^)(0,;]{1,4}\))?/.exec(
      shape.slice(to, Math.min(until, to + ARM_WORDS)),
    )?.[0].length ?? 0;
  const stems = isEnclosed ? [] : armStems(tokens, to, to + length, clause);
  // '7,8 % dos expostos e 2,1 % dos não expostos'
  const denied =
    /^n(?:ao|on)$/.test(wordAt(tokens, to + length)) && length < 3 && tokens[to + length + 1]?.stem;
  if (denied) stems.push(`-${denied}`);
  // '31,0 % com 6 mL/kg', '92.6% of the 7-day group', '44 % a cada 8 semanas'.
  const dose = numbers[at + 1];
  const gap = dose?.key === 'x/t' ? /^(?:p[hws]?)?\/$/ : /^p(?:[khsw]{0,2}[p/]{1,2}|w)?$/;
  // '5.8 kg with 2 mg'
  const isOutcome =
    key.startsWith('%') || (key === 'g' && (numbers[at] as Item).factor >= 1 && (dose?.factor ?? 1) < 1);
  if (dose && isOutcome && /^(?:[glt]|hg|iu|x)/.test(dose.key) && gap.test(shape.slice(to, dose.from)))
    stems.push(doseStem(dose));
  // 'with 150 mg of dabigatran'
  const medicine = shape[dose?.to ?? 0] === 'p' ? tokens[(dose?.to ?? 0) + 1]?.stem : undefined;
  if (stems.at(-1)?.startsWith('#=') && medicine?.includes('!')) stems.push(medicine);
  return { stems, end: to + length };
}

/**
 * The arm named before a number: 'placebo: 26,5 %'.
 * @param start the end of the number before it
 * @param first the end of the number before it that is no time
 */
function armInFront(
  { tokens, shape }: Text,
  { from, clause, pair, key }: Item,
  start: number,
  first: number,
): string[] {
  // With two values in brackets, the arm before the brackets belongs to neither.
  if (pair !== undefined && /[(:]/.test(shape[from - 1] ?? '')) return [];
  let near = from;
  while (near > start && !'&;/vd'.includes(shape[near - 1] ?? '-')) near--;
  // 'que a do grupo de recrutamento e PEEP titulada, de 55,3 %'
  const both = /v[ps~]{0,4}s[ps~]{0,4}[kw]{1,3}&[kw]{1,3}(?=,?[p~]*$)/.exec(shape.slice(start, from));
  if (both) near = start + both.index + 1;
  // '(A vs B): 15,1 % vs 8,4 %'
  const isOfBoth = shape[near - 1] === 'v' && (pair?.from ?? 0) > from;
  if (isOfBoth) return [];
  const own = armStems(tokens, near, from, clause);
  if (named(own).size > 0 || !/^[%#]/.test(key)) return own;
  // 'Com o placebo, a morte por sangramento foi de 1,9 %'
  let at = first;
  while (at < from && (tokens[at]?.clause !== clause || '.;,'.includes(shape[at] ?? ''))) at++;
  const fronted = armStems(tokens, at, at + (FRONTED.exec(shape.slice(at, from))?.[0].length ?? 0), clause);
  return own.length === 0 || named(fronted).size > 0 ? fronted : own;
}

/** In '73,6 % em soronegativos e 89,2 % em soropositivos' the words before the second value belong to the first. */
function addPopulation(number: Item, behind: readonly string[]): void {
  for (const group of new Set(behind.flatMap(groupsOf))) {
    const own = behind.filter((stem) => group.includes(stem));
    const isOwn = (stem: string): boolean => !group.includes(stem) || own.includes(stem);
    number.about = new Set([...number.about].filter(isOwn));
    number.arm = new Set([...[...number.arm].filter(isOwn), ...own]);
  }
}

function addRole({ tokens, shape }: Text, number: Item): void {
  // 'velocidade máxima de infusão: 15 mg/min'
  const start = Math.max(0, number.from - 9, shape.lastIndexOf('0', number.from - 1));
  const isSaid = (limit: string): boolean => {
    for (let at = start; at < number.to; at++) if (tokens[at]?.word.startsWith(limit)) return true;
    return false;
  };
  number.limit ||= isSaid('maxim') ? 1 : isSaid('minim') ? -1 : 0;
  if (number.key !== 't') return;
  const near = tokens.slice(Math.max(0, number.from - 3), number.from).map(({ word }) => word);
  const last = near.at(-1) ?? '';
  // 'after the first hour' follows 'in the first hour'.
  if (shape[number.from] !== 'u' && near.some((word) => /^(?:primeir|first)/.test(word)))
    number.compare ||= '(';
  // With hours, 'após' is the opposite of 'em até'; with months it is the time of measurement.
  if ((/^(?:apos|after)$/.test(last) || near.join(' ').endsWith('depois de')) && number.factor < 1)
    number.compare ||= ')';
}

/** 'redução de 58 %', 'reduziu em 58 %', '58 % menos'; not 'caiu de 26 % para 21 %'. */
function isChange(text: Text, number: Item): boolean {
  const { tokens, shape } = text;
  const { from, to, clause } = number;
  // '< 40 %' is a threshold.
  if (isThreshold(number)) return false;
  let start = from;
  while (tokens[start - 1]?.clause === clause) start--;
  const behind = wordAt(tokens, to);
  // 'caiu de 26 % para 21 %'
  if (/^(?:para|to)$/.test(behind) && shape[to + 1] === '0') return false;
  if (/^[p~]?[dm]/.test(shape.slice(to, to + 2))) return true;
  const link = wordAt(tokens, from - 1);
  const before = shape.slice(start, from);
  if (!/[dm]/.test(before)) return false;
  // 'falência renal, queda da TFG ou morte ocorreram em 17,8 %', 'volumes mais baixos salvaram mais vidas: 31,0 %'
  const moves = before.replace(/d/g, (letter, at: number) =>
    namesThing(text, start + at) || /^#k(?:low|high)$/.test(tokens[start + at]?.stem ?? '') ? 'w' : letter,
  );
  const front = /[^&,;:0]*:?$/.exec(moves.slice(-10))?.[0] ?? '';
  // 'The relative reduction was 94 %'
  if (
    /^(?:was|foi)$/.test(link) &&
    /d[wkgop]{0,6}f$/.test(front) &&
    NAMED.test(wordAt(tokens, from - (/d[^d]*$/.exec(front)?.[0].length ?? 1)))
  )
    return true;
  const isVerbal = /^(?:em|by)$/.test(link) && !/^d[ao]s$/.test(behind);
  return /^(?:de|of|by|em|:)$/.test(link) ? (isVerbal ? moves : front).includes('d') : /[dm]$/.test(front);
}
