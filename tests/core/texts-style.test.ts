import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const folder = new URL('../../packages/core/src/texts/', import.meta.url);

/** Sentences that the specification quotes with straight quotation marks. */
const QUOTED =
  /^(Limite de 5 arquivos atingido|A imagem "\{\}" excede|O PDF "\{\}" excede|Tipo de arquivo não suportado|Limite total de 10MB|O arquivo "\{\}" já foi adicionado)/;

/** Every string of the texts, with `{}` for each inserted value. */
function allStrings(): { file: string; text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const { program } = parseSync(file, readFileSync(new URL(file, folder), 'utf8'));
      const found: { file: string; text: string }[] = [];
      JSON.stringify(program, (_, node) => {
        const text =
          node?.type === 'Literal'
            ? node.value
            : node?.type === 'TemplateLiteral' &&
              node.quasis.map((quasi: { value: { cooked: string } }) => quasi.value.cooked).join('{}');
        if (typeof text === 'string') found.push({ file, text });
        return node;
      });
      return found;
    });
}

const breaking = (pattern: RegExp) =>
  allStrings().filter(({ text }) => pattern.test(text) && !QUOTED.test(text));

test('quotation marks are curly outside of the specification’s sentences', () => {
  expect(breaking(/"[^"]*"/)).toEqual([]);
});

test('a percentage has no space before its sign', () => {
  expect(breaking(/\d[\s\u00a0]%/)).toEqual([]);
});

test('no sentence promises to keep identifiers, names the machine, or contradicts itself', () => {
  expect(
    breaking(/guarda de identificadores|marcadores resolvidos|em apoio à Resolução|Ativando seu plano/i),
  ).toEqual([]);
});
