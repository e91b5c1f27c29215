import { expect, test } from '../product.ts';
import { standAs } from '../standing.ts';

test('a double press on ‘Fixar no topo’ opens no conversation below', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await standAs(page, 'complete');
  for (const question of [
    'Qual a meta de pressão arterial?',
    'Como ventilar na SDRA?',
    'Quem anticoagular?',
  ]) {
    await page.goto('/chat');
    await page.getByRole('textbox', { name: 'Mensagem' }).fill(question);
    await page.getByRole('textbox', { name: 'Mensagem' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Copiar', exact: true })).toBeVisible();
  }
  await page.goto('/chat');
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await page.getByRole('button', { name: 'Opções da conversa Quem anticoagular?' }).click();
  const pin = page.getByRole('menuitem', { name: 'Fixar no topo' });
  await expect(pin).toBeVisible();
  const { x, y, width, height } = (await pin.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  // The second press hits whatever the first one put there.
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
  }
  await expect(page.getByRole('img', { name: 'Fixada' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Menu principal' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/chat');
});
