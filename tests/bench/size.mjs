/**
 * Compares the sizes of the built elements (gzip -9) with their budgets: `pnpm size`. Needs `npm run build`.
 * With `--reached`, fails if a moment is larger than the size reached before.
 *
 * A moment includes every file that a chat has fetched by then. First: one can type. Second: an answer is shown. Third:
 * everything that a press opens is loaded. The check of citations, its view and the formula parser are loaded in
 * addition to the second moment.
 */
import { readEmbed } from './embed-files.mjs';

const { version, files, sizeOf, total, moments, beside } = readEmbed();

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
console.log(`${version}, gzip -9\n`);
for (const name of files.sort((a, b) => sizeOf(b) - sizeOf(a))) console.log(`${kB(sizeOf(name))}  ${name}`);

/** Budget and the size reached. The second moment's budget is 0.85 of the 126.7 kB that deep-chat loads. */
const budgets = [
  ['first moment: one can type', total(moments.first), 38_000, 18_000],
  ['second moment: one is answered', total(moments.second), 107_700, 106_750],
  ['third moment: everything else', total(moments.third), 133_000, 131_450],
  ['the check, once an answer is finished', total(beside), 8_000, 91_800],
];
const holdsReached = process.argv.includes('--reached');
console.log('');
let failed = 0;
for (const [name, bytes, budget, reached] of budgets) {
  const isOver = bytes > budget;
  if (bytes > (holdsReached ? reached : budget)) failed++;
  console.log(`${kB(bytes)} of ${kB(budget)}  ${name}${isOver ? '  OVER BUDGET' : ''}`);
}
process.exitCode = failed > 0 ? 1 : 0;
