import type { Locator, Page } from '@playwright/test';
import {
  EMBED,
  expect,
  free,
  GATEWAY,
  type Host,
  handsOver,
  LOADER,
  test,
  tokenOf,
  watch,
} from './host-page.ts';

const policy = null;
const CHAT = `<vesalio-chat base-url="${GATEWAY}"></vesalio-chat>`;

test('a rejected token is renewed during the send; the same person keeps the conversation, another clears it', async ({
  page,
  host,
  request,
}) => {
  const [first, second, other] = [
    await tokenOf(request),
    await tokenOf(request),
    await tokenOf(request, free),
  ];
  await page.goto(
    host.add({
      policy,
      head: LOADER,
      body: CHAT,
      script: `window.tokens = ['${first}', '${second}']; window.asked = 0;
        document.querySelector('vesalio-chat').getToken = async () => { window.asked++; return window.tokens.shift(); };`,
    }),
  );
  const input = page.getByRole('textbox', { name: 'Mensagem' });
  await input.fill('Qual a meta de pressão arterial no idoso?');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('button', { name: 'Referência 1' }).first()).toBeVisible();
  await expect(input).toBeEnabled();

  // The server revokes the first token. The next question makes the element fetch the second one.
  await request.post(`${GATEWAY}/gateway/logout`, { headers: { Authorization: `Bearer ${first}` } });
  await input.fill('Como hidratar um adulto com dengue?');
  await input.press('Enter');
  await expect(page.getByRole('log', { name: 'Conversa' }).getByText('Como hidratar')).toBeVisible();
  await expect.poll(() => page.evaluate(() => (window as unknown as { asked: number }).asked)).toBe(2);
  const log = page.getByRole('log', { name: 'Conversa' });
  await expect(log.getByText('Qual a meta de pressão arterial no idoso?')).toBeVisible();
  await expect(input).toBeEnabled();

  await page.evaluate((token) => {
    (document.querySelector('vesalio-chat') as HTMLElement & { getToken: unknown }).getToken = async () =>
      token;
  }, other);
  await expect(page.getByText('Qual a meta de pressão arterial no idoso?')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Em que posso ajudar?' })).toBeVisible();
});

test('after a return to the page as another person, the conversation of the first is never seen', async ({
  page,
  host,
  request,
}) => {
  const [token, other] = [await tokenOf(request), await tokenOf(request, free)];
  await page.goto(host.add({ policy, head: LOADER, body: CHAT, script: handsOver(token) }));
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Qual a meta de pressão arterial no idoso?');
  await page.getByRole('button', { name: 'Enviar' }).click();
  const question = page
    .getByRole('log', { name: 'Conversa' })
    .getByText('Qual a meta de pressão arterial no idoso?');
  await expect(question).toBeVisible();
  const seen = await page.evaluate(async (next) => {
    const chat = document.querySelector('vesalio-chat') as HTMLElement & { getToken: unknown };
    chat.remove();
    await new Promise((resolve) => setTimeout(resolve, 100));
    chat.getToken = () => new Promise((resolve) => setTimeout(() => resolve(next), 600));
    document.body.append(chat);
    const looks: boolean[] = [];
    for (let look = 0; look < 60; look++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const text = [...(chat.shadowRoot?.querySelectorAll('p') ?? [])].find((part) =>
        part.textContent?.startsWith('Qual a meta de pressão arterial no idoso?'),
      );
      looks.push(text?.checkVisibility({ visibilityProperty: true, checkVisibilityCSS: true }) ?? false);
    }
    return looks.includes(true);
  }, other);
  expect(seen).toBe(false);
  await expect(page.getByRole('heading', { name: 'Em que posso ajudar?' })).toBeVisible();
  await expect(question).toHaveCount(0);
});

test('the gate event: a visitor, a failing host, and a press on the button', async ({ page, host }) => {
  await page.goto(
    host.add({
      policy,
      head: LOADER,
      body: CHAT,
      script: `window.heard = [];
        document.addEventListener('vesalio-navigate', (event) => { window.heard.push(event.detail); event.preventDefault(); });
        document.addEventListener('vesalio-error', (event) => window.heard.push(event.detail));`,
    }),
  );
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([
    { to: '/login' },
  ]);
  await page.evaluate(() => {
    (document.querySelector('vesalio-chat') as HTMLElement & { getToken: unknown }).getToken = async () => {
      throw new Error('no session');
    };
  });
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard.at(-1)))
    .toEqual({ code: 'token' });
});

