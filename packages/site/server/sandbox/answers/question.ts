import { foldText } from '@vesalio/core';
import { foreignTerms, genericForms, genericWords, looksClinical } from '../corpus/generic-words.ts';
import { type ConceptId, concepts, passages, type StudyId } from '../corpus/index.ts';

/** The subject of a question, in terms of the corpus. */
export interface QuestionReading {
  /** Weight per concept: 1 for each term that belongs to this concept only, less for an ambiguous term. */
  concepts: ReadonlyMap<ConceptId, number>;
  studies: readonly StudyId[];
  /** Number of words, excluding stop words. */
  length: number;
  /** Number of corpus terms in the question. */
  knownTerms: number;
  /** Terms in the question that are known to be missing from the corpus. */
  foreign: readonly string[];
  /** Words that are neither corpus terms nor in general use. */
  rest: readonly string[];
}

const connectors = new Set([
  'a',
  'o',
  'as',
  'os',
  'de',
  'da',
  'do',
  'das',
  'dos',
  'em',
  'na',
  'no',
  'nas',
  'nos',
  'ao',
  'aos',
  'um',
  'uma',
]);

/** Removes accents, case and punctuation. */
export const plain = (text: string): string =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const singular = (word: string): string => {
  if (word.length < 4) return word;
  if (/[oa]es$/.test(word)) return `${word.slice(0, -3)}ao`;
  if (/[aeou]is$/.test(word)) return `${word.slice(0, -2)}l`;
  if (/[rzl]es$/.test(word)) return word.slice(0, -2);
  if (/ns$/.test(word)) return `${word.slice(0, -2)}m`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
};

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(' ')
    .filter((word) => word !== '' && !connectors.has(word))
    .map(singular);

type Meaning = ConceptId[] | 'foreign';

const meanings = new Map<string, Meaning>();
for (const [id, { terms }] of Object.entries(concepts) as [ConceptId, { terms: readonly string[] }][]) {
  for (const key of new Set(terms.map((term) => wordsOf(term).join(' ')))) {
    const known = meanings.get(key);
    if (Array.isArray(known)) known.push(id);
    else meanings.set(key, [id]);
  }
}
for (const term of foreignTerms) meanings.set(wordsOf(term).join(' '), 'foreign');
const longestTerm = Math.max(...[...meanings.keys()].map((key) => key.split(' ').length));
const generic = new Set([...genericWords].map(singular));
const isGeneric = (word: string): boolean => generic.has(word) || genericForms.test(word);

const studyNames = new Map(passages.map(({ study, name }) => [study, [...new Set([study, name])]] as const));
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const namesStudy = (question: string, names: readonly string[]): boolean =>
  // Match the printed case: in another case, 'ART', 'FLOW' or 'Select' are ordinary words.
  names.some((name) => new RegExp(`(?<![\\p{L}\\d])${escaped(name)}(?![\\p{L}\\d])`, 'u').test(question));

/** Parses a question. First replaces words according to `corrections`, which has plain forms. */
export function readQuestion(
  question: string,
  corrections: ReadonlyMap<string, string> = new Map(),
): QuestionReading {
  const studies = [...studyNames].filter(([, names]) => namesStudy(question, names)).map(([study]) => study);
  const studyWords = new Set(studies.flatMap((study) => wordsOf((studyNames.get(study) ?? []).join(' '))));
  const words = wordsOf(question).map((word) => corrections.get(word) ?? word);
  const meant: ConceptId[][] = [];
  const foreign: string[] = [];
  const rest: string[] = [];
  let asksForGoal = false;
  const found = new Set<string>();
  for (let at = 0; at < words.length; ) {
    const match = longestMeaning(words, at);
    const word = words[at] ?? '';
    if (!match) {
      asksForGoal ||= goalWords.has(word);
      if (!isGeneric(word) && !studyWords.has(word) && !/^\d+$/.test(word) && word.length > 1)
        rest.push(word);
      at += 1;
      continue;
    }
    at += match.length;
    if (found.has(match.key)) continue;
    found.add(match.key);
    if (match.meaning === 'foreign') foreign.push(match.key);
    else meant.push(match.meaning);
  }
  return {
    concepts: withGoal(weigh(meant), asksForGoal),
    studies,
    length: words.length,
    knownTerms: found.size - foreign.length,
    foreign,
    rest: [...new Set(rest)],
  };
}

const goalWords = new Set(['meta', 'alvo', 'objetivo']);

/** Adds the concept of the target: 'meta na hipertensão' asks for the target pressure without naming it. */
function withGoal(weights: Map<ConceptId, number>, asksForGoal: boolean): Map<ConceptId, number> {
  if (!asksForGoal || [...weights.keys()].some((id) => concepts[id].kind === 'intervention')) return weights;
  if (weights.has('hypertension')) weights.set('bloodPressureGoal', 1);
  else if (weights.has('diabetes')) weights.set('glycaemicControl', 1);
  return weights;
}

/** Other terms choose among several meanings: 'sangramento' next to 'trauma' means bleeding from trauma. */
function weigh(meant: readonly ConceptId[][]): Map<ConceptId, number> {
  const certain = new Set(meant.filter((ids) => ids.length === 1).flat());
  const weights = new Map<ConceptId, number>();
  for (const ids of meant) {
    const settled = ids.filter((id) => certain.has(id));
    const shared = settled.length > 0 ? settled : ids;
    for (const id of shared) weights.set(id, Math.min(1, (weights.get(id) ?? 0) + 1 / shared.length));
  }
  return weights;
}

function longestMeaning(words: readonly string[], at: number) {
  for (let length = Math.min(longestTerm, words.length - at); length > 0; length -= 1) {
    const key = words.slice(at, at + length).join(' ');
    const meaning = meanings.get(key);
    if (meaning) return { key, length, meaning };
  }
  return undefined;
}

/** Every word of the corpus, in its plain singular form. */
export const corpusWords = (): string[] => [
  ...new Set([
    ...[...meanings].flatMap(([key, meaning]) => (meaning === 'foreign' ? [] : key.split(' '))),
    ...passages.flatMap(({ text, keywords, outcome, population }) =>
      wordsOf(`${text} ${keywords ?? ''} ${outcome ?? ''} ${population ?? ''}`),
    ),
  ]),
];

/** In a short question, each unknown word is its subject. In a long history, it is a detail. */
const SHORT_QUESTION = 9;
const MOST_UNKNOWN = 0.45;

/** Whether the corpus covers the question's subject. `unknown` lists the words that are not in the corpus. */
export function isCovered(reading: QuestionReading, unknown: readonly string[]): boolean {
  if (reading.knownTerms === 0 && reading.studies.length === 0) return false;
  const known = 2 * (reading.knownTerms + reading.studies.length);
  const isShort = reading.length <= SHORT_QUESTION;
  const missing =
    3 * reading.foreign.length +
    unknown.reduce((sum, word) => sum + (isShort || looksClinical(word) ? 2 : 0.5), 0);
  return missing / (known + missing) <= MOST_UNKNOWN;
}
