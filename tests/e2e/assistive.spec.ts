import type { Locator } from '@playwright/test';
import { expect, test } from './product.ts';
import { standAs } from './standing.ts';

const answer = {
  codigo: 1,
  guid: 'guid-1',
  pergunta: 'Qual a meta?',
  resposta: 'O alvo intensivo reduziu os eventos (HR 0,75) [search_1].',
  dataCadastro: '2026-10-01T12:00:00Z',
  referenciasJSON: JSON.stringify([
    {
      id: 'search_1',
      title: 'SPRINT',
      text: 'Eventos: HR 0,75 (IC 95% 0,64–0,89). O alvo intensivo reduziu.',
    },
  ]),
};

test('the source beside an answer: marks in forced colours can be read, Esc opens no popup', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.route('**/ai/api/mensagens/conversa/*', (route) => route.fulfill({ json: [answer] }));
  await standAs(page, 'complete');
  await page.goto('/chat/9');
  const marker = page.getByRole('button', { name: 'Referência 1' }).first();
  await marker.focus();
  await page.keyboard.press('Enter');
  const mark = page.locator('.vs-beside mark:not([data-current])').first();
  await expect(mark).toBeVisible();
  const [text, around] = await mark.evaluate((element) => [
    getComputedStyle(element).color,
    getComputedStyle(element.parentElement as Element).color,
  ]);
  expect(text).toBe(around);
  const drawer = page.getByRole('complementary', { name: 'Frase e fonte' });
  await expect(drawer.getByRole('heading', { level: 2 })).toHaveText('Frase e fonte');
  await expect(drawer.getByRole('heading', { level: 3 })).toHaveText('Todas as referências');
  await page.keyboard.press('Escape');
  await expect(mark).toHaveCount(0);
  await expect(marker).toBeFocused();
  await expect(marker).toHaveAttribute('aria-expanded', 'false');
});

test('in forced colours, which replace every background, what is pressed or current has an outline', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1_100, height: 800 });
  const isMarked = (control: Locator, marked: boolean) =>
    expect(control).toHaveCSS('outline-style', marked ? 'solid' : 'none');
  await page.goto('/');
  const cases = page.locator('.vs-demo').getByRole('button', { pressed: true });
  await isMarked(cases, true);

  await standAs(page, 'complete');
  await page.goto('/chat');
  const temporary = page.getByRole('button', { name: 'Conversa temporária' });
  await isMarked(temporary, false);
  await temporary.click();
  await page.mouse.move(0, 0);
  await isMarked(temporary, true);
  await isMarked(page.getByRole('button', { name: 'Ditar mensagem' }), false);

  await page.setViewportSize({ width: 400, height: 800 });
  await page.goto('/account#plan');
  await isMarked(page.getByRole('button', { name: 'Meu Plano' }), true);
  await isMarked(page.getByRole('button', { name: 'Perfil' }), false);
});

test('the printed account has facts and texts, and no buttons', async ({ page }) => {
  await standAs(page, 'complete');
  await page.goto('/account');
  await expect(page.getByRole('button', { name: 'Alterar foto' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Meu Plano' })).toBeVisible();
});
