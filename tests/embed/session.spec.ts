import { EMBED, expect, GATEWAY, handsOver, LOADER, test, tokenOf, watch } from './host-page.ts';

const policy = null;
const CHAT = `<vesalio-chat base-url="${GATEWAY}"></vesalio-chat>`;
const free = { email: 'gratuito@vesalio.example', password: 'Fabrica#1543' };

test('a refused token is renewed within the send; the same person keeps the conversation, another wipes it', async ({
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

  // The first token dies on the server; the next send brings the second one.
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
  await expect(page.getByRole('heading', { name: 'No que posso ajudar?' })).toBeVisible();
});

test('back on the page for somebody else, the conversation of the one before is never seen', async ({
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
      looks.push(text?.checkVisibility({ visibilityProperty: true }) ?? false);
    }
    return looks.includes(true);
  }, other);
  expect(seen).toBe(false);
  await expect(page.getByRole('heading', { name: 'No que posso ajudar?' })).toBeVisible();
  await expect(question).toHaveCount(0);
});

test('gates are told: nobody, a failing host, and a press on the way', async ({ page, host }) => {
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
  expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard.at(-1))).toEqual({
    code: 'token',
  });
});

test('uncancelled, the way on opens the product in a new tab', async ({ page, host }) => {
  await page.goto(host.add({ policy, head: LOADER, body: CHAT }));
  const tab = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  expect((await tab).url()).toBe(`${GATEWAY}/login`);
});

test('in a sandboxed frame, where storage is forbidden, the chat works', async ({ page, host, request }) => {
  const seen = await watch(page);
  const token = await tokenOf(request);
  // An opaque origin is none of EMBED_ORIGINS, so the frame asks its gateway through the page in front of it.
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
  await expect(frame.getByRole('button', { name: 'Anexar arquivos' })).toBeVisible();
  expect(seen.errors).toEqual([]);
});

test('nothing is kept by default; local keeps the session under its prefix', async ({
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
