import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, mailTo, test } from './product.ts';
import { enterAs, makeAccount, standAs } from './standing.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const edit = (page: Page, name: string) =>
  section(page, name).getByRole('button', { name: 'Editar' }).click();
const ACCOUNT = '**/api/auth/my-account';

test('on a phone the account opens at its title, with the first section below it', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await standAs(page, 'complete');
  await page.goto('/account#profile');
  await expect(page.getByRole('heading', { name: 'Perfil', exact: true })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Configurações da Conta' })).toBeInViewport();
  // The chips show the section that the address names.
  await page.goto('/account#security-privacy');
  const chips = page.getByRole('navigation', { name: 'Seções da conta' });
  await expect(chips.getByRole('button', { name: 'Política de Privacidade' })).toBeInViewport({ ratio: 1 });
  // They also follow scrolling.
  const isCurrent = (name: string) =>
    expect(chips.getByRole('button', { name, exact: true })).toHaveAttribute('aria-current', 'true');
  await isCurrent('Política de Privacidade');
  for (const name of ['Endereço', 'Meus cartões', 'Perfil']) {
    await section(page, name).evaluate((region) => region.scrollIntoView({ behavior: 'instant' }));
    await isCurrent(name);
    await expect(chips.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
  // A section stops right below them. They do not cover its heading, and the section above is not visible in between.
  const gap = async () => {
    const above = await chips.boundingBox();
    const below = await section(page, 'Meus cartões').boundingBox();
    return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
  };
  for (const [width, height] of [
    [360, 740],
    [852, 393],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/account');
    await page.goto('/account#cards');
    await expect.poll(gap, `${width} × ${height}`).toBeLessThan(20);
    expect(await gap(), `${width} × ${height}`).toBeGreaterThan(0);
    await isCurrent('Meus cartões');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await isCurrent('Política de Privacidade');
  }
});

test('the account is edited by section, sends only changed fields, and keeps the input after a failure', {
  tag: '@long',
}, async ({ page, calm }) => {
  calm.push(/status of 500/);
  await standAs(page, 'complete');
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.postDataJSON());
  });
  await page.route(ACCOUNT, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/account');
  await expect(page.getByText(/^Não foi possível carregar os dados da sua conta/)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();

  const profile = section(page, 'Perfil');
  await edit(page, 'Perfil');
  await expect(profile.getByLabel('Nome')).toBeFocused();
  for (const other of ['Identificação', 'Endereço'])
    await expect(section(page, other).getByRole('button', { name: 'Editar' })).toBeDisabled();
  await expect(profile.getByLabel('E-mail')).not.toBeEditable();
  await profile.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Nenhuma alteração detectada.')).toBeVisible();
  expect(sent).toEqual([]);

  await edit(page, 'Perfil');
  await profile.getByLabel('Telefone').fill('2199');
  await profile.getByRole('button', { name: 'Salvar' }).click();
  await expect(profile.getByLabel('Telefone')).toHaveAccessibleDescription(
    'Telefone inválido (10 ou 11 dígitos).',
  );
  // Replaces the whole value from outside the field, like a password manager.
  await profile.getByLabel('Nome').focus();
  await profile.getByLabel('Telefone').fill('21999999999');
  await page.route(ACCOUNT, (route) => route.fulfill({ status: 500, json: {} }));
  await profile.getByRole('button', { name: 'Salvar' }).click();
  await expect(profile.getByText(/^Erro ao atualizar os dados/)).toBeVisible();
  await expect(profile.getByLabel('Telefone')).toHaveValue('(21) 99999-9999');
  await page.unrouteAll();
  await profile.getByRole('button', { name: 'Salvar' }).click();
  await expect(profile.getByText('(21) 99999-9999')).toBeVisible();
  await expect(profile.getByRole('button', { name: 'Editar' })).toBeFocused();
  expect(sent).toEqual([{ phoneNumber: '21999999999' }, { phoneNumber: '21999999999' }]);

  const address = section(page, 'Endereço');
  await edit(page, 'Endereço');
  await address.getByLabel('CEP').fill('01310100');
  await expect(address.getByLabel('Cidade')).toHaveValue('São Paulo');
  await address.getByRole('button', { name: 'Salvar' }).click();
  await expect(address.getByLabel('Número')).toHaveAccessibleDescription('Número é obrigatório.');
  await address.getByLabel('Número').fill('1000');
  await address.getByRole('button', { name: 'Salvar' }).click();
  await expect(address.getByText('01310-100')).toBeVisible();
  expect(sent.at(-1)).toEqual({
    cep: '01310100',
    street: 'Avenida Paulista',
    numberAddress: '1000',
    neighborhood: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
  });

  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 120 } });
  await profile
    .locator('input[type=file]')
    .setInputFiles({ name: 'retrato.png', mimeType: 'image/png', buffer: picture });
  await page
    .getByRole('dialog', { name: 'Ajustar foto' })
    .getByRole('button', { name: 'Salvar foto' })
    .click();
  await expect(page.getByText('Foto atualizada com sucesso.')).toBeVisible();
  expect(sent.at(-1)).toEqual({ photoBase64: expect.stringMatching(/^\/9j\/[\w+/=]+$/) });

  await page.reload();
  await expect(profile.getByText('(21) 99999-9999')).toBeVisible();
  await expect(address.getByText('Avenida Paulista')).toBeVisible();
});

