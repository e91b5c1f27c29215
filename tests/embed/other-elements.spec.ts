import type { APIRequestContext, Page, Request } from '@playwright/test';
import { finish, toFinish, typeAddress, typeCard } from '../e2e/paying.ts';
import { makeAccount } from '../e2e/standing.ts';
import { onlyLong } from '../long.ts';
import {
  BUSY,
  demo,
  EMBED,
  element,
  expect,
  free,
  GATEWAY,
  type Host,
  type HostPage,
  handsOver,
  LOADER,
  test,
  tokenOf,
  watch,
} from './host-page.ts';

const PAYMENT = element('payment', 'plan="fleming_plan" allow-sensitive');
const GOOD = '4111111111111111';
const SLOW = '4000000000008005';

const LISTEN = `window.heard = [];
  for (const name of ['paid', 'plan', 'navigate', 'session', 'error'])
    document.addEventListener('vesalio-' + name, (event) => {
      event.preventDefault();
      window.heard.push([name, event.detail]);
    });`;

type Heard = [string, Record<string, string>][];
const heard = async (page: Page, name: string) =>
  (await page.evaluate(() => (window as unknown as { heard: Heard }).heard))
    .filter(([type]) => type === name)
    .map(([, detail]) => detail);

const newToken = async (page: Page) => (await makeAccount(page.request, 'complete')).session.jwtToken ?? '';
const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
const revoke = (request: APIRequestContext, token: string) =>
  request.post(`${GATEWAY}/gateway/logout`, bearer(token));
const assign = (page: Page, tag: string, token: string) =>
  page.evaluate(
    ([name, next]) => Object.assign(document.querySelector(name) as Element, { getToken: async () => next }),
    [`vesalio-${tag}`, token] as const,
  );
const remove = (page: Page, tag: string) =>
  page.evaluate((name) => {
    const one = document.querySelector(name) as HTMLElement;
    Object.assign(window, { removed: one });
    one.remove();
  }, `vesalio-${tag}`);
const bringBack = (page: Page) =>
  page.evaluate(() => document.body.append((window as unknown as { removed: HTMLElement }).removed));

/** Records the tokens of the calls of a method to a path. */
function watchCalls(page: Page, method: string, path: string) {
  const tokens: string[] = [];
  page.on('request', (sent: Request) => {
    if (sent.method() === method && new URL(sent.url()).pathname === path)
      tokens.push(sent.headers().authorization?.slice(7) ?? '');
  });
  return tokens;
}
const payments = (page: Page) => watchCalls(page, 'POST', '/api/subscription/create');

/** Delays the calls to a path until the returned function is called. */
async function hold(page: Page, path: string, method?: string) {
  let letThrough = () => {};
  const isAllowed = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (route.request().method() !== 'OPTIONS' && (!method || route.request().method() === method))
        await isAllowed;
      await route.continue();
    },
  );
  return letThrough;
}

/** Expects no card data anywhere in the page. */
async function expectNoCard(page: Page): Promise<void> {
  const left = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('input')].map(({ value }) => value);
    return [
      ...boxes,
      document.documentElement.outerHTML,
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      JSON.stringify(history.state),
    ].join('\n');
  });
  expect(left.replace(/\s/g, '')).not.toMatch(/4111111111111111|4000000000008005/);
  expect(left).not.toMatch(/(?<![\w.-])737(?![\w.-])/);
}

const open = (
  page: Page,
  host: Host,
  { body, script, early = '' }: Pick<HostPage, 'body' | 'script' | 'early'>,
) => page.goto(host.add({ policy: null, head: LOADER, body, script, early }));

/** Fills the form and starts the payment. */
async function pay(page: Page, number: string): Promise<void> {
  await toFinish(page, number);
  await finish(page).click();
  await expect(page.getByText('Processando seu pagamento')).toBeVisible();
}

