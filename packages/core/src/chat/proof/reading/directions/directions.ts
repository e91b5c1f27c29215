import { readArms } from '../arms.ts';
import {
  createItem,
  FALLS,
  GOODNESS,
  type Item,
  isPlain,
  NOT_INFERIOR,
  RANK,
  RISES,
  STAYS,
} from '../item.ts';
import { isMedicine, isOutcome, stemsOf, type Text, wordsOf } from '../text.ts';
import { NAMED } from '../words/change-words.ts';
import { ARM_NAMES } from '../words/opposites.ts';
import { wordAt } from '../words/phrases.ts';
import { bitsAt, isDeniedBehind, isRanking, isWelcome, kindOf, ranksArm, WELCOME } from './direction-bits.ts';
import { isOfLater, negationOf } from './direction-denials.ts';
import { isDirection } from './direction-marks.ts';
import { ANY, ofSecondArm, withoutVerb } from './elliptical.ts';
import { type DirectionSubject, isRankWord, subjectAt } from './subject-at.ts';

/** The name of a group: 'grupo C'. */
export const isLetter = (stem: string): boolean => /^=[a-z]$/.test(stem);
const CONTROL_ARM: ReadonlySet<string> = new Set(['#kctl']);
/** A change that is the same in both arms. */
const EQUALLY =
  /\b(?:igualmente|equally|similarly|tanto quanto|as much as|(?:de|em|na) (?:modo|forma|maneira|proporc\S+|grau|medida|mesma|taxas?) ?(?:semelhantes?|similar(?:es)?|parecid[ao]s?|igua(?:l|is)|medida|forma|proporcao)|em (?:igual|mesma|identica|similar) (?:medida|proporcao|grau|magnitude))\b/;
/** Most directions in one clause. A text with more is not prose. */
const MAX_MARKS = 20;

/** The directions that a text states in words, clause by clause. */
export function readDirections(text: Text): Item[] {
  const { tokens, shape, ranges } = text;
  const found: Item[] = [];
  for (const [from, to] of ranges) {
    const marks: number[] = [];
    for (let at = from; at < to && marks.length < MAX_MARKS; at++)
      if (isDirection(text, at, from)) marks.push(at);
    const elliptical = marks.length === 0 ? withoutVerb(text, [from, to], found.at(-1)) : undefined;
    if (elliptical) found.push(elliptical);
    const denied = deniedAfterBut(text, [from, to], marks, found.at(-1));
    if (denied.length > 0) found.push(...denied);
    if (marks.length === 0 || denied.length > 1) continue;
    const chance = marks.find((at) => tokens[at]?.tag === 'ds' && !isOfLater(text, at, from, marks));
    const moves = marks.filter(
      (at) =>
        tokens[at]?.tag !== 'ds' &&
        (!/^d[dD]|^A/.test(tokens[at]?.tag ?? '') || negationOf(text, at, from) >= 0),
    );
    const isSignificant =
      chance === undefined &&
      tokens.slice(from, to).some(({ tag }, at) => tag === 'ds' && negationOf(text, from + at, from) < 0);
    const told = moves.length > 0 ? moves : marks;
    (chance === undefined ? told : told.slice(0, 1)).forEach((at, index) => {
      const item = directionAt(text, at, [from, to], told[index - 1] ?? from - 1, told[index + 1] ?? to);
      item.isSignificant = isSignificant;
      const last = found.at(-1);
      const second = isPlain(item) ? {} : ofSecondArm(text, at, last);
      // 'não mudou a sobrevida, porém aumentou a lesão renal': the arm of the clause before
      if (last && tokens[from]?.tag === 'b' && at - from < 3 && last.clause + 1 === item.clause)
        item.arm = new Set([...item.arm, ...last.arm]);
      Object.assign(item, second);
      if (last && second.arm) last.arm = new Set([...last.arm].filter((stem) => !second.arm?.has(stem)));
      // 'increased the risk of falls, whereas daily doses reduced it'
      // 'A eleva o ácido úrico; B o reduz'
      const isPronoun =
        /^[oa]s?$/.test(wordAt(tokens, at - 1)) &&
        (tokens[at - 2]?.stem || wordAt(tokens, at - 2) === 'nao') &&
        /^(?:[,;.]|$|~0)/.test(shape.slice(at + 1));
      const before = isPronoun ? ranges.find(([, end]) => end === from) : undefined;
      if (
        last &&
        (isPronoun || /^(?:it|them)$/.test(wordAt(tokens, at + 1))) &&
        (!before || last.clause + 1 === item.clause)
      )
        item.about = last.about;
      // 'Reações ocorreram em 11 %, e a pré-medicação não as reduziu'
      else if (before) item.about = new Set(stemsOf(tokens, ...before));
      if (chance !== undefined)
        Object.assign(item, {
          bits: STAYS,
          nominal: isPlain(item) ? item.bits : nominalBefore(text, from, found.at(-1)),
          end: tokens[Math.max(at, chance)]?.end,
        });
      found.push(item);
    });
  }
  return found;
}

