import { foldText, searchMessages } from '@vesalio/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workTime } from '../../fixtures.ts';

describe('search in a conversation', () => {
  const messages = [
    { text: 'Ação da AÇÃO e a açao\u0303' },
    { text: 'nada aqui' },
    { text: 'Pressão de 120\u00a0mmHg 🩺 pressao' },
  ];
  const hits = (query: string) =>
    searchMessages(messages, query).map(({ index, ranges }) => [
      index,
      ranges.map(([start, end]) => messages[index]?.text.slice(start, end)),
    ]);

  it.each([
    ['acao', [[0, ['Ação', 'AÇÃO', 'açao\u0303']]]],
    ['AÇÃO', [[0, ['Ação', 'AÇÃO', 'açao\u0303']]]],
    [' pressão ', [[2, ['Pressão', 'pressao']]]],
    ['120 mmhg', [[2, ['120\u00a0mmHg']]]],
    ['🩺', [[2, ['🩺']]]],
    ['.*', []],
    ['   ', []],
    ['', []],
  ])('%j', (query, expected) => {
    expect(hits(query)).toEqual(expected);
  });

  it('finds every part of every text at the stated position', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme', minLength: 1 }),
        (before, piece) => {
          fc.pre(foldText(piece).trim() !== '');
          const text = `${before}${piece}`;
          const [match] = searchMessages([{ text }], piece);
          expect(match).toBeDefined();
          for (const [start, end] of match?.ranges ?? [])
            expect(foldText(text.slice(start, end))).toContain(foldText(piece.trim()));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('searches 5,000 messages without a pause', () => {
    const many = Array.from({ length: 5000 }, (_, index) => ({
      text: `${'Pressão arterial. '.repeat(40)}${index}`,
    }));
    expect(searchMessages(many, '4999')).toHaveLength(1);
    expect(workTime(() => searchMessages(many, '4999'), 1000)).toBeLessThan(1000);
  });
});
