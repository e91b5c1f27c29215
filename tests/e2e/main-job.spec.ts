import { enterCode, expect, login, newPerson, register, test } from './product.ts';

// With all animations.
test.use({ reducedMotion: 'no-preference' });

test('a new person registers, asks, reads the references, returns and signs out', async ({ page }) => {
  const ana = newPerson('Ana Prado');

  await register(page, ana);
  await expect(page).toHaveURL(/\/validate-email$/);
  await expect(page.getByRole('dialog'), 'the terms are accepted in the form').toHaveCount(0);
  await expect(page.getByText('Um código de validação foi enviado para seu e-mail.').first()).toBeVisible();
  await enterCode(page, ana);

  await expect(page.getByText('E-mail validado com sucesso.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Escolha seu Plano' })).toBeVisible();
  await expect(page.getByText(/^Você precisa de um plano ativo/), 'nobody asked for a page').toHaveCount(0);
  await page.getByRole('button', { name: 'Escolher Gratuito' }).click();
  await expect(page).toHaveURL(/\/chat$/);

  const question = 'Qual a meta de pressão arterial no hipertenso de alto risco?';
  await page.getByRole('textbox', { name: 'Mensagem' }).fill(question);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page).toHaveURL(/\/chat\/[\w-]+$/);
  const log = page.getByRole('log', { name: 'Conversa' });
  await expect(log.getByText(question)).toBeVisible();
  const marker = log.getByRole('button', { name: 'Referência 1' }).first();
  await expect(marker).toBeVisible();
  await expect(page.getByRole('button', { name: 'Parar' })).toBeHidden();
  await marker.hover();
  await expect(page.getByRole('link', { name: /doi\.org/ }).first()).toBeVisible();

  const address = page.url();
  await page.reload();
  await expect(page).toHaveURL(address);
  await expect(log.getByText(question)).toBeVisible();
  await expect(log.getByRole('button', { name: 'Referência 1' }).first()).toBeVisible();

  const remove = page.getByRole('button', { name: /^Excluir conversa / });
  await expect(remove).toHaveCount(1);
  await remove.click();
  const dialog = page.getByRole('dialog', { name: 'Confirmar Exclusão' });
  await dialog.getByRole('button', { name: 'Sim, Remover' }).click();
  await expect(page.getByText('Conversa removida com sucesso!')).toBeVisible();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(remove).toHaveCount(0);

  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('jwtToken'))).toBeNull();

  await login(page, ana);
  await expect(page).toHaveURL(/\/chat$/);
});