test('a subscription is cancelled after a confirmation, the password is reset by mail, and the account is deleted', async ({
  page,
  calm,
}) => {
  calm.push(/status of (401|500)/);
  const { person, session } = await makeAccount(page.request, 'complete');
  const paid = await page.request.post('/api/subscription/create', {
    headers: { authorization: `Bearer ${session.jwtToken}`, 'idempotency-key': randomUUID() },
    data: {
      internalPlanName: 'fleming_plan',
      couponCode: null,
      card: {
        number: '4111111111111111',
        holderName: 'ANA PRADO',
        holderDocument: '52998224725',
        expMonth: 12,
        expYear: 2031,
        cvv: '123',
        brand: 'visa',
        label: 'Meu Cartão',
        installments: 1,
        billingAddress: {
          line1: 'Avenida Paulista, 1000',
          line2: '',
          zipCode: '01310100',
          city: 'São Paulo',
          state: 'SP',
          country: 'BR',
        },
      },
    },
  });
  expect(paid.ok(), await paid.text()).toBe(true);
  await enterAs(page, session);
  await page.goto('/account#plan');

  const plan = section(page, 'Meu Plano');
  await expect(plan.getByText('Ativo', { exact: true })).toBeVisible();
  await expect(plan.getByText(/até 7 dias/)).toBeVisible();
  await plan.getByRole('button', { name: 'Cancelar assinatura' }).click();
  const asked = page.getByRole('dialog', { name: 'Cancelar assinatura?' });
  await asked.getByRole('button', { name: 'Manter assinatura' }).click();
  await plan.getByRole('button', { name: 'Cancelar assinatura' }).click();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/subscription/cancel', async (route) => {
    await answered;
    await route.fulfill({ status: 500, json: {} });
  });
  await asked.getByRole('button', { name: 'Sim, cancelar' }).click();
  // The second Esc closes a native dialog. It opens again, so that the failure is visible.
  for (let press = 0; press < 3; press++) await page.keyboard.press('Escape');
  answer();
  await expect(asked.getByText('Não foi possível cancelar sua assinatura. Tente novamente.')).toBeVisible();
  await page.unrouteAll();
  await asked.getByRole('button', { name: 'Sim, cancelar' }).click();
  await expect(plan.getByText('Gratuito', { exact: true })).toBeVisible();
  await expect(plan.getByRole('button', { name: 'Cancelar assinatura' })).toHaveCount(0);
  await expect(plan.getByRole('heading', { name: 'Meu Plano' })).toBeFocused();

  const options = section(page, 'Opções da Conta');
  await options.getByRole('button', { name: 'Alterar senha' }).click();
  await expect(options.getByText(/caso ele esteja cadastrado/)).toBeVisible();
  await expect
    .poll(async () => (await mailTo(page, person.email)).link ?? '')
    .toContain('/reset-password?token=');

  await options.getByRole('button', { name: 'Excluir conta' }).click();
  const doomed = page.getByRole('dialog', { name: 'Excluir sua conta?' });
  await doomed.getByRole('button', { name: 'Não', exact: true }).click();
  await options.getByRole('button', { name: 'Excluir conta' }).click();
  await doomed.getByRole('button', { name: 'Sim, excluir conta' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('jwtToken'))).toBeNull();
  const again = await page.request.post('/api/auth/login', {
    data: { email: person.email, password: person.password },
  });
  expect(again.ok()).toBe(false);
});
