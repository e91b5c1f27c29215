import type { Page } from '@playwright/test';
import { browserIdle } from '../browser-idle.ts';
import { acceptTerms, expect, type Person, test } from './product.ts';
import { startServer } from './second-server.ts';
import { makeAccount, type StoredSession } from './standing.ts';

const NO_CREDENTIAL = 'Não foi possível obter as credenciais do Google. Tente novamente.';

/** The messages of each form. A registration without a token has only its own. */
const sentences = {
  login: {
    path: '/login',
    button: 'Entrar com Google',
    noToken: 'Não foi possível realizar o login com Google. Tente o login manual ou retorne mais tarde.',
    failed:
      'Ocorreu um erro ao tentar o login com Google. Por favor, tente o login manual ou retorne mais tarde.',
    refused: 'Falha na autenticação com Google. Por favor, tente novamente ou utilize o login manual.',
  },
  register: {
    path: '/register',
    button: 'Cadastrar com Google',
    noToken:
      'Não foi possível concluir o cadastro. Verifique os dados informados ou tente novamente mais tarde.',
    failed:
      'Ocorreu um erro ao tentar o cadastro com Google. Por favor, tente o cadastro manual ou retorne mais tarde.',
    refused: 'Falha na autenticação com Google. Por favor, tente novamente ou utilize o cadastro manual.',
  },
} as const;

const failure = (page: Page) => page.locator('.vs-alert[role="alert"]');

test.describe('in the demonstration, which signs the credentials itself', () => {
  test('an unknown person sees a message, registers, signs out, and signs in', { tag: '@long' }, async ({
    page,
    calm,
  }) => {
    calm.push(/status of 404/);
    const email = `eva.lima.${Date.now()}@conta-google.example`;
    await page.route('**/sandbox/google', (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ json: { accounts: [{ email, name: 'Eva Lima' }] } })
        : route.fallback(),
    );
    const choose = async (form: keyof typeof sentences) => {
      await page.goto(sentences[form].path);
      await page.getByRole('button', { name: sentences[form].button }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Eva Lima/ })
        .click();
    };
    await choose('login');
    await expect(failure(page)).toHaveText(sentences.login.failed);
    await choose('register');
    await acceptTerms(page);
    await expect(page, 'Google vouches for the e-mail').toHaveURL('/choose-plan');
    await page.getByRole('button', { name: 'Escolher Gratuito' }).click();
    await expect(page).toHaveURL('/chat');
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect(page).toHaveURL('/login');
    await choose('login');
    await expect(page).toHaveURL('/chat');
  });

  test('a closed window shows no message, a missing credential shows one', { tag: '@long' }, async ({
    page,
    calm,
  }) => {
    calm.push(/status of 500/);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Entrar com Google' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Fechar', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(failure(page)).toHaveCount(0);
    await page.route('**/sandbox/google', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.fallback(),
    );
    await page.getByRole('button', { name: 'Entrar com Google' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Ana Prado/ })
      .click();
    await expect(failure(page)).toHaveText(NO_CREDENTIAL);
  });
});

