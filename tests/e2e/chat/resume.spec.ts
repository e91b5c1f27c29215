import { expect, test } from '../product.ts';
import { makeAccount } from '../standing.ts';

test('an answer continues after a reload, and its question is sent only once', async ({ page }) => {
  const { session } = await makeAccount(page.request, 'complete');
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, session);
  let asked = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/ai/api/mensagens')) asked += 1;
  });
  await page.goto('/chat');
  const question = 'Qual a meta de pressão arterial no hipertenso de alto risco?';
  await page.getByRole('textbox', { name: 'Mensagem' }).fill(question);
  const answering = page.waitForResponse((response) => response.url().endsWith('/ai/api/mensagens'));
  await page.getByRole('button', { name: 'Enviar' }).click();
  await answering;
  await expect(page).toHaveURL(/\/chat\/[\w-]+$/);
  await page.reload();

  const log = page.getByRole('log', { name: 'Conversa' });
  await expect(log.getByText(question)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Parar' })).toBeHidden();
  await expect(log.getByRole('button', { name: 'Referência 1' }).first()).toBeVisible();
  await expect(log.getByText(/interrompida/i)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('');
  // The last paragraph appears after the sentences were compared with their sources.
  await expect(log.getByText(/confere(m)? com a fonte/)).toBeVisible();
  const paragraphs = log.getByRole('paragraph');
  const shown = await paragraphs.allInnerTexts();
  expect(asked).toBe(1);

  await page.reload();
  await expect(log.getByText(question)).toHaveCount(1);
  await expect.poll(() => paragraphs.allInnerTexts(), 'the history tells the same').toEqual(shown);
});
