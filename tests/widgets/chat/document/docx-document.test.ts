import type { ConversationWords, ExportedMessage, Reference } from '@vesalio/core';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { conversationDocx } from '../../../../packages/widgets/src/chat/document/docx-document.ts';

const words: ConversationWords = {
  title: 'Referências',
  missing: { title: 'Erro', text: 'Referência não encontrada.' },
  question: 'Pergunta',
  answer: 'Resposta',
  replaced: 'Versão anterior',
  interrupted: 'Resposta interrompida',
  note: 'Material de apoio.',
  creator: 'Vesálio',
  demonstration: 'Demonstração com dados fictícios.',
};
const reference: Reference = {
  id: 'search_1',
  title: 'A & B <trial>',
  text: 'Passagem.',
  source: 'https://doi.org/10.1056/NEJMoa1511939?a=1&b=2',
  journal: 'N Engl J Med',
  year: '2015',
  type: 'db',
  authors: ['Wright JT Jr'],
  volumePages: '373(22):2103-2116',
  notice: { kind: 'retracted', date: '2024-03-12', url: 'https://doi.org/10.1/retracted' },
};
const bot = (text: string, fields: Partial<ExportedMessage> = {}): ExportedMessage => ({
  sender: 'bot',
  type: 'text',
  text,
  references: [reference],
  ...fields,
});
const user = (text: string): ExportedMessage => ({ sender: 'user', type: 'text', text, references: [] });

/** Writes a file and returns its parts by name, with the body parsed as XML. */
async function write(messages: ExportedMessage[], changed: Partial<ConversationWords> = {}) {
  const blob = await conversationDocx('Meta', messages, { ...words, ...changed }, new Date(2026, 10, 22));
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  const read = (name: string) => {
    const file = files[name];
    if (!file) throw new Error(`${name} is absent: ${Object.keys(files).join(', ')}`);
    return new DOMParser().parseFromString(strFromU8(file), 'application/xml');
  };
  const body = read('word/document.xml');
  const all = (name: string, root: Document | Element = body) => [...root.getElementsByTagName(name)];
  const text = (root: Element) =>
    all('w:t', root)
      .map(({ textContent }) => textContent)
      .join('');
  const paragraphs = all('w:p').map((paragraph) => ({
    text: text(paragraph),
    style: all('w:pStyle', paragraph)[0]?.getAttribute('w:val') ?? '',
    list: all('w:numId', paragraph)[0]?.getAttribute('w:val') ?? '',
  }));
  const run = (wanted: string) => all('w:r').find((one) => text(one) === wanted);
  const has = (wanted: string, name: string) => {
    const found = run(wanted);
    return found !== undefined && all(name, found).length > 0;
  };
  const links = [
    ...strFromU8(files['word/_rels/document.xml.rels'] ?? new Uint8Array()).matchAll(/Target="(http[^"]*)"/g),
  ];
  return { files, read, all, text, paragraphs, has, links: links.map(([, href]) => href) };
}

test('title, questions and answers are headings, and an error is left out', async () => {
  const { paragraphs } = await write([
    user('Qual a meta?'),
    bot('## Alvo\n\nAbaixo de 130.'),
    bot('Falhou', { type: 'error' }),
  ]);
  expect(paragraphs.filter(({ style }) => style).map(({ text, style }) => `${style}: ${text}`)).toEqual([
    'Title: Meta',
    'Heading1: Pergunta',
    'Heading1: Resposta',
    'Heading2: Alvo',
  ]);
  expect(paragraphs.map(({ text }) => text)).toContain('Qual a meta?');
  expect(paragraphs.map(({ text }) => text).join()).not.toContain('Falhou');
});

test('bold, italics and markers keep their form; a marker is a superscript in brackets', async () => {
  const { has } = await write([bot('Meta **forte** e *leve* de 10 [search_1].')]);
  expect(has('forte', 'w:b')).toBe(true);
  expect(has('leve', 'w:i')).toBe(true);
  const marker = has('[1]', 'w:vertAlign');
  expect(marker).toBe(true);
});

