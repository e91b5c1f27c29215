import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const folder = new URL('../../packages/core/src/texts/', import.meta.url);
/** Shorter strings are joints such as '{} final {}'. A single word may have different meanings in different places. */
const SHORTEST = 8;

/** Every string of a file that could be a sentence or a label. */
function sentencesOf(file: string): string[] {
  const { program } = parseSync(file, readFileSync(new URL(file, folder), 'utf8'));
  const found: string[] = [];
  JSON.stringify(program, (_, node) => {
    const value =
      node?.type === 'Literal'
        ? node.value
        : node?.type === 'TemplateLiteral' &&
          node.quasis.map((quasi: { value: { cooked: string } }) => quasi.value.cooked).join('{}');
    if (typeof value === 'string' && value.trim().length >= SHORTEST) found.push(value.trim());
    return node;
  });
  return found;
}

test('a sentence is in the texts only once', () => {
  const places = new Map<string, string[]>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue;
    for (const sentence of sentencesOf(file)) {
      if (sentence.includes(' ')) places.set(sentence, [...(places.get(sentence) ?? []), file]);
    }
  }
  expect(places.size).toBeGreaterThan(300);
  const repeated = [...places].filter(([, files]) => files.length > 1).map(([sentence]) => sentence);
  expect(repeated).toEqual([]);
});
