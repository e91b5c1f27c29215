import { type CitationCheck, checkCitations, type Verdict } from '@vesalio/core';
import type { HandCase, Letter } from './case.ts';
import { passageOf, type SourcePassage } from './passages.ts';

const LETTERS: Readonly<Record<Verdict, Letter>> = { confere: 'c', diverge: 'd', 'nao-verificavel': 'n' };

/** Groups of case kinds. Rates and goals apply to groups. */
export type Family = 'number' | 'direction' | 'reference' | 'other' | 'true';

const FAMILIES: Readonly<Record<string, Family>> = {
  digit: 'number',
  decimal: 'number',
  unit: 'number',
  comparator: 'number',
  bounds: 'number',
  level: 'number',
  label: 'number',
  direction: 'direction',
  negation: 'direction',
  'wrong-reference': 'reference',
  'number-of-another': 'reference',
};

const familyOf = (kind: string, isTrue: boolean): Family => (isTrue ? 'true' : (FAMILIES[kind] ?? 'other'));

/** One judged sentence. */
export interface Judged {
  readonly kind: string;
  readonly family: Family;
  readonly expected: Letter;
  readonly found: Letter | '-';
  /** Whether the verdict is wrong: a false `diverge` or a missed one. */
  readonly isMiss: boolean;
  readonly text: string;
  readonly passages: readonly string[];
}

interface Answer {
  readonly text: string;
  readonly references: readonly (SourcePassage & { readonly id: string })[];
}

/** The answer of a case, in the format of the API. */
export function answerOf([, keys, answer]: HandCase): Answer {
  const references = keys
    .split(' + ')
    .map((key, index) => ({ id: `search_${index + 1}`, ...passageOf(key) }));
  const text = answer.replace(/\[\d(?:\s*[,;]\s*\d)*\]/g, (marker) => marker.replace(/\d/g, 'search_$&'));
  return { text, references };
}

/** Checks an answer and compares the verdict on each cited sentence with the expected one. */
export function judge(kind: string, answer: Answer, verdicts: string): Judged[] {
  const { sentences } = checkCitations(answer);
  const expected = (verdicts === '*' ? sentences.map(() => 'c') : [...verdicts]) as Letter[];
  const isWhole = sentences.length === expected.length;
  return expected.map((letter, index) =>
    judgedOf(kind, letter, isWhole ? sentences[index] : undefined, answer),
  );
}

function judgedOf(
  kind: string,
  expected: Letter,
  sentence: CitationCheck['sentences'][number] | undefined,
  answer: Answer,
): Judged {
  const found = sentence ? LETTERS[sentence.verdict] : '-';
  return {
    kind,
    family: familyOf(kind, expected !== 'd'),
    expected,
    found,
    isMiss: found === '-' || (expected === 'd') !== (found === 'd'),
    text: sentence?.text ?? answer.text,
    passages: answer.references.map(({ text }) => text),
  };
}

/** Judges the first cited sentence of an answer; empty if it has none. */
export function judgedFirst(kind: string, answer: Answer, expected: Letter): Judged[] {
  const [sentence] = checkCitations(answer).sentences;
  return sentence ? [judgedOf(kind, expected, sentence, answer)] : [];
}

const judgeCase = (hand: HandCase): Judged[] => judge(hand[0], answerOf(hand), hand[3]);

/** Judges cases in answers of many sentences: a passage that several cases cite is read once. */
export function judgeAll(cases: readonly HandCase[]): Judged[] {
  const groups = new Map<string, HandCase[]>();
  for (const one of cases) groups.set(one[1], [...(groups.get(one[1]) ?? []), one]);
  return [...groups.values()].flatMap((group) => {
    const answers = group.map(answerOf);
    const [first] = answers;
    if (!first) return [];
    const { sentences } = checkCitations({ ...first, text: answers.map(({ text }) => text).join('\n\n') });
    const counted = group.every(([, , , verdicts]) => verdicts !== '*');
    if (!counted || sentences.length !== group.map(([, , , verdicts]) => verdicts).join('').length)
      return group.flatMap(judgeCase);
    let at = 0;
    return group.flatMap(([kind, , , verdicts], index) =>
      [...verdicts].map((letter) =>
        judgedOf(kind, letter as Letter, sentences[at++], answers[index] ?? first),
      ),
    );
  });
}

/** Share of a family's sentences with the correct verdict, from 0 to 1. */
export function rateOf(judged: readonly Judged[], family: Family): number {
  const own = judged.filter((one) => one.family === family);
  return own.length === 0 ? 1 : own.filter(({ isMiss }) => !isMiss).length / own.length;
}

/** The minimum rate of each family. */
export const GOALS: Readonly<Partial<Record<Family, number>>> = {
  number: 0.99,
  direction: 0.95,
  reference: 0.97,
  true: 0.99,
};

/** The first sentence of an answer that cites one passage, written as 'title ‖ text' or as a text alone. */
export function checkOne(answer: string, passage: string): CitationCheck['sentences'][number] | undefined {
  const [text = '', title = 'Nota'] = passage.split(' ‖ ').reverse();
  return checkCitations({
    text: `${answer} [search_1].`,
    // A passage of under four words is never compared.
    references: [{ id: 'search_1', title, text: `${text} This passage was written for a test.` }],
  }).sentences[0];
}