test('formulas are text, raised and lowered letters keep their form', async () => {
  const { has, paragraphs } = await write([
    bot('TFG \\(\\frac{a+b}{c}\\), T<sub>máx</sub>, 1<sup>o</sup>, 10<sup>9</sup>.'),
  ]);
  expect(has('máx', 'w:vertAlign')).toBe(true);
  expect(has('o', 'w:vertAlign')).toBe(true);
  expect(paragraphs.map(({ text }) => text)).toContain('TFG (a + b) / c, Tmáx, 1o, 10⁹.');
});

test('lists are numbered or bulleted by Word', async () => {
  const { paragraphs } = await write([bot('1. um\n2. dois\n\nTexto.\n\n3. três\n\n- ponto\n  - dentro')]);
  const listOf = (wanted: string) => paragraphs.find(({ text }) => text === wanted)?.list;
  expect(listOf('um')).toBeTruthy();
  expect(listOf('dois')).toBe(listOf('um'));
  expect(listOf('três')).not.toBe(listOf('um'));
  expect(listOf('ponto')).toBeTruthy();
  expect(listOf('dentro')).toBe(listOf('ponto'));
});

test('a table keeps its rows, and its header repeats on each page', async () => {
  const { all, text } = await write([bot('| Fármaco | Dose |\n| --- | ---: |\n| A | 5 mg |')]);
  expect(all('w:tr').map((row) => all('w:tc', row).map((cell) => text(cell)))).toEqual([
    ['Fármaco', 'Dose'],
    ['A', '5\u00a0mg'],
  ]);
  expect(all('w:tblHeader')).toHaveLength(1);
});

test('references are numbered, linked, and a withdrawn paper says so', async () => {
  const { paragraphs, links } = await write([bot('Meta [search_1] e outra [search_9].')]);
  const lines = paragraphs.map(({ text }) => text);
  expect(lines.find((line) => line.startsWith('1. Wright JT Jr. A & B <trial>.'))).toContain(
    '[ARTIGO RETRATADO EM 12/03/2024: https://doi.org/10.1/retracted]',
  );
  expect(lines).toContain('2. Erro: Referência não encontrada.');
  expect(links).toEqual([
    'https://doi.org/10.1056/NEJMoa1511939?a=1&amp;b=2',
    'https://doi.org/10.1/retracted',
  ]);
});

test('only a demonstration is marked, on every page', async () => {
  const headerOf = ({ files }: { files: Record<string, Uint8Array> }) =>
    Object.entries(files)
      .filter(([name]) => /^word\/header\d+\.xml$/.test(name))
      .map(([, file]) => strFromU8(file))
      .join();
  expect(headerOf(await write([bot('Meta.')]))).toContain('Demonstração com dados fictícios.');
  expect(headerOf(await write([bot('Meta.')], { demonstration: '' }))).not.toContain('Demonstração');
});

test('a part of an answer is labelled as a part', async () => {
  const { paragraphs } = await write([bot('Abaixo de', { interrupted: 'lost' })]);
  expect(paragraphs.map(({ text }) => text)).toContain('Resposta interrompida');
});

test('characters that XML does not allow are removed, so that Word opens the file', async () => {
  const { read, paragraphs } = await write([
    user('dose\u0000 \u000bde \ud800 5 <mg> & "x"'),
    bot('ok\u0008'),
  ]);
  expect(read('word/document.xml').getElementsByTagName('parsererror')).toHaveLength(0);
  expect(paragraphs.map(({ text }) => text)).toContain('dose de  5 <mg> & "x"');
});

test('the context of a question is below it, and a replaced question is labelled', async () => {
  const { paragraphs } = await write([
    { ...user('Qual a dose?'), id: 'a', context: 'ClCr 25 mL/min' },
    { ...user('Qual a dose na diálise?'), id: 'b', replaces: 'a' },
  ]);
  const texts = paragraphs.map(({ text }) => text);
  expect(texts.slice(texts.indexOf('Pergunta'))).toEqual([
    'Pergunta',
    'Qual a dose?',
    'ClCr 25 mL/min',
    'Versão anterior',
    'Pergunta',
    'Qual a dose na diálise?',
    'Material de apoio.',
  ]);
});
