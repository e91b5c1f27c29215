import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What the stories of each share said, kept from the walk for the check after it. */
export const saidFolder = fileURLToPath(new URL('../../test-results/said', import.meta.url));
export const saidFile = (share: number) => `${saidFolder}/${share}.json`;

const source = fileURLToPath(new URL('../core/texts.test.ts', import.meta.url));

/** The sentences that the tests of the texts pin as quoted; those with a value inserted keep the test's value. */
export function quotedSentences(): string[] {
  const [pins = ''] = readFileSync(source, 'utf8').split("describe('accessible names");
  const found = pins.matchAll(/\[\s*[\w.]+(?:\([^)]*\))?,\s*(['"])((?:(?!\1).)+)\1,?\s*\]/g);
  return [...new Set([...found].map(([, , sentence = '']) => sentence))];
}
