import { expect, test } from '../product.ts';
import { standAs } from '../standing.ts';

test('a temporary conversation is deleted with the next call once its tab is gone, and kept while its tab is open', {
  tag: '@long',
}, async ({ page, context }) => {
  await standAs(page, 'complete');
  const deleted: string[] = [];
  context.on('response', (response) => {
    if (response.request().method() === 'DELETE' && response.ok())
      deleted.push(new URL(response.url()).pathname);
  });
  const begin = async (tab = page) => {
    await tab.goto('/chat');
    await tab.getByRole('button', { name: 'Conversa temporária' }).click();
    await tab.getByRole('textbox', { name: 'Mensagem' }).fill('Qual a meta de pressão no idoso?');
    let id: unknown;
    await tab.route('**/ai/api/conversas', async (route) => {
      const response = await route.fetch();
      const { codigoConversa, data } = await response.json();
      id = codigoConversa ?? data.codigoConversa;
      await route.fulfill({ response });
    });
    await tab.getByRole('button', { name: 'Enviar' }).click();
    await expect(tab.getByRole('button', { name: 'Referência 1' }).first()).toBeVisible();
    return `/api/conversations/${id}`;
  };
  const dead = await begin();
  const living = await context.newPage();
  await begin(living);
  expect(deleted).toEqual([]);

  const crashed = page.waitForEvent('crash');
  // It never answers.
  page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  const next = await context.newPage();
  await next.goto('/account');
  await expect.poll(() => deleted).toEqual([dead]);

  await living.getByRole('textbox', { name: 'Mensagem' }).fill('E no diabético?');
  await living.getByRole('button', { name: 'Enviar' }).click();
  await expect(living.getByText('E no diabético?')).toBeVisible();
  expect(deleted).toEqual([dead]);
});
