import type { Locator, Page } from '@playwright/test';
import { expect, mailTo, newPerson, test } from './product.ts';

/** Taps and types like a person and counts the taps. */
function hand(page: Page) {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps++;
    await target.click();
  };
  return {
    tap,
    fill: async (target: Locator, text: string) => {
      await tap(target);
      await page.keyboard.type(text);
    },
    taps: () => taps,
  };
}

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test('nine taps lead from the landing page to the first answer', async ({ page }) => {
  const ana = newPerson('Ana Prado');
  const { tap, fill, taps } = hand(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  const question = 'Qual a meta de pressão arterial no hipertenso de alto risco?';

  await page.goto('/');
  await fill(page.getByRole('textbox', { name: 'Mensagem' }), question);
  await tap(page.getByRole('button', { name: 'Enviar' }));
  await expect(page).toHaveURL(/\/register$/);
  expect(sent, 'nothing is sent before the sign-in').toEqual([]);
  await fill(field(page, 'Nome completo'), ana.name);
  await fill(field(page, 'E-mail'), ana.email);
  await fill(field(page, 'Senha'), ana.password);
  await fill(field(page, 'Confirmar senha'), ana.password);
  await tap(page.getByRole('checkbox', { name: /Termos de Uso/ }));
  await tap(page.getByRole('button', { name: 'Registrar' }));

  await expect(page).toHaveURL(/\/validate-email$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Caractere 1 de 5' })).toBeFocused();
  const { code } = await mailTo(page, ana.email);
  await page.keyboard.type(code ?? '');

  await expect(page).toHaveURL(/\/chat$/);
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue(question);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('own:question');
  await tap(page.getByRole('button', { name: 'Enviar' }));
  await expect(
    page.getByRole('log', { name: 'Conversa' }).getByRole('button', { name: 'Referência 1' }).first(),
  ).toBeVisible();
  expect(taps()).toBeLessThanOrEqual(9);
  expect(sent.slice(0, 4)).toEqual([
    '/api/auth/register',
    '/api/auth/accept-terms',
    `/api/auth/validateEmail/${code}`,
    '/api/subscription/link-free',
  ]);
});

test('the identifier guard holds a question on the landing page back, and the question survives a new document', async ({
  page,
}) => {
  await page.goto('/');
  const box = page.getByRole('textbox', { name: 'Mensagem' });
  await box.fill('Paciente com CPF 529.982.247-25 em uso de varfarina');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText(/^Há dados que identificam o paciente/).first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => sessionStorage.getItem('own:question'))).toBeNull();
  await page.getByRole('button', { name: 'Ocultar dados' }).click();
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page).toHaveURL(/\/register$/);
  await page.reload();
  const kept = await page.evaluate(() => sessionStorage.getItem('own:question'));
  expect(kept).toContain('[CPF removido] em uso de varfarina');
  expect(kept).not.toContain('529');
});
