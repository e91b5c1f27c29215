import type { Page } from '@playwright/test';
import { isLong, onlyLong } from '../long.ts';
import { acceptTerms, enterCode, expect, login, mailTo, newPerson, register, test } from './product.ts';
import { enterAs, makeAccount, standAs } from './standing.ts';

const TERMS = 'Termos de Uso e Política de Privacidade';
const CODE_SENT = 'Um código de validação foi enviado para seu e-mail.';
const WRONG_CODE = 'Código de validação inválido ou expirado. Tente novamente.';

const box = (page: Page, position: number) =>
  page.getByRole('textbox', { name: `Caractere ${position} de 5` });

const paste = (page: Page, position: number, text: string) =>
  box(page, position).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

const typed = (page: Page) =>
  page
    .getByRole('group', { name: 'Código de validação' })
    .getByRole('textbox')
    .evaluateAll((boxes) => boxes.map((element) => (element as HTMLInputElement).value || '_').join(''));

test.describe('the plan of a registration', () => {
  for (const [plan, name, way] of [
    ['fleming_plan', 'Fleming', 'the outbox in a second tab'],
    ['hippocrates_plan', 'Hipócrates', 'a reload'],
  ] as const) {
    test(
      `${plan} is kept through the e-mail code to its payment, across ${way}`,
      onlyLong(way === 'a reload'),
      async ({ page, context }) => {
        const person = newPerson();
        await page.goto(`/register?plan=${plan}`);
        await expect(page.getByText(`Plano escolhido: ${name}`)).toBeVisible();
        const sent = page.waitForRequest('**/api/auth/register');
        await register(page, person, `?plan=${plan}`);
        expect((await sent).postDataJSON()).toEqual({
          email: person.email,
          password: person.password,
          confirmPassword: person.password,
          fullName: person.name,
          plan,
        });
        await expect(page).toHaveURL('/validate-email');
        await expect(page.getByRole('status').filter({ hasText: CODE_SENT }).first()).toHaveText(CODE_SENT);
        if (way === 'a reload') {
          await page.reload();
          await enterCode(page, person);
        } else {
          await mailTo(page, person.email);
          const outbox = await context.newPage();
          await outbox.goto('/sandbox/outbox');
          const { code = '?' } = await mailTo(page, person.email);
          const letter = outbox.getByRole('listitem').filter({ hasText: person.email });
          await expect(letter.getByLabel('Código', { exact: true })).toHaveValue(code);
          await outbox.close();
          await box(page, 1).focus();
          await paste(page, 1, code);
        }
        await expect(page).toHaveURL('/payment');
        const state = await page.evaluate(() => (history.state as { usr: object }).usr);
        expect(state).toEqual({ planNameIdentifier: plan, planName: name });
        await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
      },
    );
  }

  test('is kept when the session ends before the code, and is dropped for another person', {
    tag: '@long',
  }, async ({ page, calm }) => {
    calm.push(/status of 401/);
    const person = newPerson();
    const { person: other } = await makeAccount(page.request, 'noEmailNoPlan');
    const registerUntilItEnds = async (who: typeof person) => {
      await register(page, who, '?plan=fleming_plan');
      await expect(page).toHaveURL('/validate-email');
      const token = await page.evaluate(() => localStorage.getItem('jwtToken'));
      await page.request.post('/gateway/logout', { headers: { authorization: `Bearer ${token}` } });
      await enterCode(page, who);
      await expect(page).toHaveURL('/login?sessionExpired=true');
    };
    const signIn = async ({ email, password }: typeof person) => {
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Senha', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Entrar', exact: true }).click();
      await expect(page).toHaveURL('/validate-email');
    };
    await registerUntilItEnds(person);
    await signIn(person);
    await enterCode(page, person);
    await expect(page).toHaveURL('/payment');
    const state = await page.evaluate(() => (history.state as { usr: object }).usr);
    expect(state).toEqual({ planNameIdentifier: 'fleming_plan', planName: 'Fleming' });

    await page.evaluate(() => localStorage.clear());
    await registerUntilItEnds(newPerson());
    await signIn(other);
    await enterCode(page, other);
    await expect(page).toHaveURL('/choose-plan');
    await expect(page.getByText('E-mail validado com sucesso.')).toBeVisible();
    // Nobody asked for a page that needs a plan.
    await expect(page.getByText(/^Você precisa de um plano ativo/)).toHaveCount(0);
  });

  test('is sent with the registration only if it is known and for sale', { tag: '@long' }, async ({
    page,
  }) => {
    await page.route('**/api/auth/register', (route) => route.fulfill({ status: 200, json: {} }));
    for (const [query, plan] of [
      ['?plan=free_plan', 'free_plan'],
      ['?plan=corporate_plan', null],
      ['?plan=javascript:alert(1)', null],
      ['', null],
    ] as const) {
      const sent = page.waitForRequest('**/api/auth/register');
      await register(page, newPerson(), query);
      expect((await sent).postDataJSON()).toMatchObject({ plan });
      await expect(page.getByRole('alert').filter({ hasText: 'cadastro' })).toHaveText(
        'Não foi possível concluir o cadastro. Verifique os dados informados ou tente novamente mais tarde.',
      );
    }
  });
});

