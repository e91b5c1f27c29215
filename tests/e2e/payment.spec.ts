import type { Page } from '@playwright/test';
import { expect, test } from './product.ts';
import { standAs } from './standing.ts';

const CVV = '737';

async function choose(page: Page, plan: string): Promise<void> {
  await page.goto('/choose-plan');
  await page.getByRole('button', { name: `Escolher ${plan}` }).click();
  await expect(page).toHaveURL(/\/payment$/);
}

async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Nome impresso no cartão').fill("Ana D'Ávila");
  await page.getByLabel('CPF ou CNPJ').fill('529.982.247-25');
  await page.getByLabel('Número do cartão').pressSequentially(number);
  await page.getByLabel('Validade').pressSequentially('1231');
  await page.getByLabel('CVV').pressSequentially(CVV);
}

async function toFinish(page: Page, number: string): Promise<void> {
  await typeCard(page, number);
  await page.getByRole('button', { name: 'Próximo' }).click();
  await page.getByRole('textbox', { name: 'CEP' }).pressSequentially('01310100');
  await expect(page.getByRole('textbox', { name: 'Cidade' })).toHaveValue('São Paulo');
  await page.getByRole('button', { name: 'Próximo' }).click();
  await expect(page.getByRole('textbox', { name: 'Cupom de desconto' })).toBeVisible();
}

const finish = (page: Page) => page.getByRole('button', { name: 'Finalizar pagamento' });

/** How often this page asked the server to charge. */
function countPayments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/subscription/create')) count++;
  });
  return () => count;
}

test.beforeEach(async ({ page }) => {
  await standAs(page, 'complete');
});

test('without a plan there is nothing to pay', async ({ page }) => {
  await page.goto('/payment');
  await expect(page).toHaveURL(/\/choose-plan$/);
});

test('Enter applies a coupon and pays once however often it is pressed; the card is saved and pays the next plan', async ({
  page,
}) => {
  const payments = countPayments(page);
  await choose(page, 'Fleming');
  await toFinish(page, '4111111111111111');
  await page.getByRole('textbox', { name: 'Cupom de desconto' }).fill('NADA');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Cupom inválido ou não aplicável a este plano.')).toBeVisible();
  expect(payments()).toBe(0);
  await page.getByRole('textbox', { name: 'Cupom de desconto' }).fill('');
  await finish(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Boas-vindas' })).toBeVisible();
  await expect(page.getByText('Cartão salvo para futuras compras!')).toBeVisible();
  await expect(page).toHaveURL(/\/chat$/);
  expect(payments()).toBe(1);

  await choose(page, 'Hipócrates');
  await expect(page.getByRole('radiogroup', { name: 'Cartões salvos' })).toBeVisible();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await finish(page).click();
  await expect(page).toHaveURL(/\/chat$/);
  expect(payments()).toBe(2);
});

test('a refusal tells why, keeps the form and lets another card pay', async ({ page, calm }) => {
  calm.push(/402/);
  await choose(page, 'Fleming');
  await toFinish(page, '4000000000009995');
  await finish(page).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('Número do cartão')).toHaveValue('4000 0000 0000 9995');
  await expect(page.getByLabel('CVV')).toHaveValue('');
  await page.getByLabel('Número do cartão').fill('');
  await page.getByLabel('Número do cartão').pressSequentially('5555555555554444');
  await page.getByLabel('CVV').pressSequentially(CVV);
  await page.getByRole('button', { name: 'Próximo' }).click();
  await page.getByRole('button', { name: 'Próximo' }).click();
  await finish(page).click();
  await expect(page.getByRole('heading', { name: 'Boas-vindas' })).toBeVisible();
});

test('a reload while it is being paid finds the payment again and pays nothing twice', async ({ page }) => {
  const payments = countPayments(page);
  await choose(page, 'Fleming');
  await toFinish(page, '4000000000008005');
  await finish(page).dblclick();
  await expect(page.getByText('Processando seu pagamento. Não feche esta página.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Conferindo o pagamento...')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Boas-vindas' })).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(/\/chat$/);
  expect(payments()).toBe(1);
});

test('a connection that breaks before the answer is looked into, not paid again', async ({ page, calm }) => {
  calm.push(/ERR_FAILED/);
  const payments = countPayments(page);
  await choose(page, 'Fleming');
  await toFinish(page, '4111111111111111');
  await page.route('**/api/subscription/create', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await finish(page).click();
  await expect(page.getByRole('heading', { name: 'Boas-vindas' })).toBeVisible();
  expect(payments()).toBe(1);
});

test('number and code are in no storage, address, history or markup, and gone on the way back', async ({
  page,
}) => {
  // Not one of the two cards that the demonstration's hint names.
  const number = '5555555555554444';
  const bodies: string[] = [];
  const addresses: string[] = [];
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('request', (request) => {
    addresses.push(request.url());
    if (request.postData()?.includes(number))
      bodies.push(new URL(request.url()).pathname.replace(/\d+$/, ''));
  });
  const traces = () =>
    page.evaluate(() =>
      [
        JSON.stringify({ ...localStorage }),
        JSON.stringify({ ...sessionStorage }),
        document.cookie,
        JSON.stringify(history.state),
        location.href,
        document.documentElement.outerHTML,
      ].join('\n'),
    );
  const holds = (text: string) => /5555 ?5555 ?5555 ?4444/.test(text) || /\b737\b/.test(text);

  await choose(page, 'Fleming');
  await typeCard(page, number);
  expect(holds(await traces())).toBe(false);
  await page.goto('/terms');
  await page.goBack();
  await expect(page.getByLabel('Número do cartão')).toHaveValue('');
  await expect(page.getByLabel('CVV')).toHaveValue('');

  await page.getByLabel('Nome impresso no cartão').fill('');
  await page.getByLabel('CPF ou CNPJ').fill('');
  await page.getByLabel('Validade').fill('');
  await toFinish(page, number);
  expect(holds(await traces())).toBe(false);
  await finish(page).click();
  await expect(page.getByRole('heading', { name: 'Boas-vindas' })).toBeVisible();
  await expect(page).toHaveURL(/\/chat$/);
  expect(holds(await traces())).toBe(false);
  expect(holds([...said, ...addresses].join('\n'))).toBe(false);
  expect(new Set(bodies)).toEqual(new Set(['/api/subscription/create', '/api/clientCards/cliente/']));
});