/** Whether a stem can only name an arm. */
const isNameOfArm = (stem: string): boolean =>
  isMedicine(stem) || /^#k(?:ctl|int)$/.test(stem) || ARM_NAMES.has(stem);

/**
 * 'reduziu a detecção, mas não a progressão': the change before 'mas' is denied of the words behind it. In 'rates of
 * syncope, but not of falls, were higher' the change follows.
 */
function deniedAfterBut(
  text: Text,
  [from, to]: readonly [number, number],
  [mark, ...more]: readonly number[],
  last: Item | undefined,
): Item[] {
  const { tokens, shape, ranges } = text;
  const isDenial = tokens[from]?.tag === 'b' && /^(?:nao|not)$/.test(wordAt(tokens, from + 1));
  const isOf =
    /^[~p]/.test(shape.slice(from + 2)) ||
    (/^(?:among|entre)$/.test(wordAt(tokens, from + 2)) && !shape.slice(from, to).includes('0'));
  if (!isDenial || !isOf || more.length > 0) return [];
  const end = mark === undefined ? to : shape.indexOf(',', from);
  // 'but not among patients without oxygen' is about the same thing.
  const isAmong = /^(?:among|entre)$/.test(wordAt(tokens, from + 2));
  const about = new Set([
    ...(isAmong ? (last?.about ?? []) : []),
    ...stemsOf(tokens, from + (isAmong ? 3 : 2), end),
  ]);
  if (about.size === 0) return [];
  if (mark === undefined) {
    if (!last || last.clause + 1 !== tokens[from]?.clause || !isPlain(last)) return [];
    const item = createItem(text, from + 1, to, 'direction', isRanking(last) ? '' : last.key);
    // 'caiu com A, mas não com o placebo'
    const isOfArm = !tokens[last.to - 1]?.tag.startsWith('A') && ![...about].some(isOutcome);
    if (/^(?:com|with)$/.test(wordAt(tokens, from + 2)) && isOfArm)
      return [
        Object.assign(item, { about: last.about, arm: about, against: last.arm, bits: ANY & ~last.bits }),
      ];
    return [Object.assign(item, { about, arm: last.arm, against: last.against, bits: ANY & ~last.bits })];
  }
  const before = ranges.find(([, stop]) => stop === from);
  if (end < from || end > mark || !before) return [];
  const told = directionAt(text, mark, [from, to], end, to);
  return [
    { ...told, about: new Set(stemsOf(tokens, ...before)) },
    { ...told, about, bits: ANY & ~told.bits },
  ];
}

/** 'was lower, but the difference was not significant': the change in the clause before. */
const nominalBefore = ({ tokens }: Text, from: number, last: Item | undefined): number =>
  last && tokens[from]?.tag === 'b' && last.clause + 1 === tokens[from]?.clause && isPlain(last)
    ? last.bits
    : 0;

