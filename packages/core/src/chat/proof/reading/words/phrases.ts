import { spellAlike } from './fold.ts';
import { DRUG, LEXICON, NUMBERS } from './lexicon.ts';
import { SAME_STEM } from './opposites.ts';

/** A word, number or sign of a text before phrases are joined. */
export interface Word {
  /** Folded; for a phrase, its first word. */
  readonly word: string;
  readonly isCapitals: boolean;
  /** The lexicon entry of the word; a sign has none. */
  readonly entry: Entry | undefined;
  /** Its tag in the lexicon, or ''. */
  tag: string;
  /** Its meaning, the same in both languages: `#` and a concept, or the start of the word; '' if it has none. */
  stem: string;
}

/** The word at an index; empty before the start and after the end of the text. */
export const wordAt = (words: readonly Word[], at: number): string => words[at]?.word ?? '';

interface Phrase {
  readonly rest: readonly string[];
  readonly inCapitals: boolean;
  readonly tag: string;
}

/** The entry of a word: the phrases that may begin with it, longest first, and its stem. */
interface Entry {
  /** As spelled in the lexicon. */
  readonly key: string;
  readonly phrases: readonly Phrase[];
  readonly stem: string;
  /** 'superior', 'inferior', 'superou': the comparator may follow. */
  readonly isRank: boolean;
}

const phrases = new Map<string, Phrase[]>();
/** A cache, because a text repeats its words. */
const known = new Map<string, Entry>();
const MAX_KNOWN = 5_000;

/** 'hipocalemia' and 'hipercalemia', 'hypotension' and 'hypertension', but not 'hipoglicemiante'. */
const TOO_LITTLE_OR_MUCH =
  /^(hip(?:o|er))(?=[a-z]*(?:emi?c?|tension|term|dism|capn|trof|plas)$)(tir|[a-z]{4})/;

/** The lines of the lexicon that are not read yet. */
let unread: string[] | undefined;

/** Reads the next lines of the lexicon, so that the caller can pause. Returns whether some are left. */
export function readLexicon(lines = Number.POSITIVE_INFINITY): boolean {
  unread ??= [...LEXICON.split('\n'), ...NUMBERS.split('|').map(lineOfNumber)];
  for (const line of unread.splice(0, lines)) {
    const [tag = ''] = line.split(' ', 1);
    for (const written of line.slice(tag.length + 1).split('|')) {
      const isExact = written.startsWith('=');
      const [first = '', ...rest] = written
        .replace(/^[=^]/, '')
        .split(' ')
        .map((word, at) => (isExact && at === 0 ? word : spell(word)));
      const phrase = { rest, inCapitals: written.startsWith('^'), tag };
      const others = phrases.get(first);
      if (others) others.push(phrase);
      else phrases.set(first, [phrase]);
    }
  }
  return unread.length > 0;
}

const lineOfNumber = (words: string, at: number): string =>
  `n${at < 20 ? at : at < 28 ? (at - 18) * 10 : (at - 27) * 100} =${words.replaceAll(' ', '|=')}`;

/** Short words are kept as they are: 'as' is not a plural. */
const spell = (word: string): string => (word.length > 3 ? spellAlike(word) : word);

export function lookUp(word: string): Entry {
  if (unread?.length !== 0) readLexicon();
  let entry = known.get(word);
  if (!entry) {
    const key = spell(word);
    const found = [...(phrases.get(word) ?? [])];
    if (key !== word) found.push(...(phrases.get(key) ?? []));
    for (let length = key.length; length > 1; length--)
      found.push(...(phrases.get(`${key.slice(0, length)}*`) ?? []));
    // 'crise' and 'crisis', 'prona' and 'prone'.
    const root = spellAlike(word).replace(/[aeiou]+$/, '');
    const ending = DRUG.exec(root)?.[0];
    // 'estatina' is a class.
    const drug = root !== ending && ending;
    const [, prefix, condition] = TOO_LITTLE_OR_MUCH.exec(root) ?? [];
    const start = prefix ? prefix + condition : root.slice(0, 6);
    entry = {
      key,
      phrases: found.sort((a, b) => b.rest.length - a.rest.length),
      stem: (SAME_STEM.get(start) ?? start) + (drug ? `!${drug}` : ''),
      isRank: /^(?:supe|infe)ri|^(?:superou|superaram|venceu|sobrepujou|suplantou)/.test(word),
    };
    if (known.size > MAX_KNOWN) known.clear();
    known.set(word, entry);
  }
  return entry;
}

/** Index of the word after a phrase that begins at `at`, or 0 if it does not begin there. */
export function endOf({ rest, inCapitals }: Phrase, words: readonly Word[], at: number): number {
  if (inCapitals && !words[at]?.isCapitals) return 0;
  let end = at + 1;
  for (const wanted of rest) {
    if (words[end]?.word === '-' || words[end]?.word === '/') end++;
    const word = words[end++]?.entry?.key ?? '';
    if (wanted.endsWith('*') ? !word.startsWith(wanted.slice(0, -1)) : word !== wanted) return 0;
  }
  return end;
}

/** 'three hundred and twelve', 'vinte e cinco': the tag of the whole number, and the index of the word after it. */
export function joinNumber(words: readonly Word[], at: number, value: number): [tag: string, next: number] {
  const gap = /^(?:-|e|and)$/.test(wordAt(words, at)) ? 1 : 0;
  const word = wordAt(words, at + gap);
  // 'fifty-one', 'vinte e um'
  const isOne = gap > 0 && value < 100 && /^(?:uma?|one)$/.test(word);
  const more = isOne
    ? 1
    : Number(
        /^n(\d+)$/.exec(
          words[at + gap]?.entry?.phrases.find(({ rest }) => rest.length === 0)?.tag ?? '',
        )?.[1] ?? 0,
      );
  // 'vinte mil e sessenta' is one number; 'vinte mil' has a scale.
  if (/^(?:mil|thousand)$/.test(word) && !gap) {
    const [all, end] = joinNumber(words, at + 1, value * 1_000);
    return end > at + 1 ? [all, end] : [`n${value}`, at];
  }
  // 'seis vírgula cinco'
  if (wordAt(words, at) === 'virgula') {
    const part = /^n(\d+)$/.exec(
      words[at + 1]?.entry?.phrases.find(({ rest }) => rest.length === 0)?.tag ?? '',
    )?.[1];
    return part ? [`n${value}.${part}`, at + 2] : [`n${value}`, at];
  }
  if (word === 'hundred') return joinNumber(words, at + gap + 1, value * 100);
  const isMore =
    more > 0 && more < (value % 1_000 === 0 ? 1_000 : value % 100 === 0 ? 100 : value % 10 === 0 ? 10 : 0);
  return isMore ? joinNumber(words, at + gap + 1, value + more) : [`n${value}`, at];
}
