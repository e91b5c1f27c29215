import { compose, fold, spellAlike } from './fold.ts';
import { DRUG, LEXICON } from './lexicon.ts';

/** A word, phrase, number or sign. Offsets are those of the source text. */
export interface Token {
  readonly start: number;
  end: number;
  /** As folded; the first word of a phrase. */
  readonly word: string;
  readonly isCapitals: boolean;
  /** What the lexicon says of it, or ''. */
  tag: string;
  /** What it is about, alike in both languages: `#` and a concept, or the start of the word; '' for nothing. */
  stem: string;
  /** Which clause it stands in, from 0. */
  clause: number;
}

/**
 * A text cut into tokens. Its shape has one letter for each: the class of its tag, `0` for a number, `w` for another
 * word; signs stand for themselves. Patterns of numbers and directions are patterns of the shape.
 */
export interface Text {
  readonly tokens: readonly Token[];
  readonly shape: string;
}

/** Numbers with their minus; labels stuck to a number ('IC95%'); words with the figures of their name ('HbA1c'). */
const TOKEN =
  /(?:(?<=^|[\s(/])(?<!\d )-)?(?:\d{1,3}(?: \d{3})+(?![\d.,]*\d)(?:[.,·]\d+)?|\d+(?:[.,·]\d+)*|(?<![\w.,])[.,·]\d+)|p\.p\.|(?:[hor]r|ic|ci|p|n)(?=\d*[.,]\d)|(?:ic|ci)(?=\d\d)|m[²³]|mm³|[a-z]+(?:\d+[a-z]*)*(?:-\d+[a-z]?(?![.,]?\d|%))?|\S/g;

/** What looks like numbers and is none: addresses, identifiers, places in a journal. */
const NO_NUMBERS =
  /\b(?:https?:|www\.|10\.\d{4,9}\/)\S+|\b(?:pmid|pmc|nct|isbn|crm|rdc|cid)[\s:.-]*[\d./x-]+|\b(?:19|20)\d\d; *\d[\w():;,.-]*|\b\d+(?:\(\w+\):[\w-]+|: ?e?\d+-\d+)/g;

const SIGNS: Readonly<Record<string, string>> = {
  '<': 'c<',
  '>': 'c>',
  '≤': 'c[',
  '≥': 'c]',
  '≈': 'c~',
  '%': 'u%:1',
  '‰': 'u%:.1',
  '×': 'v',
  '[': '(',
  ']': ')',
};

export function readText(source: string): Text {
  const { text, offsets } = compose(source);
  const folded = fold(text).replace(NO_NUMBERS, (found) => found.replace(/\d/g, '_'));
  const words: Token[] = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(folded); match; match = TOKEN.exec(folded)) {
    const [word] = match;
    const { index } = match;
    const end = index + word.length;
    // Only what folding has changed can be a capital.
    const written = text.charAt(index) === word.charAt(0) ? word : text.slice(index, end);
    words.push({
      start: offsets?.[index] ?? index,
      end: offsets?.[end] ?? end,
      word,
      isCapitals: written !== word && written.toUpperCase() === written,
      // 'é' is no 'e'.
      tag: written === 'é' ? 'f' : (SIGNS[word] ?? ''),
      stem: '',
      clause: 0,
    });
  }
  const tokens = joinPhrases(words, source);
  return { tokens, shape: tokens.map(shapeOf).join('') };
}

const isWord = (word: string): boolean => word >= 'a' && word < '{';

const shapeOf = ({ tag, word }: Token): string => {
  if (tag) return tag.charAt(0);
  return isWord(word) ? 'w' : /\d/.test(word) ? '0' : word.charAt(0);
};

interface Phrase {
  readonly rest: readonly string[];
  readonly inCapitals: boolean;
  readonly tag: string;
}

/** What is known of a word: the phrases that may begin with it, longest first, and its stem. */
interface Entry {
  readonly phrases: readonly Phrase[];
  readonly stem: string;
}

const phrases = new Map<string, Phrase[]>();
/** Texts repeat their words. */
const known = new Map<string, Entry>();
const MAX_KNOWN = 5_000;

function readLexicon(): void {
  for (const line of LEXICON.split('\n')) {
    const [tag = ''] = line.split(' ', 1);
    for (const written of line.slice(tag.length + 1).split('|')) {
      const [first = '', ...rest] = written.replace('^', '').split(' ');
      phrases.set(first, [...(phrases.get(first) ?? []), { rest, inCapitals: written.startsWith('^'), tag }]);
    }
  }
}

