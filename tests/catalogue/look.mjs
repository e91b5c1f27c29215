/**
 * Compares the pictures of all stories between two commits.
 *
 *   pnpm test:look BASE             BASE against the working tree
 *   pnpm test:look BASE chat        only stories whose id contains `chat`
 *
 * Each story is shown at two widths in both themes. A difference counts if it stands in a second pair of pictures too.
 * Writes test-results/look/ with before, after and difference of each story that changed, and an index page.
 * Exits with 1 if a story changed, appeared or disappeared.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from '../browser.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const out = join(root, 'test-results/look');
const WIDTHS = [360, 1280];
const THEMES = ['light', 'dark'];
/** Allowed difference of a colour channel (0 to 255), for antialiasing. */
const TOLERANCE = 8;
const MIME = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

const [base, filter = ''] = process.argv.slice(2);
if (!base) {
  console.error('usage: pnpm test:look BASE [part of a story id]');
  process.exit(2);
}
const run = (cwd, command, ...args) =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });

function buildStorybook(folder, target) {
  run(
    folder,
    process.execPath,
    join(folder, 'node_modules/storybook/dist/bin/dispatcher.js'),
    'build',
    '-o',
    target,
    '--quiet',
  );
}

/** Builds the Storybook of a commit in a separate worktree, which is removed afterwards. */
function buildCommit(commit, target) {
  const tree = mkdtempSync(join(tmpdir(), 'vesalio-look-'));
  run(root, 'git', 'worktree', 'add', '--detach', '--force', tree, commit);
  try {
    run(tree, 'npm', 'run', '-s', 'setup');
    buildStorybook(tree, target);
  } finally {
    run(root, 'git', 'worktree', 'remove', '--force', tree);
    rmSync(tree, { recursive: true, force: true });
  }
}

async function serve(folder) {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://x').pathname)).replace(
      /^(\.\.[/\\])+/,
      '',
    );
    const file = join(folder, path === '/' ? 'index.html' : path);
    if (!existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': MIME[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  await new Promise((done) => server.listen(0, done));
  return { url: `http://localhost:${server.address().port}`, close: () => server.close() };
}

const storiesOf = (folder) =>
  Object.values(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).entries)
    .filter(({ type, id }) => type === 'story' && id.includes(filter))
    .map(({ id }) => id);

/** Takes the pictures of a story at a width, by theme. */
async function picturesOf(page, url, id, width) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=theme:auto;a11y.manual:!true`);
  await page.waitForFunction(
    () => ['finished', 'errored', 'aborted'].includes(window.__STORYBOOK_PREVIEW__?.currentRender?.phase),
    undefined,
    { timeout: 60_000 },
  );
  await page.evaluate(() => document.fonts.ready);
  const pictures = {};
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    pictures[theme] = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  }
  return pictures;
}

/** The share of differing pixels and a picture of them; undefined if there are none. */
async function differenceOf(page, before, after) {
  if (before.equals(after)) return undefined;
  return page.evaluate(
    async ({ one, two, tolerance }) => {
      const load = async (data) =>
        createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
      const [a, b] = [await load(one), await load(two)];
      const width = Math.max(a.width, b.width);
      const height = Math.max(a.height, b.height);
      const pixelsOf = (bitmap) => {
        const context = new OffscreenCanvas(width, height).getContext('2d');
        context.drawImage(bitmap, 0, 0);
        return context.getImageData(0, 0, width, height);
      };
      const [left, right] = [pixelsOf(a), pixelsOf(b)];
      let changed = 0;
      for (let at = 0; at < left.data.length; at += 4) {
        const isDifferent = [0, 1, 2, 3].some(
          (part) => Math.abs(left.data[at + part] - right.data[at + part]) > tolerance,
        );
        if (isDifferent) changed++;
        right.data.set(
          isDifferent ? [220, 0, 60, 255] : [right.data[at], right.data[at + 1], right.data[at + 2], 70],
          at,
        );
      }
      if (changed === 0) return undefined;
      const canvas = new OffscreenCanvas(width, height);
      canvas.getContext('2d').putImageData(right, 0, 0);
      const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      return { share: changed / (width * height), png: btoa(text) };
    },
    { one: before.toString('base64'), two: after.toString('base64'), tolerance: TOLERANCE },
  );
}

function writeIndex(changes, added, removed) {
  const list = (title, ids) =>
    ids.length > 0 ? `<h2>${title}</h2><ul>${ids.map((id) => `<li>${id}</li>`).join('')}</ul>` : '';
  const rows = changes
    .map(
      ({ name, share }) =>
        `<h2>${name} <small>${(share * 100).toFixed(2)}%</small></h2><p>${['before', 'after', 'difference'].map((kind) => `<img loading="lazy" alt="${kind}" src="${name}.${kind}.png">`).join('')}</p>`,
    )
    .join('');
  writeFileSync(
    join(out, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>test:look</title><style>body{font:16px system-ui;margin:24px}img{max-width:32%;vertical-align:top;border:1px solid #ccc}</style><h1>${changes.length} changed</h1>${list('New', added)}${list('Gone', removed)}${rows}`,
  );
}

