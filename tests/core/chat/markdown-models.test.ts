import { type Block, createMarkdownStream, type Inline, parseMarkdown } from '@vesalio/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLong } from '../../long.ts';

// What language models write, where it differs from CommonMark.

function run(node: Inline): string {
  if (node.type === 'break') return '↵';
  if (node.type === 'citation') return `{${node.ids}}`;
  if (node.type === 'formula') return node.source;
  if (!('children' in node)) return node.text.replaceAll('\u00a0', ' ');
  return `<${node.type}>${runs(node.children)}</>`;
}

const runs = (nodes: readonly Inline[]): string => nodes.map(run).join('');

/** A short form of a tree: `h2(…)`, `p(…)`, `list[… ; …]`, `table[… | … / …]`. */
function block(node: Block): string {
  switch (node.type) {
    case 'heading':
      return `h${node.depth}(${runs(node.children)})`;
    case 'paragraph':
      return `p(${runs(node.children)})`;
    case 'list':
      return `list[${node.items.map(({ children }) => blocks(children)).join(' ; ')}]`;
    case 'table':
      return `table[${[node.header, ...node.rows].map((row) => row.map(runs).join(' | ')).join(' / ')}]`;
    case 'quote':
      return `quote[${blocks(node.children)}]`;
    case 'code':
      return `code(${node.text})`;
    default:
      return node.type;
  }
}

const blocks = (nodes: readonly Block[]): string => nodes.map(block).join(' ');

const CASES = {
  'a line end is a break': [
    ['PA: 120/80\nFC: 80\n• um\n• dois', 'p(PA: 120/80↵FC: 80↵• um↵• dois)'],
    ['**Conduta**\nInternar', 'p(<strong>Conduta</>↵Internar)'],
    ['Idade: 65\nanos de uso: 3', 'p(Idade: 65↵anos de uso: 3)'],
  ],
  'the sign of a comparison stays': [
    ['>= 65 anos: 5 mg', 'p(>= 65 anos: 5 mg)'],
    ['- >= 65 anos\n- >65 anos\n- > LSN', 'list[p(>= 65 anos) ; p(>65 anos) ; p(> LSN)]'],
    ['>LSN ou >3x LSN', 'p(>LSN ou >3x LSN)'],
    ['> -5 mmol/L', 'p(> -5 mmol/L)'],
    ['> ~5 mg', 'p(> ~5 mg)'],
    ['Se PAS\n>140', 'p(Se PAS↵>140)'],
    ['> Nota: x\n>= 2', 'quote[p(Nota: x↵>= 2)]'],
    ['>65. Reduzir a dose', 'p(>65. Reduzir a dose)'],
    ['> - item\n\n> 2. item', 'quote[list[p(item)]] quote[list[p(item)]]'],
  ],
  'escaped brackets are no formula': [
    ['Reduz \\[search_1\\] e \\[search_2, search_3\\].', 'p(Reduz [search_1] e [search_2, search_3].)'],
    ['De \\[1\\] a \\[2, 3\\], mas \\[x\\]', 'p(De [1] a [2, 3], mas \\[x\\])'],
  ],
  'a bold label ends without a space behind it': [
    ['**Dose:**500 mg', 'p(<strong>Dose:</>500 mg)'],
    ['**“texto”**palavra', 'p(<strong>“texto”</>palavra)'],
    ['**Nota (1):**texto e **IC 95%**de', 'p(<strong>Nota (1):</>texto e <strong>IC 95%</>de)'],
    ['**Dose: **500 mg', 'p(<strong>Dose: </>500 mg)'],
    ['a,**b**/**c**', 'p(a,<strong>b</>/<strong>c</>)'],
    ['p<0,05* e p<0,01**', 'p(p<0,05* e p<0,01**)'],
  ],
  'a star before a digit is no emphasis': [
    ['CYP2C9*2 e *3; 5*10^9/L; p<0,05*.', 'p(CYP2C9*2 e *3; 5*10^9/L; p<0,05*.)'],
    ['*1/*2 ou (*17) ou\n*3 (ver nota*)', 'p(*1/*2 ou (*17) ou↵*3 (ver nota*))'],
    ['~5 mg (ou 10~)', 'p(~5 mg (ou 10~))'],
    ['*1ª linha*: metformina', 'p(<em>1ª linha</>: metformina)'],
    ['peso*altura*idade, e *peso*', 'p(peso*altura*idade, e <em>peso</>)'],
    ['*Obs. 2* e **2 mg**', 'p(<em>Obs. 2</> e <strong>2 mg</>)'],
  ],
  'headings and rules': [
    ['##Conduta\n\n###**Dose**', 'h2(Conduta) h3(<strong>Dose</>)'],
    ['#1 é a causa', 'p(#1 é a causa)'],
    ['Reduz o risco [search_1].\n---\nFim', 'p(Reduz o risco {search_1}.) rule p(Fim)'],
    ['Cita [search_1]\n---\nFim', 'p(Cita {search_1}) rule p(Fim)'],
    ['**Conduta**\n---\nFim', 'h2(<strong>Conduta</>) p(Fim)'],
  ],
  tables: [
    ['|A|B|\n|-|-|\n|1|2|\n**Nota:** x', 'table[A | B / 1 | 2] p(<strong>Nota:</> x)'],
    ['|A|B|\n|-|-|\n|1|P(x|y)|', 'table[A | B / 1 | P(x|y)]'],
    ['|A|B|\n|—|–|\n|1|2|', 'table[A | B / 1 | 2]'],
    ['|A|B|\n| : | : |\n|1|2|', 'table[A | B / 1 | 2]'],
    ['|A|B|C|\n|-|-|\n|1|2|3|', 'table[A | B | C / 1 | 2 | 3]'],
    ['|A|B|\n|-|-|-|\n|1|2|3|', 'table[A | B |  / 1 | 2 | 3]'],
    ['Obs\n:', 'p(Obs↵:)'],
  ],
  'an answer in a fence': [
    ['```markdown\n## T\n\n**a** [1]\n```', 'h2(T) p(<strong>a</> {1})'],
    ['Segue:\n\n```md\n- a\n```\n\nFim', 'p(Segue:) list[p(a)] p(Fim)'],
    ['```\n## T\n```', 'code(## T)'],
  ],
} satisfies Record<string, [source: string, read: string][]>;

