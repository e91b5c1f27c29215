import { expect, type Page, test } from '@playwright/test';
import { demo } from '../embed/host-page.ts';

/** Opens a page whose scripts do not arrive until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return release;
}

/** Types by keys, as a person does: `fill` also reaches fields that no key reaches. */
async function type(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name, exact: true }).click();
  await page.keyboard.type(text);
}

test('what is typed before the scripts arrive stays, and Enter sends nothing before them', async ({
  page,
}) => {
  await test.step('sign-in', async () => {
    const release = await openWithoutScripts(page, '/login');
    await type(page, 'E-mail', demo.email);
    await type(page, 'Senha', demo.password);
    await page.keyboard.press('Enter');
    release();
    await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(demo.email);
    await expect(page.getByRole('textbox', { name: 'Senha' })).toHaveValue(demo.password);
    expect(page.url()).toMatch(/\/login$/);
  });

  await test.step('a new password', async () => {
    const release = await openWithoutScripts(page, '/forgot-password');
    await type(page, 'E-mail', demo.email);
    await page.keyboard.press('Enter');
    release();
    await page.getByRole('button', { name: 'Enviar Link' }).click();
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
