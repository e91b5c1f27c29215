/**
 * Lighthouse on the public pages of the built product, median of five runs: `pnpm lighthouse [path …] [--desktop]
 * [--runs=5]`. Run `npm run build` first. Loaded with npx, because it is large and used only here. Not part of `npm
 * test`, because it depends on timing.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../browser.mjs';

const root = new URL('../..', import.meta.url).pathname;
const options = process.argv.slice(2);
const named = options.filter((option) => option.startsWith('/'));
const paths = named.length > 0 ? named : ['/', '/login', '/terms'];
const presets = options.includes('--desktop') ? ['mobile', 'desktop'] : ['mobile'];
const runs = Number(options.find((option) => option.startsWith('--runs='))?.slice(7) ?? 5);
const port = await freePort();
const url = `http://localhost:${port}`;
const folder = mkdtempSync(join(tmpdir(), 'vesalio-lighthouse-'));
const server = spawn(process.execPath, [join(root, 'packages/site/server/dist/main.js')], {
  env: { ...process.env, PORT: String(port), PUBLIC_URL: url, DATA_DIR: 'memory', RATE_LIMITS: 'off' },
  stdio: 'ignore',
});

let failed = 0;
try {
  await answering(`${url}/config.json`);
  for (const path of paths) {
    for (const preset of presets) {
      const results = Array.from({ length: runs }, () => measure(path, preset)).filter(Boolean);
      if (results.length < runs) failed++;
      const ids = Object.keys(results[0] ?? {});
      const scores = ids.map((id) => `${id} ${median(results.map((result) => result[id]))}`);
      console.log(`${path.padEnd(10)} ${preset.padEnd(8)} ${scores.join(', ') || 'did not finish'}`);
    }
  }
} finally {
  server.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed > 0 ? 1 : 0;

/** Scores from 0 to 100 by category. Undefined if Lighthouse failed. */
function measure(path, preset) {
  const file = join(folder, 'report.json');
  const { status } = spawnSync(
    'npx',
    [
      '-y',
      'lighthouse@12.8.2',
      url + path,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--chrome-flags=--headless=new --no-sandbox',
      ...(preset === 'desktop' ? ['--preset=desktop'] : []),
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() ?? '' }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status !== 0) return undefined;
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8'));
  for (const { title, score, scoreDisplayMode } of Object.values(audits)) {
    if (scoreDisplayMode === 'binary' && score === 0) console.log(`  ${path} ${preset}: ${title}`);
  }
  return Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, Math.round(score * 100)]));
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address();
      probe.close(() => resolve(free));
    });
  });
}

async function answering(address) {
  for (let attempt = 0; attempt < 60; attempt++) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The server did not answer within 30 s: run `npm run build` first.');
}
