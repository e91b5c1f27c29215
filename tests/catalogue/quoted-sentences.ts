import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The texts of each share's stories, kept for the check after the walk. */
export const saidFolder = fileURLToPath(new URL('../../test-results/said', import.meta.url));
export const saidFile = (share: number) => `${saidFolder}/${share}.json`;

const source = fileURLToPath(new URL('../core/texts.test.ts', import.meta.url));

/** The sentences that the tests of texts quote from the specification, with the test's values. */
export function quotedSentences(): string[] {
  const [pins = ''] = readFileSync(source, 'utf8').split("describe('accessible names");
  const found = pins.matchAll(/\[\s*[\w.]+(?:\([^)]*\))?,\s*(['"])((?:(?!\1).)+)\1,?\s*\]/g);
  return [...new Set([...found].map(([, , sentence = '']) => sentence))];
}
