import { type Block, citedIds, createMarkdownStream, type Inline, parseMarkdown } from '@vesalio/core';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { ADDRESSES, FORMS, HTML, payloads } from '../../hostile-corpus.ts';
import { isLong } from '../../long.ts';
import { workTime } from '../fixtures.ts';

const text = (value: string): Inline => ({ type: 'text', text: value });
const paragraph = (...children: Inline[]): Block => ({ type: 'paragraph', children });

/** Every string, link and node type of a tree. */
function survey(blocks: readonly Block[]) {
  const found = { words: '', hrefs: [] as string[], types: new Set<string>() };
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const entry = node as Record<string, unknown>;
    if (typeof entry.type === 'string') found.types.add(entry.type);
    if (typeof entry.text === 'string') found.words += `${entry.text} `;
    if ('href' in entry) found.hrefs.push(String(entry.href));
    Object.values(entry).forEach(walk);
  };
  walk(blocks);
  return found;
}

const NODE_TYPES = new Set(
  'heading paragraph code quote list table rule text strong em del sub sup formula link break citation'.split(
    ' ',
  ),
);

function expectHarmless(blocks: readonly Block[]): void {
  const { hrefs, types } = survey(blocks);
  for (const href of hrefs) {
    expect(href).toMatch(/^(https?:\/\/[^/@\s\\]+\/|mailto:[\w.+-]+@)/);
    expect(new URL(href).username).toBe('');
  }
  for (const type of types) expect(NODE_TYPES).toContain(type);
}

describe('blocks', () => {
  it('reads headings, runs, breaks and rules', () => {
    expect(parseMarkdown('## Conduta\nTexto **forte *e* ~~não~~** `mg`  \nfim\n\n---')).toEqual([
      { type: 'heading', depth: 2, children: [text('Conduta')] },
      paragraph(
        text('Texto '),
        {
          type: 'strong',
          children: [
            text('forte '),
            { type: 'em', children: [text('e')] },
            text(' '),
            { type: 'del', children: [text('não')] },
          ],
        },
        text(' '),
        { type: 'code', text: 'mg' },
        { type: 'break' },
        text('fim'),
      ),
      { type: 'rule' },
    ]);
  });

  it('reads lists, tasks and loose lists as one list', () => {
    expect(parseMarkdown('- [x] a\n- [ ] b\n- c')).toEqual([
      {
        type: 'list',
        ordered: false,
        start: 1,
        loose: false,
        items: [
          { checked: true, children: [paragraph(text('a'))] },
          { checked: false, children: [paragraph(text('b'))] },
          { checked: undefined, children: [paragraph(text('c'))] },
        ],
      },
    ]);
    const [loose, ...rest] = parseMarkdown('3. a\n\n   mais\n\n4. b');
    expect(rest).toEqual([]);
    expect(loose).toMatchObject({ type: 'list', ordered: true, start: 3, loose: true });
    expect(loose?.type === 'list' && loose.items.map((item) => item.children.length)).toEqual([2, 1]);
  });

  it('reads tables with alignment, quotes and code', () => {
    expect(
      parseMarkdown('|Droga|Dose|\n|:--|--:|\n|AAS|100 mg|\n\n> nota\n\n```TS x\n[1] <b>\n\n# no\n```\nfim'),
    ).toEqual([
      {
        type: 'table',
        align: ['left', 'right'],
        header: [[text('Droga')], [text('Dose')]],
        rows: [[[text('AAS')], [text('100\u00a0mg')]]],
      },
      { type: 'quote', children: [paragraph(text('nota'))] },
      { type: 'code', lang: 'ts', text: '[1] <b>\n\n# no' },
      paragraph(text('fim')),
    ]);
  });

  it('keeps setext headings, open fences and indented code', () => {
    expect(parseMarkdown('Título\n===\n\n```\naberto\n\nainda')).toEqual([
      { type: 'heading', depth: 1, children: [text('Título')] },
      { type: 'code', lang: '', text: 'aberto\n\nainda' },
    ]);
    expect(parseMarkdown('a\n\n    x = 1\n\n    y = 2')).toEqual([
      paragraph(text('a')),
      { type: 'code', lang: '', text: 'x = 1\n\ny = 2' },
    ]);
  });
});