const welcome = (page: Page) => page.getByRole('heading', { name: 'Boas-vindas' });
const sleep = (page: Page, ms: number) =>
  page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), ms);

test.describe('an action that one person began is never carried out for another:', () => {
  test('a payment whose token is rejected', async ({ page, host, request }) => {
    const [first, other] = [await newToken(page), await newToken(page)];
    const sent = payments(page);
    await open(page, host, {
      body: PAYMENT,
      script: `${LISTEN} window.tokens = ['${first}', '${other}'];
          document.querySelector('vesalio-payment').getToken = async () => window.tokens.shift();`,
    });
    await toFinish(page, GOOD);
    await revoke(request, first);
    await finish(page).click();
    await expect(page.getByLabel('Número do cartão')).toHaveValue('');
    await sleep(page, 500);
    expect(sent).toEqual([first]);
    expect(await heard(page, 'paid')).toEqual([]);
    await expectNoCard(page);
  });

  test('a change of the account whose token is rejected', { tag: '@long' }, async ({
    page,
    host,
    request,
  }) => {
    const [first, other] = [await newToken(page), await tokenOf(request)];
    const sent = watchCalls(page, 'PUT', '/api/auth/my-account');
    await open(page, host, {
      body: element('account'),
      script: `window.tokens = ['${first}', '${other}'];
          document.querySelector('vesalio-account').getToken = async () => window.tokens.shift();`,
    });
    const profile = page.getByRole('region', { name: 'Perfil' });
    await profile.getByRole('button', { name: 'Editar' }).click();
    await profile.getByLabel('Nome').fill('Ana de Outra Pessoa');
    await revoke(request, first);
    await profile.getByRole('button', { name: 'Salvar' }).click();
    await expect(profile).toContainText('Marina Alencar');
    expect(sent).toEqual([first]);
    await expect(page.getByText('Ana de Outra Pessoa')).toHaveCount(0);
  });

  test('a card being typed into the account', { tag: '@long' }, async ({ page, host, request }) => {
    await open(page, host, {
      body: element('account', 'allow-sensitive'),
      script: handsOver(await newToken(page), 'vesalio-account'),
    });
    await page.getByRole('button', { name: 'Adicionar cartão' }).first().click();
    const dialog = page.getByRole('dialog');
    await typeCard(dialog, GOOD);
    await assign(page, 'account', await tokenOf(request));
    await expect(page.getByRole('region', { name: 'Perfil' })).toContainText('Marina Alencar');
    await expect(dialog).toHaveCount(0);
    await expectNoCard(page);
  });

  test('the acceptance of the terms', { tag: '@long' }, async ({ page, host }) => {
    const [first, other] = await Promise.all([
      makeAccount(page.request, 'noTerms'),
      makeAccount(page.request, 'noTerms'),
    ]);
    const accepted = watchCalls(page, 'POST', '/api/auth/accept-terms');
    await open(page, host, {
      body: element('auth', 'allow-sensitive'),
      script: handsOver(first.session.jwtToken ?? '', 'vesalio-auth'),
    });
    await page.getByRole('checkbox').check();
    const described = page.waitForResponse(`${GATEWAY}/api/auth/my-account`);
    await assign(page, 'auth', other.session.jwtToken ?? '');
    await described;
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await page.getByRole('button', { name: 'Aceitar e continuar' }).click();
    await expect(page.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
    expect(accepted).toEqual([]);
  });

  test('the deletion of an account', { tag: '@long' }, async ({ page, host, request }) => {
    const other = await tokenOf(request);
    const letThrough = await hold(page, '/api/auth/delete-account', 'DELETE');
    await open(page, host, {
      body: element('account'),
      script: handsOver(await newToken(page), 'vesalio-account'),
    });
    await page.getByRole('button', { name: 'Excluir conta' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Sim|Excluir)/ })
      .click();
    await assign(page, 'account', other);
    const profile = page.getByRole('region', { name: 'Perfil' });
    await expect(profile).toContainText('Marina Alencar');
    const deleted = page.waitForResponse(`${GATEWAY}/api/auth/delete-account`);
    letThrough();
    await deleted;
    await sleep(page, 500);
    await expect(profile).toContainText('Marina Alencar');
    expect((await request.get(`${GATEWAY}/api/auth/my-account`, bearer(other))).status()).toBe(200);
  });

  test('a login that is slow', { tag: '@long' }, async ({ page, host }) => {
    const letThrough = await hold(page, '/api/auth/login', 'POST');
    await open(page, host, {
      body: element('auth', 'allow-sensitive') + element('plans'),
      early: LISTEN,
    });
    await page.getByLabel('E-mail').fill(demo.email);
    await page.getByLabel('Senha', { exact: true }).fill(demo.password);
    const login = page.waitForResponse(`${GATEWAY}/api/auth/login`);
    await page.locator('vesalio-auth').getByRole('button', { name: 'Entrar', exact: true }).click();
    await assign(page, 'plans', await newToken(page));
    await expect(page.getByText('Sessão iniciada como Ana Prado')).toBeVisible();
    letThrough();
    await login;
    await sleep(page, 300);
    await expect(page.getByText('Sessão iniciada como Ana Prado')).toBeVisible();
    expect(await heard(page, 'session')).toEqual(
      [{ state: 'visitor' }, { state: 'authenticated' }].flatMap((state) => [state, state]),
    );
  });
});

