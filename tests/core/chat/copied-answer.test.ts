import { copiedAnswer } from '@vesalio/core';
import { answerText, referenceFixtures } from '@vesalio/core/testing';
import { expect, test } from 'vitest';
import { workTime } from '../fixtures.ts';

const references = referenceFixtures.map((reference) => ({ volumePages: '', ...reference, authors: [] }));
const words = { title: 'Referências', missing: { title: 'Erro', text: 'Referência não encontrada.' } };
const copy = (source: string) => copiedAnswer(source, references, words, { style: 'vancouver' });

test('the copied text has no sign of Markdown and keeps headings, lists, tables and numbers', () => {
  const { text } = copy(answerText);
  expect(text).not.toMatch(/#|\*\*|\| ---|search_/);
  expect(text).toMatch(/^Meta pressórica intensiva, se tolerada\n\nEm adultos de alto risco/);
  expect(text).toContain('o desfecho composto [1] e a mortalidade total [1].');
  expect(text).toContain('Composto primário\t1,65 %/ano');
  expect(text).toContain('- Avalie hipotensão ortostática');
  expect(text).toMatch(/Referências\n1\. A Randomized Trial/);
});

test('the copied HTML has the same content, and no text of the answer becomes markup', () => {
  const { html } = copy(`${answerText}\n\n<img src=x onerror=alert(1)> & "aspas"`);
  expect(html).toContain('<h2>Meta pressórica intensiva, se tolerada</h2>');
  expect(html).toContain('<strong>120');
  expect(html).toContain('<td>');
  expect(html).not.toContain('<img');
  expect(html).toMatch(/<ol><li>A Randomized Trial/);
  expect(copy('1. Um\n2. Dois').html).toContain('<ol><li>');
  expect(copy('- Um\n- Dois').html).toContain('<ul><li>');
});

test('the marker of a retracted paper says so in a copy, also without the list', () => {
  const notice = { kind: 'retracted', date: '', url: '' } as const;
  const withdrawn = references.map((one, index) => (index === 0 ? { ...one, notice } : one));
  const { text, html } = copiedAnswer('Um [search_1, search_2].', withdrawn, words, { style: 'vancouver' });
  for (const copied of [text, html]) expect(copied).toContain('Um [1: artigo retratado, 2].');
});

test('no space before a number is copied twice, and a great many spaces are copied in linear time', () => {
  expect(copy('Um  \u00a0 [search_1].').text).toMatch(/^Um \[1\]\./);
  const spaces = `a${' '.repeat(200_000)}b`;
  expect(workTime(() => copy(spaces), 500)).toBeLessThan(500);
});

test('a copied formula is text that keeps its fraction bar', () => {
  const { text, html } = copy('TFG \\(\\frac{a+b}{c} < 10^9\\)\n\n\\[\na \\\\\nb\n\\]');
  expect(text).toContain('TFG (a + b) / c < 10⁹\n\na\nb');
  expect(html).toBe('<p>TFG (a + b) / c &lt; 10⁹</p><p>a<br/>b</p>');
});

test('a copied link has its address, unless its words show where it leads', () => {
  const { text } = copy('[A diretriz](https://www.nice.org.uk/ng136) e https://doi.org/10.1056/x');
  expect(text).toContain('A diretriz (https://www.nice.org.uk/ng136) e https://doi.org/10.1056/x');
});
