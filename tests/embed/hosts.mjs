/**
 * Example apps on other stacks. Each is installed from the packed tarballs, built with its own tools and driven in a
 * browser against the built gateway. Needs `npm run build` and the npm registry; not part of `npm test`.
 *
 * pnpm test:hosts            every host
 * pnpm test:hosts next vue   only the named hosts
 */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { findChromium } from '../browser.mjs';
import { packAll } from './pack.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const apps = join(root, 'tests/embed/hosts');
/** The path of the build in each host's folder. A host with a `start` command serves itself. */
const BUILT = { vue: 'dist', svelte: 'dist', angular: 'dist/browser', webpack: '.', plain: '.' };
const QUESTION = 'Qual a meta de pressão arterial no idoso?';
const SUGGESTION = 'Qual a dose de ataque?';
const demo = { email: 'demo@vesalio.example', password: 'Fabrica#1543' };

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Starts a command and waits until its address answers. */
async function start(command, args, { url, ...options }) {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const ends = Date.now() + 60_000;
  while (child.exitCode === null && Date.now() < ends) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => new Promise((resolve) => setTimeout(resolve, 200, false)),
    );
    if (!isUp) continue;
    return () => {
      child.kill('SIGTERM');
      return gone;
    };
  }
  child.kill('SIGKILL');
  throw new Error(`${command} ${args.join(' ')} does not answer at ${url}`);
}

const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html; charset=utf-8' };

/** Serves the files of a built host. */
function serve(folder, port) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://host');
    const file = join(folder, pathname === '/' ? 'index.html' : pathname);
    // webpack writes to `dist`, but the page is among the sources.
    const found = [file, join(folder, 'dist', pathname)].find((each) => existsSync(each) && extname(each));
    if (!found) return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': TYPES[extname(found)] ?? 'application/octet-stream' });
    response.end(readFileSync(found));
  });
  return new Promise((resolve) =>
    server.listen(port, '127.0.0.1', () =>
      resolve(() => {
        server.closeAllConnections();
        server.close();
      }),
    ),
  );
}

function demand(condition, message) {
  if (!condition) throw new Error(message);
}

/** Copies the host, inserts the gateway's address, and installs and builds the copy. */
function prepare(name, work, gateway) {
  const folder = join(work, name);
  cpSync(join(apps, name), folder, { recursive: true });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8');
    if (text.includes('https://GATEWAY')) writeFileSync(file, text.replaceAll('https://GATEWAY', gateway));
  }
  const run = (...args) =>
    execFileSync('npm', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: '', NEXT_TELEMETRY_DISABLED: '1', NG_CLI_ANALYTICS: 'false' },
    });
  if (existsSync(join(folder, 'package.json'))) {
    run('install', '--no-audit', '--no-fund', '--loglevel=error');
    run('run', 'build');
  }
  return folder;
}

/** Checks as person and host: token, session event, answered question. */
async function drive(browser, address, token) {
  const page = await browser.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.setDefaultTimeout(60_000);
  let asked = 0;
  await page.route('**/assistant-token', (route) => {
    asked++;
    return route.fulfill({ body: token });
  });
  try {
    await page.goto(address);
    await page.getByRole('button', { name: SUGGESTION }).waitFor();
    await page.getByRole('status').getByText('authenticated', { exact: true }).waitFor();
    demand(asked > 0, 'getToken was never called');
    const attributes = await page
      .locator('vesalio-chat')
      .evaluate((chat) => chat.getAttributeNames().filter((name) => /token|suggestions/i.test(name)));
    demand(attributes.length === 0, `properties stand in the page as attributes: ${attributes}`);
    const { width, height } = await page.locator('vesalio-chat').boundingBox();
    demand(width > 280 && height > 300, `the chat is ${width} × ${height}`);
    await page.getByRole('button', { name: 'Perguntar' }).click();
    await page.getByText(QUESTION).first().waitFor();
    await page.getByRole('button', { name: 'Referência 1', exact: true }).first().waitFor();
    const own = errors.filter((error) => !error.includes('favicon'));
    demand(own.length === 0, own.join('\n'));
  } finally {
    await page.close();
  }
}

const given = process.argv.slice(2);
const names = given.length > 0 ? given : readdirSync(apps);
const work = mkdtempSync(join(tmpdir(), 'vesalio-hosts-'));
const ports = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await freePort()])));
const gatewayPort = await freePort();
const gateway = `http://localhost:${gatewayPort}`;
const origins = names.map((name) => `http://localhost:${ports[name]},http://127.0.0.1:${ports[name]}`);
let failed = 0;
const stopGateway = await start(process.execPath, [join(root, 'packages/site/server/dist/main.js')], {
  url: `${gateway}/healthz`,
  env: {
    ...process.env,
    PORT: String(gatewayPort),
    PUBLIC_URL: gateway,
    DATA_DIR: 'memory',
    RATE_LIMITS: 'off',
    EMBED_ORIGINS: origins.join(),
  },
});
const browser = await chromium.launch({ ...(findChromium() ? { executablePath: findChromium() } : {}) });
try {
  const login = await fetch(`${gateway}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(demo),
  });
  const body = await login.json();
  const token = body.token ?? body.data.token;
  const tarballs = packAll(root, work);
  for (const [name, tarball] of Object.entries(tarballs)) cpSync(tarball, join(work, `vesalio-${name}.tgz`));
  for (const name of names) {
    const began = Date.now();
    let stop = () => {};
    try {
      const folder = prepare(name, work, gateway);
      const address = `http://127.0.0.1:${ports[name]}/`;
      if (BUILT[name]) stop = await serve(join(folder, BUILT[name]), ports[name]);
      else {
        const next = join(folder, 'node_modules/next/dist/bin/next');
        const args = [next, 'start', '-H', '127.0.0.1', '-p', String(ports[name])];
        stop = await start(process.execPath, args, { url: address, cwd: folder });
        const html = await (await fetch(address)).text();
        demand(/<vesalio-chat[^>]* base-url="http/.test(html), 'the server renders no element');
      }
      await drive(browser, address, token);
      console.log(`ok    ${name} (${Math.round((Date.now() - began) / 1000)} s)`);
    } catch (error) {
      failed++;
      console.log(`FAIL  ${name}\n${error?.stdout ?? ''}${error?.stderr ?? ''}${error?.message ?? error}`);
    } finally {
      await stop();
    }
  }
} finally {
  await browser.close();
  await stopGateway();
  rmSync(work, { recursive: true, force: true });
}
console.log(`${names.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