test('the account of another person is shown although requests for the person before are still open', {
  tag: '@long',
}, async ({ page, host, request }) => {
  const [first, other] = [await newToken(page), await tokenOf(request)];
  let answered = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answered = resolve;
  });
  // The host's answer is complete, so only the element itself reads the account.
  await page.route(`${GATEWAY}/api/auth/my-account`, async (route) => {
    if (route.request().headers().authorization === `Bearer ${first}`) await isAnswered;
    await route.continue();
  });
  const { session } = await makeAccount(page.request, 'complete');
  await open(page, host, {
    early: BUSY,
    body: element('account'),
    script: `document.querySelector('vesalio-account').getToken = async () =>
        ({ token: '${first}', userId: ${session.userId}, hasActivePlan: true, acceptTerms: true, isEmailValidated: true });`,
  });
  await expect(page.getByRole('heading', { name: 'Configurações da Conta' })).toBeVisible();
  await assign(page, 'account', other);
  const profile = page.getByRole('region', { name: 'Perfil' });
  await expect(profile).toContainText('Marina Alencar');
  await expect(
    page
      .getByRole('list', { name: 'Cartões salvos' })
      .or(page.getByText('Você ainda não tem cartões salvos.'))
      .first(),
  ).toBeVisible();
  answered();
  await sleep(page, 500);
  await expect(profile).toContainText('Marina Alencar');
  await expect(page.getByText('Ana Prado')).toHaveCount(0);
});

