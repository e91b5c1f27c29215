import type { Page } from '@playwright/test';
import { expect, test } from '../product.ts';
import { standAs } from '../standing.ts';

const FILLER = 'Um parágrafo comprido sobre outra coisa, para que a resposta não caiba na tela. '.repeat(6);

/** Forty turns. The word occurs three times in the second and twice in the last. */
const turns = Array.from({ length: 40 }, (_, index) => ({
  codigo: index + 1,
  guid: `guid-${index + 1}`,
  pergunta: index === 1 ? 'E a colchicína?' : `Pergunta ${index + 1}`,
  resposta:
    index === 1
      ? `${`${FILLER}\n\n`.repeat(8)}A **colchi**cina [search_1] cura.\n\n| Droga | Dose |\n| --- | --- |\n| COLCHICINA | 1 mg |`
      : index === 39
        ? 'Colchicina ou colchicina.'
        : `${FILLER}[search_1]`,
  dataCadastro: new Date(Date.UTC(2026, 9, 1, 12, index)).toISOString(),
  referencias: [],
}));

async function search(page: Page, query: string) {
  await page.route('**/gateway/replacements?*', (route) => route.fulfill({ json: { items: [] } }));
  await page.route('**/ai/api/mensagens/conversa/*', (route) => route.fulfill({ json: turns }));
  await standAs(page, 'complete');
  await page.goto('/chat/9');
  await expect(page.getByText('Colchicina ou colchicina.')).toBeVisible();
  await page.getByRole('button', { name: 'Buscar nesta conversa' }).click();
  const box = page.getByRole('searchbox', { name: 'Buscar nesta conversa' });
  await box.fill(query);
  return box;
}

/** Where the current occurrence is painted, relative to the messages' box. */
const currentWord = (page: Page) =>
  page.evaluate(() => {
    const highlighted = [...(CSS.highlights?.get('vs-found-current') ?? [])][0];
    const word =
      highlighted instanceof Range ? highlighted : document.querySelector('.vs-find-marks [data-current]');
    const log = document.querySelector('.vs-chat__log')?.getBoundingClientRect();
    const box = word?.getBoundingClientRect();
    if (!box || !log || box.width === 0) return 'nothing';
    return box.top >= log.top && box.bottom <= log.bottom ? 'in view' : 'out of view';
  });

test('with forced colours the occurrences have an outline, because all colours are the same', {
  tag: '@long',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await search(page, 'colchicina');
  const current = page.locator('.vs-find-marks [data-current]');
  await expect(current).toHaveCSS('outline-width', '3px');
  await expect(page.locator('.vs-find-marks mark').first()).toHaveCSS('outline-width', '1px');
});

for (const kind of ['highlights', 'marks'] as const)
  test(`occurrences are counted, marked and brought into view, by ${kind}`, { tag: '@long' }, async ({
    page,
  }) => {
    if (kind === 'marks')
      await page.addInitScript(() => {
        Reflect.deleteProperty(window, 'Highlight');
        Reflect.deleteProperty(CSS, 'highlights');
      });
    const box = await search(page, 'colchicina');
    const count = page.getByRole('search').getByRole('status');
    await expect(count).toHaveText('5 de 5');
    await expect.poll(() => currentWord(page)).toBe('in view');
    // The last occurrence is followed by the first, in a message that was not mounted.
    await expect(page.getByText('E a colchicína?')).toHaveCount(0);
    await box.press('Enter');
    await expect(count).toHaveText('1 de 5');
    await expect.poll(() => currentWord(page)).toBe('in view');
    await box.press('Enter');
    await expect(count).toHaveText('2 de 5');
    // The answer is long, so the page scrolls to its middle.
    await expect.poll(() => currentWord(page)).toBe('in view');
    await box.press('Enter');
    await expect(page.getByRole('cell', { name: 'COLCHICINA' })).toBeInViewport();
    await expect.poll(() => currentWord(page)).toBe('in view');
    await box.press('Shift+Enter');
    await expect(count).toHaveText('2 de 5');
    const marked = () =>
      page.evaluate(() =>
        typeof Highlight === 'undefined'
          ? document.querySelectorAll('.vs-find-marks mark').length
          : ['vs-found', 'vs-found-current'].reduce(
              (sum, name) => sum + (CSS.highlights.get(name)?.size ?? 0),
              0,
            ),
      );
    await expect.poll(marked).toBeGreaterThanOrEqual(3);
    await box.press('Escape');
    await expect.poll(marked).toBe(0);
  });