test('unless the event is cancelled, the button opens the product in a new tab', { tag: '@long' }, async ({
  page,
  host,
}) => {
  await page.goto(host.add({ policy, head: LOADER, body: CHAT }));
  const tab = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  // The address contains the challenge for the sign-in of that tab.
  await expect(await tab).toHaveURL(new RegExp(`^${GATEWAY}/login\\?embed=[\\w-]{43}$`));
});

test('the chat works in a sandboxed frame, where storage is forbidden', { tag: '@not-bidi' }, async ({
  page,
  host,
  request,
}) => {
  const seen = await watch(page);
  const token = await tokenOf(request);
  // An opaque origin cannot be in EMBED_ORIGINS, so the test proxies the frame's calls and adds CORS.
  const inner = host.add({
    policy,
    head: `<script type="module" src="${EMBED}/vesalio.js"></script>`,
    body: `<vesalio-chat base-url="${GATEWAY}" storage="local"></vesalio-chat>`,
    script: handsOver(token),
  });
  await page.route(`${GATEWAY}/{api,ai}/**`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), 'access-control-allow-origin': '*' },
    });
  });
  await page.goto(
    host.add({
      policy,
      body: `<iframe sandbox="allow-scripts" src="${inner}" width="600" height="700"></iframe>`,
    }),
  );
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('textbox', { name: 'Mensagem' })).toBeVisible();
  const input = frame.getByRole('textbox', { name: 'Mensagem' });
  await input.fill('Qual a meta de pressão arterial no idoso?');
  await input.press('Enter');
  await expect(frame.getByRole('button', { name: 'Referência 1' }).first()).toBeVisible();
  expect(seen.errors).toEqual([]);
  // The call for the conversation's title is still in flight.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('nothing is stored by default; "local" stores the session under its prefix', async ({
  page,
  host,
  request,
}) => {
  const token = await tokenOf(request);
  const keys = () => page.evaluate(() => Object.keys(localStorage));
  await page.goto(host.add({ policy, head: LOADER, body: CHAT, script: handsOver(token) }));
  await page.evaluate(() => customElements.whenDefined('vesalio-chat'));
  await expect(page.getByRole('button', { name: 'Anexar arquivos' })).toBeVisible();
  expect(await keys()).toEqual([]);
  const local = host.add({
    policy,
    head: LOADER,
    body: `<vesalio-chat base-url="${GATEWAY}" storage="local"></vesalio-chat>`,
    script: handsOver(token),
  });
  await page.goto(local);
  await expect.poll(keys).toContain('vesalio:jwtToken');
  expect((await keys()).filter((key) => !key.startsWith('vesalio:'))).toEqual([]);
});

test('before a token expires the host is asked for the next, and nothing on screen changes', {
  tag: '@long',
}, async ({ page, host, request }) => {
  const [first, second, other] = [
    await tokenOf(request),
    await tokenOf(request),
    await tokenOf(request, free),
  ];
  const { exp } = JSON.parse(Buffer.from(first.split('.')[1] ?? '', 'base64url').toString());
  await page.clock.install();
  await page.goto(
    host.add({
      policy,
      head: LOADER,
      body: CHAT,
      script: `window.tokens = ['${first}', '${second}', '${other}']; window.asked = 0;
        document.querySelector('vesalio-chat').getToken = async () => { window.asked++; return window.tokens.shift(); };`,
    }),
  );
  const asked = () => page.evaluate(() => (window as unknown as { asked: number }).asked);
  const input = page.getByRole('textbox', { name: 'Mensagem' });
  await input.fill('Qual a meta de pressão arterial no idoso?');
  await page.getByRole('button', { name: 'Enviar' }).click();
  const reference = page.getByRole('button', { name: 'Referência 1' }).first();
  await expect(reference).toBeVisible();
  await expect(input).toBeEnabled();
  await input.fill('rascunho');
  const used: string[] = [];
  page.on('request', (sent) => used.push(sent.headers().authorization ?? ''));

  const described = page.waitForResponse(
    (answer) => answer.request().headers().authorization === `Bearer ${second}`,
  );
  const left = exp * 1000 - (await page.evaluate(() => Date.now()));
  await page.clock.fastForward(left - 5 * 60_000);
  expect(await asked()).toBe(1);
  await page.clock.fastForward(4 * 60_000);
  await expect.poll(asked).toBe(2);
  await expect(reference).toBeVisible();
  await expect(input).toHaveValue('rascunho');
  // Later calls use the new token.
  await expect.poll(() => used.includes(`Bearer ${second}`)).toBe(true);

  // The third token is another person's, so nothing of the first person may stay.
  // The second token expires at the same time as the first. With a minute left it is renewed after half of that.
  // This half begins when the account has answered for the second token, so advance the clock after that, in steps.
  await described;
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(3_000);
        return asked();
      },
      { intervals: [300] },
    )
    .toBe(3);
  await expect(page.getByRole('heading', { name: 'Em que posso ajudar?' })).toBeVisible();
  await expect(reference).toHaveCount(0);
  await expect(input).toHaveValue('');
});