test.describe('with a client id, through Google’s own script', () => {
  // One worker, so one server.
  test.describe.configure({ mode: 'default' });
  let server: Awaited<ReturnType<typeof startServer>>;
  test.beforeAll(async () => {
    server = await startServer({ GOOGLE_CLIENT_ID: 'client-1.apps.googleusercontent.com' });
  });
  test.afterAll(() => server.stop());

  /** The fake script's reaction to the next press. */
  type Act = 'credential' | 'empty' | 'dismissed' | 'skipped';

  async function fakeGoogle(page: Page): Promise<void> {
    await page.context().route('https://accounts.google.com/gsi/client', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `window.google = { accounts: { id: {
          initialize(options) { window.googleOptions = options; },
          prompt(listener) {
            const act = sessionStorage.getItem('act');
            sessionStorage.removeItem('act');
            if (act === 'credential') window.googleOptions.callback({ credential: 'jwt-of-google', select_by: 'fedcm' });
            else if (act === 'empty') window.googleOptions.callback({ select_by: 'fedcm' });
            else if (act === 'dismissed') listener({ isDismissedMoment: () => true, getDismissedReason: () => 'cancel_called' });
            else listener({ isSkippedMoment: () => true });
          },
          cancel() {},
        } } };`,
      }),
    );
  }

  const press = async (page: Page, form: keyof typeof sentences, act: Act, isAsked = true) => {
    await page.evaluate((next) => sessionStorage.setItem('act', next), act);
    await page.getByRole('button', { name: sentences[form].button }).click();
    // Two outcomes may have the same text, so wait for this one before the next press.
    if (isAsked) await page.waitForFunction(() => sessionStorage.getItem('act') === null);
  };

  /** Google's credential signs in this session. */
  const answerGoogle = ({ jwtToken: token, isEmailValidated: _told, ...rest }: StoredSession, page: Page) =>
    page.route('**/api/auth/google-login', (route) =>
      route.fulfill({
        json: { ...rest, token, hasActivePlan: false, acceptTerms: true, validateEmail: true },
      }),
    );

  for (const form of ['login', 'register'] as const) {
    test(`${form}: every message, and the request`, { tag: '@long' }, async ({ page, calm }) => {
      calm.push(/status of 500|net::ERR_FAILED/);
      const { path, button, noToken, failed, refused } = sentences[form];
      const violations: string[] = [];
      await page.exposeFunction('report', (text: string) => violations.push(text));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          (window as unknown as { report(text: string): void }).report(
            `${event.effectiveDirective} ${event.blockedURI}`,
          );
        });
      });
      await page.context().route('https://accounts.google.com/gsi/client', (route) => route.abort());
      await page.goto(server.url + path);
      await expect(page.getByRole('button', { name: button })).toBeEnabled();
      await press(page, form, 'credential', false);
      await expect(failure(page), 'the script cannot be had').toHaveText(refused);
      await page.context().unroute('https://accounts.google.com/gsi/client');
      await fakeGoogle(page);

      await press(page, form, 'skipped');
      await expect(failure(page)).toHaveText(refused);
      await press(page, form, 'empty');
      await expect(failure(page)).toHaveText(NO_CREDENTIAL);

      await page.route('**/api/auth/google-login', (route) => route.fulfill({ json: {} }), { times: 1 });
      const sent = page.waitForRequest('**/api/auth/google-login');
      await press(page, form, 'credential');
      expect((await sent).postDataJSON()).toEqual({
        credential: 'jwt-of-google',
        isRegister: form === 'register',
      });
      await expect(failure(page)).toHaveText(noToken);
      await page.route('**/api/auth/google-login', (route) => route.fulfill({ status: 500 }), { times: 1 });
      await press(page, form, 'credential');
      await expect(failure(page)).toHaveText(failed);

      const options = await page.evaluate(
        () => (window as unknown as { googleOptions: object }).googleOptions,
      );
      expect(options).toMatchObject({
        client_id: 'client-1.apps.googleusercontent.com',
        context: form === 'login' ? 'signin' : 'signup',
        auto_select: false,
      });
      await page.reload();
      await press(page, form, 'dismissed');
      await browserIdle(page);
      await expect(failure(page), 'a closed window says nothing').toHaveCount(0);
      expect(violations).toEqual([]);
    });
  }

  test('a credential signs in, and the card form opens in a document without Google’s script', async ({
    page,
    playwright,
  }) => {
    const request = await playwright.request.newContext({ baseURL: server.url });
    const { session } = await makeAccount(request, 'noPlan');
    await request.dispose();
    await fakeGoogle(page);
    await answerGoogle(session, page);
    // A link inside the site leads to the page, so the document must be reloaded to get its policy.
    await page.goto(`${server.url}/`);
    const loadedAnew = page.waitForEvent('load');
    await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).first().click();
    await loadedAnew;
    await expect(page).toHaveURL(`${server.url}/login`);
    await press(page, 'login', 'credential');
    await expect(page).toHaveURL(`${server.url}/choose-plan`);
    const hasGoogle = () => page.evaluate(() => 'google' in window);
    expect(await hasGoogle()).toBe(true);
    await page.getByRole('button', { name: 'Escolher Fleming' }).click();
    await expect(page).toHaveURL(`${server.url}/payment`);
    await expect(async () => expect(await hasGoogle()).toBe(false)).toPass();
    const state = await page.evaluate(() => (history.state as { usr: object }).usr);
    expect(state).toMatchObject({ planNameIdentifier: 'fleming_plan' });
  });

  test.describe('in a browser whose localStorage rejects every write', () => {
    test.beforeEach(({ page }) =>
      page.addInitScript(() => {
        const write = Storage.prototype.setItem;
        Storage.prototype.setItem = function (this: Storage, key, value) {
          if (this === window.localStorage) throw new DOMException('refused', 'QuotaExceededError');
          write.call(this, key, value);
        };
      }),
    );

    const signIn = async (page: Page, { email, password }: Person) => {
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Senha', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    };

    test('the session is kept in memory, in the chat too', { tag: '@long' }, async ({ page, playwright }) => {
      const request = await playwright.request.newContext({ baseURL: server.url });
      const { person } = await makeAccount(request, 'complete');
      await request.dispose();
      await page.goto(`${server.url}/login`);
      await signIn(page, person);
      await expect(page).toHaveURL(`${server.url}/chat`);
      await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeVisible();
    });

    test('there is no card form after Google’s script has run, but there is one after a sign-in by e-mail', {
      tag: '@long',
    }, async ({ page, playwright }) => {
      const request = await playwright.request.newContext({ baseURL: server.url });
      const { person, session } = await makeAccount(request, 'noPlan');
      await request.dispose();
      await fakeGoogle(page);
      await answerGoogle(session, page);
      await page.goto(`${server.url}/login`);
      await press(page, 'login', 'credential');
      await expect(page).toHaveURL(`${server.url}/choose-plan`);
      await page.getByRole('button', { name: 'Escolher Fleming' }).click();
      await expect(page).toHaveURL(`${server.url}/payment`);
      await expect(page.getByText(/o acesso do Google já foi carregado nesta/)).toBeVisible();
      await expect(page.getByLabel('Número do cartão')).toHaveCount(0);

      await page.getByRole('button', { name: 'Entrar com e-mail e senha' }).click();
      await expect(page).toHaveURL(`${server.url}/login`);
      await signIn(page, person);
      await expect(page).toHaveURL(`${server.url}/choose-plan`);
      await page.getByRole('button', { name: 'Escolher Fleming' }).click();
      await expect(page.getByLabel('Número do cartão')).toBeVisible();
      expect(await page.evaluate(() => 'google' in window)).toBe(false);
    });
  });

  test('the chat accepts script URLs only from Google, and no markup', async ({ page, playwright, calm }) => {
    calm.push(/TrustedScriptURL|TrustedHTML/);
    const request = await playwright.request.newContext({ baseURL: server.url });
    const { person } = await makeAccount(request, 'complete');
    await request.dispose();
    await page.goto(`${server.url}/login`);
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Senha', { exact: true }).fill(person.password);
    // The sign-in leaves with a document load, which another navigation would interrupt.
    const loadedAnew = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await loadedAnew;
    await page.goto(`${server.url}/chat`);
    await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeVisible();
    const isTaken = (kind: 'script' | 'markup', text: string) =>
      page.evaluate(
        ([what, value]) => {
          try {
            if (what === 'script') document.createElement('script').src = value;
            else document.createElement('div').innerHTML = value;
            return true;
          } catch (error) {
            if (error instanceof TypeError) return false;
            throw error;
          }
        },
        [kind, text] as const,
      );
    await expect.poll(() => isTaken('script', 'https://apis.google.com/_/scs/picker.js')).toBe(true);
    expect(await isTaken('script', 'https://accounts.google.com/gsi/more.js')).toBe(true);
    for (const address of ['https://example.org/x.js', 'https://apis.google.com.example.org/x.js', '/x.js'])
      expect(await isTaken('script', address), address).toBe(false);
    expect(await isTaken('markup', '<b>x</b>')).toBe(false);
  });

  test('only the pages that need Google’s script allow it', async ({ playwright }) => {
    const request = await playwright.request.newContext({ baseURL: server.url });
    const policyOf = async (path: string) =>
      (await request.get(path)).headers()['content-security-policy'] ?? '';
    for (const path of ['/login', '/register', '/chat', '/chat/42']) {
      const policy = await policyOf(path);
      expect(policy, path).toContain('https://accounts.google.com/gsi/client');
      expect(policy, path).toContain('frame-src https://accounts.google.com/gsi/');
    }
    const others = [
      '/',
      '/benefits',
      '/terms',
      '/privacy',
      '/forgot-password',
      '/validate-email',
      '/choose-plan',
      '/payment',
      '/account',
      '/explore',
      '/nowhere',
    ];
    for (const path of others) {
      const policy = await policyOf(path);
      expect(policy, path).not.toMatch(/google/);
      expect(policy, path).toContain("require-trusted-types-for 'script'");
    }
    await request.dispose();
  });
});