describe('tables', () => {
  const cells = (source: string) => {
    const table = parseMarkdown(source).find((block) => block.type === 'table');
    return table?.type === 'table' ? [table.header, ...table.rows] : undefined;
  };

  it.each([
    [
      'a | b\n--|--\n1 | 2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['|a|\n|:-:|\n|1|2|\n||\nfim', [['a'], ['1|2'], ['']]],
    [
      '|a|b|\n|-|-|\n|1 \\| 2|',
      [
        ['a', 'b'],
        ['1 | 2', ''],
      ],
    ],
    ['antes\n|a|b|\n|-|-|', [['a', 'b']]],
    [
      '- item\n|a|b|\n|-|-|\n|1|2|',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['> |a|\n> |-|\n> |1|\nfora', undefined],
    ['|a|b|\n|-|', undefined],
    ['a\nb\n--', undefined],
  ])('%j', (source, expected) => {
    const read = cells(source)?.map((row) => row.map((cell) => survey([paragraph(...cell)]).words.trim()));
    expect(read).toEqual(expected);
  });

  it('ends at a blank line, at another block and with its container', () => {
    expect(parseMarkdown('|a|\n|-|\n# T').map(({ type }) => type)).toEqual(['table', 'heading']);
    const [quote, after] = parseMarkdown('> |a|\n> |-|\n> |1|\nfora');
    expect(quote?.type === 'quote' && quote.children).toMatchObject([
      { type: 'table', rows: [[[text('1')]]] },
    ]);
    expect(after).toEqual(paragraph(text('fora')));
  });
});

test.each([undefined, null, 5, {}, []])('a host without types may give %s', (given) => {
  expect(() => parseMarkdown(given as unknown as string)).not.toThrow();
});

test('a comparison keeps its sign at the start of an item, and a quote stays a quote', () => {
  expect(parseMarkdown('- < 130\n- > 140\n\n> 1. um\n> 140')).toMatchObject([
    {
      type: 'list',
      items: [{ children: [paragraph(text('<\u00a0130'))] }, { children: [paragraph(text('>\u00a0140'))] }],
    },
    {
      type: 'quote',
      children: [
        { type: 'list', items: [{ children: [paragraph(text('um'), { type: 'break' }, text('140'))] }] },
      ],
    },
  ]);
});

describe('addresses in the text', () => {
  it.each([
    ['veja https://a.org/x_y_z.', 'https://a.org/x_y_z', '.'],
    ['(https://a.org/S0140(20)1)', 'https://a.org/S0140(20)1', ')'],
    ['https://a.org/?a=1&amp;b=2;', 'https://a.org/?a=1&b=2', ';'],
    ['www.a.org/x, e', 'http://www.a.org/x', ', e'],
    ['escreva a x.y@a.org!', 'mailto:x.y@a.org', '!'],
    ['https://a.org/x[search_1]', 'https://a.org/x', ''],
    ['(https://a.org/x)【search_1】', 'https://a.org/x', ')'],
    ['https://a.org/x`[1]`', 'https://a.org/x', ''],
    ['<https://a.org/(x)>.', 'https://a.org/(x)', '.'],
    ['[x](https://a.org/(a(b)c) "título")', 'https://a.org/(a(b)c)', ''],
  ])('%s', (source, href, rest) => {
    const [only] = parseMarkdown(source);
    const nodes = only?.type === 'paragraph' ? only.children : [];
    const at = nodes.findIndex((node) => node.type === 'link');
    expect(nodes[at]).toMatchObject({ href });
    const after = nodes[at + 1];
    expect(after?.type === 'text' ? after.text : '').toBe(rest);
  });

  it('are none inside words, code and other links', () => {
    const source = 'xhttps://a.org `https://a.org` [https://a.org](https://b.org/) x@y';
    expect(survey(parseMarkdown(source)).hrefs).toEqual(['https://b.org/']);
  });
});

describe('citations', () => {
  it('turns markers into nodes, but not in code, links, escapes or formulas', () => {
    const source =
      'A [search_2, 1]. `[search_3]` [search_4](https://a.org/) \\[5\\] $x[6]$ 【7】\n\n```\n[8]\n```';
    expect(citedIds(parseMarkdown(source))).toEqual(['search_2', '1', '7']);
  });

  it('loses neither a marker nor the parenthesis right after it', () => {
    expect(parseMarkdown('Reduz [search_1](RR=0,75) e [2](p<0,05).')).toEqual([
      paragraph(
        text('Reduz '),
        { type: 'citation', ids: ['search_1'] },
        text('(RR=0,75) e '),
        { type: 'citation', ids: ['2'] },
        text('(p<0,05).'),
      ),
    ]);
  });

  it('takes no two amounts of money for a formula', () => {
    expect(citedIds(parseMarkdown('R$10 [search_1] ou **US$ 2** [2]'))).toEqual(['search_1', '2']);
  });

  it('reads markers next to each other and beside emphasis', () => {
    expect(parseMarkdown('**a**[search_1][search_2].')).toEqual([
      paragraph(
        { type: 'strong', children: [text('a')] },
        { type: 'citation', ids: ['search_1'] },
        { type: 'citation', ids: ['search_2'] },
        text('.'),
      ),
    ]);
  });

  it('finds them in tables, quotes, lists and headings in reading order', () => {
    const source = '# T [4]\n\n- a [2]\n  - b [1]\n\n> c [3]\n\n|h [5]|\n|-|\n|[6]|';
    expect(citedIds(parseMarkdown(source))).toEqual(['4', '2', '1', '3', '5', '6']);
  });
});

describe('formulas and the tags beside them', () => {
  const formula = (source: string): Inline => ({ type: 'formula', source });

  it('keeps formulas as they are written', () => {
    expect(parseMarkdown('$C_r * K_m$ e \\(a_1*b*c\\) em $$x$$, por US$ 2 ou $ 3')).toEqual([
      paragraph(
        formula('$C_r * K_m$'),
        text(' e '),
        formula('\\(a_1*b*c\\)'),
        text(' em '),
        formula('$$x$$'),
        text(', por US$ 2 ou $ 3'),
      ),
    ]);
  });

  it.each([
    ['\\[', '\\]'],
    ['$$', '$$'],
  ])('takes no line between %s and %s for an item, a quote or a heading', (open, close) => {
    const source = `${open}\na\n+ 2\n- 3\n> 4\n= 5\n${close}`;
    expect(parseMarkdown(source)).toEqual([paragraph(formula(source))]);
    const item = parseMarkdown(`1. Calcule:\n   ${open}\n   a\n   + 2\n   ${close}\n2. Anote.`);
    expect(item).toMatchObject([{ type: 'list', items: [{ children: [{ type: 'paragraph' }] }, {}] }]);
    // Without an end, only its own paragraph is affected.
    expect(parseMarkdown(`${open} a\n\n- b`)).toMatchObject([{ type: 'paragraph' }, { type: 'list' }]);
  });

  it('leaves no empty line below a formula of its own', () => {
    expect(parseMarkdown('Com\n\\[ a \\]\nonde \\(a\\)\né')).toEqual([
      paragraph(
        text('Com'),
        { type: 'break' },
        formula('\\[ a \\]'),
        text('\nonde '),
        formula('\\(a\\)'),
        { type: 'break' },
        text('é'),
      ),
    ]);
  });

  it('reads raised and lowered digits as characters, breaks as breaks, and markers as markers', () => {
    expect(
      parseMarkdown('CO<sub>2</sub>, 10<SUP>-9</SUP> m<sup>2</sup><br/>fim<sup>[search_1]</sup>'),
    ).toEqual([
      paragraph(text('CO₂, 10⁻⁹ m²'), { type: 'break' }, text('fim'), {
        type: 'citation',
        ids: ['search_1'],
      }),
    ]);
    expect(parseMarkdown('T<sub>máx **x**</sub> e a<sup>b')).toEqual([
      paragraph(
        text('T'),
        { type: 'sub', children: [text('máx '), { type: 'strong', children: [text('x')] }] },
        text(' e a<sup>b'),
      ),
    ]);
  });

  it('hides a formula and a raised text until their end has come', () => {
    const shown = (source: string) => createMarkdownStream({ isWriting: true }).append(source).tail;
    for (const begun of ['\\(', '\\(a + b', '\\[ \\text{a', '$$', '$$\\frac', '<sup', '<sup>1', '<br'])
      expect(shown(`É ${begun}`)).toEqual([paragraph(text('É '))]);
    for (const begun of ['$x', '$10^', '$\\\\geq 6', '$p < 0{'])
      expect(shown(`É $a$ ou ${begun}`)).toEqual([paragraph(text('É '), formula('$a$'), text(' ou '))]);
    expect(shown('Custa $10 ou R$ 2')).toEqual([paragraph(text('Custa $10 ou R$ 2'))]);
    expect(shown(`É \\(${'a'.repeat(1_100)}`)).not.toEqual([paragraph(text('É '))]);
  });
});

test.each([
  ['Dose de 10 mg/kg/dia por 7 dias', 'Dose de 10\u00a0mg/kg/dia por 7\u00a0dias'],
  ['120/80 mmHg; 36,5 °C; 5 %', '120/80\u00a0mmHg; 36,5\u00a0°C; 5\u00a0%'],
  [
    '4 mEq/L, 100 mcg, 2 h, 65 anos, 72 bpm',
    '4\u00a0mEq/L, 100\u00a0mcg, 2\u00a0h, 65\u00a0anos, 72\u00a0bpm',
  ],
  ['3 homens, 2 grupos, 5 mglobal', '3 homens, 2 grupos, 5 mglobal'],
  ['2 * 3 * 4 e a_b_c, ~5 mg', '2 * 3 * 4 e a_b_c, ~5\u00a0mg'],
  ['R$10 e R$20 por 1 mês', 'R$10 e R$20 por 1\u00a0mês'],
  ['2*3*4, 2*3 mg e 4*5 mg, 500mg*2x, 3*dia', '2*3*4, 2*3\u00a0mg e 4*5\u00a0mg, 500mg*2x, 3*dia'],
  ['10**9/L e 10**6/L', '10**9/L e 10**6/L'],
  ['HLA-B*57:01, HLA-B*15:02 e CYP2C19*2', 'HLA-B*57:01, HLA-B*15:02 e CYP2C19*2'],
  ['5~10 mg e 20~30 mg', '5~10\u00a0mg e 20~30\u00a0mg'],
  ['PA < 130/80 e > 90; p<0,05 e n>30', 'PA <\u00a0130/80 e >\u00a090; p<0,05 e n>30'],
  ['> 140/90 mmHg', '>\u00a0140/90\u00a0mmHg'],
  ['PAS < 120 mmHg, K ≥ 5,5 e a < b', 'PAS <\u00a0120\u00a0mmHg, K ≥\u00a05,5 e a < b'],
  ['a &lt; b &amp;lt; &#62; &beta; &nada;', 'a < b &lt; > β &nada;'],
])('%s reads as plain text', (source, expected) => {
  expect(parseMarkdown(source)).toEqual([paragraph(text(expected))]);
});

test('a bold number keeps its unit', () => {
  expect(parseMarkdown('**120** mmHg')).toEqual([
    paragraph({ type: 'strong', children: [text('120')] }, text('\u00a0mmHg')),
  ]);
});

describe('hostile answers', () => {
  it(`carries no unsafe address in ${FORMS.length * ADDRESSES.length} payloads`, () => {
    expect(payloads.length).toBeGreaterThanOrEqual(300);
    for (const payload of payloads) expectHarmless(parseMarkdown(payload));
  });

  it('would notice a link, since the same forms do link to a good address', () => {
    const linked = FORMS.filter((form) => survey(parseMarkdown(form('https://good.org/a'))).hrefs.length > 0);
    expect(linked.length).toBeGreaterThanOrEqual(10);
  });

  it.each(HTML)('shows %s as text', (html) => {
    for (const source of [html, `a ${html} b`, `- ${html}`, `# ${html}`, `> ${html}`, `|${html}|\n|-|`]) {
      const blocks = parseMarkdown(source);
      expectHarmless(blocks);
      expect(survey(blocks).words.replace(/\s+/g, '')).toContain(html.replace(/\s+/g, ''));
    }
  });

  it('turns images into links and fetches nothing', () => {
    expect(parseMarkdown('![raio X](https://a.org/x.png)')).toEqual([
      paragraph({ type: 'link', href: 'https://a.org/x.png', host: 'a.org', children: [text('raio X')] }),
    ]);
  });

  it('fuzz: never throws, never links elsewhere (catalogue 15)', () => {
    const piece = fc.constantFrom(
      ...[
        '*',
        '**',
        '_',
        '~~',
        '`',
        '```\n',
        '[',
        ']',
        '(',
        ')',
        '![',
        '<',
        '>',
        '&',
        '#',
        '|',
        '\n',
        '\n\n',
        '- ',
      ],
      ...[
        '1. ',
        '    ',
        '\t',
        '\\',
        '$',
        'javascript:',
        'https://a.b/',
        'x@y.zz',
        '[search_1]',
        '|-|',
        '---',
        'a',
        '\r',
      ],
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 60 }),
        (parts) => {
          expectHarmless(parseMarkdown(parts.join('')));
        },
      ),
      isLong ? { numRuns: 10_000 } : { numRuns: 3000, interruptAfterTimeLimit: 3000 },
    );
  });
});