/** Whether a pointer in the middle of a part hits the cover. */
async function isCoverOnTop(page: Page, tag: string, part: Locator): Promise<boolean> {
  const box = await part.boundingBox();
  return page.evaluate(
    ({ name, x, y }) =>
      document
        .querySelector(name)
        ?.shadowRoot?.elementFromPoint(x, y)
        ?.closest('[role=alertdialog]') instanceof HTMLElement,
    { name: tag, x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 },
  );
}

/** Opens a page with a launcher that locks after five minutes without use. */
async function openLauncher(page: Page, host: Host, token: string): Promise<void> {
  await page.clock.install();
  // The five minutes begin once the person is known.
  const described = page.waitForResponse('**/my-account');
  await page.goto(
    host.add({
      policy,
      head: LOADER,
      body: `<vesalio-launcher base-url="${GATEWAY}"></vesalio-launcher>`,
      script: `${handsOver(token, 'vesalio-launcher')} document.querySelector('vesalio-launcher').idleMinutes = 5;`,
    }),
  );
  await described;
}

test('the cover of the launcher is in the place of its panel', { tag: '@long' }, async ({
  page,
  host,
  request,
}) => {
  await openLauncher(page, host, await tokenOf(request));
  await page.getByRole('button', { name: 'Abrir assistente clínico' }).click();
  const input = page.getByRole('textbox', { name: 'Mensagem', includeHidden: true });
  await input.fill('rascunho');
  await expect(page.getByRole('button', { name: 'Anexar arquivos' })).toBeVisible();
  await page.clock.fastForward(5 * 60_000 + 1_000);
  const cover = page.getByRole('alertdialog', { name: 'Computador compartilhado' });
  await expect(cover).toBeVisible();
  expect(await isCoverOnTop(page, 'vesalio-launcher', input)).toBe(true);
  await page.getByRole('button', { name: 'Continuar conectado' }).click();
  await expect(cover).toHaveCount(0);
  expect(await isCoverOnTop(page, 'vesalio-launcher', input)).toBe(false);
  await expect(input).toHaveValue('rascunho');
});

