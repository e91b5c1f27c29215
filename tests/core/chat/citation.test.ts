import {
  answerWithReferences,
  citedIds,
  findSourceMarkers,
  formatCitation,
  parseMarkdown,
  type Reference,
  type UsageRecordWords,
  usageRecord,
} from '@vesalio/core';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

const sprint: Reference = {
  id: 'search_1',
  title: 'A Randomized Trial of Intensive versus Standard Blood-Pressure Control',
  text: '',
  source: 'https://doi.org/10.1056/NEJMoa1511939',
  journal: 'N Engl J Med',
  year: '2015',
  type: 'db',
  authors: ['Wright JT Jr', 'Williamson JD', 'Whelton PK'],
  volumePages: '373:2103-2116',
};
const art: Reference = {
  ...sprint,
  id: 'search_2',
  title: 'Efeito do recrutamento alveolar',
  source: '#',
  journal: 'JAMA',
  year: '2017',
  authors: [],
  volumePages: '318(14):1335-1345',
};
const bare: Reference = { ...art, journal: '', year: '', volumePages: '', title: 'Só o título?' };
const accessedAt = new Date(2026, 10, 20, 14, 30);

describe('one reference', () => {
  it.each([
    ['plain', sprint, `${sprint.title}. N Engl J Med. 2015. https://doi.org/10.1056/NEJMoa1511939`],
    [
      'vancouver',
      sprint,
      `Wright JT Jr, Williamson JD, Whelton PK. ${sprint.title}. N Engl J Med. 2015;373:2103-2116. Disponível em: https://doi.org/10.1056/NEJMoa1511939`,
    ],
    [
      'abnt',
      sprint,
      `WRIGHT JR., J. T.; WILLIAMSON, J. D.; WHELTON, P. K. ${sprint.title}. N Engl J Med, v. 373, p. 2103-2116, 2015. Disponível em: https://doi.org/10.1056/NEJMoa1511939. Acesso em: 20 nov. 2026.`,
    ],
    ['plain', art, 'Efeito do recrutamento alveolar. JAMA. 2017.'],
    ['vancouver', art, 'Efeito do recrutamento alveolar. JAMA. 2017;318(14):1335-1345.'],
    ['abnt', art, 'EFEITO do recrutamento alveolar. JAMA, v. 318, n. 14, p. 1335-1345, 2017.'],
    ['plain', bare, 'Só o título?'],
    ['vancouver', bare, 'Só o título?'],
    ['abnt', bare, 'SÓ o título?'],
  ] as const)('%s: %#', (style, reference, expected) => {
    expect(formatCitation(reference, { style, accessedAt })).toBe(expected);
  });

  it('begins with the title, article included, when no author is known', () => {
    const line = formatCitation({ ...sprint, authors: [], source: '#' }, { style: 'abnt' });
    expect(line).toMatch(/^A RANDOMIZED Trial of/);
  });

  it.each([
    [['SPRINT Research Group'], 'SPRINT Research Group.', 'SPRINT RESEARCH GROUP.'],
    [['McMurray JJV', 'et al'], 'McMurray JJV, et al.', 'MCMURRAY, J. J. V. et al.'],
    [['de Souza, Ana Maria'], 'de Souza AM.', 'DE SOUZA, A. M.'],
    [['A B', 'C D', 'E F', 'G H'], 'A B, C D, E F, G H.', 'A, B. et al.'],
    [['A B', 'C D', 'E F'], 'A B, C D, E F.', 'A, B.; C, D.; E, F.'],
    [['A B', 'C D', 'E F', 'G H', 'I J', 'K L'], 'A B, C D, E F, G H, I J, K L.', 'A, B. et al.'],
    [
      ['A B', 'C D', 'E F', 'G H', 'I J', 'K L', 'M N'],
      'A B, C D, E F, G H, I J, K L, et al.',
      'A, B. et al.',
    ],
    [['Ministério da Saúde'], 'Ministério da Saúde.', 'MINISTÉRIO DA SAÚDE.'],
  ])('authors %j', (authors, vancouver, abnt) => {
    const reference = { ...sprint, authors };
    expect(formatCitation(reference, { style: 'vancouver' }).startsWith(`${vancouver} ${sprint.title}`)).toBe(
      true,
    );
    expect(formatCitation(reference, { style: 'abnt' }).startsWith(`${abnt} ${sprint.title}`)).toBe(true);
  });

  it('never prints an unsafe address', () => {
    for (const style of ['plain', 'vancouver', 'abnt'] as const)
      expect(formatCitation({ ...sprint, source: 'javascript:alert(1)' }, { style })).not.toContain(
        'javascript',
      );
  });
});

