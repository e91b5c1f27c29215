import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { conversationDocx } from '../../packages/widgets/src/chat/document/docx-document.ts';

/** The path of LibreOffice on this machine, if installed. */
const offices = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'soffice'))
  .filter(existsSync)
  .slice(0, 1);

const ANSWER = `## Alvo

Abaixo de **130** mmHg [search_1], com *cautela* em idosos [search_2].

1. Medir
2. Tratar
   - clortalidona

| Fármaco | Dose |
| --- | ---: |
| Clortalidona | 12,5 mg |

> Citação.

\`\`\`text
ClCr = 1
\`\`\``;

const words = {
  title: 'Referências',
  missing: { title: 'Erro', text: 'Referência não encontrada.' },
  question: 'Pergunta',
  answer: 'Resposta',
  replaced: 'Versão anterior',
  interrupted: 'Resposta interrompida',
  note: 'Material de apoio. A decisão clínica é do profissional.',
  creator: 'Vesálio',
  demonstration: 'Demonstração com dados fictícios. Não use em decisões clínicas.',
};
const reference = {
  id: 'search_1',
  title: 'A Randomized Trial of Intensive versus Standard Blood-Pressure Control',
  text: '',
  source: 'https://doi.org/10.1056/NEJMoa1511939',
  journal: 'N Engl J Med',
  year: '2015',
  type: 'db',
  authors: ['Wright JT Jr'],
  volumePages: '373(22):2103-2116',
};

// Runs where LibreOffice is installed: `apt-get install libreoffice-writer-nogui`.
for (const soffice of offices)
  test('LibreOffice opens the Word file of a conversation, and shows all of it', async ({
    browserName: _,
  }, testInfo) => {
    const messages = [
      { sender: 'user' as const, type: 'text', text: 'Qual a meta?', references: [] },
      { sender: 'bot' as const, type: 'text', text: ANSWER, references: [reference] },
    ];
    const folder = testInfo.outputPath();
    const file = testInfo.outputPath('conversa.docx');
    const document = await conversationDocx('Meta pressórica', messages, words, new Date(2026, 10, 22));
    writeFileSync(file, Buffer.from(await document.arrayBuffer()));
    const convert = (form: string) =>
      execFileSync(
        soffice,
        [
          `-env:UserInstallation=file://${folder}/profile`,
          '--headless',
          '--convert-to',
          form,
          '--outdir',
          folder,
          file,
        ],
        { timeout: 300_000, stdio: 'pipe' },
      );
    convert('pdf');
    expect(readFileSync(join(folder, 'conversa.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
    convert('txt:Text (encoded):UTF8');
    const text = readFileSync(join(folder, 'conversa.txt'), 'utf8');
    for (const line of [
      'Meta pressórica',
      'Qual a meta?',
      'Abaixo de 130\u00a0mmHg [1], com cautela em idosos [2].',
      '2. Tratar',
      'Clortalidona',
      'ClCr = 1',
      '1. Wright JT Jr.',
      'https://doi.org/10.1056/NEJMoa1511939',
      '2. Erro: Referência não encontrada.',
      words.note,
    ])
      expect(text).toContain(line);
  });