test('the cover of a launcher that was never opened is above its button', { tag: '@long' }, async ({
  page,
  host,
  request,
}) => {
  await openLauncher(page, host, await tokenOf(request));
  const button = page.getByRole('button', { name: 'Abrir assistente clínico', includeHidden: true });
  await expect(button).toBeVisible();
  const cover = page.getByRole('alertdialog', { name: 'Computador compartilhado' });
  await expect(async () => {
    await page.clock.fastForward(5 * 60_000 + 1_000);
    await expect(cover).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const [above, below] = [await cover.boundingBox(), await button.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  expect(above?.y ?? 0).toBeGreaterThan(0);
});

test('on a shared computer, staying signed in in one element keeps the session in all', {
  tag: '@long',
}, async ({ page, host, request }) => {
  await page.clock.install();
  const tags = ['vesalio-chat', 'vesalio-launcher'];
  await page.goto(
    host.add({
      policy,
      head: LOADER,
      body: tags.map((tag) => `<${tag} base-url="${GATEWAY}"></${tag}>`).join(''),
      // Every lock listens to its page's wheel events.
      early: `window.locks = 0;
        const add = document.addEventListener;
        document.addEventListener = function (type, ...rest) {
          if (type === 'wheel') window.locks++;
          return add.call(this, type, ...rest);
        };`,
      script: `for (const one of document.querySelectorAll('${tags.join()}')) {
        one.getToken = async () => '${await tokenOf(request)}';
        one.idleMinutes = 5;
      }`,
    }),
  );
  await expect.poll(() => page.evaluate(() => (window as unknown as { locks: number }).locks)).toBe(2);
  await page.clock.fastForward(5 * 60_000 + 2_000);
  const stay = page.getByRole('button', { name: 'Continuar conectado' });
  await expect(stay).toHaveCount(2);
  await stay.last().click();
  await expect(stay).toHaveCount(0);
  await page.clock.fastForward(60_000);
  await expect(page.getByText('Acesso pela instituição')).toHaveCount(0);
});

test('an open dialog is not above the cover, and the cover can be used', { tag: '@long' }, async ({
  page,
  host,
  request,
}) => {
  await page.clock.install();
  await page.goto(
    host.add({
      policy,
      head: LOADER,
      body: `<vesalio-chat base-url="${GATEWAY}" features="history"></vesalio-chat>`,
      script: `${handsOver(await tokenOf(request))} document.querySelector('vesalio-chat').idleMinutes = 5;`,
    }),
  );
  await page.getByRole('button', { name: 'Abrir conversas' }).click();
  const row = page.getByRole('complementary', { name: 'Conversas' }).getByRole('listitem').first();
  await row.hover();
  await row.getByRole('button', { name: /^Excluir conversa/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirmar Exclusão' });
  await expect(dialog).toBeVisible();
  await page.clock.fastForward(5 * 60_000 + 1_000);
  const stay = page.getByRole('button', { name: 'Continuar conectado' });
  await expect(stay).toBeFocused();
  await expect(dialog).toBeHidden();
  await stay.click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Não' }).click();
  await expect(dialog).toBeHidden();
});

test('on a shared computer an idle element is covered, counts down and deletes everything', async ({
  page,
  host,
  request,
}) => {
  const token = await tokenOf(request);
  await page.clock.install();
  await page.goto(
    host.add({
      policy,
      head: LOADER,
      body: CHAT,
      script: `${handsOver(token)} document.querySelector('vesalio-chat').idleMinutes = 5;
        window.states = [];
        document.addEventListener('vesalio-session', (event) => window.states.push(event.detail.state));`,
    }),
  );
  const input = page.getByRole('textbox', { name: 'Mensagem' });
  await input.fill('Qual a meta de pressão arterial no idoso?');
  await page.getByRole('button', { name: 'Enviar' }).click();
  const reference = page.getByRole('button', { name: 'Referência 1' }).first();
  await expect(reference).toBeVisible();
  await expect(input).toBeEnabled();
  await input.fill('rascunho');
  await reference.click();

  const cover = page.getByRole('alertdialog', { name: 'Computador compartilhado' });
  await page.clock.fastForward(4 * 60_000);
  await page.keyboard.press('Shift');
  await page.clock.fastForward(4 * 60_000);
  await expect(cover).toHaveCount(0);
  await page.clock.fastForward(61_000);
  await expect(cover).toContainText(/a sessão termina em \d+ segundos/);
  // The cover hides all messages and popups, and the keyboard cannot reach them.
  expect(
    await isCoverOnTop(
      page,
      'vesalio-chat',
      page.getByRole('log', { name: 'Conversa', includeHidden: true }),
    ),
  ).toBe(true);
  expect(
    await page.evaluate(() =>
      [...(document.querySelector('vesalio-chat')?.shadowRoot?.querySelectorAll('[data-shown]') ?? [])].some(
        (popup) => popup.checkVisibility({ visibilityProperty: true, checkVisibilityCSS: true }),
      ),
    ),
  ).toBe(false);
  await expect(cover.getByRole('button', { name: 'Continuar conectado' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(cover.getByRole('button', { name: 'Sair e limpar' })).toBeFocused();
  await cover.getByRole('button', { name: 'Continuar conectado' }).click();
  await expect(cover).toHaveCount(0);
  await expect(input).toHaveValue('rascunho');

  await page.clock.fastForward(5 * 60_000 + 1_000);
  await expect(cover).toBeVisible();
  await expect(cover.getByRole('button', { name: 'Continuar conectado' })).toBeFocused();
  // Advance second by second, because the cover renders every second.
  for (let second = 0; second < 200 && (await cover.count()) > 0; second++) await page.clock.runFor(1_000);
  await expect(cover).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Em que posso ajudar?' })).toBeVisible();
  await expect(input).toHaveValue('');
  expect(await page.evaluate(() => (window as unknown as { states: string[] }).states)).toEqual([
    'authenticated',
    'visitor',
  ]);
  // The cover and its buttons are gone. The focus is on the control that leads back in.
  await page.clock.runFor(1_000);
  await expect(page.getByRole('status').getByRole('button')).toBeFocused();
  // The element ends the session immediately, before the gateway revokes the token.
  await expect
    .poll(async () => {
      const after = await request.get(`${GATEWAY}/api/auth/my-account`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      return after.status();
    })
    .toBe(401);
});

test('a shared computer that slept for the time wakes up signed out', { tag: '@long' }, async ({
  page,
  host,
  request,
}) => {
  await page.clock.install();
  await page.goto(
    host.add({
      policy,
      head: LOADER,
      body: CHAT,
      script: `${handsOver(await tokenOf(request))} document.querySelector('vesalio-chat').idleMinutes = 5;
        window.states = [];
        document.addEventListener('vesalio-session', (event) => window.states.push(event.detail.state));`,
    }),
  );
  const states = () => page.evaluate(() => (window as unknown as { states: string[] }).states);
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('rascunho');
  await expect.poll(states).toEqual(['authenticated']);
  const cover = page.getByRole('alertdialog', { name: 'Computador compartilhado' });
  // Advance the system time without running timers. The lock counts from its own start, which may still be ahead.
  let now = await page.evaluate(() => Date.now());
  await expect(async () => {
    now += 5.5 * 60_000;
    await page.clock.setSystemTime(now);
    await page.keyboard.press('Shift');
    await expect(cover).toContainText(/a sessão termina em (2\d|30) segundos/, { timeout: 3_000 });
  }).toPass();
  await cover.getByRole('button', { name: 'Continuar conectado' }).click();
  await expect(cover).toHaveCount(0);
  await page.clock.setSystemTime(now + 60 * 60_000);
  await page.keyboard.press('Shift');
  await expect.poll(states).toEqual(['authenticated', 'visitor']);
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('');
  await expect(cover).toHaveCount(0);
});

test('on a shared computer a clock that is set back does not keep the cover away', { tag: '@long' }, async ({
  page,
  host,
  request,
}) => {
  await page.clock.install();
  const script = `${handsOver(await tokenOf(request))} document.querySelector('vesalio-chat').idleMinutes = 5;
    document.addEventListener('vesalio-session', () => { window.isSignedIn = true; });`;
  await page.goto(host.add({ policy, head: LOADER, body: CHAT, script }));
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('rascunho');
  await expect.poll(() => page.evaluate(() => 'isSignedIn' in window)).toBe(true);
  const cover = page.getByRole('alertdialog', { name: 'Computador compartilhado' });
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) - 30 * 24 * 60 * 60_000);
  // The lock counts from its own start, which may still be ahead.
  await expect(async () => {
    await page.clock.fastForward(5 * 60_000 + 1_000);
    await expect(cover).toContainText('a sessão termina em', { timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
});

test('if storage throws at every access, only what would be stored is lost', { tag: '@long' }, async ({
  page,
  host,
  request,
}) => {
  const seen = await watch(page);
  const token = await tokenOf(request);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  await page.goto(
    host.add({
      policy,
      head: LOADER,
      body: `<vesalio-chat base-url="${GATEWAY}" storage="local"></vesalio-chat>`,
      script: handsOver(token),
    }),
  );
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Qual a meta de pressão arterial no idoso?');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('button', { name: 'Referência 1' }).first()).toBeVisible();
  await page.evaluate(() =>
    (document.querySelector('vesalio-chat') as HTMLElement & { signOut(): Promise<void> }).signOut(),
  );
  await expect(page.getByRole('heading', { name: 'Em que posso ajudar?' })).toBeVisible();
  expect(seen.errors).toEqual([]);
});

test('messages of other windows change nothing, and none is answered (catalogue 8)', async ({
  page,
  host,
  request,
}) => {
  const token = await tokenOf(request);
  await page.goto(host.add({ policy, head: LOADER, body: CHAT, script: handsOver(token) }));
  const input = page.getByRole('textbox', { name: 'Mensagem' });
  await input.fill('rascunho');
  const answers = await page.evaluate(async () => {
    const given: unknown[] = [];
    addEventListener('message', (event) => given.push(event.data));
    const names = [
      'type',
      'action',
      'event',
      'method',
      'command',
      'kind',
      'source',
      'vesalio',
      'jsonrpc',
      'name',
    ];
    const verbs = ['token', 'signOut', 'setToken', 'ask', 'prompt'];
    const sent = names.flatMap((name) =>
      verbs.map((verb) => ({
        [name]: verb,
        token: 'evil',
        data: { token: 'evil' },
        text: 'evil',
        html: '<b>evil</b>',
      })),
    );
    for (const message of sent) postMessage(message, '*');
    postMessage('last', '*');
    while (given.at(-1) !== 'last') await new Promise((resolve) => setTimeout(resolve, 10));
    return given.length - sent.length;
  });
  expect(answers).toBe(1);
  await expect(input).toHaveValue('rascunho');
  await expect(page.getByText('evil')).toHaveCount(0);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('log', { name: 'Conversa' }).getByText('rascunho')).toBeVisible();
});