describe('pathological answers at the cap (catalogue 15)', () => {
  const fill = (part: string) => part.repeat(Math.ceil(100_000 / part.length)).slice(0, 100_000);
  const cases: Record<string, string> = {
    'nested quotes': fill('> '),
    'quotes without spaces': fill('>'),
    'nested lists': Array.from({ length: 440 }, (_, index) => `${' '.repeat(index)}- a`).join('\n'),
    'flat list': fill('- a\n'),
    'open emphasis': fill('*a'),
    'mixed emphasis': fill('**a _'),
    'open brackets': fill('['),
    'open links': fill('[a]('),
    'open images': fill('![a]('),
    backticks: fill('`a'),
    'open tags': fill('<a b='),
    'open comments': fill('<!--'),
    'table rows': `|a|b|\n|-|-|\n${fill('|1|2|\n')}`,
    'table columns': `${'|a'.repeat(20_000)}|\n${'|-'.repeat(20_000)}|\n`,
    'hard breaks': fill('a  \n'),
    markers: fill('[search_1,'),
    'mail addresses': fill('a@b.'),
    addresses: fill('http://a'),
    formulas: fill('$a'),
    'open formulas': fill('\\[ \\(a $$'),
    'lines of a formula': fill('\\[\n+ a\n'),
    'raised tags': fill('<sup>a'),
    paragraphs: fill('a\n\n'),
    'setext headings': fill('a\n---\n'),
    blanks: fill(' \n'),
    'address and parentheses': `http://a${fill(')')}`,
    'addresses and parentheses': fill('http://a))))) '),
    'target of spaces': `[a](${fill(' ')}`,
    'target of parentheses': `[a](${fill('(')}`,
    'tag of spaces': `<a ${fill(' ')}`,
    'spaces before a break': `a${fill(' ')}\nb`,
    'runs of backticks': Array.from({ length: 440 }, (_, index) => '`'.repeat(index + 1)).join('a'),
    'blank lines in indented code': `    a${'\n'.repeat(50_000)}    b`,
    'hashes after a heading': `# ${fill(' #')}`,
    'nested emphasis': `${'**a '.repeat(450)}${'** '.repeat(450)}`,
    'just under the delimiter cap': '**a _'.repeat(650),
    'ten times the cap': 'palavra '.repeat(125_000),
  };

  it.each(Object.entries(cases))('%s', (_name, source) => {
    let blocks: Block[] = [];
    const parse = () => {
      blocks = parseMarkdown(source);
    };
    expect(workTime(parse, 100)).toBeLessThan(100);
    if (source.trim() !== '') expect(blocks.length).toBeGreaterThan(0);
  });

  it('makes no more cells of short rows than were written', () => {
    const table = (columns: number, rows: number) =>
      parseMarkdown(`${'|a'.repeat(columns)}\n${'|-'.repeat(columns)}\n${'x\n'.repeat(rows)}`)[0]?.type;
    expect(table(200, 20)).toBe('table');
    expect(table(200, 2_000)).toBe('paragraph');
  });

  it('shows what is beyond the caps as plain text, losing no word', () => {
    const deep = `${'> '.repeat(30)}fundo`;
    expect(survey(parseMarkdown(deep)).words).toContain('fundo');
    expect(survey(parseMarkdown(deep)).types).toEqual(new Set(['paragraph', 'text']));
    const long = `${'palavra '.repeat(13_000)}**fim**`;
    expect(survey(parseMarkdown(long)).words).toContain('**fim**');
  });
});

