import type { Page } from '@playwright/test';
import { demo } from '../embed/host-page.ts';
import { isLong } from '../long.ts';
import { expect, test } from './product.ts';

/** Holds back the answer to a call until it is released: the given answer, or else the server's own. */
async function hold(page: Page, path: string | RegExp, answer?: { status: number; json?: object }) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(typeof path === 'string' ? `**${path}` : path, async (route) => {
    await held;
    await (answer ? route.fulfill(answer) : route.continue());
  });
  return () => release();
}

const LOGIN_FAILED = 'Email ou senha inválidos. Por favor, verifique e tente novamente.';
const LOGIN_NO_TOKEN = 'Não foi possível realizar o login. Verifique os dados ou tente novamente.';
const WEAK = 'Senha deve ter 8+ caracteres, incluindo maiúscula, minúscula, número e caractere especial.';

test('login: its fields, its busy label, and its message when the answer has no token', {
  tag: '@long',
}, async ({ page, calm }) => {
  calm.push(/status of 500/);
  await page.goto('/login');
  await expect(page.getByText('OU', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cadastre-se' })).toHaveAttribute('href', '/register');
  await expect(page.getByRole('link', { name: 'Esqueceu sua senha?' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  const email = page.getByLabel('E-mail');
  const password = page.getByLabel('Senha', { exact: true });
  await expect(email).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await password.fill('Senha#2026');
  await page.getByRole('button', { name: 'Mostrar caracteres' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Ocultar caracteres' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await email.fill('ana@exemplo.example');
  for (const [answer, sentence] of [
    [{ status: 200, json: {} }, LOGIN_NO_TOKEN],
    [{ status: 500, json: {} }, LOGIN_FAILED],
  ] as const) {
    const release = await hold(page, '/api/auth/login', answer);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Entrando...' })).toBeVisible();
    release();
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toHaveText(sentence);
    await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
    await page.unroute('**/api/auth/login');
  }
});

test('register: every message, on submit, on change and on blur', { tag: '@long' }, async ({ page }) => {
  await page.goto('/register');
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const terms = page.getByRole('checkbox', { name: /Termos de Uso/ });
  const said = (name: string, sentence: string) =>
    expect(field(name)).toHaveAccessibleDescription(new RegExp(sentence.replace(/[.+*]/g, '\\$&')));

  await page.getByRole('button', { name: 'Registrar' }).click();
  await said('Nome completo', 'Nome completo é obrigatório.');
  await said('E-mail', 'Email é obrigatório.');
  await said('Senha', 'Senha é obrigatória.');
  await said('Confirmar senha', 'Confirmação de senha é obrigatória.');
  await expect(terms).toHaveAccessibleDescription(
    'Você deve concordar com os Termos e Política de Privacidade.',
  );
  await expect(field('Nome completo'), 'the first wrong field has the focus').toBeFocused();

  await page.reload();
  await field('Nome completo').fill('   ');
  await field('Nome completo').blur();
  await said('Nome completo', 'Nome completo é obrigatório.');
  await field('E-mail').pressSequentially('ana@');
  await said('E-mail', 'Formato de email inválido.');
  await field('Senha').pressSequentially('senha');
  await said('Senha', WEAK);
  await expect(page.getByText('Cumprido: uma letra minúscula')).toBeAttached();
  await expect(page.getByText('Falta: um número')).toBeAttached();
  await field('Senha').fill('Senha#2026');
  await field('Confirmar senha').fill('Senha#2027');
  await field('Confirmar senha').blur();
  await said('Confirmar senha', 'As senhas não conferem.');
  await field('Senha').fill('Senha#2027');
  await expect(page.getByText('As senhas não conferem.')).toHaveCount(0);
  await field('Senha').fill('Senha#2028');
  await said('Confirmar senha', 'As senhas não conferem.');
  await field('Senha').fill('Senha#2027');
  await terms.check();
  await terms.uncheck();
  await expect(terms).toHaveAccessibleDescription(
    'Você deve concordar com os Termos e Política de Privacidade.',
  );
  await terms.check();

  for (const [link, href] of [
    ['Termos de Uso', '/terms'],
    ['Política de Privacidade', '/privacy'],
  ] as const) {
    const text = page.locator('form').getByRole('link', { name: link });
    await expect(text).toHaveAttribute('href', href);
    await expect(text).toHaveAttribute('target', '_blank');
  }
  await field('Nome completo').fill('Ana Prado');
  await field('E-mail').fill('ana@exemplo.example');
  const release = await hold(page, '/api/auth/register', { status: 200, json: {} });
  await page.getByRole('button', { name: 'Registrar' }).click();
  await expect(page.getByRole('button', { name: 'Registrando...' })).toBeVisible();
  release();
  await expect(page.getByRole('alert').filter({ hasText: 'cadastro' })).toHaveText(
    'Não foi possível concluir o cadastro. Verifique os dados informados ou tente novamente mais tarde.',
  );
  await expect(page.getByRole('link', { name: 'Entrar', exact: true })).toHaveAttribute('href', '/login');
});

/** Opens a page whose modules do not arrive until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await hold(page, /\/assets\/(?!before-paint)[^/]*\.js/);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return release;
}

/** Types with keys, as a person does. `fill` also reaches fields that no key reaches. */
async function type(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name, exact: true }).click();
  await page.keyboard.type(text);
}

test('text typed before the scripts have loaded stays, and Enter is kept until then', async ({ page }) => {
  await test.step('sign-in', async () => {
    const release = await openWithoutScripts(page, '/login');
    await type(page, 'E-mail', demo.email);
    await type(page, 'Senha', demo.password);
    await page.keyboard.press('Enter');
    expect(page.url()).toMatch(/\/login$/);
    const sent = page.waitForRequest('**/api/auth/login');
    release();
    expect((await sent).postDataJSON()).toEqual({ email: demo.email, password: demo.password });
    await expect(page).toHaveURL(/\/chat$/);
    await page.evaluate(() => localStorage.clear());
  });

  // The other forms keep what was typed in the same way.
  if (!isLong) return;
  await test.step('a new password', async () => {
    const release = await openWithoutScripts(page, '/forgot-password');
    await type(page, 'E-mail', demo.email);
    await page.keyboard.press('Enter');
    release();
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveCount(0);
  });

  await test.step('registration', async () => {
    const release = await openWithoutScripts(page, '/register');
    await type(page, 'Nome completo', 'Ana Souza');
    await type(page, 'Senha', 'Fabrica');
    await page.getByRole('checkbox').check();
    release();
    await page.getByRole('button', { name: 'Registrar', exact: true }).click();
    await expect(page.getByText('Email é obrigatório.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Nome completo' })).toHaveValue('Ana Souza');
    await expect(page.getByRole('textbox', { name: 'Nome completo' })).not.toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expect(page.getByRole('checkbox')).toBeChecked();
  });

  await test.step('sign-in goes on with what was typed', async () => {
    const release = await openWithoutScripts(page, '/login');
    await type(page, 'E-mail', demo.email);
    await type(page, 'Senha', demo.password);
    release();
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page).toHaveURL(/\/chat$/);
  });
});
