/**
 * Runs the journeys in every engine on this machine, or in the named ones.
 *
 * node tests/browsers/run.mjs [--long] [--embed] [--only='words of a title|of another'] [firefox webkit chromium109]
 * `--long` adds the long journeys; `--embed` adds the whole embed suite in Chromium 109 and Firefox.
 *
 * Ends with `N passed, N failed`. Reports an absent engine as missing, which is a failure if the engine was named.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { answerJourneys } from './answer-journeys.mjs';
import { elementJourneys } from './element-journeys.mjs';
import { canRunEmbedSuite, runEmbedSuite } from './embed-suite.mjs';
import { engines } from './engines.mjs';
import { openHeldModel } from './held-model.mjs';
import { serveHost } from './host.mjs';
import { demo, journeys } from './journeys.mjs';
import { longJourneys } from './long-journeys.mjs';
import { createPerson } from './person.mjs';
import { seatEnvironment, seatToken } from './seat.mjs';

const root = new URL('../..', import.meta.url).pathname;
const shots = join(root, 'test-results/browsers');

async function startServer(env) {
  // Optimizing the database's WebAssembly takes longer than a test runs.
  const child = spawn(process.execPath, ['--liftoff-only', 'packages/site/server/dist/main.js'], {
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
    body: JSON.stringify(demo),
  });
  const { token, data } = await answer.json();
  return token ?? data.token;
}

/** A hanging engine does not respond to any command, including the one for a screenshot. */
const within = (seconds, work) =>
  Promise.race([
    work,
    delay(seconds * 1000, undefined, { ref: false }).then(() => {
      throw new Error(`Not over within ${seconds} s`);
    }),
  ]);

const isLong = process.argv.includes('--long');
const only = process.argv
  .find((name) => name.startsWith('--only='))
  ?.slice(7)
  .split('|');
const named = process.argv.slice(2).filter((name) => !name.startsWith('--'));
const unknown = named.find((name) => !(name in engines));
if (unknown) {
  console.error(`There is no engine "${unknown}". There are: ${Object.keys(engines).join(', ')}.`);
  process.exit(2);
}
let passed = 0;
let failed = 0;
const failures = [];
const page = await serveHost();
const { child, site } = await startServer({ EMBED_ORIGINS: page.origin, ...seatEnvironment(demo) });
const personToken = await tokenOf(site);
const renewSeat = async () => page.open(site, { person: personToken, seat: await seatToken(site) });
await renewSeat();
let heldSite;
/** A second server that uses the held model. */
async function held() {
  if (!heldSite) {
    const model = await openHeldModel();
    const server = await startServer({ LLM_BASE_URL: model.url, LLM_MODEL: 'demorado' });
    heldSite = { model, site: server.site };
  }
  heldSite.model.forget();
  return heldSite;
}
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
  for (const [title, journey] of Object.entries({
    ...journeys,
    ...(isLong ? { ...longJourneys, ...answerJourneys, ...elementJourneys } : {}),
  })) {
    if (only && !only.some((words) => title.includes(words))) continue;
    const began = Date.now();
    try {
      await within(240, journey(person, { site, host: page.origin, held, renewSeat }));
      const [error] = driver.errors().splice(0);
      if (error) throw new Error(`The page threw: ${error}`);
      passed++;
      console.log(`✓ ${engine} › ${title} (${Date.now() - began} ms)`);
    } catch (error) {
      failed++;
      const message = error instanceof Error ? error.message : String(error);
      failures.push({ name: `${engine} › ${title}`, message });
      console.log(`✗ ${engine} › ${title}\n  ${message}`);
      const shot = driver.screenshot(join(shots, `${engine}-${failed}.png`)).catch(() => undefined);
      if (await within(20, shot).catch(() => 'hangs')) {
        console.log(`- ${engine} hangs: its other journeys did not run`);
        break;
      }
    }
  }
  await within(20, driver.close()).catch(() => undefined);
  if (process.argv.includes('--embed') && canRunEmbedSuite(engine)) {
    const counts = await runEmbedSuite(root, engine, binary);
    passed += counts.passed;
    failed += counts.failed;
  }
}
child.kill();
heldSite?.model.close();
page.close();
if (process.env.BROWSERS_REPORT)
  writeFileSync(process.env.BROWSERS_REPORT, JSON.stringify({ passed, failed, failures }));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
