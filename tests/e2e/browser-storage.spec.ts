import { chromium } from '@playwright/test';
import { findWholeChromium } from '../browser.mjs';
import { choose, typeCard } from './paying.ts';
import { expect, test } from './product.ts';
import { makeAccount, standAs } from './standing.ts';

test('the back-forward cache brings back the payment page without the card (catalogue 34)', {
  tag: '@long',
}, async ({ baseURL, contextOptions }) => {
  const executablePath = findWholeChromium();
  test.skip(!executablePath, 'needs a whole Chromium');
  const browser = await chromium.launch({
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const context = await browser.newContext({ ...contextOptions, baseURL });
    const page = await context.newPage();
    await standAs(page, 'complete');
    await choose(page, 'Fleming');
    await typeCard(page, '5555555555554444');
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.restored = String(persisted);
      });
    });
    await page.goto('/terms');
    // A restored page does not load, which `goBack` waits for.
    await page.evaluate(() => history.back());
    await expect(page.locator('html[data-restored]'), 'restored as it was, not loaded').toHaveAttribute(
      'data-restored',
      'true',
    );
    await expect(page.getByLabel('Número do cartão')).toHaveValue('');
    await expect(page.getByLabel('CVV')).toHaveValue('');
  } finally {
    await browser.close();
  }
});

test('a full storage keeps the token of a sign-in, and shows initials in place of a picture of 2 MB (catalogue 25)', {
  tag: '@long',
}, async ({ page, request }) => {
  const { person, session } = await makeAccount(request, 'complete');
  const { jwtToken: token, isEmailValidated: _told, ...rest } = session;
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({
      json: {
        ...rest,
        token,
        hasActivePlan: true,
        acceptTerms: true,
        validateEmail: true,
        userPicture: Buffer.alloc(2 * 1024 * 1024, 7).toString('base64'),
      },
    }),
  );
  await page.goto('/login');
  await page.evaluate(() => {
    // The quota of Chromium is five million characters; a token still fits into the rest.
    for (let size = 4_000_000; size > 2_000; size = Math.floor(size / 2))
      try {
        for (let count = 0; ; count += 1) localStorage.setItem(`other-${size}-${count}`, 'x'.repeat(size));
      } catch {}
  });
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeVisible();
  expect(
    await page.evaluate(() => [localStorage.getItem('jwtToken'), localStorage.getItem('userPicture')]),
  ).toEqual([token, null]);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Mensagem' }), 'the session lasts').toBeVisible();
  await page.goto('/account');
  await expect(page.getByRole('main').getByText('AP', { exact: true }).first()).toBeVisible();
});
