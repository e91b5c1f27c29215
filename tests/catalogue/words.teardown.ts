import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { quotedSentences, saidFolder } from './quoted-sentences.ts';

/** The file name differs between stories, so any quoted name matches. */
const asPattern = (sentence: string) =>
  new RegExp(sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/"[^"]*"/g, '"[^"]*"'));

test('every quoted sentence is said in some story', () => {
  const sentences = quotedSentences();
  expect(sentences.length).toBeGreaterThan(110);
  const said = readdirSync(saidFolder)
    .flatMap((file) => JSON.parse(readFileSync(join(saidFolder, file), 'utf8')) as string[])
    .join('\n')
    .replaceAll('\u00a0', ' ');
  rmSync(saidFolder, { recursive: true });
  expect(sentences.filter((sentence) => !asPattern(sentence).test(said))).toEqual([]);
});
