import { mkdirSync, writeFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { saidFile, saidFolder } from './quoted-sentences.ts';
import { catalogueEntries, serveStorybook } from './static-storybook.ts';
import { errorsOf, listen, visit } from './story-walk.ts';

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

/** Stories are dealt out in turn, so that each share is mixed. */
const SHARES = 16;

for (let number = 0; number < SHARES; number++) {
  test(`every story at every width in three themes, share ${number + 1} of ${SHARES} (catalogue 58)`, async ({
    page,
    storybook,
  }) => {
    const stories = catalogueEntries()
      .filter(({ type }) => type === 'story')
      .filter((_, index) => index % SHARES === number);
    expect(stories.length).toBeGreaterThan(15);
    await page.addInitScript(listen);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const errors = errorsOf(page);
    const faults: Record<string, string[]> = {};
    const heard = new Set<string>();
    for (const story of stories) {
      const seen = await visit(page, errors, storybook, story).catch((error: unknown) => ({
        faults: [String(error)],
        said: [],
      }));
      if (seen.faults.length > 0) faults[story.id] = [...new Set(seen.faults)];
      for (const text of seen.said) heard.add(text);
    }
    mkdirSync(saidFolder, { recursive: true });
    writeFileSync(saidFile(number), JSON.stringify([...heard]));
    expect(faults).toEqual({});
  });
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