const words = { title: 'Referências', missing: { title: 'Erro', text: 'Referência não encontrada.' } };

describe('an answer with its references', () => {
  it('numbers by first appearance, keeps code and links, and lists what is cited', () => {
    const source = 'Use B [search_2, 1] e A【search_1】[7]. `[search_1]` [1](https://a.org)\n\n```\n[2]\n```';
    expect(answerWithReferences(source, [sprint, art], words, { style: 'plain' })).toBe(
      [
        'Use B [1, 2] e A[2][3]. `[search_1]` [1](https://a.org)\n\n```\n[2]\n```',
        '',
        'Referências',
        '1. Efeito do recrutamento alveolar. JAMA. 2017.',
        `2. ${sprint.title}. N Engl J Med. 2015. https://doi.org/10.1056/NEJMoa1511939`,
        '3. Erro: Referência não encontrada.',
        '',
      ].join('\n'),
    );
  });

  it('does not change an answer without markers', () => {
    expect(answerWithReferences('Sem fontes.\n', [sprint], words, { style: 'abnt' })).toBe('Sem fontes.\n');
  });

  it('copies the numbers that are shown', () => {
    const piece = fc.constantFrom(
      '[search_1]',
      '[2]',
      '【3】',
      '`[4]`',
      ' texto ',
      '\n\n',
      '\n~~~\n[7]\n~~~\n',
      '\n```\n[5]\n```\n',
      '\n```markdown\n[6]\n```\n',
      '**[6]**',
      '- ',
      '(p<0,05)',
      '(https://a.org)',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (parts) => {
        const source = parts.join('');
        const copied = [...new Set(findSourceMarkers(source).flatMap((marker) => marker.ids))];
        expect(copied).toEqual(citedIds(parseMarkdown(source)));
      }),
      { numRuns: 500, interruptAfterTimeLimit: 3000 },
    );
  });
});

test('the usage record has tool, version, time, question and references, and a line for the judgement', () => {
  const recordWords: UsageRecordWords = {
    title: 'TÍTULO',
    tool: (name) => `Ferramenta: ${name}`,
    version: (version) => `Versão: ${version}`,
    date: (date) => `Data e hora: ${date}`,
    question: 'Pergunta',
    references: 'Referências',
    responsibility: 'Apoia.',
    judgement: 'Julgamento',
  };
  const input = {
    tool: 'Vesálio',
    version: '0.1.0',
    at: accessedAt,
    question: ' Qual a meta? ',
    references: [art],
  };
  const record = usageRecord({ ...input, answer: 'X [2]' }, recordWords, words.missing);
  expect(record.split('\n')).toEqual([
    'TÍTULO',
    'Ferramenta: Vesálio',
    'Versão: 0.1.0',
    'Data e hora: 20/11/2026 14:30',
    'Pergunta: Qual a meta?',
    'Referências:',
    '1. Efeito do recrutamento alveolar. JAMA. 2017;318(14):1335-1345.',
    'Apoia.',
    `Julgamento: ${'_'.repeat(30)}`,
    '',
  ]);
  expect(usageRecord({ ...input, answer: 'X' }, recordWords, words.missing)).toContain('Referências: –');
});
