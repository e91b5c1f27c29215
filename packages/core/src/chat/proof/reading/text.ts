import { joinPhrases, type Token } from './clauses.ts';
import { compose, fold } from './words/fold.ts';
import { lookUp } from './words/phrases.ts';

/**
 * A text cut into tokens. Its shape has one letter per token: the class of its tag (see `lexicon.ts`), `0` for a
 * number, `w` for another word; signs stand for themselves. Numbers and directions are found by patterns of the shape.
 */
export interface Text {
  readonly tokens: readonly Token[];
  readonly shape: string;
  /** Half-open range of tokens for each clause. */
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

/** Numbers with their minus; labels attached to a number ('IC95%'); words whose name has digits ('HbA1c'). */
const TOKEN =
  /(?:(?<=^|[\s(/=<>≤≥])(?<!\d )-)?(?:\d{1,3}(?: \d{3})+(?![\d.,]*\d)(?:[.,·]\d+)?|\d+(?:[.,·]\d+)*|(?<![\w.,])[.,·]\d+)|p\.p\.|(?:[hor]r|ic|ci|p|n)(?=\d*[.,]\d)|(?:ic|ci)(?=\d\d)|m[²³]|°c|mm³|(?:every|day|week|month|year|dia|semana|mes|ano)(?=-\d)|non(?=[a-z]{4})|[a-z]+(?:\d+[a-z]*)*(?:-\d+[a-z]?(?![.,]?\d|%))?|\S/g;

/** Text that only looks like numbers: addresses, identifiers, journal locations. */
const NO_NUMBERS =
  /\b\d\d?\/\d\d?\/(?=(?:19|20)\d\d)|\b(?:https?:|www\.|10\.\d{4,9}\/)\S+|\b(?:pmid|pmc|nct|isbn|crm|rdc|cid)[\s:.-]*[\d./x-]+|\b(?:19|20)\d\d; *\d[\w():;,.-]*|\b\d+(?:\(\w+\):[\w-]+|: ?e?\d+-\d+)/g;

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
      // 'é' is not 'e', and 'está' is not 'esta'.
      // '1×/dia' is not a product.
      tag: isWord(word)
        ? (word === 'e' && written.toLowerCase() === 'é') || (word === 'esta' && text.charAt(end - 1) === 'á')
          ? 'f'
          : // 'µm' is a unit, but 'um' is an article.
            word === 'um' && /^[µμ]/.test(written)
            ? 'ucm:1e-4'
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
  // A sign is a single character.
  return isWord(word) ? 'w' : word.length > 1 || (word >= '0' && word <= '9') ? '0' : word;
};

/** The words of a range, separated by single spaces; a phrase is represented by its first word. */
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
): boolean => {
  const [from, to] = [Math.min(a.to, b.to), Math.max(a.from, b.from)];
  // 'passou de 35 % a 46 %'
  if (to - from === 1 && tokens[from]?.word === 'a') return true;
  // Most pairs end here, before their words are joined.
  let at = from;
  while (at < to && tokens[at]?.word !== 'para' && tokens[at]?.word !== 'to') at++;
  if (at >= to) return false;
  // Without an interval in brackets: '99.1 % (97.6 to 99.7) and 46.2 %'.
  const between = wordsOf(tokens, from, to).replace(/\([^()]*\)/g, '');
  return (
    /(?:^| )(?:para|to)(?: [a-z]+){0,2}$/.test(between) &&
    // '1.6 % of men assigned to A and 4.9 %'
    !/\d|\b(?:assigned|allocated|randomi[sz]ed|compared|relative) to\b/.test(between)
  );
};

/** Whether a stem names an outcome, even in general terms ('desfecho primário'). */
export const isOutcome = (stem: string): boolean => stem.startsWith('#o') || stem.startsWith('#g');

/** Whether a stem names a medicine. */
export const isMedicine = (stem: string): boolean => stem.includes('!');

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