test('calls that are rejected one after the other all continue with the token that the first has fetched', {
  tag: '@long',
}, async ({ page, host, request }) => {
  const { person, session } = await makeAccount(page.request, 'complete');
  const [first, second] = [await tokenOf(request, person), await tokenOf(request, person)];
  // The refusal of the cards arrives after the account was read with the next token.
  await page.route(/\/api\/clientCards\/cliente\//, async (route) => {
    const isOld = route.request().headers().authorization === `Bearer ${first}`;
    const answer = await route.fetch();
    if (isOld) await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.fulfill({ response: answer });
  });
  await open(page, host, {
    script: `import('${EMBED}/vesalio.js').then(({ load }) => load('vesalio-account')).then(() => {
        const account = document.querySelector('vesalio-account') ?? document.createElement('vesalio-account');
        window.tokens = ['${first}', '${second}'];
        account.setAttribute('base-url', '${GATEWAY}');
        account.getToken = async () => {
          const token = window.tokens.shift();
          if (token === '${first}') await fetch('${GATEWAY}/gateway/logout', { method: 'POST', headers: { Authorization: 'Bearer ' + token } });
          return { token, userId: ${session.userId}, hasActivePlan: true, acceptTerms: true, isEmailValidated: true };
        };
        document.body.append(account);
      });`,
  });
  await expect(page.getByRole('region', { name: 'Perfil' })).toContainText('Ana Prado');
  await sleep(page, 2_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('a payment in progress', () => {
  for (const [when, isBackFirst] of [
    ['before', true],
    ['after', false],
  ] as const)
    test(`fires its event once at the element that was removed and is back ${when} the answer`, {
      tag: '@long',
    }, async ({ page, host }) => {
      const sent = payments(page);
      const letThrough = await hold(page, '/api/subscription/create', 'POST');
      await open(page, host, {
        body: PAYMENT,
        script: `${LISTEN} ${handsOver(await newToken(page), 'vesalio-payment')}`,
      });
      await pay(page, GOOD);
      await remove(page, 'payment');
      await sleep(page, 100);
      await expectNoCard(page);
      if (isBackFirst) {
        await bringBack(page);
        await expect(page.getByText('Conferindo o pagamento...')).toBeVisible();
        await expect(finish(page)).toHaveCount(0);
      }
      const answered = page.waitForResponse(`${GATEWAY}/api/subscription/create`);
      letThrough();
      await answered;
      await sleep(page, 300);
      if (!isBackFirst) await bringBack(page);
      await expect(welcome(page)).toBeVisible();
      await sleep(page, 500);
      await expect.poll(() => heard(page, 'paid')).toEqual([{ plan: 'fleming_plan', pending: false }]);
      expect(sent).toHaveLength(1);
      await expectNoCard(page);
    });

  for (const early of ['', BUSY])
    test(`survives a change of plan, of base-url’s spelling and of allow-sensitive${early && ', on a busy page too'}`, {
      tag: '@long',
    }, async ({ page, host }) => {
      const sent = payments(page);
      await open(page, host, {
        early,
        body: PAYMENT,
        script: `${LISTEN} ${handsOver(await newToken(page), 'vesalio-payment')}`,
      });
      await pay(page, SLOW);
      await page.evaluate(async (base) => {
        const payment = document.querySelector('vesalio-payment') as HTMLElement;
        payment.setAttribute('plan', 'hippocrates_plan');
        await new Promise((resolve) => setTimeout(resolve, 50));
        payment.removeAttribute('allow-sensitive');
        await new Promise((resolve) => setTimeout(resolve, 50));
        payment.setAttribute('allow-sensitive', '');
        payment.setAttribute('base-url', `${base}/`);
      }, GATEWAY);
      await expect(page.getByText('Conferindo o pagamento...')).toBeVisible();
      await expectNoCard(page);
      await expect(welcome(page)).toBeVisible();
      await expect(page.locator('vesalio-payment')).toContainText('Fleming');
      await sleep(page, 500);
      await expect.poll(() => heard(page, 'paid')).toEqual([{ plan: 'fleming_plan', pending: false }]);
      expect(sent).toHaveLength(1);
    });

  test('that is refused leads to the plan that the host has set meanwhile', {
    tag: '@long',
  }, async ({ page, host }) => {
    const letThrough = await hold(page, '/api/subscription/create', 'POST');
    await open(page, host, {
      body: PAYMENT,
      script: handsOver(await newToken(page), 'vesalio-payment'),
    });
    await pay(page, '4000000000009995');
    await page.evaluate(() =>
      document.querySelector('vesalio-payment')?.setAttribute('plan', 'hippocrates_plan'),
    );
    letThrough();
    await expect(page.getByLabel('Número do cartão')).toBeVisible();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByRole('complementary')).toContainText('Hipócrates');
  });

  test('is dropped after a sign-out in another element, and the next person may pay', {
    tag: '@long',
  }, async ({ page, host, request }) => {
    const [first, other] = [await newToken(page), await newToken(page)];
    const sent = payments(page);
    const letThrough = await hold(page, '/api/subscription/create', 'POST');
    await open(page, host, {
      body: PAYMENT + element('plans'),
      script: `${LISTEN} ${handsOver(first, 'vesalio-payment')}`,
    });
    await toFinish(page, GOOD);
    const answered = page.waitForResponse(`${GATEWAY}/api/subscription/create`);
    await finish(page).click();
    await expect(page.getByText('Processando seu pagamento')).toBeVisible();
    await page.evaluate(() =>
      (document.querySelector('vesalio-plans') as unknown as { signOut(): Promise<void> }).signOut(),
    );
    await expect(page.getByLabel('Número do cartão')).toHaveCount(0);
    await expectNoCard(page);
    await assign(page, 'payment', other);
    await expect(page.getByLabel('Número do cartão')).toBeVisible();
    letThrough();
    await answered;
    await sleep(page, 500);
    await expect(page.getByLabel('Número do cartão')).toBeVisible();
    await expect(page.getByLabel('Número do cartão')).toHaveValue('');
    expect(await heard(page, 'paid')).toEqual([]);
    const plan = async (token: string) => {
      const account = await (await request.get(`${GATEWAY}/api/auth/my-account`, bearer(token))).json();
      return (account.data ?? account).activePlan?.name;
    };
    expect(await plan(other)).toBe('free_plan');
    await toFinish(page, GOOD);
    await finish(page).click();
    await expect(welcome(page)).toBeVisible();
    expect(sent).toEqual([first, other]);
    await expect.poll(() => heard(page, 'paid')).toEqual([{ plan: 'fleming_plan', pending: false }]);
  });

  test('during which the session ends is looked up once the person is back', async ({
    page,
    host,
    request,
  }) => {
    const { person } = await makeAccount(page.request, 'complete');
    const sent = payments(page);
    await open(page, host, {
      body: element('auth', 'allow-sensitive') + PAYMENT,
      early: LISTEN,
    });
    const auth = page.locator('vesalio-auth');
    const payment = page.locator('vesalio-payment');
    const signIn = async () => {
      const next = page.waitForRequest((sent) => sent.headers().authorization !== undefined);
      await auth.getByLabel('E-mail').fill(person.email);
      await auth.getByLabel('Senha', { exact: true }).fill(person.password);
      await auth.getByRole('button', { name: 'Entrar', exact: true }).click();
      return (await next).headers().authorization?.slice(7) ?? '';
    };
    const token = await signIn();
    await toFinish(payment, GOOD);
    await revoke(request, token);
    await finish(payment).click();
    await expect(payment.getByText('Sessão encerrada').or(payment.getByRole('status')).first()).toBeVisible();
    await expect(payment.getByLabel('Número do cartão')).toHaveCount(0);
    await expectNoCard(page);
    await signIn();
    await expect(payment.getByText('Conferindo o pagamento...')).toBeVisible();
    await expect(payment.getByLabel('Número do cartão')).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(await heard(page, 'paid')).toEqual([]);
    await toFinish(payment, GOOD);
    await finish(payment).click();
    await expect(welcome(page)).toBeVisible();
    expect(sent).toHaveLength(2);
  });

  test('continues with the next token of the same person, however late the host gives it', {
    tag: '@long',
  }, async ({ page, host, request }) => {
    const { person } = await makeAccount(page.request, 'complete');
    const [first, second] = [await tokenOf(request, person), await tokenOf(request, person)];
    const sent = payments(page);
    await open(page, host, {
      body: PAYMENT,
      script: `${LISTEN} window.tokens = ['${first}', '${second}'];
          document.querySelector('vesalio-payment').getToken = async () => {
            const token = window.tokens.shift();
            if (token !== '${first}') await new Promise((resolve) => setTimeout(resolve, 3_000));
            return token;
          };`,
    });
    await toFinish(page, GOOD);
    await revoke(request, first);
    await finish(page).click();
    await expect(welcome(page)).toBeVisible();
    expect(sent).toEqual([first, second]);
    await expect.poll(() => heard(page, 'paid')).toEqual([{ plan: 'fleming_plan', pending: false }]);
    await expectNoCard(page);
  });

  test('is the only one, even if two elements are pressed', { tag: '@long' }, async ({ page, host }) => {
    const sent = payments(page);
    await open(page, host, {
      body: `<div id="a">${PAYMENT}</div><div id="b">${PAYMENT}</div>`,
      script: `${LISTEN} ${handsOver(await newToken(page), 'vesalio-payment')}`,
    });
    const [a, b] = [page.locator('#a'), page.locator('#b')];
    await expect(page.getByLabel('Número do cartão')).toHaveCount(2);
    // Labels and descriptions refer to the fields of their own element.
    const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
    expect(ids).toHaveLength(new Set(ids).size);
    await toFinish(a, GOOD);
    await toFinish(b, GOOD);
    await page.evaluate(() => {
      for (const form of document.querySelectorAll<HTMLFormElement>('form.vs-payment__form'))
        form.requestSubmit();
    });
    await expect(welcome(page)).toHaveCount(2);
    expect(sent).toHaveLength(1);
    await expectNoCard(page);
  });
});

for (const [where, name] of [
  ['in a field', 'textbox'],
  ['on the button', 'button'],
] as const)
  test(
    `pressed twice ${where} on a slow page, Enter leads to the last step and does not pay`,
    onlyLong(name === 'textbox', '@not-bidi'),
    async ({ page, host }) => {
      const sent = payments(page);
      await open(page, host, {
        early: name === 'button' ? BUSY : '',
        body: PAYMENT,
        script: handsOver(await newToken(page), 'vesalio-payment'),
      });
      await typeCard(page, GOOD);
      await page.getByRole('button', { name: 'Próximo' }).click();
      await typeAddress(page);
      await page.getByRole(name, { name: name === 'button' ? 'Próximo' : 'Endereço' }).focus();
      const cdp = await page.context().newCDPSession(page);
      // The page is busy during both presses and cannot render between them.
      const working = page.evaluate(() => {
        const end = performance.now() + 500;
        while (performance.now() < end);
      });
      const press = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' } as const;
      await Promise.all(
        (['keyDown', 'keyUp', 'keyDown', 'keyUp'] as const).map((type) =>
          cdp.send('Input.dispatchKeyEvent', { type, ...press }),
        ),
      );
      await working;
      await expect(page.getByRole('textbox', { name: 'Cupom de desconto' })).toBeVisible();
      await sleep(page, 1_000);
      expect(sent).toEqual([]);
      await expect(page.getByRole('heading', { name: 'Cupom e conclusão' })).toBeFocused();
      await finish(page).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(welcome(page)).toBeVisible();
      expect(sent).toHaveLength(1);
    },
  );

test.describe('a part that cannot be fetched', () => {
  /** Blocks a lazy file until the route is removed. */
  const withhold = async (page: Page, name: string) => {
    const isPart = (url: URL) => url.pathname.includes(`/chunks/${name}-`);
    await page.route(isPart, (route) => route.abort());
    return () => page.unroute(isPart);
  };

  // Older browsers cache a failed module import until the page is reloaded.
  for (const name of ['payment.flow', 'app-flows'])
    test(
      `${name}: the payment shows a message and works at the next try`,
      onlyLong(true, '@current-chromium'),
      async ({ page, host }) => {
        const letThrough = await withhold(page, name);
        await open(page, host, {
          body: PAYMENT,
          script: handsOver(await newToken(page), 'vesalio-payment'),
        });
        await expect(page.getByRole('alert').first()).toBeVisible();
        await letThrough();
        await page.getByRole('button', { name: 'Tentar novamente' }).click();
        await expect(page.getByLabel('Número do cartão')).toBeVisible();
      },
    );

  test('cards.flow: a card can be typed anyway, and the account tries again', {
    tag: ['@current-chromium', '@long'],
  }, async ({ page, host }) => {
    const letThrough = await withhold(page, 'cards.flow');
    await open(page, host, {
      body: PAYMENT + element('account', 'allow-sensitive'),
      script: handsOver(await newToken(page), 'vesalio-payment'),
    });
    await expect(page.locator('vesalio-payment').getByLabel('Número do cartão')).toBeVisible();
    await expect(page.locator('vesalio-payment')).toContainText(
      'Não foi possível carregar os cartões salvos',
    );
    await letThrough();
    await page.locator('vesalio-account').getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.locator('vesalio-account').getByText('Erro ao buscar cartões')).toHaveCount(0);
  });

  test('auth.flow: the login shows a message, keeps the input and signs in at the next press', {
    tag: ['@current-chromium', '@long'],
  }, async ({ page, host }) => {
    const letThrough = await withhold(page, 'auth.flow');
    await open(page, host, { body: element('auth', 'allow-sensitive'), early: LISTEN });
    await page.getByLabel('E-mail').fill(demo.email);
    await page.getByLabel('Senha', { exact: true }).fill(demo.password);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page.getByText(/não pôde ser carregad|Não foi possível carregar/).first()).toBeVisible();
    await letThrough();
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page.getByText('Sessão iniciada como Marina Alencar')).toBeVisible();
  });

  for (const name of ['account.flow', 'plans.flow'])
    test(
      `${name}: the element shows a message and works at the next try`,
      onlyLong(true, '@current-chromium'),
      async ({ page, host }) => {
        const letThrough = await withhold(page, name);
        const tag = name.startsWith('account') ? 'account' : 'plans';
        // Nobody chooses the plan in force.
        const token =
          tag === 'plans'
            ? ((await makeAccount(page.request, 'noPlan')).session.jwtToken ?? '')
            : await newToken(page);
        await open(page, host, {
          body: element(tag),
          script: `${LISTEN} ${handsOver(token, `vesalio-${tag}`)}`,
        });
        if (tag === 'plans') await page.getByRole('button', { name: 'Escolher Gratuito' }).click();
        await expect(page.getByRole('alert').first()).toBeVisible();
        await letThrough();
        const again = tag === 'plans' ? 'Escolher Gratuito' : 'Tentar novamente';
        await page.getByRole('button', { name: again }).first().click();
        if (tag === 'plans') await expect.poll(() => heard(page, 'plan')).toEqual([{ plan: 'free_plan' }]);
        else await expect(page.getByRole('region', { name: 'Perfil' })).toContainText('Ana Prado');
      },
    );
});

