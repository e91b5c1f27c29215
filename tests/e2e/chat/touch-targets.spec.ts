import type { Page } from '@playwright/test';
import { expect, test } from '../product.ts';
import { smallTargets } from '../routes/small-targets.ts';
import { standAs } from '../standing.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

async function answered(page: Page) {
  await standAs(page, 'complete');
  await page.goto('/chat');
  await page
    .getByRole('textbox', { name: 'Mensagem' })
    .fill('Qual a meta de pressão arterial no idoso hipertenso de alto risco?');
  await page.getByRole('button', { name: 'Enviar' }).tap();
  await expect(page.getByText(/confere(?:m)? com a fonte/).last()).toBeVisible();
}

test('every touch target in the chat, its sidebar, its drawer and its dialogs has 44 pixels', {
  tag: '@long',
}, async ({ page }) => {
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