test.describe('the page after signing in', () => {
  test('is the first gate that is missing, else the home page', { tag: '@long' }, async ({ page }) => {
    for (const [standing, url] of [
      ['complete', '/chat'],
      ['noPlan', '/choose-plan'],
      ['noEmail', '/validate-email'],
    ] as const) {
      const { person } = await makeAccount(page.request, standing);
      await login(page, person);
      await expect(page).toHaveURL(url);
      if (standing === 'noEmail') await expect(page.getByText(CODE_SENT).first()).toBeVisible();
      await page.evaluate(() => localStorage.clear());
    }
  });

  test('is the remembered page, after every gate', { tag: '@long' }, async ({ page }) => {
    for (const [standing, origin] of [
      ['complete', '/account?from=mail#plan'],
      ['noTerms', '/account#address'],
      ['noEmail', '/explore'],
    ] as const) {
      const { person } = await makeAccount(page.request, standing);
      await page.goto(origin);
      await expect(page).toHaveURL('/login');
      await page.getByLabel('E-mail').fill(person.email);
      await page.getByLabel('Senha', { exact: true }).fill(person.password);
      await page.getByRole('button', { name: 'Entrar', exact: true }).click();
      if (standing === 'noTerms') await acceptTerms(page);
      if (standing === 'noEmail') {
        await expect(page).toHaveURL('/validate-email');
        await enterCode(page, person);
      }
      await expect(page).toHaveURL(origin);
      await page.evaluate(() => localStorage.clear());
    }
  });

  test('is never on another origin, whatever the navigation state contains', async ({ page }) => {
    const { session } = await makeAccount(page.request, 'complete');
    const { jwtToken: token, isEmailValidated: _told, ...rest } = session;
    await page.route('**/api/auth/login', (route) =>
      route.fulfill({
        json: { ...rest, token, hasActivePlan: true, acceptTerms: true, validateEmail: true },
      }),
    );
    const hostile = [
      '/\\evil.example',
      'javascript:alert(document.domain)',
      'https://evil.example/chat',
      '//evil.example',
      '/\t/evil.example',
      '/chat/..//evil.example',
    ];
    // `tests/core/auth/auth-flows.test.ts` tries eighty addresses. This is one that a browser reads as another origin.
    for (const from of isLong ? hostile : hostile.slice(0, 1)) {
      await page.goto('/login');
      await page.evaluate((hostile) => {
        history.replaceState({ usr: { from: hostile }, key: 'handed', idx: 0 }, '', '/login');
      }, from);
      await page.reload();
      await page.getByLabel('E-mail').fill('ana@exemplo.example');
      await page.getByLabel('Senha', { exact: true }).fill('Senha#2026');
      await page.getByRole('button', { name: 'Entrar', exact: true }).click();
      await expect(page).toHaveURL('/chat');
      await page.evaluate(() => localStorage.clear());
    }
  });
});