test.describe('the plan choice', () => {
  test('still offers the plans once the free plan is active', { tag: '@long' }, async ({ page, host }) => {
    const { session } = await makeAccount(page.request, 'noPlan');
    await open(page, host, {
      body: element('plans'),
      script: `${LISTEN} ${handsOver(session.jwtToken ?? '', 'vesalio-plans')}`,
    });
    await page.getByRole('button', { name: 'Escolher Gratuito' }).dblclick();
    await expect.poll(() => heard(page, 'plan')).toEqual([{ plan: 'free_plan' }]);
    await page.getByRole('button', { name: 'Escolher Fleming' }).click();
    await expect.poll(() => heard(page, 'plan')).toEqual([{ plan: 'free_plan' }, { plan: 'fleming_plan' }]);
    await expect(page.getByRole('button', { name: 'Escolher Gratuito' })).toBeVisible();
  });

  test('can be used by the next person during an activation of the person before', {
    tag: '@long',
  }, async ({ page, host }) => {
    const [first, other] = [
      await makeAccount(page.request, 'noPlan'),
      await makeAccount(page.request, 'noPlan'),
    ];
    const letThrough = await hold(page, '/api/subscription/link-free', 'POST');
    await open(page, host, {
      body: element('plans'),
      script: `${LISTEN} ${handsOver(first.session.jwtToken ?? '', 'vesalio-plans')}`,
    });
    const button = page.getByRole('button', { name: 'Escolher Gratuito' });
    await expect.poll(() => heard(page, 'session')).toEqual([{ state: 'authenticated' }]);
    const answered = page.waitForResponse(`${GATEWAY}/api/subscription/link-free`);
    await button.click();
    const described = page.waitForResponse(`${GATEWAY}/api/auth/my-account`);
    await assign(page, 'plans', other.session.jwtToken ?? '');
    await described;
    await sleep(page, 300);
    letThrough();
    await answered;
    await expect(page.getByRole('button', { name: /Ativando/ })).toHaveCount(0);
    expect(await heard(page, 'plan')).toEqual([]);
    await button.click();
    await expect.poll(() => heard(page, 'plan')).toEqual([{ plan: 'free_plan' }]);
  });

  test('fires no event for a session that never existed', { tag: '@long' }, async ({ page, host }) => {
    await open(page, host, { body: element('plans'), early: LISTEN });
    await expect.poll(() => heard(page, 'session')).toEqual([{ state: 'visitor' }]);
    await page.getByRole('button', { name: 'Escolher Gratuito' }).click();
    await expect.poll(() => heard(page, 'navigate')).toEqual([{ to: '/choose-plan' }]);
    await sleep(page, 500);
    expect(await heard(page, 'session')).toEqual([{ state: 'visitor' }]);
    expect(await heard(page, 'error')).toEqual([]);
  });
});