async function openPage(browser) {
  const page = await browser.newPage({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' });
  // Use the same time for both commits.
  await page.clock.setFixedTime(new Date('2026-11-20T12:00:00Z'));
  return page;
}

/** Compares the given stories of two served Storybooks, and writes their pictures. */
async function compare(browser, urls, ids) {
  const [left, right, judge] = [await openPage(browser), await openPage(browser), await browser.newPage()];
  const both = (id, width) =>
    Promise.all([picturesOf(left, urls.before, id, width), picturesOf(right, urls.after, id, width)]);
  const changes = [];
  for (const id of ids) {
    for (const width of WIDTHS) {
      let [old, now] = await both(id, width);
      if (THEMES.every((theme) => old[theme].equals(now[theme]))) continue;
      [old, now] = await both(id, width);
      for (const theme of THEMES) {
        const difference = await differenceOf(judge, old[theme], now[theme]);
        if (!difference) continue;
        const name = `${id}-${width}-${theme}`;
        writeFileSync(join(out, `${name}.before.png`), old[theme]);
        writeFileSync(join(out, `${name}.after.png`), now[theme]);
        writeFileSync(join(out, `${name}.difference.png`), Buffer.from(difference.png, 'base64'));
        changes.push({ name, share: difference.share });
        console.log(`changed  ${name}  ${(difference.share * 100).toFixed(2)}%`);
      }
    }
  }
  return changes;
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const folders = {
  before: mkdtempSync(join(tmpdir(), 'vesalio-before-')),
  after: mkdtempSync(join(tmpdir(), 'vesalio-after-')),
};
const executablePath = findChromium();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
let isSame = false;
try {
  buildCommit(base, folders.before);
  buildStorybook(root, folders.after);
  const [before, after] = [storiesOf(folders.before), storiesOf(folders.after)];
  const added = after.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !after.includes(id));
  const servers = { before: await serve(folders.before), after: await serve(folders.after) };
  const common = after.filter((id) => before.includes(id));
  const urls = { before: servers.before.url, after: servers.after.url };
  const changes = await compare(browser, urls, common);
  for (const server of Object.values(servers)) server.close();
  for (const id of added) console.log(`new      ${id}`);
  for (const id of removed) console.log(`gone     ${id}`);
  writeIndex(changes, added, removed);
  isSame = changes.length + added.length + removed.length === 0;
  console.log(
    `${common.length} stories at ${WIDTHS.join(' and ')} px, ${THEMES.join(' and ')}: ${
      isSame ? 'none looks different' : `see ${join(out, 'index.html')}`
    }`,
  );
} finally {
  await browser.close();
  for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
}
process.exit(isSame ? 0 : 1);
