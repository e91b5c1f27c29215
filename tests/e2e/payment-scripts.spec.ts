import { createHash } from 'node:crypto';
import { choose } from './paying.ts';
import { expect, test } from './product.ts';
import { standAs } from './standing.ts';

test('the payment page runs only the scripts of its inventory', async ({ page, request, baseURL }) => {
  const inventory = (await (await request.get('/payment-scripts.json')).json()) as {
    file: string;
    integrity: string;
    purpose: string;
  }[];
  await standAs(page, 'complete');
  const loaded = new Set<string>();
  page.on('request', (sent) => {
    if (sent.resourceType() === 'script') loaded.add(sent.url());
  });
  // Scripts of earlier pages stay in the document.
  await choose(page, 'Fleming');
  await expect(page.getByLabel('Número do cartão')).toBeVisible();
  for (const url of loaded) {
    expect(new URL(url).origin).toBe(baseURL);
    const bytes = await (await request.get(url)).body();
    const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    const file = new URL(url).pathname.slice(1);
    expect(inventory.find((script) => script.file === file)?.integrity, url).toBe(integrity);
  }
  expect([...loaded].some((url) => /\/before-paint-[\w-]{8}\.js$/.test(url))).toBe(true);
  expect(inventory.filter(({ purpose }) => purpose === 'draws the page').length).toBeGreaterThan(2);
  expect(await page.locator('script:not([src])').count()).toBe(0);
});
