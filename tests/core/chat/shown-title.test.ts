import { shownTitle, titleOf } from '@vesalio/core';
import { expect, test } from 'vitest';

const QUESTION = 'Quando iniciar sacubitril-valsartana na insuficiência cardíaca?';

test('a title of full length is cut at a word for display, another is shown as it is', () => {
  expect(shownTitle(titleOf(QUESTION, 'Nova Conversa'))).toBe('Quando iniciar sacubitril-valsartana na…');
  expect(shownTitle('Dose de ataque')).toBe('Dose de ataque');
  expect(shownTitle('x'.repeat(50))).toBe('x'.repeat(50));
  expect(shownTitle(`${'palavra '.repeat(6)}a?`)).toBe(`${'palavra '.repeat(6)}a?`);
});
