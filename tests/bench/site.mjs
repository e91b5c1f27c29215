/**
 * Measures how long a person waits for a page of the site on slow networks: `node tests/bench/site.mjs`. Needs
 * `npm run build`.
 *
 * node tests/bench/site.mjs                             every page, all networks, once
 * node tests/bench/site.mjs --only /chat --networks ward --runs 3
 * node tests/bench/site.mjs --only /chat --waterfall    when each file was requested and complete
 *
 * Prints medians in ms until something is visible, one can type or press, and the person's data is shown. Opens each
 * page
 * in a new browser, and a second time with its cache and new connections.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { findChromium } from '../browser.mjs';
import { createSlowNetwork } from './slow-network.mjs';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    networks: { type: 'string', default: 'bench,mobile,ward' },
    runs: { type: 'string', default: '1' },
    waterfall: { type: 'boolean', default: false },
  },
});

/** `effectiveType` is what a browser would report on this network. */
const NETWORKS = {
  bench: { roundTrip: 80, kbit: 5_000, cpu: 4, effectiveType: '4g' },
  mobile: { roundTrip: 300, kbit: 1_600, cpu: 1, effectiveType: '3g' },
  ward: { roundTrip: 2_000, kbit: 100, cpu: 1, effectiveType: 'slow-2g' },
};
const INPUT = '.vs-composer__input';
const PASSWORD = 'input[type=password]';
const EMAIL = 'demo@vesalio.example';
const SECRET = 'Fabrica#1543';
/** The pages. `usable` and `data` are selectors. With `signsIn`, time counts from the press that signs in. */
const PAGES = [
  { name: '/', usable: 'main button' },
  { name: '/login', usable: PASSWORD },
  { name: '/login to /chat', path: '/login', usable: PASSWORD, data: INPUT, signsIn: true },
  { name: '/register', usable: PASSWORD },
  { name: '/chat, signed out', path: '/chat', usable: PASSWORD },
  { name: '/chat', usable: INPUT, data: '[aria-label^="Excluir conversa"]', isSignedIn: true },
  { name: '/chat/{id}', usable: INPUT, data: '[data-message]', isSignedIn: true },
  { name: '/choose-plan', usable: 'article button', isSignedIn: true },
  { name: '/account', usable: '#conteudo', data: '.vs-facts', isSignedIn: true },
];

const network = { roundTrip: 0, kbit: 1e6 };
const server = spawn(
  process.execPath,
  [join(fileURLToPath(import.meta.url), '../../../packages/site/server/dist/main.js')],
  {
    env: { ...process.env, PORT: '4417', DATA_DIR: 'memory', RATE_LIMITS: 'off' },
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
process.on('exit', () => server.kill());
while (!(await fetch('http://127.0.0.1:4417/readyz').catch(() => undefined))?.ok)
  await new Promise((resolve) => setTimeout(resolve, 200));
const slow = await createSlowNetwork({ target: 4417, network });
const origin = `http://127.0.0.1:${slow.port}`;

const launch = () =>
  chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  });

const read = async (response) => {
  const body = await response.json();
  return body.data ?? body;
};

/** The stored session of the demo account, and the id of one of its conversations. */
async function signIn() {
  const post = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ email: EMAIL, password: SECRET }),
  });
  const { token, validateEmail, ...answer } = await read(post);
  const list = await fetch(`${origin}/api/conversations?page=1&pageSize=15`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const stored = { ...answer, jwtToken: token, isEmailValidated: validateEmail };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value: String(value ?? '') }));
  const { items } = await read(list);
  return { id: items[0].id, storageState: { cookies: [], origins: [{ origin, localStorage }] } };
}
const { id, storageState } = await signIn();

/** Runs in the page. */
function tellType(effectiveType) {
  Object.defineProperty(navigator, 'connection', { value: { effectiveType } });
}

/** Runs in the page. React has taken over an element once the element has React's props. */
function watchPage({ usable, data }) {
  const isLive = (element) => element && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  globalThis.times = {};
  const look = () => {
    const { times } = globalThis;
    if (isLive(document.querySelector(usable))) times.usable ??= performance.now();
    if (data && document.querySelector(data)) times.data ??= performance.now();
    requestAnimationFrame(look);
  };
  look();
}

/** Types as fast as a practiced person and waits for the chat. */
async function enter(page, data) {
  await page.locator('input[type=email]').pressSequentially(EMAIL, { delay: 150 });
  await page.locator(PASSWORD).pressSequentially(SECRET, { delay: 150 });
  const pressed = performance.now();
  await page.keyboard.press('Enter');
  await page.waitForSelector(data, { timeout: 120_000 });
  return performance.now() - pressed;
}

async function visit(context, { name, path = name, usable, data, signsIn }, { cpu, effectiveType }) {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  if (cpu > 1) await client.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.addInitScript(tellType, effectiveType);
  await page.addInitScript(watchPage, { usable, data });
  const files = new Map();
  client.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) =>
    files.set(requestId, { url: request.url.replace(origin, ''), from: timestamp, bytes: 0 }),
  );
  const end = ({ requestId, timestamp, encodedDataLength = 0 }) =>
    Object.assign(files.get(requestId) ?? {}, { to: timestamp, bytes: encodedDataLength });
  client.on('Network.loadingFinished', end).on('Network.loadingFailed', end);
  await page.goto(origin + path.replace('{id}', id), { waitUntil: 'commit', timeout: 120_000 });
  let times = {};
  while (!times.usable || (data && !signsIn && !times.data)) {
    await page.waitForTimeout(50);
    times = await page.evaluate(() => globalThis.times);
  }
  if (signsIn) times.data = await enter(page, data);
  const seen = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  const [{ from: start }] = files.values();
  const sent = [...files.values()].filter(({ bytes }) => bytes > 0);
  if (options.waterfall)
    for (const { url, from, to, bytes } of files.values())
      console.log(
        [from - start, (to ?? Number.NaN) - start].map((s) => Math.round(s * 1000)).join('\t'),
        bytes,
        url,
      );
  await page.close();
  return {
    seen,
    ...times,
    requests: sent.length,
    kB: sent.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
  };
}

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

for (const page of PAGES.filter(({ name }) => !options.only || options.only.split(',').includes(name)))
  for (const speed of options.networks.split(',')) {
    const rows = { cold: [], warm: [] };
    for (let run = 0; run < Number(options.runs); run++) {
      const browser = await launch();
      const context = await browser.newContext({
        locale: 'pt-BR',
        ...(page.isSignedIn ? { storageState } : {}),
      });
      for (const kind of ['cold', 'warm']) {
        Object.assign(slow.network, NETWORKS[speed]);
        rows[kind].push(await visit(context, page, NETWORKS[speed]));
        slow.cut();
      }
      await browser.close();
      Object.assign(slow.network, network);
    }
    for (const [kind, visits] of Object.entries(rows)) {
      const names = ['seen', 'usable', ...(page.data ? ['data'] : []), 'requests', 'kB'];
      const of = (name) => Math.round(median(visits.map((row) => row[name])));
      const figures = names.map((name) => `${name} ${of(name)}`);
      console.log(`${page.name.padEnd(18)} ${speed.padEnd(7)} ${kind}  ${figures.join('  ')}`);
    }
  }
await slow.close();
process.exit();