test('the account shows a plan that was paid in another element', { tag: '@long' }, async ({
  page,
  host,
}) => {
  await open(page, host, {
    body: PAYMENT + element('account'),
    script: handsOver(await newToken(page), 'vesalio-payment'),
  });
  const plan = page.getByRole('region', { name: 'Meu Plano' });
  await expect(plan).toContainText('Gratuito');
  const payment = page.locator('vesalio-payment');
  await toFinish(payment, GOOD);
  await finish(payment).click();
  await expect(welcome(page)).toBeVisible();
  await expect(plan).toContainText('Fleming');

  // The link stays as long as the welcome does.
  await sleep(page, 3_500);
  expect(page.context().pages()).toHaveLength(1);
  const opened = page.waitForEvent('popup');
  await payment.getByRole('button', { name: 'Ir para o chat' }).click();
  await (await opened).waitForURL(`${GATEWAY}/**`);
});

test('each element works on a page that renders late, with a gateway that answers late', {
  tag: '@long',
}, async ({ page, host, request }) => {
  const { errors: seen } = await watch(page);
  await page.route(`${GATEWAY}/{api,gateway,public,config.json}**`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  // Each element reserves its space, so all four are near the viewport only in a tall window.
  await page.setViewportSize({ width: 1_280, height: 2_000 });
  await open(page, host, {
    early: BUSY,
    body: element('auth', 'allow-sensitive') + element('plans') + PAYMENT + element('account'),
    script: `${LISTEN} setTimeout(() => { ${handsOver(await tokenOf(request, free), 'vesalio-auth')} }, 3_000);`,
  });
  await expect(page.getByText('Sessão iniciada como')).toBeVisible();
  await expect(page.locator('vesalio-plans')).toContainText('Plano atual');
  await expect(page.locator('vesalio-payment').getByLabel('Número do cartão')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Perfil' })).toBeVisible();
  await page.evaluate(() =>
    (document.querySelector('vesalio-account') as unknown as { signOut(): Promise<void> }).signOut(),
  );
  await expect(page.getByRole('region', { name: 'Perfil' })).toHaveCount(0);
  await expect(page.getByLabel('Número do cartão')).toHaveCount(0);
  expect(seen).toEqual([]);
});
