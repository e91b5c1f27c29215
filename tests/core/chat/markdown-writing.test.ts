import { type Block, createMarkdownStream, type Inline, landingTexts, parseMarkdown } from '@vesalio/core';
import { expect, it } from 'vitest';

const RICH = `## Meta **pressórica** no idoso

Em adultos de **alto risco**, buscar *PAS* < 120 mmHg [search_1][search_2]. Ver a [diretriz de 2025](https://example.org/diretriz "Título") ou <https://example.org/a>.

| Droga | Dose **inicial** | Nota |
|:--|--:|---|
| Losartana | 50 mg | **cuidado** no \`K+\` [search_2] |
| CO<sub>2</sub> | 10<sup>9</sup>/L<br>por **dia** | T<sub>máx</sub> |
| Anlodipino | 5 mg | [bula](https://example.org/bula) |

1. ***Avalie*** ~~sempre~~ a hipotensão [search_1, search_3].
2. Repita em __4 semanas__:
   - com função renal \`TFG\`
   - [ ] pendente
   - [x] feito, **ainda que _tarde_ demais**

A depuração é \\(\\frac{a}{b_1}\\), ou seja:

\\[
x_1 * y
+ 2
\\]

$$
\\sqrt{x}
$$

Título sublinhado
---

> Nota com \`código\` e **ênfase**.

\`\`\`js
const soma = a * b;
\`\`\`

---

### Fim 【search_3】

Terminado com **AAS & estatina**.`;

function textOf(run: Inline): string {
  if ('children' in run) return run.children.map(textOf).join('');
  // Text in code is literal, so skip it.
  return run.type === 'text' ? run.text : '';
}

/** The lines that a reader sees, as plain text without code and cell borders. */
function linesOf(block: Block): string[] {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return [block.children.map(textOf).join('')];
    case 'quote':
      return block.children.flatMap(linesOf);
    case 'list':
      return block.items.flatMap(({ children }) => children.flatMap(linesOf));
    case 'table':
      return [block.header, ...block.rows].flat().map((cell) => cell.map(textOf).join(''));
    default:
      return [];
  }
}

const RAW = /[*_~`|#\\[\]【】]|search|^-|<https|\(https?:|^\d+[.)]$/;

it('shows no raw mark in any prefix of a rich answer', () => {
  const stream = createMarkdownStream({ isWriting: true });
  for (let length = 1; length <= RICH.length; length++) {
    const { stable, tail } = stream.append(RICH.charAt(length - 1));
    for (const line of [...stable, ...tail].flatMap(linesOf))
      expect(line, RICH.slice(Math.max(0, length - 30), length)).not.toMatch(RAW);
  }
  const { stable, tail } = stream.end();
  expect([...stable, ...tail]).toEqual(parseMarkdown(RICH));
});

it.each([
  ['a **b', 'a b', 'strong'],
  ['a *b', 'a b', 'em'],
  ['a ***b', 'a b', 'strong'],
  ['a `b', 'a ', 'code'],
  ['a ~~b*', 'a b', 'del'],
])('%j is drawn as it will be once it is closed', (text, words, kind) => {
  const { tail } = createMarkdownStream({ isWriting: true }).append(text);
  expect(tail.flatMap(linesOf)).toEqual([words]);
  expect(JSON.stringify(tail)).toContain(`"type":"${kind}"`);
});

it.each([
  'O alelo HLA-B*57:01 e o CYP2C19*2/*3 existem',
  'Os alelos *2 e *3 existem',
  'Em 5 * 3 e 2 > 1, P(A|B) vale',
  'Um intervalo [0,5 a 0,8] fechado',
  'snake_case_nome e p < 0,05',
])('%j is shown as it is', (text) => {
  const { tail } = createMarkdownStream({ isWriting: true }).append(text);
  expect(tail).toEqual(parseMarkdown(text));
});

it.each(['texto\n-', 'texto\n--', 'texto\n=', 'texto\n1', 'texto\n#', 'texto\n| A | B'])(
  'a line that has only begun makes no block of %j',
  (text) => {
    const { tail } = createMarkdownStream({ isWriting: true }).append(text);
    expect(tail).toEqual(parseMarkdown('texto'));
  },
);

it.each(landingTexts.demo.cases)(
  'no prefix of the recorded answer of $name shows a raw mark',
  ({ answer }) => {
    const stream = createMarkdownStream({ isWriting: true });
    for (const letter of answer) {
      const { stable, tail } = stream.append(letter);
      for (const line of [...stable, ...tail].flatMap(linesOf)) expect(line).not.toMatch(/[*`|#[\]]/);
    }
  },
);