const SAMPLE = `## Meta pressórica

Em adultos de **alto risco**, buscar PAS < 120 mmHg [search_1].
Título setext
---

1. Avalie hipotensão [search_2]

2. Repita em 4 semanas

   com função renal

| Droga | Dose |
|:--|--:|
| AAS | 100 mg |

> nota com \`código\`
> - item

\`\`\`js
const a = '[9]';

- isto não é lista
\`\`\`
- [ ] pendente
- [x] feito

[ref]: https://a.org/
Fim com ![imagem](https://a.org/x.png) e <b>html</b>.
`;

describe('streaming', () => {
  const stream = (chunks: readonly string[]) => {
    const parser = createMarkdownStream();
    let progress = parser.append('');
    for (const chunk of chunks) progress = parser.append(chunk);
    return [...progress.stable, ...progress.tail];
  };

  it('equals the one-shot parse after every single character', () => {
    const parser = createMarkdownStream();
    for (let index = 0; index < SAMPLE.length; index++) {
      const { stable, tail, cited } = parser.append(SAMPLE.charAt(index));
      const whole = parseMarkdown(SAMPLE.slice(0, index + 1));
      expect([...stable, ...tail]).toEqual(whole);
      expect(cited).toEqual(citedIds(whole));
    }
  });

  it('equals the one-shot parse for any text cut anywhere', () => {
    const line = fc.constantFrom(
      ...[
        '# T',
        'a [1] b',
        '- item',
        '  - sub',
        '1. um',
        '> q',
        '\\[ a',
        '+ 2 \\]',
        '$$',
        'b \\(c\\) m<sup>2</sup><br>',
        '```',
        '~~~js',
        '    code',
        '|a|b|',
        '|-|-|',
        '',
        '',
        '',
      ],
      ...['---', '===', '[r]: https://a.b/', '<div>', '\t- x', '  ', '***', '$$', '\r'],
    );
    const source = fc.array(line, { maxLength: 25 }).map((lines) => lines.join('\n'));
    const cuts = fc.array(fc.nat(400), { maxLength: 8 });
    fc.assert(
      fc.property(source, cuts, fc.constantFrom('\n', '\r\n', '\r'), (lines, points, lineEnd) => {
        const whole = lines.replaceAll('\n', lineEnd);
        const sorted = [0, ...points.filter((point) => point < whole.length), whole.length].sort(
          (a, b) => a - b,
        );
        const chunks = sorted.slice(1).map((end, index) => whole.slice(sorted[index], end));
        expect(stream(chunks)).toEqual(parseMarkdown(whole));
      }),
      { numRuns: 1500, interruptAfterTimeLimit: 3000 },
    );
  });

  it('keeps finished blocks as the very same objects', () => {
    const parser = createMarkdownStream();
    const seen: Block[] = [];
    for (const chunk of SAMPLE.match(/[\s\S]{1,7}/g) ?? []) {
      const { stable } = parser.append(chunk);
      seen.forEach((block, index) => {
        expect(stable[index]).toBe(block);
      });
      seen.push(...stable.slice(seen.length));
    }
    expect(seen.length).toBeGreaterThan(6);
  });

  it('costs the same per chunk at the end of 2,000 chunks as at the start', () => {
    const answer = SAMPLE.repeat(Math.ceil(8000 / SAMPLE.length)).slice(0, 8000);
    const parser = createMarkdownStream();
    const quarters: number[] = [];
    for (let quarter = 0; quarter < 4; quarter++) {
      const before = parser.lexedCharacters();
      for (let index = 0; index < 500; index++) {
        const at = (quarter * 500 + index) * 4;
        parser.append(answer.slice(at, at + 4));
      }
      quarters.push(parser.lexedCharacters() - before);
    }
    expect(quarters[3]).toBeLessThanOrEqual((quarters[0] ?? 0) * 1.5);
    expect(parser.text()).toBe(answer);
  });

  it('limits the length while streaming', () => {
    const chunk = 'palavra **x** '.repeat(500);
    const whole = chunk.repeat(20);
    expect(stream(Array.from({ length: 20 }, () => chunk))).toEqual(parseMarkdown(whole));
  });
});
