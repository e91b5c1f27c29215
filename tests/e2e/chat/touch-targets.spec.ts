import type { Page } from '@playwright/test';
import { expect, test } from '../product.ts';
import { standAs } from '../standing.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

const TARGET = 44;

/**
 * Touch targets smaller than 44 × 44 CSS pixels, including the area that the style sheet adds. Links inside of a
 * sentence and the markers of an answer are exempt (WCAG 2.5.5).
 */
const smallTargets = (page: Page, scope: string) =>
  page.locator(scope).evaluate((root, target) => {
    const pressable =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="switch"], [role="tab"]';
    const isInline = (element: Element) =>
      element.matches('.vs-cite') ||
      (element.matches('a, button') && getComputedStyle(element).display.startsWith('inline'));
    const inSentence = (element: Element) =>
      isInline(element) && (element.parentElement?.textContent?.trim() ?? '') !== element.textContent?.trim();
    const reaches = (element: Element, box: DOMRect, x: number, y: number) => {
      const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
      const hit = (element.getRootNode() as Document).elementFromPoint(middle.x + x, middle.y + y);
      return hit !== null && (element === hit || element.contains(hit) || hit.contains(element));
    };
    return [...root.querySelectorAll<HTMLElement>(pressable)].flatMap((element) => {
      const holder = element.matches('input') ? (element.closest('label') ?? element) : element;
      const shown = holder.getBoundingClientRect();
      if (!element.checkVisibility({ visibilityProperty: true }) || shown.width < 2 || inSentence(element))
        return [];
      holder.scrollIntoView({ block: 'center', inline: 'center' });
      const box = holder.getBoundingClientRect();
      const far = target / 2 - 1;
      const isWide = box.width >= target || (reaches(element, box, -far, 0) && reaches(element, box, far, 0));
      const isHigh =
        box.height >= target || (reaches(element, box, 0, -far) && reaches(element, box, 0, far));
      if (isWide && isHigh) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      return [`${element.className || element.tagName} “${name.slice(0, 40)}” ${box.width} × ${box.height}`];
    });
  }, TARGET);

async function answered(page: Page) {
  await standAs(page, 'complete');
  await page.goto('/chat');
  await page
    .getByRole('textbox', { name: 'Mensagem' })
    .fill('Qual a meta de pressão arterial no idoso hipertenso de alto risco?');
  await page.getByRole('button', { name: 'Enviar' }).tap();
  await expect(page.getByText(/confere(?:m)? com a fonte/).last()).toBeVisible();
}

test('a finger finds 44 pixels everywhere in the chat, its sidebar, its drawer and its dialogs', async ({
  page,
}) => {
  await answered(page);
  expect(await smallTargets(page, '.vs-chat'), 'chat').toEqual([]);

  await page.getByRole('button', { name: 'Buscar nesta conversa' }).tap();
  await page.getByRole('searchbox', { name: 'Buscar nesta conversa' }).fill('pressao');
  expect(await smallTargets(page, '.vs-find'), 'search').toEqual([]);
  await page.getByRole('button', { name: 'Fechar busca' }).tap();

  await page.getByRole('button', { name: 'Mostrar referências' }).tap();
  const sources = page.getByRole('dialog', { name: 'Referências da conversa' });
  await expect(sources).toBeVisible();
  expect(await smallTargets(page, 'dialog[open]'), 'sources').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sources).toBeHidden();

  await page.getByRole('button', { name: 'Mais', exact: true }).last().tap();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await smallTargets(page, '.vs-message:last-child'), 'menu').toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Abrir menu' }).tap();
  await expect(page.locator('.vs-sidebar')).toBeVisible();
  expect(await smallTargets(page, '.vs-sidebar'), 'sidebar').toEqual([]);
  await page
    .getByRole('button', { name: /^Excluir conversa/ })
    .first()
    .tap();
  await expect(page.getByRole('dialog', { name: 'Confirmar Exclusão' })).toBeVisible();
  expect(await smallTargets(page, 'dialog[open]'), 'deletion').toEqual([]);
});
