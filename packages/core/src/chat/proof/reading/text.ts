import { compose, fold } from './fold.ts';
import { endOf, joinNumber, lookUp, type Word, wordAt } from './phrases.ts';
import { isEnglish, settle } from './settle.ts';

/** A word, phrase, number or sign. Offsets are those of the source text. */
export interface Token extends Word {
  readonly start: number;
  end: number;
  /** Which clause it stands in, from 0. */
  clause: number;
}

/**
 * A text cut into tokens. Its shape has one letter for each: the class of its tag (`lexicon.ts` lists them), `0` for a
 * number, `w` for another word; signs stand for themselves. Patterns of numbers and directions are patterns of the shape.
 */
export interface Text {
  readonly tokens: readonly Token[];
  readonly shape: string;
  /** Half-open ranges of the tokens of each clause. */
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

/** Numbers with their minus; labels stuck to a number ('IC95%'); words with the figures of their name ('HbA1c'). */
const TOKEN =
  /(?:(?<=^|[\s(/])(?<!\d )-)?(?:\d{1,3}(?: \d{3})+(?![\d.,]*\d)(?:[.,·]\d+)?|\d+(?:[.,·]\d+)*|(?<![\w.,])[.,·]\d+)|p\.p\.|(?:[hor]r|ic|ci|p|n)(?=\d*[.,]\d)|(?:ic|ci)(?=\d\d)|m[²³]|°c|mm³|(?:day|week|month|year|dia|semana|mes|ano)(?=-\d)|non(?=[a-z]{4})|[a-z]+(?:\d+[a-z]*)*(?:-\d+[a-z]?(?![.,]?\d|%))?|\S/g;

/** What only looks like numbers: addresses, identifiers, places in a journal. */
const NO_NUMBERS =
  /\b(?:https?:|www\.|10\.\d{4,9}\/)\S+|\b(?:pmid|pmc|nct|isbn|crm|rdc|cid)[\s:.-]*[\d./x-]+|\b(?:19|20)\d\d; *\d[\w():;,.-]*|\b\d+(?:\(\w+\):[\w-]+|: ?e?\d+-\d+)/g;

const REVERSE: Readonly<Record<string, string>> = { '#kinpt': '#koutp', '#ksymp': '#kasym' };

const TIMES = /^× ?(?:\/|ao|por)/;

const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '<': 'c<',
    '>': 'c>',
    '≤': 'c[',
    '≥': 'c]',
    '≈': 'c~',
    '%': 'u%:1',
    '‰': 'u%:.1',
    '°c': 'utemp:1',
    '×': 'v',
    '[': '(',
    ']': ')',
  }),
);

export function readText(source: string): Text {
  const { text, offsets } = compose(source);
  const folded = fold(text).replace(NO_NUMBERS, (found) => found.replace(/\d/g, '_'));
  const words: Token[] = [];
  TOKEN.lastIndex = 0;
  // Only spaces separate two tokens.
  for (let index = 0, end = 0; TOKEN.test(folded); index = end) {
    end = TOKEN.lastIndex;
    while (folded.charAt(index) === ' ') index++;
    const word = folded.slice(index, end);
    // Only a character that folding has changed can be a capital.
    const written = text.charAt(index) === word.charAt(0) ? word : text.slice(index, end);
    words.push({
      start: offsets?.[index] ?? index,
      end: offsets?.[end] ?? end,
      word,
      entry: isWord(word) ? lookUp(word) : undefined,
      isCapitals: written !== word && written.toUpperCase() === written,
      // 'é' is not 'e'.
      // '1×/dia' is not a product.
      tag: isWord(word)
        ? written === 'é'
          ? 'f'
          : ''
        : word === '×' && TIMES.test(folded.slice(index, end + 4))
          ? 'ux:1'
          : (SIGNS.get(word) ?? ''),
      stem: '',
      clause: 0,
    });
  }
  const tokens = joinPhrases(words, source);
  return { tokens, shape: tokens.map(shapeOf).join(''), ranges: rangesOf(tokens) };
}

function rangesOf(tokens: readonly Token[]): [from: number, to: number][] {
  const ranges: [number, number][] = [];
  let start = 0;
  for (let at = 1; at <= tokens.length; at++) {
    if (tokens[at]?.clause === tokens[start]?.clause) continue;
    ranges.push([start, at]);
    start = at;
  }
  return ranges;
}

const isWord = (word: string): boolean => word.charCodeAt(0) > 96 && word.charCodeAt(0) < 123;

const shapeOf = ({ tag, word }: Token): string => {
  if (tag) return tag.startsWith('n') ? '0' : tag.charAt(0);
  // A sign is one character.
  return isWord(word) ? 'w' : word.length > 1 || (word >= '0' && word <= '9') ? '0' : word;
};

/** Most words of one clause. Without this, a passage of one word repeated would take seconds. */
const MAX_CLAUSE = 300;

/**
 * Joins phrases and tells each token's tag, stem and clause. A clause ends with a sentence, at a semicolon outside
 * brackets, and before 'but' and its like.
 */