test.describe('the e-mail code', () => {
  test('is typed, corrected, pasted and rejected', { tag: '@long' }, async ({ page, calm }) => {
    calm.push(/status of 400/);
    const person = await standAs(page, 'noEmail');
    await page.goto('/validate-email');
    await expect(page.getByText(person?.email ?? '?')).toBeVisible();
    await expect(box(page, 1)).toHaveAttribute('autocomplete', 'one-time-code');

    await page.getByRole('button', { name: 'Validar' }).click();
    await expect(page.getByText('Por favor, insira o código completo.')).toBeVisible();
    await box(page, 1).focus();
    await page.keyboard.type('a1-b!');
    expect(await typed(page)).toBe('A1B__');
    await expect(page.getByText('Por favor, insira o código completo.')).toHaveCount(0);
    await expect(box(page, 4)).toBeFocused();
    await page.keyboard.press('Backspace');
    await expect(box(page, 3)).toBeFocused();
    expect(await typed(page)).toBe('A1___');
    await page.keyboard.press('ArrowLeft');
    await expect(box(page, 2)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(box(page, 1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(box(page, 5)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(box(page, 4)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(box(page, 5)).toBeFocused();
    await paste(page, 3, ' zz-00 o ');
    expect(await typed(page)).toBe('ZZ00O');

    await expect(page.getByRole('group', { name: 'Código de validação' })).toHaveAccessibleDescription(
      WRONG_CODE,
    );
    await expect(box(page, 1)).toBeFocused();
    expect(await typed(page), 'what was typed stays').toBe('ZZ00O');
    await expect(page).toHaveURL('/validate-email');
  });

  test('can be sent again, and the new one is valid', { tag: '@long' }, async ({ page, calm }) => {
    calm.push(/status of 400|status of 500/);
    const { person, session } = await makeAccount(page.request, 'noEmail');
    await enterAs(page, session);
    const { code: first } = await mailTo(page, person.email);
    await page.goto('/validate-email');
    await page.route('**/api/auth/resend-validate-email/**', (route) => route.fulfill({ status: 500 }), {
      times: 1,
    });
    await page.getByRole('button', { name: 'Reenviar código' }).click();
    await expect(page.getByText(/^Ocorreu um erro ao reenviar o código/)).toBeVisible();
    const sent = page.waitForRequest('**/api/auth/resend-validate-email/**');
    await page.getByRole('button', { name: 'Reenviar código' }).click();
    expect(decodeURIComponent(new URL((await sent).url()).pathname)).toBe(
      `/api/auth/resend-validate-email/${person.email}`,
    );
    await expect(page.getByText('Um novo código foi enviado para seu e-mail.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Reenviar em \d+ s$/ })).toBeDisabled();
    await expect
      .poll(async () => (await mailTo(page, person.email)).code, { message: 'another letter' })
      .not.toBe(first);
    await paste(page, 1, first ?? '');
    await expect(page.getByText(WRONG_CODE)).toBeVisible();
    await enterCode(page, person);
    await page.getByRole('button', { name: 'Validar' }).click();
    await expect(page).toHaveURL('/chat');
    await expect(page.getByText('E-mail validado com sucesso.')).toBeVisible();
  });
});

test('every gate offers the account and the sign-out', { tag: '@long' }, async ({ page }) => {
  const gates = [
    ['noPlan', '/payment'],
    ['noEmail', '/validate-email'],
    ['noPlan', '/choose-plan'],
  ] as const;
  for (const [standing, path] of isLong ? gates : gates.slice(0, 1)) {
    await test.step(path, async () => {
      await standAs(page, standing);
      await page.goto('/choose-plan');
      if (path === '/payment') await page.getByRole('button', { name: 'Escolher Fleming' }).click();
      else await page.goto(path);
      await expect(page).toHaveURL(path);
      const banner = page.getByRole('banner');
      await banner.getByRole('link', { name: 'Minha Conta' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configurações da Conta');
      await page.goBack();
      await expect(page).toHaveURL(path);
      await banner.getByRole('button', { name: 'Sair' }).click();
      await expect(page).toHaveURL('/login');
      await expect(banner.getByRole('button', { name: 'Sair' })).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem('jwtToken'))).toBeNull();
    });
  }
});

test.describe('the terms dialog', () => {
  test('cannot be passed by key, click or Tab, and offers the sign-out', async ({ page }) => {
    await standAs(page, 'noTerms');
    await page.goto('/');
    const dialog = page.getByRole('dialog', { name: TERMS });
    await expect(dialog).toBeVisible();
    for (let press = 0; press < 3; press++) await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => {
        const active = document.activeElement;
        return active !== document.body && active?.closest('dialog') === null;
      });
      expect(isOutside).toBe(false);
    }

    await page.goto('/chat');
    await dialog.getByRole('button', { name: 'Sair' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('needs the tick, reports a failure, opens the texts, and continues on the same page', {
    tag: '@long',
  }, async ({ page, context, calm }) => {
    calm.push(/status of 500/);
    await standAs(page, 'noTerms');
    await page.goto('/chat');
    const dialog = page.getByRole('dialog', { name: TERMS });
    const accept = dialog.getByRole('button', { name: 'Aceitar e continuar' });
    await accept.click();
    await expect(
      dialog.getByText('Você deve concordar com os Termos e Política de Privacidade.'),
    ).toBeVisible();
    await page.route('**/api/auth/accept-terms', (route) => route.fulfill({ status: 500 }), { times: 1 });
    await dialog.getByRole('checkbox').check();
    await accept.click();
    await expect(dialog.getByRole('alert')).toHaveText('Erro ao aceitar os termos. Tente novamente.');

    for (const [link, title] of [
      ['Ler os Termos de Uso', 'Termos de Uso'],
      ['Ler a Política de Privacidade', 'Política de Privacidade'],
    ] as const) {
      const opened = context.waitForEvent('page');
      await dialog.getByRole('link', { name: link }).click();
      const text = await opened;
      await expect(text.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(await text.getByRole('dialog').count(), 'the text stays readable').toBe(0);
      await text.close();
    }

    await accept.click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/chat');
    await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeVisible();
  });

  test('leads to the plans without a plan, and home from a public page', { tag: '@long' }, async ({
    page,
  }) => {
    const { person, session } = await makeAccount(page.request, 'noTerms');
    await enterAs(page, { ...session, hasActivePlan: 'false', planName: '' });
    await page.goto('/login');
    await acceptTerms(page);
    await expect(page).toHaveURL('/choose-plan');
    await page.evaluate(() => localStorage.clear());
    await login(page, person);
    await expect(page).toHaveURL('/chat');
  });

  test('does not cover a notification or its button', { tag: '@long' }, async ({ page, calm }) => {
    calm.push(/status of 500/);
    // The dialog asks again, because the form's acceptance did not arrive.
    await page.route('**/api/auth/accept-terms', (route) => route.fulfill({ status: 500 }), { times: 1 });
    // A busy machine may need more than the five seconds of a notice.
    await page.addInitScript(() => {
      const real = window.setTimeout.bind(window);
      const patient = (act: () => void, delay?: number, ...given: []) =>
        real(act, delay === 5_000 ? 60_000 : delay, ...given);
      Object.assign(window, { setTimeout: patient });
    });
    await register(page, newPerson());
    const dialog = page.getByRole('dialog', { name: TERMS });
    await expect(dialog).toBeVisible();
    const note = page.locator('.vs-notice').filter({ hasText: CODE_SENT });
    await note.hover();
    const isOnTop = await note.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isOnTop, 'above the veil').toBe(true);
    await note.getByRole('button', { name: 'Fechar notificação' }).click();
    await expect(note).toHaveCount(0);
    await expect(dialog).toBeVisible();
  });
});
