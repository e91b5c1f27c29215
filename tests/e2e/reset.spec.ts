import type { Page } from '@playwright/test';
import { isLong } from '../long.ts';
import { expect, login, mailTo, newPerson, test } from './product.ts';
import { enterAs, makeAccount } from './standing.ts';

const SENT =
  'Se o e-mail estiver cadastrado em nosso sistema, você receberá um link para redefinir sua senha em breve.';
const NOT_SENT =
  'Não foi possível processar sua solicitação. Por favor, verifique o e-mail digitado ou tente novamente mais tarde.';
const FAILED =
  'Não foi possível redefinir sua senha. O link pode ter expirado ou a nova senha não atende aos critérios.';
const WEAK = 'Senha deve ter 8+ caracteres, incluindo maiúscula, minúscula, número e caractere especial.';
const NEW_PASSWORD = 'Outra#2027';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Redefinir Senha' });

async function askForLink(page: Page, email: string): Promise<string> {
  await page.request.post('/api/auth/forgot-password', { data: { email } });
  let link: string | undefined;
  await expect(async () => {
    link = (await mailTo(page, email)).link;
    expect(link).toContain('/reset-password?token=');
  }).toPass();
  return link ?? '';
}

async function setPassword(page: Page, password: string): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByLabel('Nova senha', { exact: true }).fill(password);
  await dialog.getByLabel('Confirmar nova senha').fill(password);
  await dialog.getByRole('button', { name: 'Redefinir senha' }).click();
}

test('a visitor requests a link, sets a new password, and signs in with it', async ({ page, calm }) => {
  calm.push(/status of 400|status of 401/);
  const { person } = await makeAccount(page.request, 'complete');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Esqueceu sua senha?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  // The address changes before the page does, and /login has a field of the same name.
  const submit = page.getByRole('button', { name: 'Enviar Link' });
  await expect(submit).toBeVisible();
  await page.getByLabel('E-mail').fill(person.email);
  await submit.click();
  await expect(page.getByRole('status').filter({ hasText: 'Se o e-mail' })).toHaveText(SENT);
  await expect(page.getByLabel('E-mail'), 'success hides the form').toHaveCount(0);
  await page.getByRole('link', { name: 'Voltar para o login' }).click();
  await expect(page).toHaveURL('/login');

  const link = await askForLink(page, person.email);
  const token = new URL(link).searchParams.get('token') ?? '?';
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.clock.install();
  await page.goto(link);
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Nova senha', { exact: true })).toBeFocused();
  await expect(page, 'the token has left the address').toHaveURL('/account#security');
  expect(asked.filter((call) => call.includes('/api/'))).toEqual([]);

  await setPassword(page, 'fraca');
  await expect(dialog.getByText(WEAK)).toBeVisible();
  await dialog.getByLabel('Nova senha', { exact: true }).fill(NEW_PASSWORD);
  await expect(dialog.getByText('As senhas não conferem.')).toBeVisible();
  // The page's clock is stopped, so that a busy machine cannot change the three seconds.
  await page.clock.pauseAt(Date.now() + 60_000);
  await setPassword(page, NEW_PASSWORD);
  await expect(dialog.getByRole('status').filter({ hasText: 'Senha redefinida' })).toBeVisible();
  await page.clock.runFor(2_900);
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/account#security');
  await page.clock.runFor(200);
  await page.clock.resume();
  await expect(page).toHaveURL('/login');
  await expect(dialog).toBeHidden();

  await page.goBack();
  await expect(page, 'the way back does not hold the token').not.toHaveURL(new RegExp(token));
  // The step goes on to the page before the link's, which must be there before the test moves on.
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('E-mail')).toBeVisible();

  await login(page, person);
  await expect(page.getByRole('alert').filter({ hasText: 'Email' })).toBeVisible();
  await login(page, { ...person, password: NEW_PASSWORD });
  await expect(page).toHaveURL('/chat');

  if (!isLong) return;
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await setPassword(page, 'Mais1#senha');
  await expect(dialog.getByRole('alert').filter({ hasText: 'redefinir' })).toContainText(FAILED);
  await dialog.getByRole('link', { name: 'Solicitar novo link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('a signed-in person sees the dialog above the account, and signs in again', { tag: '@long' }, async ({
  page,
  calm,
}) => {
  calm.push(/status of 401/);
  const { person, session } = await makeAccount(page.request, 'complete');
  await enterAs(page, session);
  await page.goto('/forgot-password');
  await page.getByRole('link', { name: 'Voltar para a conta' }).click();
  await expect(page).toHaveURL(/\/account/);

  const link = await askForLink(page, person.email);
  // Wait for the account's calls. After the password change, they would be rejected and end the session too early.
  const asked = ['auth/my-account', 'clientCards', 'conversations'].map((path) =>
    page.waitForResponse((response) => response.url().includes(`/api/${path}`)),
  );
  await page.goto(link);
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Nova senha', { exact: true })).toBeFocused();
  await Promise.all(asked);
  await expect(page).toHaveURL(/\/account#security/);
  await expect(page.locator('h1')).toHaveText('Configurações da Conta');
  await setPassword(page, NEW_PASSWORD);
  await expect(dialog.getByText('Senha redefinida com sucesso.')).toBeVisible();
  await expect(page, 'every session has ended').toHaveURL('/login');
  await expect(page.getByRole('status').filter({ hasText: 'Senha redefinida' })).toBeVisible();
});

test('an invalid link and a failing server are reported', { tag: '@long' }, async ({ page, calm }) => {
  calm.push(/status of 400|status of 500/);
  await page.goto('/reset-password?token=nunca-existiu');
  await setPassword(page, NEW_PASSWORD);
  await expect(dialogOf(page).getByRole('alert').filter({ hasText: 'redefinir' })).toContainText(FAILED);
  await dialogOf(page).getByRole('button', { name: 'Fechar', exact: true }).click();
  await expect(page).toHaveURL('/login');

  const { email } = newPerson();
  await page.goto('/forgot-password');
  await page.route('**/api/auth/forgot-password', (route) => route.fulfill({ status: 500 }));
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Enviar Link' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'solicitação' })).toHaveText(NOT_SENT);
  await expect(page.getByLabel('E-mail'), 'failure keeps the form').toHaveValue(email);
});