function joinPhrases(words: readonly Token[], source: string): Token[] {
  const joined: Token[] = [];
  let clause = 0;
  let depth = 0;
  let begun = 0;
  let english: boolean | undefined;
  const isInEnglish = (): boolean => (english ??= isEnglish(words));
  for (let at = 0, next = 0; at < words.length; at = next) {
    const token = words[at] as Token;
    next = token.entry && !token.tag ? readPhrase(token, words, at, isInEnglish) : at + 1;
    joinNegation(token, joined);
    const last = joined.at(-1);
    if (token.tag === 'b' || isAside(words, at, next)) clause++;
    token.clause = clause;
    if (!token.entry) {
      const sign = token.tag || token.word;
      if (sign === '(') depth++;
      if (sign === ')') depth = Math.max(0, depth - 1);
      const isEnd = endsSentence(words, at, source);
      if (isEnd || (depth === 0 && cutsClause(words, at))) clause++;
      if (isEnd) depth = 0;
    }
    if (clause !== last?.clause) begun = at;
    if (at - begun > MAX_CLAUSE) clause++;
    joined.push(token);
  }
  return joined;
}

/** Gives a word the tag and stem of its phrase. @returns the first word after the phrase */
function readPhrase(token: Token, words: readonly Token[], at: number, isInEnglish: () => boolean): number {
  const { word, isCapitals, entry } = token;
  let next = at + 1;
  for (const phrase of entry?.phrases ?? []) {
    const end = endOf(phrase, words, at);
    if (!end) continue;
    token.tag = phrase.tag;
    next = end;
    break;
  }
  if (/^n\d/.test(token.tag)) [token.tag, next] = joinNumber(words, next, Number(token.tag.slice(1)));
  token.end = words[next - 1]?.end ?? token.end;
  settle(token, words, at, next);
  if (word === 'no' && !token.tag.startsWith('c') && isInEnglish()) token.tag = 'x';
  if (token.tag) {
    if ('ogk'.includes(token.tag.charAt(0))) token.stem ||= `#${token.tag}`;
  } else if (word.length > 3 || (isCapitals && word.length > 1))
    // 'FEV1' and 'VEF1', 'DNA' and 'ADN'.
    token.stem ||=
      isCapitals && /^[a-z]{2,5}\d?$/.test(word) ? [...word].sort().join('') : (entry?.stem ?? '');
  return next;
}

/** Joins a word with the negation right before it, if both make a name. */
function joinNegation(token: Token, joined: readonly Token[]): void {
  const last = joined.at(-1);
  // 'nonhospitalized', 'não hospitalizados'
  if (last?.tag === 'x' && /^(?:non|nao)$/.test(last.word) && token.stem in REVERSE) {
    token.stem = REVERSE[token.stem] ?? '';
    last.tag = 's';
  }
  // 'sem bolus', 'compared with no bolus': the name of an arm.
  const isWithout =
    last?.stem.startsWith('-') ||
    (last?.tag === 'x' &&
      (/^(?:sem|without)$/.test(last.word) || joined.slice(-3, -1).some(({ tag }) => tag === 'v')));
  if (isWithout && token.stem && !token.tag) token.stem = `-${token.stem}`;
}

/** ', with no increase in cancer' */
const isAside = (words: readonly Token[], at: number, next: number): boolean =>
  words[at - 1]?.word === ',' &&
  (/^(?:sem|without|nem|nor)$/.test(wordAt(words, at)) ||
    (words[at]?.word === 'with' && words[next]?.word === 'no'));

function endsSentence(words: readonly Token[], at: number, source: string): boolean {
  const follower = words[at + 1];
  return (
    '.!?'.includes(words[at]?.word ?? '-') && (!follower || /\p{Lu}/u.test(source.charAt(follower.start)))
  );
}

/** A semicolon, but not that of 'HR 0,75; IC 95 % …'. */
const cutsClause = (words: readonly Token[], at: number): boolean =>
  words[at]?.word === ';' &&
  !words.slice(at + 1, at + 4).some(({ word }) => /^(?:ic|ci|p|confidence|intervalo)$/.test(word));

/** The words of a stretch, with single spaces; of a phrase its first word. */
export function wordsOf(tokens: readonly Token[], from: number, to: number): string {
  let words = '';
  for (let at = Math.max(0, from); at < Math.min(to, tokens.length); at++)
    words += (words && ' ') + tokens[at]?.word;
  return words;
}

/** 'de 26 % para 21 %'. */
export const isFromTo = (
  { tokens }: Text,
  a: { to: number; from: number },
  b: { to: number; from: number },
): boolean =>
  tokens
    .slice(Math.min(a.to, b.to), Math.max(a.from, b.from))
    .some(({ word }) => word === 'para' || word === 'to');

/** Whether a stem names an outcome, also in general terms ('desfecho primário'). */
export const isOutcome = (stem: string): boolean => stem.startsWith('#o') || stem.startsWith('#g');

export function stemsOf(tokens: readonly Token[], from: number, to: number, clause?: number): string[] {
  const stems: string[] = [];
  for (let at = Math.max(0, from); at < to; at++) {
    const token = tokens[at];
    if (token?.stem && (clause === undefined || token.clause === clause)) stems.push(token.stem);
  }
  return stems;
}

export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size > b.size) return overlap(b, a);
  let count = 0;
  for (const stem of a) if (b.has(stem)) count++;
  return count;
}
