/**
 * Drives the journeys in every engine that this machine has, or in those named.
 *
 *   node tests/browsers/run.mjs [firefox webkit chromium109]
 *
 * Ends with `N passed, N failed`; an engine that is not there is said to be missing, and fails if it was named.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { engines } from './engines.mjs';
import { journeys } from './journeys.mjs';
import { createPerson } from './person.mjs';

const root = new URL('../..', import.meta.url).pathname;
const shots = join(root, 'test-results/browsers');

/** A partner's page whose policy lets in nothing but the gateway. `open` fills in the gateway and the person's token. */
async function serveHost() {
  let page = '';
  let policy = '';
  const server = createServer((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
      .end(page),
  );
  await new Promise((resolve) => server.listen(0, resolve));
  return {
    server,
    origin: `http://localhost:${server.address().port}`,
    open(site, token) {
      policy = `default-src 'none'; script-src ${site} 'nonce-host'; style-src 'none'; connect-src ${site}; img-src ${site} 'self'`;
      page = `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Intranet</title>
<script type="module" src="${site}/embed/v0.1.0/vesalio.js"></script>
<vesalio-chat base-url="${site}" mode="full"></vesalio-chat>
<script nonce="host">document.querySelector('vesalio-chat').getToken = async () => ${JSON.stringify(token)};</script>`;
    },
  };
}

async function startServer(env) {
  const child = spawn(process.execPath, ['packages/site/server/dist/main.js'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: 'memory', RATE_LIMITS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.on('exit', () => child.kill());
  let told = '';
  const site = await new Promise((resolve, reject) => {
    child.on('exit', () => reject(new Error(told)));
    child.stdout.on('data', (piece) => {
      told += piece;
      const [address] = told.match(/http:\/\/localhost:\d+/) ?? [];
      if (address) resolve(address);
    });
  });
  return { child, site };
}

async function tokenOf(site) {
  const answer = await fetch(`${site}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@vesalio.example', password: 'Fabrica#1543' }),
  });
  const { token, data } = await answer.json();
  return token ?? data.token;
}

const named = process.argv.slice(2);
const unknown = named.find((name) => !(name in engines));
if (unknown) {
  console.error(`There is no engine "${unknown}". There are: ${Object.keys(engines).join(', ')}.`);
  process.exit(2);
}
let passed = 0;
let failed = 0;
const failures = [];
const page = await serveHost();
const { child, site } = await startServer({ EMBED_ORIGINS: page.origin });
page.open(site, await tokenOf(site));
mkdirSync(shots, { recursive: true });
for (const [engine, { find, open }] of Object.entries(engines)) {
  if (named.length > 0 && !named.includes(engine)) continue;
  const binary = find();
  if (!binary) {
    console.log(`- ${engine}: not on this machine`);
    failed += named.length;
    continue;
  }
  const driver = await open(binary);
  const person = createPerson(driver);
  for (const [title, journey] of Object.entries(journeys)) {
    const began = Date.now();
    try {
      await journey(person, { site, host: page.origin });
      const [error] = driver.errors().splice(0);
      if (error) throw new Error(`The page threw: ${error}`);
      passed++;
      console.log(`✓ ${engine} › ${title} (${Date.now() - began} ms)`);
    } catch (error) {
      failed++;
      const message = error instanceof Error ? error.message : String(error);
      failures.push({ name: `${engine} › ${title}`, message });
      console.log(`✗ ${engine} › ${title}\n  ${message}`);
      await driver.screenshot(join(shots, `${engine}-${failed}.png`)).catch(() => undefined);
    }
  }
  await driver.close();
}
child.kill();
page.server.close();
if (process.env.BROWSERS_REPORT)
  writeFileSync(process.env.BROWSERS_REPORT, JSON.stringify({ passed, failed, failures }));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
