/** Takes and compares pictures of stories, for look.mjs. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

export const WIDTHS = [360, 1280];
export const THEMES = ['light', 'dark'];
/** Allowed difference per color channel (0 to 255), because of antialiasing. */
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

/** Serves a built Storybook on its own port. */
export async function serve(folder) {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://x').pathname)).replace(
      /^(\.\.[/\\])+/,
      '',
    );
    const file = join(folder, path === '/' ? 'index.html' : path);
    if (!existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': MIME[extname(file)] ?? 'application/octet-stream',
      // Files with a hash in their name only need to be read and compiled once.
      ...(path.startsWith('/assets/') ? { 'cache-control': 'max-age=86400' } : {}),
    });
    response.end(readFileSync(file));
  });
  await new Promise((done) => server.listen(0, done));
  return { url: `http://localhost:${server.address().port}`, close: () => server.close() };
}

export async function openPage(browser) {
  const page = await browser.newPage({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' });
  // Use the same time for both commits.
  await page.clock.setFixedTime(new Date('2026-11-20T12:00:00Z'));
  await page.addInitScript(repeatChance);
  return page;
}

/** Gives both commits the same random numbers and ids. */
function repeatChance() {
  let last = 1;
  const next = () => {
    last = (last * 48_271) % 2_147_483_647;
    return last / 2_147_483_647;
  };
  Math.random = next;
  crypto.getRandomValues = (values) => {
    values.forEach((_, at) => {
      values[at] = next() * 2 ** 32;
    });
    return values;
  };
  crypto.randomUUID = () =>
    '10000000-1000-4000-8000-100000000000'.replace(/0/g, () => Math.floor(next() * 16).toString(16));
}

/** Waits until every component has reacted to a change of window size or theme. */
const settle = (page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++)
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  });

/** Takes the pictures of a story, by width and theme. */
export async function picturesOf(page, url, id) {
  const [narrow] = WIDTHS;
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: narrow, height: 800 });
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=theme:auto;a11y.manual:!true`);
  await page.waitForFunction(
    () => ['finished', 'errored', 'aborted'].includes(window.__STORYBOOK_PREVIEW__?.currentRender?.phase),
    undefined,
    { timeout: 60_000 },
  );
  await page.evaluate(() => document.fonts.ready);
  const pictures = {};
  for (const width of WIDTHS) {
    if (width !== narrow) await page.setViewportSize({ width, height: 800 });
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await settle(page);
      pictures[`${width}-${theme}`] = await page.screenshot({
        fullPage: true,
        animations: 'disabled',
        caret: 'hide',
      });
    }
  }
  return pictures;
}

/** The share of differing pixels and a picture of them. Undefined if there are none. */
export async function differenceOf(page, before, after) {
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
