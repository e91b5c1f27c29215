/**
 * One picture of the whole product: every screen at 360, 768 and 1,440 px, light and dark.
 *
 *   node tests/bench/contact-sheet.mjs                       → test-results/contact-sheet.png
 *   node tests/bench/contact-sheet.mjs out/                  → out/contact-sheet.png
 *   node tests/bench/contact-sheet.mjs out/ --keep chat pay  → only matching views, each picture kept
 *   node tests/bench/contact-sheet.mjs out/ --keep --low     → also a phone on its side, and a zoom of 400%
 *
 * Run `npm run build` first. Exits with code 1 if a view could not be reached.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { findChromium } from '../browser.mjs';
import { views } from './contact-sheet-views.mjs';

const root = new URL('../..', import.meta.url).pathname;
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const out = words[0] ?? join(root, 'test-results');
const wanted = words.slice(1);
const keep = process.argv.includes('--keep');
const frames = [360, 768, 1440];
const low = process.argv.includes('--low') ? [852, 320] : [];
const heights = { 360: 740, 768: 1024, 1440: 900, 852: 393, 320: 256 };
const themes = ['light', 'dark'];

const password = 'Fabrica#1543';
const people = { demo: 'demo@vesalio.example', free: 'gratuito@vesalio.example' };

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function startProduct() {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [join(root, 'packages/site/server/dist/main.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), PUBLIC_URL: url, DATA_DIR: 'memory', RATE_LIMITS: 'off' },
  });
  for (let tries = 0; tries < 120; tries++) {
    if (child.exitCode !== null) throw new Error('The server ended: run `npm run build` first.');
    const isUp = await fetch(`${url}/config.json`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { url, stop: () => child.kill('SIGTERM') };
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  child.kill('SIGKILL');
  throw new Error('The server did not start within a minute.');
}

let count = 0;

/** The session of a demo account, or of a new account that has not passed the gates in the name. */
async function sessionOf(url, who) {
  const post = async (path, token, body) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    const read = await answer.json().catch(() => ({}));
    return read.data ?? read;
  };
  let latest;
  if (people[who]) latest = await post('/api/auth/login', undefined, { email: people[who], password });
  else {
    const email = `folha-${++count}@exemplo.example`;
    latest = await post('/api/auth/register', undefined, {
      email,
      password,
      confirmPassword: password,
      fullName: 'Ana D’Ávila Souza',
      plan: null,
    });
    latest.email = email;
    if (who !== 'noTerms') {
      await post('/api/auth/accept-terms', latest.token);
      latest.acceptTerms = true;
    }
    if (who === 'noPlan') {
      const mails = await (await fetch(`${url}/sandbox/outbox.json`)).json();
      const { code } = mails.find(({ to }) => to === email);
      latest = { ...(await post(`/api/auth/validateEmail/${code}`, latest.token)), email };
    }
  }
  const { token, validateEmail, ...rest } = latest;
  const session = { jwtToken: token, isEmailValidated: validateEmail, ...rest };
  return Object.fromEntries(Object.entries(session).filter(([, value]) => value != null));
}

async function enter(page, url, view) {
  if (!view.as) return;
  // Retry, because a keep-alive connection may close just before it is reused.
  const session = await sessionOf(url, view.as).catch(() => sessionOf(url, view.as));
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, String(value));
  }, session);
}

async function reach(page, view) {
  await view.before?.(page);
  if (view.path) {
    await page.goto(view.path);
    await page.waitForLoadState('networkidle');
  }
  await view.act?.(page);
}

