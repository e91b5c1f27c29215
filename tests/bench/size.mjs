/**
 * Sizes of the embed bundles, gzip -9, against their budgets: `pnpm size`. Needs `npm run build`.
 * With `--reached` it fails only where a bundle has grown beyond what was reached before.
 *
 * "Until a question can be typed" is the loader and everything that the chat imports statically: with it the input
 * is on the page and takes text. "Until the first answer" adds every part that a conversation imports on its way to
 * a rendered answer with its references.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const embed = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'packages/widgets/dist-embed');
const version = readdirSync(embed).find((name) => /^v\d/.test(name));
if (!version) throw new Error('packages/widgets/dist-embed is empty: run `npm run build` first.');
const folder = join(embed, version);

const read = (file) => readFileSync(join(folder, file), 'utf8');
const sizes = new Map();
const sizeOf = (file) => {
  if (!sizes.has(file)) sizes.set(file, gzipSync(read(file), { level: 9 }).length);
  return sizes.get(file);
};

/** Files that a file imports at once, and those it imports later. */
function importsOf(file) {
  const code = read(file);
  const near = (address) => posix.normalize(posix.join(posix.dirname(file), address));
  return {
    now: [...code.matchAll(/(?:from|import)\s*["'`](\.[^"'`]+)["'`]/g)].map(([, address]) => near(address)),
    later: [...code.matchAll(/import\(\s*["'`](\.[^"'`]+)["'`]\s*\)/g)].map(([, address]) => near(address)),
  };
}

function closure(files, into = new Set()) {
  for (const file of files) {
    if (into.has(file)) continue;
    into.add(file);
    closure(importsOf(file).now, into);
  }
  return into;
}

const total = (files) => [...files].reduce((sum, file) => sum + sizeOf(file), 0);

const loader = closure(['vesalio.js']);
const typing = closure(['vesalio.js', 'chat.js']);
/** Parts on the way to a rendered answer; what opens on a press (sources, search, print, dialogs) is not among them. */
const ON_THE_WAY =
  /^chunks\/(element-(gate|rest|news)|chat-methods|chat-around|hand-over|http|chat\.flow|chat-exchange|conversation|composer-(parts|tools|notes)|account\.api|account-session)-/;
const answer = new Set(typing);
for (let grown = true; grown; ) {
  const before = answer.size;
  for (const file of [...answer])
    closure(
      importsOf(file).later.filter((part) => ON_THE_WAY.test(part)),
      answer,
    );
  grown = answer.size > before;
}

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
console.log(`${version}, gzip -9\n`);
for (const name of readdirSync(folder, { recursive: true })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.js'))
  .sort((a, b) => sizeOf(b) - sizeOf(a)))
  console.log(`${kB(sizeOf(name))}  ${name}`);

/** The budget that is aimed at, and what has been reached: `npm test` holds the latter, so that no change gives it back. */
const budgets = [
  ['loader', total(loader), 2_000, 1_000],
  ['until a question can be typed', total(typing), 24_000, 28_200],
  ['until the first rendered answer', total(answer), 60_000, 89_000],
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
