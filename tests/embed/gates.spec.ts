import type { Locator, Page } from '@playwright/test';
import { makeAccount } from '../e2e/standing.ts';
import { onlyLong } from '../long.ts';
import {
  EMBED,
  element,
  expect,
  GATEWAY,
  type Host,
  handsOver,
  LOADER,
  serveHost,
  test,
  tokenOf,
} from './host-page.ts';

const policy = null;

const LISTEN = `window.heard = [];
  for (const name of ['navigate', 'error', 'session', 'ready'])
    document.addEventListener('vesalio-' + name, (event) => {
      window.heard.push([name, event.detail]);
      if (name === 'navigate' && window.isHandled) event.preventDefault();
    });`;

const heard = async (page: Page, name: string) =>
  (await page.evaluate(() => (window as unknown as { heard: [string, unknown][] }).heard))
    .filter(([type]) => type === name)
    .map(([, detail]) => detail);

const GATES = [
  ['noTerms', 'Aceite os termos', 'Ler e aceitar', '/chat'],
  ['noEmail', 'Valide seu e-mail', 'Validar e-mail', '/validate-email'],
  ['noPlan', 'Escolha um plano', 'Ver os planos', '/choose-plan'],
] as const;

/** Opens the terms, leaves them once, and accepts them. Somebody on a seat has no sign-in at the product's site. */
async function acceptTerms(page: Page, notice: Locator): Promise<void> {
  const read = notice.getByRole('button', { name: 'Ler e aceitar' });
  const terms = page.getByRole('dialog', { name: 'Termos de Uso e Política de Privacidade' });
  await read.click();
  await terms.getByRole('button', { name: 'Fechar' }).click();
  await expect(terms).toHaveCount(0);
  await read.click();
  await expect(terms).toHaveCSS('position', 'fixed');
  await terms.getByRole('checkbox').check();
  await terms.getByRole('button', { name: 'Aceitar e continuar' }).click();
  await expect(terms).toHaveCount(0);
}

for (const [standing, title, action, to] of GATES)
  test(
    `a token of a person at the gate "${title}" shows the notice and fires the event`,
    onlyLong(standing !== 'noTerms'),
    async ({ page, host }) => {
      const { session } = await makeAccount(page.request, standing);
      await page.goto(
        host.add({
          policy,
          head: LOADER,
          body: element('chat'),
          script: `${LISTEN} window.isHandled = true; ${handsOver(session.jwtToken ?? '')}`,
        }),
      );
      const notice = page.getByRole('status').filter({ hasText: title });
      await expect(notice).toBeVisible();
      await expect.poll(() => heard(page, 'navigate')).toEqual([{ to }]);
      // The person is signed in. A gate of the product is closed.
      expect(await heard(page, 'session')).toEqual([{ state: 'authenticated' }]);

      // The draft stays, and nothing is sent.
      const asked: string[] = [];
      page.on('request', (sent) => /\/ai\//.test(sent.url()) && asked.push(sent.url()));
      const input = page.getByRole('textbox', { name: 'Mensagem' });
      await input.fill('Qual a meta de pressão arterial no idoso?');
      await input.press('Enter');
      await expect(input).toHaveValue('Qual a meta de pressão arterial no idoso?');
      const refusal = await page.evaluate(() =>
        (document.querySelector('vesalio-chat') as HTMLElement & { ask(text: string): Promise<void> })
          .ask('Outra?')
          .catch((error: Error) => error.message),
      );
      expect(refusal).toMatch(/^ask\(text\) não pode enviar: a etapa “\w+” está pendente\.$/);
      expect(asked).toEqual([]);

      // Unless the host cancels the event, a press opens the product's site in a new tab, or the terms right here.
      let tabs = 0;
      page.on('popup', () => tabs++);
      await notice.getByRole('button', { name: action }).click();
      await expect.poll(() => heard(page, 'navigate')).toEqual([{ to }, { to }]);
      expect(tabs).toBe(0);
      await page.evaluate(() => Object.assign(window, { isHandled: false }));
      if (standing === 'noTerms') {
        await acceptTerms(page, notice);
        await expect(notice).toHaveCount(0);
        await expect(input).toHaveValue('Qual a meta de pressão arterial no idoso?');
        // Dialog and notice are gone, and whoever uses a keyboard goes on with the question.
        await expect(input).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('button', { name: 'Referência 1' }).first()).toBeVisible();
        expect(tabs).toBe(0);
        return;
      }
      // The site leads a visitor on to its sign-in.
      const opened = page.context().waitForEvent('request', (sent) => sent.url() === `${GATEWAY}${to}`);
      await notice.getByRole('button', { name: action }).click();
      expect((await opened).isNavigationRequest()).toBe(true);
    },
  );

