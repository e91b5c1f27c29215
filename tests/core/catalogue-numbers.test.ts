import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const tests = join(import.meta.dirname, '..');
const NUMBERS = Array.from({ length: 62 }, (_, index) => index + 1);

/** The numbers at the ends of the titles in a file. */
const numbersIn = (source: string): number[] =>
  [...source.matchAll(/\(catalogue (\d+)\)(?=['"`]| \(catalogue)/g)].map(([, number]) => Number(number));

test('each of the 62 numbers of the test catalogue is in the title of a test', () => {
  const files = readdirSync(tests, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:test|spec)\.tsx?$|packages\.mjs$/.test(file),
  );
  const found = new Set(files.flatMap((file) => numbersIn(readFileSync(join(tests, file), 'utf8'))));
  expect([...found].sort((a, b) => a - b)).toEqual(NUMBERS);
});
