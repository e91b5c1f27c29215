/**
 * Lighthouse on the public pages of the built product: `pnpm lighthouse [path …]`. Needs `npm run build`.
 * Fetched by npx, because it is large and only used here. Timing-sensitive, so not part of `npm test`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../browser.mjs';

const root = new URL('../..', import.meta.url).pathname;
const paths = process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['/', '/login', '/terms'];
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
    for (const preset of ['mobile', 'desktop']) {
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
        {
          env: { ...process.env, CHROME_PATH: findChromium() ?? '' },
          stdio: ['ignore', 'ignore', 'inherit'],
        },
      );
      if (status !== 0) {
        failed++;
        console.log(`${path} ${preset}: Lighthouse did not finish.`);
        continue;
      }
      const { categories } = JSON.parse(readFileSync(file, 'utf8'));
      const scores = Object.values(categories).map(({ id, score }) => `${id} ${Math.round(score * 100)}`);
      console.log(`${path.padEnd(10)} ${preset.padEnd(8)} ${scores.join(', ')}`);
    }
  }
} finally {
  server.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed > 0 ? 1 : 0;

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
