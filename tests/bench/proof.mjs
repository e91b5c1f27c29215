// Measures the quality, speed and size of the check of citations (docs/proof.md): `pnpm bench:proof`.
//   node tests/bench/proof.mjs [generated answers = 10000] [seed = 1]
// Exits with code 1 if a goal of recognition, speed or size is missed.
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { build, createServer } from 'vite';
import { findChromium } from '../browser.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}packages/core/src/chat/`;
const total = Number(process.argv[2] ?? 10_000);
const seed = Number(process.argv[3] ?? 1);
const GOAL_BYTES = 8_000;
const GOAL_MS = 5;
const GOAL_TASK_MS = 50;

const vite = await createServer({
  configFile: false,
  root,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { runProof, longAnswer } = await vite.ssrLoadModule('/tests/bench/proof-run.ts');

const failed = [];
const percent = (share) => `${(share * 100).toFixed(1)} %`;
for (const { name, rows, rates, incomparable, misses, isGood } of runProof(total, seed)) {
  console.log(`\n${name}`);
  console.table(Object.fromEntries(rows.map(({ kind, ...row }) => [kind, row])));
  console.log(
    Object.entries(rates)
      .map(([family, rate]) => `${family} ${percent(rate)}`)
      .join(', '),
  );
  console.log(`true sentences not comparable: ${percent(incomparable)}`);
  // Held-out sentences are only counted. Sentences in both lists are printed with the first one.
  for (const { kind, found, text, passages } of /held out|all/.test(name) ? [] : misses.slice(0, 40))
    console.log(`  ${kind}, found ${found}: ${text}\n      ${passages.join('\n      ').slice(0, 300)}`);
  if (/all|generated/.test(name) && !isGood) failed.push(name);
}

/** Bundles one entry file with its imports. */
async function bundle(input, external) {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'strict',
        external,
        output: { format: 'es' },
      },
    },
  });
  return [result].flat()[0].output[0].code;
}

// Exclude modules that a chat has already loaded.
const bytes = gzipSync(await bundle(`${folder}proof/proof.ts`, /markdown|formula/), { level: 9 }).length;
console.log(`\nsize: ${bytes} bytes gzip, goal ${GOAL_BYTES}`);
if (bytes > GOAL_BYTES) failed.push('size');

const browser = await chromium.launch({ executablePath: findChromium() });
const source = `data:text/javascript;base64,${Buffer.from(await bundle(`${root}tests/bench/proof/page.ts`, [])).toString('base64')}`;

/**
 * Runs in the page. Measures tasks of at most 8 ms in the engine's own steps, as in a view; then the whole check at
 * once.
 */
async function measure({ source, text, references, runs }) {
  const { checkCitations, proveSentences, parseMarkdown } = await import(source);
  const blocks = parseMarkdown(text);
  const tasks = [];
  const steps = proveSentences(blocks, references);
  for (let isDone = false; !isDone; ) {
    const start = performance.now();
    while (!isDone && performance.now() - start < 8) isDone = steps.next().done;
    tasks.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve));
  }
  const times = [];
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    checkCitations({ text, references });
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return { longest: Math.max(...tasks), first: times[0], median: times[Math.floor(runs / 2)] };
}

async function inPage(rate, runs) {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const result = await page.evaluate(measure, { source, ...longAnswer(), runs });
  await page.close();
  return result;
}

const normal = await inPage(1, 300);
const slow = await inPage(4, 1);
await browser.close();
console.log(
  `time: ${normal.median.toFixed(2)} ms (median; best ${normal.first.toFixed(2)}) for 8,000 characters, goal ${GOAL_MS}`,
);
console.log(`longest task, CPU 4x slower, first use: ${slow.longest.toFixed(1)} ms, goal ${GOAL_TASK_MS}`);
if (normal.median > GOAL_MS) failed.push('time');
if (slow.longest > GOAL_TASK_MS) failed.push('longest task');

console.log(failed.length === 0 ? '\nproof: passed' : `\nproof: FAILED (${failed.join(', ')})`);
process.exit(failed.length === 0 ? 0 : 1);
