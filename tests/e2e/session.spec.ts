import type { BrowserContext, Page } from '@playwright/test';
import { browserIdle } from '../browser-idle.ts';
import { onlyLong } from '../long.ts';
import { expect, login, test } from './product.ts';
import { enterAs, makeAccount, type StoredSession, standAs } from './standing.ts';

const FAILED = 'Email ou senha inválidos. Por favor, verifique e tente novamente.';
const EXPIRED = 'Sua sessão expirou. Entre novamente para continuar.';
const QUESTION = 'Pergunta que só a sua autora pode ler';

/** The site's storage keys for a person. Other keys, such as the theme, may stay. */
const leftBehind = (page: Page) =>
  page.evaluate(() => {
    const personal =
      /^(own:.*|jwtToken|userId|hasActivePlan|planId|planName|username|email|acceptTerms|isEmailValidated|userPicture)$/;
    return [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => personal.test(key));
  });

/** A conversation with one question. Returns its address. */
async function startConversation(page: Page, session: StoredSession): Promise<string> {
  const headers = { authorization: `Bearer ${session.jwtToken}` };
  const created = await page.request.post('/ai/api/conversas', {
    headers,
    data: { codigoCliente: Number(session.userId), titulo: QUESTION },
  });
  const answer = (await created.json()) as { codigoConversa?: number; data?: { codigoConversa: number } };
  const id = String(answer.codigoConversa ?? answer.data?.codigoConversa);
  const sent = await page.request.post('/ai/api/mensagens', {
    headers,
    multipart: {
      userId: session.userId ?? '',
      conversationId: id,
      prompt: QUESTION,
      topK: '3',
      web: 'false',
    },
  });
  expect(sent.ok()).toBe(true);
  return `/chat/${id}`;
}

const secondTab = async (context: BrowserContext, path: string) => {
  const tab = await context.newPage();
  await tab.goto(path);
  return tab;
};

test.describe('a message at /login', () => {
  test('is shown for sessionExpired=true and for no other value', { tag: '@long' }, async ({ page }) => {
    await page.goto('/login?sessionExpired=true');
    await expect(page.getByText(EXPIRED)).toBeVisible();
    for (const query of ['', '?sessionExpired=false', '?sessionExpired', '?error=other']) {
      await page.goto(`/login${query}`);
      await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
      expect(await page.getByText(EXPIRED).count()).toBe(0);
      expect(await page.locator('.vs-alert').count()).toBe(0);
    }
  });

  test('in the navigation state is shown once', { tag: '@long' }, async ({ page }) => {
    const roles = { info: 'status', success: 'status', warning: 'alert', error: 'alert' } as const;
    for (const [type, role] of Object.entries(roles) as [keyof typeof roles, 'status' | 'alert'][]) {
      // A page that starts later would show the notification before the reload.
      await page.goto('/login', { waitUntil: 'networkidle' });
      await page.evaluate((given) => {
        const usr = { notification: { type: given, text: `Aviso ${given}` }, from: '/account#plan' };
        history.replaceState({ usr, key: 'handed', idx: 0 }, '', '/login');
      }, type);
      await page.reload();
      const note = page.getByRole(role).filter({ hasText: `Aviso ${type}` });
      await expect(note).toHaveCount(1);
      const state = await page.evaluate(() => (history.state as { usr: object }).usr);
      expect(state, 'the origin stays').toEqual({ from: '/account#plan' });
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
      await expect(note).toHaveCount(0);
    }
  });
});

test.describe('a rejected token', () => {
  test('leads to /login with a message, clears the session, and returns to the page after the login', {
    tag: '@long',
  }, async ({ page, calm }) => {
    calm.push(/status of 401/);
    const { person, session } = await makeAccount(page.request, 'complete');
    await enterAs(page, session);
    await page.request.post('/gateway/logout', {
      headers: { authorization: `Bearer ${session.jwtToken}` },
    });
    await page.goto('/account#address');
    await expect(page).toHaveURL('/login?sessionExpired=true');
    await expect(page.getByText(EXPIRED)).toBeVisible();
    expect((await leftBehind(page)).filter((key) => !key.startsWith('own:'))).toEqual([]);
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Senha', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page).toHaveURL('/account#address');
  });

  test('on /login does not leave the page and keeps the input, whoever was signed in (catalogue 28)', {
    tag: '@long',
  }, async ({ page, calm }) => {
    calm.push(/status of 401/);
    const { session } = await makeAccount(page.request, 'complete');
    for (const standing of ['visitor', 'signed in']) {
      if (standing === 'signed in') await enterAs(page, session);
      await page.goto('/login');
      await page.getByLabel('E-mail').fill('nao.existe@exemplo.example');
      await page.getByLabel('Senha', { exact: true }).fill('Errada#2026');
      await page.getByRole('button', { name: 'Entrar', exact: true }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Email' })).toHaveText(FAILED);
      await expect(page).toHaveURL('/login');
      await expect(page.getByLabel('E-mail')).toHaveValue('nao.existe@exemplo.example');
      await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('Errada#2026');
    }
  });

  test('causes one redirect, however many requests have it (catalogue 21)', async ({ page, calm }) => {
    calm.push(/status of 401/);
    await standAs(page, 'complete');
    await page.addInitScript(() => {
      const visits: string[] = [];
      Object.assign(window, { visits });
      for (const name of ['pushState', 'replaceState'] as const) {
        const original = history[name].bind(history);
        history[name] = (state, unused, url) => {
          visits.push(String(url));
          original(state, unused, url);
        };
      }
    });
    const held: (() => void)[] = [];
    await page.route(/\/api\//, async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.fulfill({ status: 401, json: { message: 'Sessão expirada' } });
    });
    await page.goto('/account');
    await expect.poll(() => held.length).toBeGreaterThan(1);
    for (const release of held) release();
    await expect(page).toHaveURL('/login?sessionExpired=true');
    await browserIdle(page);
    const visits = await page.evaluate(() => (window as unknown as { visits: string[] }).visits);
    expect(visits.filter((url) => url.includes('/login'))).toEqual(['/login?sessionExpired=true']);
  });

  test('is ignored if it is no longer the current one', { tag: '@long' }, async ({ page, context, calm }) => {
    calm.push(/status of 401/);
    const { person, session } = await makeAccount(page.request, 'complete');
    await enterAs(page, session);
    let refuse = () => {};
    const asked = new Promise<void>((resolve) => {
      void page.route(
        /\/api\/auth\/my-account/,
        async (route) => {
          const stale = route
            .request()
            .headers()
            .authorization?.endsWith(session.jwtToken ?? '');
          if (!stale) return route.fallback();
          resolve();
          await new Promise<void>((release) => {
            refuse = release;
          });
          await route.fulfill({ status: 401, json: {} });
        },
        { times: 1 },
      );
    });
    await page.goto('/account');
    await asked;
    const other = await secondTab(context, '/login');
    await login(other, person);
    await expect(other).toHaveURL('/chat');
    const fresh = await other.evaluate(() => localStorage.getItem('jwtToken'));
    expect(fresh).not.toBe(session.jwtToken);
    const answered = page.waitForResponse(
      (response) => response.url().endsWith('/my-account') && response.status() === 401,
    );
    await browserIdle(page);
    refuse();
    await answered;
    await browserIdle(page);
    await expect(page).toHaveURL(/\/account/);
    expect(await page.evaluate(() => localStorage.getItem('jwtToken'))).toBe(fresh);
  });
});

