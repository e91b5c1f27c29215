import { checkCitations } from '@vesalio/core';
import { describe, expect, it } from 'vitest';
import { PLAIN_WORDS } from './cases/plain/words-of-care.ts';
import { PLAIN_CLASSES } from './plain-classes.ts';

const verdictOf = (answer: string, passage: string) =>
  checkCitations({
    text: `${answer} [search_1].`,
    references: [{ id: 'search_1', title: 'Nota', text: `${passage} This passage was written for a test.` }],
  }).sentences[0]?.verdict;

/** If the verdict on a sentence changes, move it to the list for that verdict. */
describe.each([...PLAIN_CLASSES, ...PLAIN_WORDS])(
  'a plain statement: $name',
  ({ contradicted, unseen, agreed, stated, misread }) => {
    it.each(contradicted)('"%s" contradicts "%s"', (answer, passage) =>
      expect(verdictOf(answer, passage)).toBe('diverge'),
    );

    it.each(stated)('"%s" does not contradict "%s"', (answer, passage) =>
      expect(verdictOf(answer, passage)).not.toBe('diverge'),
    );

    it('has no more sentences that are missed or misread', () => {
      expect(unseen.map(([answer, passage]) => verdictOf(answer, passage))).toEqual(
        unseen.map(() => 'nao-verificavel'),
      );
      expect(agreed.map(([answer, passage]) => verdictOf(answer, passage))).toEqual(
        agreed.map(() => 'confere'),
      );
      expect(misread.map(([answer, passage]) => verdictOf(answer, passage))).toEqual(
        misread.map(() => 'diverge'),
      );
    });
  },
);
