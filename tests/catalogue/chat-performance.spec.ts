import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { CHUNKS, HISTORY_END, STREAM_END, serveGateway } from '../bench/gateway.mjs';

const embed = fileURLToPath(new URL('../../packages/widgets/dist-embed', import.meta.url));

// Counts work in a real layout instead of time, so that slow machines get the same result.
test('5,000 messages mount a bounded number of elements, and a streamed answer needs few updates', async ({
  page,
}) => {
  const version = readdirSync(embed).find((name) => /^v\d/.test(name));
  const gateway = await serveGateway(join(embed, version ?? ''), 7);
  try {
    gateway.state.messages = 5_000;
    await page.goto(gateway.origin);
    const log = page.getByRole('log', { name: 'Conversa' });
    await expect(log.getByText(HISTORY_END)).toBeVisible({ timeout: 60_000 });
    const mounted = log.locator('[data-message]');
    await expect.poll(() => mounted.count()).toBeGreaterThanOrEqual(20);
    expect(await mounted.count()).toBeLessThan(80);
    // A search loads the older pages. Here it marks nothing.
    await page.getByRole('button', { name: 'Buscar nesta conversa' }).click();
    await page.getByRole('searchbox', { name: 'Buscar nesta conversa' }).fill('palavra-que-nenhuma-diz');
    await expect(page.getByText('Nada encontrado nesta conversa.')).toBeVisible({ timeout: 60_000 });
    await page.keyboard.press('Escape');
    expect(await mounted.count()).toBeLessThan(100);
    expect(await log.locator('*').count()).toBeLessThan(40 * 40);
    await log.evaluate((element) => element.scrollTo(0, 0));
    await expect(log.locator('[data-message="h1q"]')).toBeVisible();
    expect(await mounted.count()).toBeLessThan(100);
    // Messages are mounted before they scroll into view, one or two pages per frame, and unmounted afterward.
    await log.evaluate((element) => {
      const seen = { most: 0 };
      new MutationObserver((records) => {
        const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
        const messages = added.flatMap((node) =>
          node instanceof Element ? [...node.querySelectorAll('[data-message]')] : [],
        );
        seen.most = Math.max(seen.most, messages.length);
      }).observe(element, { childList: true, subtree: true });
      Object.assign(window, { added: seen });
    });
    await log.hover();
    for (let turn = 0; turn < 30; turn++) {
      await page.mouse.wheel(0, 400);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await expect(log.locator('[data-message="h1q"]')).toHaveCount(0);
    expect(await mounted.count()).toBeLessThan(100);
    expect(
      await page.evaluate(() => (window as unknown as { added: { most: number } }).added.most),
    ).toBeLessThan(13);

    await page.getByRole('textbox', { name: 'Mensagem' }).fill('Qual a dose?');
    await page.getByRole('button', { name: 'Enviar' }).click();
    const last = mounted.last();
    await expect(last.getByRole('heading', { name: 'Seção 1' })).toBeVisible();
    await log.evaluate((element) => {
      const seen = { strokes: 0, elsewhere: 0, began: performance.now() };
      const bubble = [...element.querySelectorAll('[data-message]')].at(-1);
      new MutationObserver((records) => {
        seen.strokes++;
        seen.elsewhere += records.filter(
          ({ target }) =>
            target instanceof Element &&
            target.closest('[data-message]') !== bubble &&
            target.closest('[data-message]'),
        ).length;
      }).observe(element, { childList: true, characterData: true, subtree: true });
      Object.assign(window, { seen });
    });
    await expect(last.getByText(STREAM_END)).toBeVisible({ timeout: 60_000 });
    const seen = await page.evaluate(() => {
      const { seen } = window as unknown as { seen: { strokes: number; elsewhere: number; began: number } };
      return { ...seen, seconds: (performance.now() - seen.began) / 1000 };
    });
    expect(gateway.state.sent).toHaveLength(CHUNKS);
    expect(seen.strokes).toBeGreaterThan(10);
    expect(seen.strokes).toBeLessThanOrEqual(22 * seen.seconds + 5);
    expect(seen.elsewhere).toBe(0);
  } finally {
    gateway.close();
  }
});