function directionAt(
  text: Text,
  at: number,
  clause: readonly [from: number, to: number],
  previous: number,
  next: number,
): Item {
  const { tokens } = text;
  const { tag = '' } = tokens[at] ?? {};
  const negation = negationOf(text, at, clause[0]);
  const subject = subjectAt(text, at, clause, previous, next);
  const { about, before } = subject;
  const kind = kindOf(text, at, before);
  // 'inferior na proteção contra o AVC' ranks by the strokes.
  if (/[gb]/.test(kind) && [...about].some((stem) => isOutcome(stem) && !WELCOME.test(stem)))
    about.delete('#oeff');
  const isKnown =
    subject.isObject ||
    (subject.isFavor && about.size > 0) ||
    (kind !== 'g' && kind !== 'b') ||
    // 'agrava a mielotoxicidade'
    (/^(?:agrav|exacerb)/.test(wordAt(tokens, at)) &&
      /^(?:[oa]s?|the)$/.test(wordAt(tokens, at + 1)) &&
      about.size > 0) ||
    [...about].some((stem) => /^#(?:o|g(?:even|mace|comp|cv)$)/.test(stem)) ||
    isWelcome({ about });
  const key = kind === 'n' ? NOT_INFERIOR : isKnown ? '' : ranksArm(text, at, before) ? RANK : GOODNESS;
  const item = createItem(text, negation >= 0 ? negation : at, at + 1, 'direction', key);
  const bits = bitsAt(text, at, clause, subject, kind);
  const isDenied = negation >= 0 || isDeniedBehind(text, at, next, kind);
  // 'sem diferença' means no change; 'diferença' means a change.
  const isNot = /^d[dD]|^A/.test(tag) ? !isDenied : isDenied;
  item.bits = isNot ? ANY & ~bits : bits;
  // 'melhorou igualmente nos dois grupos', 'reduziram o potássio tanto quanto dez'
  if (isPlain(item) && EQUALLY.test(wordsOf(tokens, at + 1, Math.min(clause[1], at + 9))))
    Object.assign(item, { bits: item.bits | STAYS, isEqual: true });
  // 'was positively associated with'
  if (tag === 'Ad' && !isDenied)
    item.bits = about.has('#kposi') ? RISES : about.has('#knegi') ? FALLS : item.bits;
  const arms = armsAt(text, at, clause, subject, next);
  item.about = withoutArm(text, [at + 1, clause[1]], about, arms.arm);
  return Object.assign(item, arms);
}

/** 'Houve mais complicações com a cirurgia aberta', 'houve redução das quedas com o exercício' are not about the arm. */
function withoutArm(
  { tokens, shape }: Text,
  [from, to]: readonly [start: number, end: number],
  about: ReadonlySet<string>,
  arm: ReadonlySet<string>,
): Set<string> {
  const own = new Set(about);
  // 'O placebo foi inferior à dapagliflozina na redução da mortalidade' is about the mortality.
  const { tag = '', word: rank = '' } = tokens[from - 1] ?? {};
  const isRank =
    /^c[<>]/.test(tag) || (/^d[gb]/.test(tag) && /^(?:mais|menos|more|less|super|melhor)/.test(rank));
  if (isRank && [...about].some(isOutcome))
    return new Set([...about].filter((stem) => !(arm.has(stem) && isNameOfArm(stem))));
  // With both arms named, it is not clear whose the direction is.
  const isThere =
    /^excess/.test(rank) ||
    (rank.startsWith('vantag') && /\bficou com\b/.test(wordsOf(tokens, from, to))) ||
    ((NAMED.test(rank) || /^(?:maior|menor)$/.test(rank)) && /^(?:houve|se)$/.test(wordAt(tokens, from - 2)));
  if (arm.has('#kctl') || (shape[from - 1] !== 'm' && !isThere)) return own;
  let isArm = false;
  const end = from + (/^[^vc]*/.exec(shape.slice(from, to))?.[0].length ?? 0);
  for (let at = from; at < end; at++) {
    const { word = '', stem = '' } = tokens[at] ?? {};
    if (/^(?:com|with|grupo|receb(?:eu|eram)|us(?:ou|aram)|tom(?:ou|aram))$/.test(word)) isArm = true;
    else if (/[,;:fd]/.test(shape[at] ?? '') || isOutcome(stem)) isArm = false;
    else if (isArm && arm.has(stem)) own.delete(stem);
  }
  return own.size > 0 ? own : new Set(about);
}

/** The arm that a direction is about, and the arm it is compared with. */
function armsAt(
  text: Text,
  at: number,
  [from, to]: readonly [number, number],
  { isInFavor, isForControl }: DirectionSubject,
  next: number,
): Pick<Item, 'arm' | 'against'> {
  const { tokens, shape } = text;
  const { tag = '', word = '', start = 0, end = 0 } = tokens[at] ?? {};
  // 'HR 0,84 a favor do ticagrelor'
  if (isInFavor) return { arm: new Set(stemsOf(tokens, at + 1, Math.min(next, at + 6))), against: new Set() };
  const isPhrase = end - start > word.length;
  const isVersus = tag.startsWith('c')
    ? isPhrase || /^(?:to|aos?)$/.test(wordAt(tokens, at + 1))
    : // 'perdeu para o placebo', 'ultrapassou a da varfarina'
      (isPhrase && /^(?:perde|fic[oa]|ultrapass|exced)/.test(word)) ||
      // 'foi superado pelo placebo'
      (tag === 'db' && word.startsWith('supera'));
  // 'foi melhor que A e pior que B'
  const versus = shape.indexOf('v', at);
  const isSecond = versus > at && versus < next && shape.slice(from, at).includes('v') && isRankWord(word);
  // 'caiu 2,30 com A, ante queda de 1,86 com B': each has its own arm
  const [first, last] = [
    shape[at - 1] === 'v' && shape[at] === 'd' ? at : from,
    versus === next - 1 && shape[next] === 'd' ? versus : to,
  ];
  const arms = readArms(text, first, last, isVersus ? at : isSecond ? versus : undefined);
  // 'os grupos C e D recebem reposição, mais rápida no grupo D'
  const [letter, ...letters] = stemsOf(tokens, at, Math.min(next, at + 6)).filter(isLetter);
  if (letter && letters.length === 0 && !arms.against.has(letter))
    arms.arm = new Set([...arms.arm].filter((stem) => !isLetter(stem) || stem === letter));
  return isForControl ? { arm: arms.against, against: CONTROL_ARM } : arms;
}
