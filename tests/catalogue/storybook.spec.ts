import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { quotedSentences, unheard } from './quoted-sentences.ts';
import { type CatalogueEntry, catalogueEntries, serveStorybook } from './static-storybook.ts';
import { waivers } from './waivers.ts';

const test = base.extend<object, { storybook: string }>({
  storybook: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const server = await serveStorybook();
      await use(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

const themes = ['light', 'dark'];
const widths = [320, 360, 768, 1280];
/** So many shares of the stories run side by side. */
const SHARES = 4;
const share = (entries: CatalogueEntry[], number: number) =>
  entries.filter((_, index) => index % SHARES === number);

/** Errors of the page since the last time it was asked. */
function errorsOf(page: Page): () => string[] {
  let errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  return () => {
    const seen = errors;
    errors = [];
    return seen;
  };
}

const ENDED = ['completed', 'finished', 'errored', 'aborted'];

/** Opens a story and waits until its play function has ended; tells how it ended. */
async function openStory(page: Page, url: string, id: string, theme: string): Promise<string> {
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`);
  interface Preview {
    currentRender?: { phase?: string };
  }
  const phase = () =>
    (window as unknown as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__?.currentRender?.phase ??
    '';
  await page.waitForFunction(
    (ended) => {
      const preview = (window as unknown as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__;
      return ended.includes(preview?.currentRender?.phase ?? '');
    },
    ENDED,
    { timeout: 45_000 },
  );
  return page.evaluate(phase);
}

async function violationsOf(page: Page, id: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include('#storybook-root').analyze();
  const today = new Date().toISOString().slice(0, 10);
  return violations
    .filter(
      ({ id: rule }) =>
        !waivers.some((waiver) => waiver.rule === rule && waiver.story === id && waiver.until >= today),
    )
    .map(
      (violation) => `${violation.id}: ${violation.nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
}

for (const theme of themes) {
  for (const width of widths) {
    for (let number = 0; number < SHARES; number++) {
      test(`every story at ${width} px, ${theme}, share ${number + 1} of ${SHARES}`, async ({
        page,
        storybook,
      }) => {
        const stories = share(
          catalogueEntries().filter(({ type }) => type === 'story'),
          number,
        );
        expect(stories.length).toBeGreaterThan(20);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: width < 600 ? 740 : 900 });
        const errors = errorsOf(page);
        const faults: Record<string, string[]> = {};
        for (const { id } of stories) {
          const found: string[] = [];
          const ending = await openStory(page, storybook, id, theme).catch((error: unknown) => String(error));
          if (!['completed', 'finished'].includes(ending)) found.push(`ended as ${ending}`);
          found.push(...errors(), ...(await violationsOf(page, id)));
          const excess = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          if (excess > 0) found.push(`scrolls sideways by ${excess} px`);
          if (found.length > 0) faults[id] = found;
        }
        expect(faults).toEqual({});
      });
    }
  }
}

test('the foundations pages and the manager open without an error', async ({ page, storybook }) => {
  const pages = catalogueEntries().filter(
    ({ type, tags }) => type === 'docs' && tags.includes('unattached-mdx'),
  );
  expect(pages.length).toBeGreaterThan(8);
  const errors = errorsOf(page);
  for (const { id } of pages) {
    await page.goto(`${storybook}/iframe.html?id=${id}&viewMode=docs`);
    await expect(page.locator('#storybook-docs h1').first()).toBeVisible();
    expect({ id, errors: errors() }).toEqual({ id, errors: [] });
  }
  await page.goto(`${storybook}/`);
  await expect(
    page
      .getByRole('link', { name: /Fundamentos|Cor/ })
      .or(page.locator('#storybook-explorer-tree'))
      .first(),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(errors()).toEqual([]);
});

/** Keeps every text that ever stands in the document, notes that go by themselves included. */
function listen(): void {
  const said = new Set<string>();
  (window as unknown as { said: Set<string> }).said = said;
  const hear = (node: Node) => {
    said.add(node.textContent ?? '');
    const elements = node instanceof Element ? [node, ...node.querySelectorAll('*')] : [];
    for (const element of elements) {
      for (const name of ['aria-label', 'placeholder', 'title', 'value'])
        said.add(element.getAttribute(name) ?? '');
    }
  };
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'childList') addedNodes.forEach(hear);
      else hear(target);
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-label', 'placeholder', 'title', 'value'],
  });
}

/** A file's name differs from story to story: what stands in quotation marks is any. */
const asPattern = (sentence: string) =>
  new RegExp(sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/"[^"]*"/g, '"[^"]*"'));

test('every quoted sentence is said in some story', async ({ page, storybook }) => {
  test.setTimeout(1_800_000);
  const missing = new Map(quotedSentences().map((sentence) => [sentence, asPattern(sentence)]));
  expect(missing.size).toBeGreaterThan(110);
  await page.addInitScript(listen);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { id, type } of catalogueEntries()) {
    if (type !== 'story') continue;
    await openStory(page, storybook, id, 'light').catch(() => undefined);
    const said = await page.evaluate(() =>
      [...(window as unknown as { said: Set<string> }).said].join('\n').replaceAll('\u00a0', ' '),
    );
    for (const [sentence, pattern] of missing) if (pattern.test(said)) missing.delete(sentence);
  }
  const isWaived = new Date().toISOString().slice(0, 10) <= unheard.until;
  const silent = [...missing.keys()].filter(
    (sentence) => !(isWaived && unheard.sentences.includes(sentence)),
  );
  expect(silent).toEqual([]);
  // What has found its story leaves the list.
  expect(unheard.sentences.filter((sentence) => !missing.has(sentence))).toEqual([]);
});
