import { checkCitations } from '@vesalio/core';
import { expect, test } from 'vitest';
import { OUTCOMES } from './outcomes.ts';

/** Number of the listed outcomes that can be compared. It was 175 before they had their own concepts. */
const REACHED = 235;

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The verdict on a sentence, with a passage in the other language that reports more of the outcome. */
const verdictOf = (own: string, english: string, way: string) =>
  checkCitations({
    text: `${capital(own)} foi ${way} frequente com bisartrol do que com placebo [search_1].`,
    references: [
      {
        id: 'search_1',
        title: '',
        text: `${capital(english)} was more frequent with bisartrol than with placebo. Cholesterol and glucose did not differ.`,
      },
    ],
  }).sentences[0]?.verdict;

test('most outcomes are compared across the languages, and none against itself (docs/proof.md)', () => {
  expect(OUTCOMES.filter(([own, english]) => verdictOf(own, english, 'mais') === 'diverge')).toEqual([]);
  const missed = OUTCOMES.filter(([own, english]) => verdictOf(own, english, 'menos') !== 'diverge');
  expect(OUTCOMES.length - missed.length, missed.join('; ')).toBeGreaterThanOrEqual(REACHED);
});