describe.each(Object.entries(CASES))('%s', (_, cases) => {
  it.each(cases)('%j', (source, read) => {
    expect(blocks(parseMarkdown(source))).toBe(read);
  });

  it.each(cases)('%j, letter by letter', (source) => {
    const stream = createMarkdownStream();
    for (const [index, letter] of [...source].entries()) {
      const { stable, tail } = stream.append(letter);
      expect([...stable, ...tail]).toEqual(parseMarkdown(source.slice(0, index + 1)));
    }
  });
});

it('loses no sign of doses, alleles, comparisons and formulas, in whatever order they stand', () => {
  const words = [
    ...[
      'p<0,05*',
      'p<0,01**',
      'p<0,001***',
      '*2',
      '*3',
      'HLA-B*57:01',
      'CYP2C19*2/*17',
      'mortalidade*',
      '5*10^9/L',
    ],
    ...[
      '10**9',
      '2 * 3',
      '(140-idade)*peso/(72*creatinina)',
      'peso*0,6',
      '~5 mg',
      '5~10 mg',
      '(ou 10~)',
      '±2',
      '−5',
    ],
    ...[
      '>= 65 anos',
      '>65',
      '> 140 mmHg',
      '>LSN',
      '<LSN',
      '<18',
      '=5',
      '-5 mmol/L',
      'K+',
      'HER2+++',
      'x_1',
      '#1',
    ],
    ...[
      '|x|',
      'P(A|B)',
      '[Na+]',
      '25(OH)D',
      'IC 95% [0,64-0,89]',
      '10^-3',
      'dose',
      '**forte**',
      '*itálico*',
      '~~não~~',
    ],
  ];
  const joints = [' ', ', ', '; ', '. ', ': ', ' (', ') ', '\n', '\n\n', '\n- ', '\n1. '];
  const sentence = fc.array(fc.tuple(fc.constantFrom(...joints), fc.constantFrom(...words)), {
    minLength: 2,
    maxLength: 6,
  });
  const signs = (text: string) => text.replace(/[^<>*~=+|_#±−-]/g, '');
  const textOf = (nodes: readonly (Block | Inline)[]): string =>
    JSON.stringify(nodes, (key, value) => (key === 'type' ? undefined : value));
  fc.assert(
    fc.property(sentence, (parts) => {
      const source = parts
        .map(([joint, word]) => joint + word)
        .join('')
        .trimStart();
      const marked = source.replace(
        /(?:^|\n)(?:- |1\. )|\*\*(?=forte)|(?<=forte)\*\*|\*(?=itálico)|(?<=itálico)\*|~~/g,
        '',
      );
      expect(signs(textOf(parseMarkdown(source))), source).toBe(signs(marked));
    }),
    { numRuns: isLong ? 50_000 : 3000 },
  );
});

it.each([
  '```markdown\n## **T**\n\n**Dose:**5 mg [search_1]\n```',
  '##**T**\n\n**Dose: **5 mg\n\n|A|B|\n|—|—|\n|1|2|\n**Nota:**x',
])('shows no mark while %j is written', (source) => {
  const stream = createMarkdownStream({ isWriting: true });
  for (const letter of source) {
    const { stable, tail } = stream.append(letter);
    expect(blocks([...stable, ...tail]).replace(/ \| |table\[|\]/g, '')).not.toMatch(/[`*#[\]|]|code/);
  }
});