test.describe('two tabs', () => {
  test('the sign-out in one ends the other, and no personal data stays (catalogue 23)', async ({
    page,
    context,
  }) => {
    await standAs(page, 'complete');
    const other = await secondTab(context, '/chat');
    await other.getByRole('textbox', { name: 'Mensagem' }).fill('um rascunho que ninguém mais deve ler');
    await page.goto('/chat');
    await expect.poll(() => leftBehind(other)).toContain('own:draft:new');
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect(page).toHaveURL('/login');
    // Without a reload. Core's tests check the time with a fake clock.
    await expect(other).toHaveURL('/login');
    for (const tab of [page, other]) {
      expect(await leftBehind(tab)).toEqual([]);
      expect(await tab.getByText('um rascunho').count()).toBe(0);
    }
  });

  test('another person in one is signed in in the other too, and no data of the first stays (catalogue 23)', async ({
    page,
    context,
  }) => {
    const first = await makeAccount(page.request, 'complete');
    const second = await makeAccount(page.request, 'complete');
    const address = await startConversation(page, first.session);
    await enterAs(page, first.session);
    await page.goto(address);
    await expect(page.getByRole('log').getByText(QUESTION)).toBeVisible();
    const other = await secondTab(context, '/login');
    await login(other, second.person);
    await expect(other).toHaveURL('/chat');
    await expect(page.getByText(QUESTION)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('userId'))).toBe(second.session.userId);
  });
});

test('after the sign-out, the back button shows no personal data (catalogue 27)', async ({ page }) => {
  const { session } = await makeAccount(page.request, 'complete');
  const address = await startConversation(page, session);
  await enterAs(page, session);
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configurações da Conta');
  await page.goto(address);
  await expect(page.getByRole('log').getByText(QUESTION)).toBeVisible();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/login');
  for (let step = 0; step < 3; step++) {
    await page.goBack();
    if (!page.url().startsWith('http')) break;
    await page.waitForLoadState();
    await expect(page.getByText(QUESTION)).toHaveCount(0);
    await expect(page, 'no protected page').not.toHaveURL(/\/(chat|account)/);
  }
  expect(await leftBehind(page)).toEqual([]);
});

test('a page that the browser kept during a sign-out in another tab leads to the sign-in when it returns', async ({
  page,
}) => {
  await standAs(page, 'complete');
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Perfil' })).toBeVisible();
  // A tab gets no event for its own changes, or for those of other tabs while the page is in the back-forward cache.
  await page.evaluate(() => localStorage.clear());
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page).toHaveURL('/login');
});

test.describe('an unusual browser', () => {
  for (const days of [-1, 1]) {
    test(
      `with a clock that is ${days} day off stays signed in, without a loop of redirects (catalogue 26)`,
      onlyLong(days < 0),
      async ({ page }) => {
        await page.clock.install({ time: Date.now() + days * 86_400_000 });
        const { person } = await makeAccount(page.request, 'complete');
        await login(page, person);
        await expect(page).toHaveURL('/chat');
        const visits: string[] = [];
        page.on('framenavigated', (frame) => visits.push(new URL(frame.url()).pathname));
        await page.reload();
        await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeVisible();
        await page.goto('/account');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configurações da Conta');
        expect(visits).toContain('/account');
        expect(visits).not.toContain('/login');
      },
    );
  }

  test('without storage still signs in, reads and signs out (catalogue 24)', {
    tag: '@long',
  }, async ({ page }) => {
    const { person } = await makeAccount(page.request, 'complete');
    await page.addInitScript(() => {
      for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
        Storage.prototype[name] = () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        };
      }
    });
    await login(page, person);
    await expect(page).toHaveURL('/chat');
    await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeVisible();
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect(page).toHaveURL('/login');
  });
});

test('a full storage keeps the token of a sign-in, and initials are shown in place of a picture of 2 MB (catalogue 25)', {
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
    // Chromium's quota is five million characters. A token still fits into the rest.
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