test('a conversation that the host names is requested only after a visitor has signed in', async ({
  page,
  host,
  request,
}) => {
  const headers = { Authorization: `Bearer ${await tokenOf(request)}` };
  const list = await (await request.get(`${GATEWAY}/api/conversations`, { headers })).json();
  // The newest may be of another test, which deletes it.
  const { id } = Object.values<{ id: number }[]>(list.data).find(Array.isArray)?.at(-1) ?? {};
  const asked: string[] = [];
  page.on('request', (made) => {
    const { pathname } = new URL(made.url());
    if (/^\/(api|ai)\//.test(pathname) && !pathname.endsWith('/login')) asked.push(pathname);
  });
  await page.goto(
    host.add({
      policy,
      head: LOADER,
      body: element('chat', `conversation-id="${id}"`) + element('auth', 'allow-sensitive'),
      early: LISTEN,
    }),
  );
  await expect(page.getByText('Entre para conversar')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Conversa', exact: true })).toBeVisible();
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  await expect.poll(() => heard(page, 'session')).toEqual([{ state: 'visitor' }, { state: 'visitor' }]);
  expect(await heard(page, 'error')).toEqual([]);
  await page.getByRole('textbox', { name: 'E-mail' }).fill('demo@vesalio.example');
  await page.getByRole('textbox', { name: 'Senha' }).fill('Fabrica#1543');
  await page.locator('vesalio-auth').getByRole('button', { name: 'Entrar', exact: true }).click();
  // The form is gone; the focus stays in its place, on the words that say so.
  await expect(page.getByText(/^Sessão iniciada como /)).toBeFocused();
  // The fields are in the page itself, so that password managers can see them.
  expect(await page.locator('vesalio-auth').evaluate((auth) => auth.shadowRoot)).toBeNull();
  await expect(page.getByRole('log', { name: 'Conversa' }).getByRole('article')).not.toHaveCount(0);
  await expect(page.getByText('Entre para conversar')).toHaveCount(0);

  await page.keyboard.press('Tab');
  await expect(page.locator('vesalio-auth').getByRole('button', { name: 'Sair' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('vesalio-auth').getByRole('heading', { name: 'Entrar' })).toBeFocused();
});

test('a gate that was passed in another tab opens when the person returns to the page', {
  tag: '@long',
}, async ({ page, host }) => {
  const { session } = await makeAccount(page.request, 'noTerms');
  await page.goto(
    host.add({ policy, head: LOADER, body: element('chat'), script: handsOver(session.jwtToken ?? '') }),
  );
  const notice = page.getByText('Aceite os termos', { exact: true });
  await expect(notice).toBeVisible();
  await page.request.post(`${GATEWAY}/api/auth/accept-terms`, {
    headers: { Authorization: `Bearer ${session.jwtToken}` },
  });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(notice).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Qual a meta de pressão arterial no idoso?');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('button', { name: 'Referência 1' }).first()).toBeVisible();
});

for (const [when, act] of [
  [
    'returns to the page',
    (page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
  ],
  ['is online again', (page) => page.evaluate(() => dispatchEvent(new Event('online')))],
  ['sends a question', (page) => page.getByRole('button', { name: 'Enviar' }).click()],
] as const satisfies [string, (page: Page) => Promise<unknown>][])
  test(
    `a host whose first token is rejected is asked again when the person ${when}, and not after a sign-out`,
    onlyLong(when !== 'returns to the page'),
    async ({ page, host, request }) => {
      await page.goto(
        host.add({
          policy,
          head: LOADER,
          body: element('chat'),
          script: `window.tokens = ['wrong', 'wrong', '${await tokenOf(request)}'];
            document.querySelector('vesalio-chat').getToken = async () => window.tokens.shift();`,
        }),
      );
      const left = () => page.evaluate(() => (window as unknown as { tokens: string[] }).tokens.length);
      const notice = page.getByText('Acesso pela instituição');
      const input = page.getByRole('textbox', { name: 'Mensagem' });
      await expect(notice).toBeVisible();
      await input.fill('Qual a meta de pressão arterial no idoso?');
      await act(page);
      await expect.poll(left).toBe(1);
      await expect(notice).toBeVisible();
      await expect(input).toHaveValue('Qual a meta de pressão arterial no idoso?');
      // Ignored while the first token is still being refused.
      await expect(async () => {
        await act(page);
        await expect.poll(left, { timeout: 1_000 }).toBe(0);
      }).toPass();
      await expect(notice).toHaveCount(0);
      if (when === 'sends a question') await expect(page.getByRole('log')).toContainText('idoso');
      else await expect(input).toHaveValue('Qual a meta de pressão arterial no idoso?');

      await page.locator('vesalio-chat').evaluate((chat: HTMLElement & { signOut(): Promise<void> }) => {
        Reflect.set(window, 'tokens', ['unused']);
        return chat.signOut();
      });
      await expect(notice).toBeVisible();
      await page.evaluate(() => {
        document.dispatchEvent(new Event('visibilitychange'));
        dispatchEvent(new Event('online'));
      });
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      expect(await left()).toBe(1);
    },
  );

test('the plan choice is open to a person without a plan; the account shows the gates before it', {
  tag: '@long',
}, async ({ page, host }) => {
  const { session } = await makeAccount(page.request, 'noPlan');
  const script = handsOver(session.jwtToken ?? '', 'vesalio-plans');
  await page.goto(host.add({ policy, head: LOADER, body: element('account') + element('plans'), script }));
  await expect(page.getByRole('heading', { name: 'Escolha seu Plano' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Perfil' })).toBeVisible();
  await expect(page.getByText('Você precisa de um plano ativo')).toHaveCount(0);

  const unconfirmed = await makeAccount(page.request, 'noEmail');
  await page.goto(
    host.add({
      policy,
      head: LOADER,
      body: element('account') + element('plans'),
      script: handsOver(unconfirmed.session.jwtToken ?? '', 'vesalio-plans'),
    }),
  );
  await expect(page.getByText('Valide seu e-mail', { exact: true })).toHaveCount(2);
});

test.describe('the error event names what the host can correct', () => {
  const open = async (page: Page, host: Host, { baseUrl = GATEWAY, attributes = '', script = '' }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.goto(
      host.add({
        policy,
        head: LOADER,
        body: `<vesalio-chat base-url="${baseUrl}" ${attributes}></vesalio-chat>`,
        // With a token the page hears of the session from its script on.
        ...(script ? { script: `${LISTEN} ${script}` } : { early: LISTEN }),
      }),
    );
    return warnings;
  };

  test('an origin that is not listed is code "origin", with the correction on the console', async ({
    page,
    request,
  }) => {
    const stranger = await serveHost(0, '127.0.0.1');
    const calls: string[] = [];
    page.on('request', (sent) => {
      const { origin, pathname } = new URL(sent.url());
      if (origin === GATEWAY && !pathname.startsWith('/embed/')) calls.push(pathname);
    });
    const warnings = await open(page, stranger, { script: handsOver(await tokenOf(request)) });
    await expect(page.getByText('Esta página ainda não está autorizada')).toBeVisible();
    await expect(page.getByText('Servidor indisponível')).toHaveCount(0);
    await expect.poll(() => heard(page, 'error')).toEqual([{ code: 'origin' }]);
    // Each blocked call is an error on the console. The question about the version would come two seconds later.
    await page.waitForTimeout(2_500);
    expect(calls.length).toBeLessThanOrEqual(3);
    // The page may have been listed since.
    const before = calls.length;
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect.poll(() => heard(page, 'error')).toEqual([{ code: 'origin' }, { code: 'origin' }]);
    expect(calls.length).toBeGreaterThan(before);
    expect(warnings.filter((text) => text.includes('EMBED_ORIGINS'))).toEqual([
      `Assistente clínico: a origem ${stranger.origin} não está autorizada em ${GATEWAY}. Inclua-a, letra por letra, em EMBED_ORIGINS. Verifique em ${GATEWAY}/embed/diagnostico.`,
    ]);
    await stranger.close();
  });

  test('a gateway that does not answer is code "network", and a press tries again', async ({
    page,
    host,
    request,
  }) => {
    await page.route(`${GATEWAY}/{api,ai,gateway}/**`, (route) => route.abort());
    await page.route(`${GATEWAY}/embed/diagnostico/**`, (route) => route.abort());
    const warnings = await open(page, host, { script: handsOver(await tokenOf(request)) });
    await expect(page.getByText('Servidor indisponível')).toBeVisible();
    await expect.poll(() => heard(page, 'error')).toEqual([{ code: 'network' }]);
    expect(warnings.join()).toContain('Confira o base-url, a rede e o connect-src da página.');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByText('Servidor indisponível')).toHaveCount(0);
    await expect.poll(() => heard(page, 'session')).toContainEqual({ state: 'authenticated' });
  });

  test('without getToken too, a gateway that does not answer is code "network", once', {
    tag: '@long',
  }, async ({ page, host }) => {
    await page.route(`${GATEWAY}/{api,ai,gateway}/**`, (route) => route.abort());
    await page.route(`${GATEWAY}/embed/diagnostico/**`, (route) => route.abort());
    const warnings = await open(page, host, {});
    await expect.poll(() => heard(page, 'error')).toEqual([{ code: 'network' }]);
    expect(warnings.filter((text) => text.includes('Confira o base-url'))).toHaveLength(1);
    await expect.poll(() => heard(page, 'session')).toEqual([{ state: 'visitor' }]);
  });

  test('an answer from another server or a broken gateway is code "network" too', { tag: '@long' }, async ({
    page,
    host,
    request,
  }) => {
    for (const answer of [
      { status: 502, body: 'Bad Gateway' },
      { status: 200, contentType: 'text/html', body: '<h1>Intranet</h1>' },
    ]) {
      await page.route(`${GATEWAY}/api/auth/my-account`, (route) =>
        route.fulfill({ ...answer, headers: { 'access-control-allow-origin': '*' } }),
      );
      await open(page, host, { script: handsOver(await tokenOf(request)) });
      await expect.poll(() => heard(page, 'error')).toEqual([{ code: 'network' }]);
      await page.unrouteAll();
    }
  });

  test('a token that the gateway rejects is code "token"', { tag: '@long' }, async ({ page, host }) => {
    const warnings = await open(page, host, { script: handsOver('wrong') });
    await expect(page.getByText('Acesso pela instituição')).toBeVisible();
    await expect.poll(() => heard(page, 'error')).toEqual([{ code: 'token' }]);
    expect(warnings.join()).toContain('getToken falhou ou o servidor recusou o que ela devolveu.');
  });

  test('a getToken that does not answer is code "token" after half a minute, and a later answer is still used', {
    tag: '@long',
  }, async ({ page, host, request }) => {
    await page.clock.install();
    await open(page, host, {
      script: `document.querySelector('vesalio-chat').getToken = () => new Promise((tell) => { window.tell = tell; });`,
    });
    const input = page.getByRole('textbox', { name: 'Mensagem' });
    await input.fill('Como hidratar um adulto com dengue?');
    await expect.poll(() => page.evaluate(() => 'tell' in window)).toBe(true);
    await page.clock.fastForward(20_000);
    await expect(page.getByText('Acesso pela instituição')).toHaveCount(0);
    await page.clock.fastForward(11_000);
    await expect(page.getByText('Acesso pela instituição')).toBeVisible();
    await expect.poll(() => heard(page, 'error')).toEqual([{ code: 'token' }]);
    await page.evaluate(
      (token) => (window as unknown as { tell(token: string): void }).tell(token),
      await tokenOf(request),
    );
    await expect(page.getByText('Acesso pela instituição')).toHaveCount(0);
    await expect(input).toHaveValue('Como hidratar um adulto com dengue?');
    await expect.poll(() => heard(page, 'session')).toContainEqual({ state: 'authenticated' });
  });

  for (const baseUrl of ['nada disso', 'http://', 'javascript:alert(1)', ''])
    test(
      `the address "${baseUrl}" is code "base-url", and shows one line in place of the sign-in`,
      onlyLong(['nada disso', 'http://'].includes(baseUrl)),
      async ({ page, host }) => {
        const warnings = await open(page, host, { baseUrl });
        const line = page.getByText('O assistente ainda não está configurado nesta página.');
        await expect(line).toBeVisible();
        await expect(page.getByText('Entre para conversar')).toBeHidden();
        await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeHidden();
        await expect.poll(() => heard(page, 'error')).toEqual([{ code: 'base-url' }]);
        const hints = warnings.filter((text) => text.startsWith('Assistente clínico'));
        expect(hints).toEqual([expect.stringMatching(/base-url.*por inteiro, com https/)]);

        // A right address afterwards is enough.
        await page.evaluate(
          (address) => document.querySelector('vesalio-chat')?.setAttribute('base-url', address),
          GATEWAY,
        );
        await expect(line).toHaveCount(0);
        await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeVisible();
      },
    );

  test('with an address that is none, the host is not asked and nothing is requested', {
    tag: '@long',
  }, async ({ page, host }) => {
    const asked: string[] = [];
    page.on('request', (sent) => /\/(api|ai|gateway)\//.test(sent.url()) && asked.push(sent.url()));
    for (const baseUrl of ['nada', 'javascript:alert(1)']) {
      await open(page, host, {
        baseUrl,
        script: `globalThis.count = 0; document.querySelector('vesalio-chat').getToken = async () => String(++count);`,
      });
      await expect(page.getByText('O assistente ainda não está configurado nesta página.')).toBeVisible();
      await page.waitForTimeout(2_500);
      expect(await heard(page, 'error')).toEqual([{ code: 'base-url' }]);
      expect(await page.evaluate(() => (globalThis as unknown as { count: number }).count)).toBe(0);
    }
    expect(asked).toEqual([]);
  });

  test('a path of the same server is a valid base-url', { tag: '@long' }, async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.goto(`${GATEWAY}/terms`);
    await page.evaluate((script) => {
      const chat = document.createElement('vesalio-chat');
      chat.setAttribute('base-url', '/');
      document.body.replaceChildren(chat, document.createElement('vesalio-plans'));
      return import(script);
    }, `${EMBED}/vesalio.js`);
    await expect(page.locator('vesalio-chat').getByText('Entre para conversar')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Escolha seu Plano' })).toBeVisible();
    await page.waitForTimeout(500);
    expect(warnings.filter((text) => text.includes('base-url'))).toEqual([]);
  });

  test('a page with the `<base>` of another server asks its own, and its links lead there', async ({
    page,
    host,
    request,
  }) => {
    const elsewhere: string[] = [];
    page.on('request', (sent) => sent.url().startsWith(host.origin) && elsewhere.push(sent.url()));
    const address = `${GATEWAY}/intranet`;
    const token = await tokenOf(request);
    await page.route(address, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!DOCTYPE html><base href="${host.origin}/antiga/" target="_top">
          <script type="module" src="${EMBED}/vesalio.js"></script>
          <vesalio-chat features="history"></vesalio-chat><vesalio-plans></vesalio-plans>
          <script type="module">${handsOver(token)}</script>`,
      }),
    );
    await page.goto(address);
    const question = 'Como hidratar um adulto com dengue?';
    await page.getByRole('textbox', { name: 'Mensagem' }).fill(question);
    await page.getByRole('button', { name: 'Enviar' }).click();
    await expect(page.getByRole('button', { name: 'Referência 1' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Abrir conversas' }).click();
    await expect(page.getByRole('link', { name: question }).first()).toHaveAttribute(
      'href',
      new RegExp(`^${GATEWAY}/chat/`),
    );
    await expect(page.getByRole('heading', { name: 'Escolha seu Plano' })).toBeVisible();
    expect(elsewhere).toEqual([]);
    expect(page.url()).toBe(address);
  });

  test('an attribute without effect is named on the console, once', async ({ page, host }) => {
    const warnings = await open(page, host, {
      attributes: 'features="histori -foo history" theme="roxo" mode="enorme" heading-level="9"',
    });
    await expect.poll(() => warnings.length).toBe(5);
    await page.evaluate(() => document.querySelector('vesalio-chat')?.setAttribute('heading-level', '3'));
    await page.waitForTimeout(300);
    expect(warnings.map((text) => text.slice(0, text.indexOf(' de <')))).toEqual([
      'Assistente clínico: “roxo” não tem efeito em theme',
      'Assistente clínico: “enorme” não tem efeito em mode',
      'Assistente clínico: “9” não tem efeito em heading-level',
      'Assistente clínico: “histori” não tem efeito em features',
      'Assistente clínico: “-foo” não tem efeito em features',
    ]);
  });

  test('a plan that cannot be paid is named on the console, and each element says why to sign in', {
    tag: '@long',
  }, async ({ page, host }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    const body = element('payment', 'allow-sensitive plan="ouro"') + element('account') + element('plans');
    await page.goto(host.add({ policy, head: LOADER, body }));
    await expect(page.locator('vesalio-payment').getByText('Entre para assinar um plano')).toBeVisible();
    await expect(page.locator('vesalio-account').getByText('Entre para ver sua conta')).toBeVisible();
    // An element below the page's fold starts when it is near.
    await page.locator('vesalio-plans').scrollIntoViewIfNeeded();
    await expect(page.locator('vesalio-plans').getByText('Entre para escolher um plano')).toBeVisible();
    expect(warnings).toEqual([
      expect.stringMatching(/o plano “ouro” de <vesalio-payment>.*fleming_plan, hippocrates_plan/),
    ]);
  });

  test('allow-sensitive on an origin that is not listed shows a message', async ({ page }) => {
    const stranger = await serveHost(0, '127.0.0.1');
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.goto(
      stranger.add({ policy, head: LOADER, body: element('auth', 'allow-sensitive'), early: LISTEN }),
    );
    await expect(page.getByText('a senha só é digitada no site do produto')).toBeVisible();
    await expect.poll(() => heard(page, 'error')).toEqual([{ code: 'origin' }]);
    expect(warnings.join()).toContain('EMBED_ORIGINS');
    await stranger.close();
  });
});