function lookUp(word: string): Entry {
  if (phrases.size === 0) readLexicon();
  let entry = known.get(word);
  if (!entry) {
    const found = [...(phrases.get(word) ?? [])];
    for (let length = word.length; length > 1; length--)
      found.push(...(phrases.get(`${word.slice(0, length)}*`) ?? []));
    const spelled = spellAlike(word);
    const isDrug = DRUG.test(spelled.replace(/[aeiou]$/, ''));
    entry = {
      phrases: found.sort((a, b) => b.rest.length - a.rest.length),
      stem: spelled.slice(0, 6) + (isDrug ? '!' : ''),
    };
    if (known.size > MAX_KNOWN) known.clear();
    known.set(word, entry);
  }
  return entry;
}

/** Where a phrase that begins at a word ends, or 0. */
function endOf({ rest, inCapitals }: Phrase, words: readonly Token[], at: number): number {
  if (inCapitals && !words[at]?.isCapitals) return 0;
  let end = at + 1;
  for (const wanted of rest) {
    if (/^[-/]$/.test(words[end]?.word ?? '')) end++;
    const word = words[end++]?.word ?? '';
    if (wanted.endsWith('*') ? !word.startsWith(wanted.slice(0, -1)) : word !== wanted) return 0;
  }
  return end;
}

/** In Portuguese 'no' is a preposition. */
const isEnglish = (words: readonly Token[]): boolean => {
  let balance = 0;
  for (const { word } of words) {
    if (/^(?:the|of|in|and|with|or|to|was|is)$/.test(word)) balance++;
    else if (/^(?:d[aeo]s?|em|com|que|e|ou|os?|na|para|por)$/.test(word)) balance--;
  }
  return balance > 0;
};

/**
 * Joins phrases and tells each token's tag, stem and clause. A clause ends with a sentence, at a semicolon outside
 * brackets, and before 'but' and its like.
 */
function joinPhrases(words: readonly Token[], source: string): Token[] {
  const joined: Token[] = [];
  let clause = 0;
  let depth = 0;
  for (let at = 0; at < words.length; ) {
    const token = words[at] as Token;
    const { word, isCapitals } = token;
    let next = at + 1;
    if (isWord(word) && !token.tag) {
      const { phrases: starting, stem } = lookUp(word);
      for (const phrase of starting) {
        const end = endOf(phrase, words, at);
        if (!end) continue;
        token.tag = phrase.tag;
        next = end;
        break;
      }
      token.end = words[next - 1]?.end ?? token.end;
      settle(token, words, at, next);
      const isLong = word.length > 3 || (isCapitals && word.length > 1);
      token.stem ||= token.tag ? (/^[ogk]/.test(token.tag) ? `#${token.tag}` : '') : isLong ? stem : '';
    }
    if (token.tag === 'b') clause++;
    token.clause = clause;
    if (token.tag === '(' || word === '(') depth++;
    if (token.tag === ')' || word === ')') depth = Math.max(0, depth - 1);
    const follower = words[next];
    const isEnd = /^[.!?]$/.test(word) && (!follower || /\p{Lu}/u.test(source.charAt(follower.start)));
    // 'HR 0,75; IC 95 % …' goes on.
    const isCut =
      word === ';' &&
      depth === 0 &&
      !words.slice(next, next + 3).some((near) => /^(?:ic|ci|p|confidence|intervalo)$/.test(near.word));
    if (isEnd || isCut) clause++;
    if (isEnd) depth = 0;
    joined.push(token);
    at = next;
  }
  return joined;
}

/** What a word is only where it stands. */
function settle(token: Token, words: readonly Token[], at: number, next: number): void {
  const { word, isCapitals } = token;
  // 'BENEFIT' is a study; 'IC 95 %' an interval, 'internação por IC' heart failure; 'grupo C' one of several.
  if (isCapitals && word.length > 3 && token.tag.startsWith('d')) token.tag = '';
  if (word === 'ic' && !words.slice(next, next + 3).some((near) => /\d/.test(near.word))) token.tag = 'ohf';
  if (word === 'no' && isEnglish(words)) token.tag = 'x';
  if (isCapitals && word.length === 1 && /^(?:gr[ou]|cl|st|est|tip|typ)/.test(words[at - 1]?.word ?? '')) {
    token.tag = '';
    token.stem = `#k${word}`;
  }
}

/** Whether a stem names an outcome, be it in general terms ('desfecho primário'). */
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
  let count = 0;
  for (const stem of a) if (b.has(stem)) count++;
  return count;
}
