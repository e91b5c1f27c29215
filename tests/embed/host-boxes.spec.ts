import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { isLong, onlyLong } from '../long.ts';
import { EMBED, expect, GATEWAY, LOADER, test } from './host-page.ts';

const policy = null;
const root = join(import.meta.dirname, '../..');
const TAGS = ['chat', 'plans', 'auth', 'payment', 'account'] as const;
const tagOf = (name: string) => `vesalio-${name}`;
const element = (name: string, inside = '', sensitive = 'allow-sensitive') =>
  `<${tagOf(name)} base-url="${GATEWAY}" ${sensitive} plan="fleming_plan">${inside}</${tagOf(name)}>`;

const LINK_NAME = 'Abrir assistente clínico';
const LINK = `<a href="${GATEWAY}/chat">${LINK_NAME}</a>`;

/** Parents that shrink to their content, or let their child shrink. */
const PARENTS = {
  flex: 'display: flex',
  'flex column': 'display: flex; flex-direction: column; align-items: flex-start',
  float: 'float: left',
  'table cell': 'display: table-cell',
  'inline-block': 'display: inline-block',
  'grid-start': 'display: grid; justify-items: start',
  absolute: 'position: absolute; inset-block-start: 0; inset-inline-start: 0',
};

const boxOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((host) => {
    const { width, height } = host.getBoundingClientRect();
    return { width: Math.round(width), height: Math.round(height) };
  });

for (const name of TAGS) {
  test(
    `<${tagOf(name)}> has a readable width in every kind of parent from the start`,
    onlyLong(name !== 'chat'),
    async ({ page, host }) => {
      for (const [width, expected] of [
        [1_200, 600],
        [360, 288],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        const parents = Object.entries(PARENTS);
        for (const [parent, style] of isLong ? parents : parents.slice(0, 2)) {
          const body = `<div style="${style}">${element(name)}</div>`;
          await page.goto(host.add({ policy, head: `<style>body { margin: 16px }</style>${LOADER}`, body }));
          await page.waitForFunction((tag) => customElements.get(tag) !== undefined, tagOf(name));
          expect([parent, (await boxOf(page, tagOf(name))).width]).toEqual([parent, expected]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        }
      }
    },
  );
}

test('an element keeps its width beside a growing neighbour, fills a block, fits into a narrow column and hides with its parent', async ({
  page,
  host,
}) => {
  await page.setViewportSize({ width: 1_000, height: 900 });
  const words = 'prontuário '.repeat(400);
  await page.goto(
    host.add({
      policy,
      head: `<style>html { scrollbar-width: none } body { margin: 0 } #grid { display: grid; grid-template-columns: 200px 1fr } #own vesalio-chat { width: 50%; height: 200px }</style>${LOADER}`,
      body: `<div id="flex" style="display: flex"><p>${words}</p>${element('chat')}</div>
        <div id="block">${element('chat')}</div>
        <div id="grid">${element('chat')}<p>${words}</p></div>
        <div id="low" style="height: 400px">${element('chat')}</div>
        <div id="own">${element('chat')}</div>
        <div id="hidden" style="visibility: hidden; position: absolute; inset: 0">${element('chat')}</div>`,
    }),
  );
  await page.waitForFunction(() => customElements.get('vesalio-chat') !== undefined);
  // Tab widgets of old libraries hide the panels that they cover, including the element.
  await expect(page.locator('#hidden textarea')).toBeAttached();
  await expect(page.locator('#hidden textarea')).toBeHidden();
  expect((await boxOf(page, '#flex vesalio-chat')).width).toBeGreaterThanOrEqual(288);
  expect(await boxOf(page, '#block vesalio-chat')).toEqual({ width: 1_000, height: 640 });
  expect((await boxOf(page, '#grid vesalio-chat')).width).toBe(200);
  expect((await boxOf(page, '#low vesalio-chat')).height).toBe(400);
  // The page's rules for the tag take precedence, and the content of the element follows them.
  expect(await boxOf(page, '#own vesalio-chat')).toEqual({ width: 500, height: 320 });
});

/** The last one is only a notice, because the page must not ask for cards. */
const RESERVED = [...TAGS.map((name) => [name, 'allow-sensitive'] as const), ['payment', ''] as const];
for (const [name, sensitive] of RESERVED) {
  test(
    `the loader reserves the space of <${tagOf(name)} ${sensitive}>, and nothing moves when the element loads`,
    onlyLong(name !== 'chat'),
    async ({ page, host }) => {
      await page.addInitScript(() => {
        const shifts: string[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as unknown as { sources: { node: Element | null }[] }[];
          // Ignore shifts inside elements. Only the page around them must not move.
          for (const { node } of entries.flatMap(({ sources }) => sources))
            if (node?.isConnected && !node.closest?.('.vesalio'))
              shifts.push(node.localName ?? node.nodeName);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.setViewportSize({ width: 1_200, height: 900 });
      let release = () => {};
      const isReleased = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(`${EMBED}/chunks/**`, async (route) => {
        await isReleased;
        await route.continue();
      });
      await page.goto(
        host.add({ policy, head: LOADER, body: `${element(name, LINK, sensitive)}<p id="below">Abaixo</p>` }),
      );
      await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
      const below = () => page.locator('#below').evaluate((line) => line.getBoundingClientRect().top);
      const before = await below();
      expect(before).toBeGreaterThan(sensitive ? 400 : 250);
      // Shifts before the loader's first run belong to the page.
      await page.evaluate(() => Reflect.get(window, 'shifts').splice(0));
      release();
      await expect(page.locator(`${tagOf(name)} .vesalio`)).toBeVisible();
      await expect(page.getByText(sensitive ? 'Entr' : 'Continue no site').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await below()).toBe(before);
      expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
      await expect(page.getByRole('link', { name: LINK_NAME })).toBeHidden();
    },
  );
}

test('the link of the snippet is visible if the script never loads, and stays if a later file fails', async ({
  page,
  host,
}) => {
  await page.goto(host.add({ policy, body: element('chat', LINK) }));
  await expect(page.getByRole('link', { name: LINK_NAME })).toBeVisible();

  await page.route(`${EMBED}/chunks/**`, (route) => route.abort());
  await page.goto(host.add({ policy, head: LOADER, body: element('plans', LINK) }));
  await expect(page.getByText('Não foi possível carregar o assistente')).toBeVisible();
  await expect(page.getByRole('link', { name: LINK_NAME })).toBeVisible();
});

test('guide and snippet have the same element with the same link', () => {
  const guide = readFileSync(join(root, 'docs/embedding.md'), 'utf8');
  const snippet = readFileSync(join(root, 'packages/widgets/dist-embed/snippet.html'), 'utf8');
  const tag = /^<vesalio-chat.*<\/vesalio-chat>$/m;
  const shown = tag.exec(guide)?.[0].replaceAll('https://GATEWAY', '%PUBLIC_URL%');
  expect(shown).toContain(LINK_NAME);
  expect(tag.exec(snippet)?.[0]).toBe(shown);
});