async function shoot(browser, url, view, folder) {
  const pictures = [];
  const errors = [];
  const open = async (width) => {
    const context = await browser.newContext({
      baseURL: url,
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
      reducedMotion: 'reduce',
      viewport: { width, height: heights[width] },
    });
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    page.on('pageerror', (error) => errors.push(String(error)));
    await enter(page, url, view);
    await reach(page, view);
    return page;
  };
  const widths = [...(view.widths ?? frames), ...low];
  let page;
  try {
    for (const width of widths) {
      if (!page || view.each) {
        await page?.context().close();
        page = await open(view.each ? width : 1440);
      }
      await page.setViewportSize({ width, height: heights[width] });
      for (const theme of themes) {
        await page.emulateMedia({
          colorScheme: theme,
          media: view.media ?? 'screen',
          reducedMotion: 'reduce',
        });
        await settle(page, theme);
        const path = join(folder, `${view.name}-${width}-${theme}.png`);
        await page.screenshot({ path, fullPage: process.argv.includes('--full'), animations: 'disabled' });
        const isWide = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth > clientWidth;
        });
        if (isWide) errors.push(`scrolls sideways at ${width}`);
        pictures.push({ path, width, theme });
      }
    }
  } catch (error) {
    errors.push(String(error).split('\n').slice(0, 4).join(' '));
    if (page) await page.screenshot({ path: join(folder, `${view.name}-failed.png`) }).catch(() => {});
  }
  await page?.context().close();
  return { view, pictures, errors: [...new Set(errors)] };
}

/** Waits until a theme change is completely painted. A busy machine paints tile by tile. */
async function settle(page, theme) {
  await page.waitForFunction(
    (dark) => matchMedia('(prefers-color-scheme: dark)').matches === dark,
    theme === 'dark',
  );
  for (let round = 0; round < 2; round++) {
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
    );
    await page.waitForTimeout(250);
  }
}

/** The grid is a separate page with a row per view and a column per width and theme. */
async function compose(browser, rows, folder) {
  const shown = { 360: 104, 768: 161, 1440: 344 };
  const columns = frames.flatMap((width) => themes.map((theme) => ({ width, theme })));
  const cell = ({ pictures }, { width, theme }) => {
    const found = pictures.find((picture) => picture.width === width && picture.theme === theme);
    const size = `width="${shown[width]}" height="215"`;
    return found ? `<td><img ${size} src="${pathToFileURL(found.path)}" alt=""></td>` : '<td></td>';
  };
  const html = `<!doctype html><meta charset="utf-8"><style>
body { margin: 24px; background: #d9d8d2; font: 13px/1.3 system-ui; color: #1d2a2e; width: max-content }
td { padding: 4px; vertical-align: top } th { text-align: start; padding: 4px; font-weight: 600 }
img { display: block; object-fit: cover; object-position: top; border-radius: 3px }
</style><table><tr><th></th>${columns.map(({ width, theme }) => `<th>${width} ${theme}</th>`).join('')}</tr>
${rows.map((row) => `<tr><th>${row.view.name}</th>${columns.map((column) => cell(row, column)).join('')}</tr>`).join('')}
</table>`;
  const file = join(folder, 'sheet.html');
  writeFileSync(file, html);
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
  await page.goto(pathToFileURL(file).href);
  const path = join(out, 'contact-sheet.png');
  await page.locator('body').screenshot({ path });
  await page.close();
  return path;
}

mkdirSync(out, { recursive: true });
const folder = keep ? out : mkdtempSync(join(tmpdir(), 'vesalio-sheet-'));
const chosen = views.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
const product = await startProduct();
const executablePath = findChromium();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
let failed = 0;
try {
  const rows = [];
  for (const view of chosen) {
    const row = await shoot(browser, product.url, view, folder);
    rows.push(row);
    if (row.errors.length > 0) failed++;
    console.log(`${view.name.padEnd(30)} ${row.errors.join(' | ') || 'ok'}`);
  }
  const path = await compose(browser, rows, folder);
  console.log(
    `${rows.length - failed} of ${rows.length} views as expected; ${path} (${(readFileSync(path).length / 1e6).toFixed(1)} MB)`,
  );
} finally {
  await browser.close();
  product.stop();
  if (!keep) rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed > 0 ? 1 : 0;
