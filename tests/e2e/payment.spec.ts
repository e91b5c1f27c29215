import type { Page } from '@playwright/test';
import { CVV, choose, finish, toFinish } from './paying.ts';
import { expect, test } from './product.ts';
import { standAs } from './standing.ts';

/** The number of charges that this page requested. */
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

test('without a plan there is no payment form, and no empty page while the plans load', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const isPlans = /\/assets\/choose-plan-page-[^/]+\.js$/;
  await page.route(isPlans, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(isPlans);
  await page.goto('/payment');
  await asked;
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Carregando a página...');
  answer();
  await expect(page).toHaveURL(/\/choose-plan$/);
});

test('going back while the payment page loads returns to the plans in one step', {
  tag: '@long',
}, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/payment-page[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/choose-plan');
  const plan = page.getByRole('button', { name: 'Escolher Fleming' });
  await plan.dblclick();
  await expect(page).toHaveURL('/payment');
  await page.goBack();
  await expect(page).toHaveURL('/choose-plan');
  await plan.click();
  await expect(page).toHaveURL('/payment');
  release();
  await expect(page.getByLabel('Número do cartão')).toBeVisible();
});

test('Enter applies a coupon, and pays only once however often it is pressed; the saved card pays the next plan (catalogue 29)', async ({
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

test('a refusal shows its reason, keeps the form and accepts another card', { tag: '@long' }, async ({
  page,
  calm,
}) => {
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

test('a reload during a payment finds it again, and nothing is paid twice (catalogue 31)', async ({
  page,
}) => {
  const payments = countPayments(page);
  await choose(page, 'Fleming');
  await toFinish(page, '4000000000008005');
  const order = page.waitForRequest('**/api/subscription/create');
  await finish(page).dblclick();
  const processing = page.getByText('Processando seu pagamento. Não feche esta página.');
  await expect(processing).toBeVisible();
  // Screen readers announce nothing inside a busy region.
  await expect(page.locator('[aria-busy="true"]').filter({ has: processing })).toHaveCount(0);
  const { authorization = '', 'idempotency-key': key } = await (await order).allHeaders();
  // An order that a reload cancels in transit is not charged.
  await expect(async () => {
    const known = await page.request.get(`/gateway/payments/${key}`, { headers: { authorization } });
    expect(known.status()).toBe(200);
  }).toPass();
  let proceed = () => {};
  const seen = new Promise<void>((resolve) => {
    proceed = resolve;
  });
  await page.route('**/gateway/payments/*', async (route) => {
    await seen;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByText('Conferindo o pagamento...')).toBeVisible();
  proceed();
  await expect(page.getByRole('heading', { name: 'Boas-vindas' })).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(/\/chat$/);
  expect(payments()).toBe(1);
});

test('another tab shows the open payment, then its outcome, and pays nothing', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await choose(page, 'Fleming');
  await toFinish(page, '4000000000008005');
  await finish(page).click();
  await expect(page.getByText('Processando seu pagamento. Não feche esta página.')).toBeVisible();
  const other = await context.newPage();
  const payments = countPayments(other);
  await choose(other, 'Hipócrates');
  await expect(other.getByText('Conferindo o pagamento...')).toBeVisible();
  await expect(other.getByText('Assinatura do plano Fleming')).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Boas-vindas' })).toBeVisible({ timeout: 30_000 });
  await expect(other.getByText(/Seu plano Fleming está ativo/)).toBeVisible();
  expect(payments()).toBe(0);
});

test('a payment whose connection breaks before the answer is looked up, not repeated', async ({
  page,
  calm,
}) => {
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
