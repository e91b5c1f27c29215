import type { Page } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';
import { expect, test } from './product.ts';
import { type Standing, standAs } from './standing.ts';

/** All variants of a screen: theme from the system setting, width from the window. */
const looks = [1280, 360].flatMap((width) => (['light', 'dark'] as const).map((theme) => ({ width, theme })));

/** Checks the current screen in every variant: WCAG A, AA and target size. */
async function judge(page: Page, name: string): Promise<void> {
  await test.step(name, async () => {
    const found: string[] = [];
    for (const { width, theme } of looks) {
      await page.setViewportSize({ width, height: 800 });
      for (const violation of await axeViolations(page, theme)) found.push(`${width} ${theme} ${violation}`);
    }
    expect(found, name).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
  });
}

/** Signs in a new person and opens a screen. */
async function at(page: Page, standing: Standing, path: string, heading: string): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.clear());
  await standAs(page, standing);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('the gates have no accessibility violation, light and dark, at 360 and 1280', { tag: '@long' }, async ({
  page,
}) => {
  const reset = page.getByRole('dialog', { name: 'Redefinir Senha' });
  await page.goto('/reset-password?token=abc');
  await expect(reset).toBeVisible();
  await judge(page, 'reset dialog alone');
  await page.goto('/login?sessionExpired=true');
  await expect(page.getByText(/^Sua sessão expirou/)).toBeVisible();
  await judge(page, 'login after an expiry');

  await standAs(page, 'noTerms');
  await page.goto('/account');
  const terms = page.getByRole('dialog', { name: 'Termos de Uso e Política de Privacidade' });
  await expect(terms).toBeVisible();
  await judge(page, 'terms dialog');
  await terms.getByRole('button', { name: 'Aceitar e continuar' }).click();
  await expect(terms.getByText('Você deve concordar')).toBeVisible();
  await judge(page, 'terms dialog, refused');

  await at(page, 'noEmail', '/validate-email', 'Valide seu e-mail');
  await judge(page, 'e-mail code');
  await page.getByRole('button', { name: 'Validar' }).click();
  await expect(page.getByText('Por favor, insira o código completo.')).toBeVisible();
  await judge(page, 'e-mail code, refused');

  await page.goto('/reset-password?token=abc');
  await expect(reset).toBeVisible();
  await judge(page, 'reset dialog over the account');
});

test('plans and payment have no accessibility violation, light and dark, at 360 and 1280', {
  tag: '@long',
}, async ({ page }) => {
  await at(page, 'noPlan', '/choose-plan', 'Escolha seu Plano');
  await judge(page, 'plans');
  await page.getByRole('tab', { name: 'Plano Corporativo Premium' }).click();
  await expect(page.getByRole('article', { name: 'Corporativo Premium' })).toBeVisible();
  await judge(page, 'corporate plan');
  await page.getByRole('tab', { name: 'Planos Privados' }).click();
  await page.getByRole('button', { name: 'Escolher Fleming' }).click();

  const next = page.getByRole('button', { name: 'Próximo' });
  await expect(next).toBeVisible();
  await judge(page, 'payment, card');
  await next.click();
  await expect(page.getByText('Nome é obrigatório.')).toBeVisible();
  await judge(page, 'payment, card refused');
  for (const [label, text] of [
    ['Nome impresso no cartão', 'Ana Prado'],
    ['CPF ou CNPJ', '52998224725'],
    ['Número do cartão', '4242424242424242'],
    ['Validade', '12/40'],
    ['CVV', '123'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);
  await next.click();
  await expect(page.getByLabel('CEP', { exact: true })).toBeVisible();
  await judge(page, 'payment, address');
  for (const [label, text] of [
    ['CEP', '01310-100'],
    ['Número', '1000'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);
  await expect(page.getByLabel('UF', { exact: true })).toHaveValue('SP');
  await next.click();
  await expect(page.getByLabel('Cupom de desconto')).toBeVisible();
  await judge(page, 'payment, coupon');
});

test('chat and placeholders have no accessibility violation, light and dark, at 360 and 1280', {
  tag: '@long',
}, async ({ page }) => {
  await standAs(page, 'complete');
  await page.goto('/chat');
  const box = page.getByRole('textbox', { name: 'Mensagem' });
  await expect(box).toBeVisible();
  await judge(page, 'welcome');
  await box.fill('Qual a meta de pressão arterial no hipertenso de alto risco?');
  await page.getByRole('button', { name: 'Enviar' }).click();
  const log = page.getByRole('log', { name: 'Conversa' });
  await expect(log.getByRole('button', { name: 'Referência 1' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Parar' })).toBeHidden();
  await judge(page, 'answer with references');
  await log.getByRole('button', { name: 'Referência 1' }).first().click();
  await expect(page.getByRole('link', { name: /doi\.org/ }).first()).toBeVisible();
  await judge(page, 'reference popup');
  await page.keyboard.press('Escape');
  for (const [path, heading] of [
    ['/med-pront-pat', 'Consulta IA'],
    ['/doctor-calc-ia', 'Calculadora MED'],
    ['/explore', 'Explorar'],
    ['/terms', 'Termos de Uso'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await judge(page, path);
  }
});

test('the account has no accessibility violation, light and dark, at 360 and 1280', { tag: '@long' }, async ({
  page,
}) => {
  await at(page, 'complete', '/account', 'Configurações da Conta');
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(region('Perfil').getByRole('button', { name: 'Editar' })).toBeEnabled();
  await judge(page, 'account, reading');
  for (const section of ['Perfil', 'Identificação', 'Endereço']) {
    await region(section).getByRole('button', { name: 'Editar' }).click();
    await expect(region(section).getByRole('button', { name: 'Salvar' })).toBeVisible();
    await judge(page, `${section}, being changed`);
    await region(section).getByRole('button', { name: 'Cancelar' }).click();
    await expect(region(section).getByRole('button', { name: 'Editar' })).toBeVisible();
  }
  const dialog = page.getByRole('dialog');
  for (const [section, button] of [
    ['Meu Plano', 'Alterar plano'],
    ['Meus cartões', 'Adicionar cartão'],
    ['Opções da Conta', 'Excluir conta'],
  ] as const) {
    await region(section).getByRole('button', { name: button }).click();
    await expect(dialog).toBeVisible();
    await judge(page, `dialog of '${button}'`);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});
