import { render } from '@testing-library/react';
import { createApp } from '@vesalio/core';
import { referenceFixtures } from '@vesalio/core/testing';
import { AnswerView, VesalioProvider } from '@vesalio/widgets';
import { expect, test } from 'vitest';

const references = referenceFixtures.map((reference) => ({ authors: [], volumePages: '', ...reference }));

function boundOf(text: string, isWriting = false): (string | undefined)[] {
  const { container } = render(
    <VesalioProvider app={createApp({ storage: 'memory' })}>
      <AnswerView text={text} references={references as never} isWriting={isWriting} />
    </VesalioProvider>,
  );
  return [...container.querySelectorAll('.vs-answer__bound')].map(({ textContent }) =>
    textContent?.replace(/\u00a0/g, ' '),
  );
}

test.each([
  ['Abaixo de 120 mmHg [search_1].', ['mmHg [1].']],
  ['Reduziu **a morte total** [search_1][search_2], e mais.', ['total [1] [2],']],
  ['Um [search_1] e outro [search_2].', ['Um [1]', 'outro [2].']],
  ['[search_1] abre a frase.', [' [1]']],
])('in %j the last word, its markers and the punctuation stay together', (text, bound) => {
  expect(boundOf(text)).toEqual(bound);
});

test('the text itself is unchanged, and an unfinished marker is not shown while it is written', () => {
  const text = 'Abaixo de 120 mmHg [search_1], e depois [sear';
  boundOf(text, true);
  expect(document.querySelector('.vs-answer')?.textContent?.replace(/\s/g, ' ')).toBe(
    'Abaixo de 120 mmHg [1], e depois',
  );
});
