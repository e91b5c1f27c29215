/**
 * Sizes of the embed bundles, gzip -9, against their budgets: `pnpm size`. Needs `npm run build`.
 * With `--reached` it fails only where a bundle has grown beyond what was reached before.
 *
 * "Until a question can be typed" is the loader and everything that the chat imports statically: with it the input
 * is on the page and takes text. "Until the first answer" adds every part that a conversation imports on its way to
 * a rendered answer with its references.
 */
import { readEmbed } from './embed-files.mjs';

const { version, files, sizeOf, total, loader, typing, answer } = readEmbed();

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
console.log(`${version}, gzip -9\n`);
for (const name of files.sort((a, b) => sizeOf(b) - sizeOf(a))) console.log(`${kB(sizeOf(name))}  ${name}`);

/** The budget that is aimed at, and what has been reached: `npm test` holds the latter, so that no change gives it back. */
const budgets = [
  ['loader', total(loader), 2_000, 1_000],
  ['until a question can be typed', total(typing), 24_000, 24_000],
  ['until the first rendered answer', total(answer), 107_000, 70_000],
];
const holdsReached = process.argv.includes('--reached');
console.log('');
let failed = 0;
for (const [name, bytes, budget, reached] of budgets) {
  const isOver = bytes > budget;
  if (bytes > (holdsReached ? reached : budget)) failed++;
  console.log(`${kB(bytes)} of ${kB(budget)}  ${name}${isOver ? '  OVER BUDGET' : ''}`);
}
console.log(`\nfirst paint: ${[...typing].join(', ')}`);
console.log(`first answer adds: ${[...answer].filter((file) => !typing.has(file)).join(', ')}`);
process.exitCode = failed > 0 ? 1 : 0;
