import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserIdle } from '../browser-idle.ts';
import {
  demo,
  EMBED,
  element,
  expect,
  GATEWAY,
  handsOver,
  holdConversation,
  holdOriginCheck,
  isConversation,
  LOADER,
  test,
  tokenOf,
  version,
} from './host-page.ts';

const policy = null;

test('a sign-in in the auth element opens the chat beside it', { tag: '@long' }, async ({ page, host }) => {
  await page.goto(
    host.add({ policy, head: LOADER, body: element('auth', 'allow-sensitive') + element('chat') }),
  );
  await page.getByLabel('E-mail').fill(demo.email);
  await page.getByLabel('Senha', { exact: true }).fill(demo.password);
  await expect(page.getByText('Entre para conversar')).toBeVisible();
  await page.locator('vesalio-auth').getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText('Sessão iniciada como Marina Alencar')).toBeVisible();
  await expect(page.getByText('Entre para conversar')).toHaveCount(0);
  // The fields are in the page itself, so that password managers can see them.
  expect(await page.locator('vesalio-auth').evaluate((auth) => auth.shadowRoot)).toBeNull();
});

test('passwords and cards are entered on the site unless both element and gateway allow them', async ({
  page,
  host,
  request,
}) => {
  const token = await tokenOf(request);
  const body = element('auth') + element('payment', 'plan="fleming_plan"');
  await page.goto(host.add({ policy, head: LOADER, body }));
  await expect(page.getByText('a senha só é digitada no site do produto')).toBeVisible();
  await expect(page.getByText('os dados do cartão só são digitados no site do produto')).toBeVisible();
  await expect(page.locator('input')).toHaveCount(0);

  await page.goto(
    host.add({
      policy,
      head: LOADER,
      body: element('payment', 'plan="fleming_plan" allow-sensitive'),
      script: handsOver(token, 'vesalio-payment'),
    }),
  );
  await expect(page.getByText('os dados do cartão só são digitados no site do produto')).toHaveCount(0);
  await expect(
    page.getByRole('region', { name: 'Pagamento' }).or(page.locator('.vs-payment')).first(),
  ).toBeVisible();

  // The same page on an origin that the gateway does not list.
  await page.route(`${GATEWAY}/gateway/embed-origin`, (route) =>
    route.fulfill({ json: { allowed: false }, headers: { 'access-control-allow-origin': '*' } }),
  );
  await page.goto(host.add({ policy, head: LOADER, body: element('auth', 'allow-sensitive') }));
  await expect(page.getByText('a senha só é digitada no site do produto')).toBeVisible();
});

test('elements show that they are loading while the gateway checks the origin', async ({ page, host }) => {
  const answer = await holdOriginCheck(page);
  const body = element('auth', 'allow-sensitive') + element('payment', 'plan="fleming_plan" allow-sensitive');
  await page.goto(host.add({ policy, head: LOADER, body }));
  const waiting = page.getByRole('status').filter({ hasText: 'Carregando...' });
  await expect(waiting).toHaveCount(2);
  answer();
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await expect(waiting).toHaveCount(0);
});

test('the plans element fires an event for the chosen plan, and the account shows the person', {
  tag: '@long',
}, async ({ page, host, request }) => {
  const token = await tokenOf(request);
  await page.goto(
    host.add({
      policy,
      head: LOADER,
      body: element('plans') + element('account'),
      script: `${handsOver(token, 'vesalio-plans')} window.heard = [];
        for (const name of ['vesalio-plan', 'vesalio-navigate'])
          document.addEventListener(name, (event) => { window.heard.push([name, event.detail]); event.preventDefault(); });`,
    }),
  );
  // Fleming is the current plan.
  await page.getByRole('button', { name: 'Escolher Hipócrates' }).click();
  const told = () =>
    page.evaluate(() => (window as unknown as { heard: [string, Record<string, string>][] }).heard);
  await expect
    .poll(async () => (await told()).map(([name]) => name))
    .toEqual(['vesalio-plan', 'vesalio-navigate']);
  const heard = await told();
  expect(heard[0]?.[1].plan).toBe('hippocrates_plan');
  expect(heard[1]?.[1]).toEqual({ to: '/choose-plan?plan=hippocrates_plan' });
  await expect(page.getByRole('region', { name: 'Perfil' })).toContainText('Marina Alencar');
});

test('the launcher mounts the chat when it first opens, and its methods work before', async ({
  page,
  host,
  request,
}) => {
  const token = await tokenOf(request);
  await page.goto(
    host.add({
      policy,
      head: LOADER,
      body: element('launcher'),
      script: handsOver(token, 'vesalio-launcher'),
    }),
  );
  const button = page.getByRole('button', { name: 'Abrir assistente clínico' });
  await expect(button).toBeVisible();
  await expect(page.getByRole('textbox', { includeHidden: true })).toHaveCount(0);
  await page.evaluate(() =>
    (
      document.querySelector('vesalio-launcher') as HTMLElement & { setDraft(text: string): Promise<void> }
    ).setDraft('Olá'),
  );
  await button.click();
  const input = page.getByRole('dialog').getByRole('textbox', { name: 'Mensagem' });
  await expect(input).toHaveValue('Olá');
  await input.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
  // A key right after the press is for the panel too.
  const isInPanel = await button.evaluate(async (pressed) => {
    (pressed as HTMLElement).click();
    await new Promise((resolve) => setTimeout(resolve));
    const { activeElement } = pressed.getRootNode() as ShadowRoot;
    activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true }),
    );
    return activeElement?.matches('textarea');
  });
  expect(isInPanel).toBe(true);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the first paint of the chat looks complete, and nothing moves when the second moment loads', {
  tag: '@long',
}, async ({ page, host, request }) => {
  const script = handsOver(await tokenOf(request));
  for (const width of [360, 760, 1_200]) {
    await page.setViewportSize({ width, height: 900 });
    const release = await holdConversation(page);
    await page.goto(host.add({ policy, head: LOADER, body: element('chat'), script }));
    await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible();
    const look = () =>
      page.locator('vesalio-chat').evaluate((chat) => {
        const root = chat.shadowRoot as ShadowRoot;
        const parts = root.querySelectorAll(
          '.vs-mark, h2, p, textarea, button[aria-label=Enviar], li button',
        );
        const line = getComputedStyle(root.querySelector('.vs-mark path') as Element);
        return {
          // Ignore captions of hidden tools.
          places: [...parts]
            .filter((part) => part.getClientRects().length > 0)
            .map((part) => {
              const { x, y, width, height } = part.getBoundingClientRect();
              return `${part.localName} ${[x, y, width, height].map(Math.round).join()}`;
            }),
          // The mark is drawn as a line, without a filled area.
          isMarkDrawn: line.stroke !== 'none' && line.fill === 'none',
        };
      });
    const idle = await look();
    expect(idle.isMarkDrawn).toBe(true);
    release();
    await expect(page.getByRole('button', { name: 'Anexar arquivos' })).toBeVisible();
    expect((await look()).places, `${width}px`).toEqual(idle.places);
    await page.unroute(isConversation);
  }
});

test('elements load when they come into the viewport', async ({ page, host }) => {
  await page.goto(
    host.add({ policy, head: LOADER, body: `<div style="height: 4000px"></div>${element('chat')}` }),
  );
  await browserIdle(page);
  expect(await page.evaluate(() => customElements.get('vesalio-chat') === undefined)).toBe(true);
  await page.mouse.wheel(0, 3800);
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeVisible();
});

test('the button of a launcher stands in view although its tag ends a long page', async ({ page, host }) => {
  await page.goto(
    host.add({ policy, head: LOADER, body: `<div style="height: 4000px"></div>${element('launcher')}` }),
  );
  await expect(page.getByRole('button', { name: 'Abrir assistente clínico' })).toBeInViewport();
});

// Import maps have integrity from Chromium 127.
test('a flipped byte in any file is refused with a readable error (catalogue 18)', {
  tag: ['@current-chromium', '@long'],
}, async ({ page, host }) => {
  const manifest = JSON.parse(
    readFileSync(
      join(import.meta.dirname, `../../packages/widgets/dist-embed/v${version}/integrity.json`),
      'utf8',
    ),
  ) as { files: Record<string, string> };
  const importmap = JSON.stringify({
    integrity: Object.fromEntries(
      Object.entries(manifest.files).map(([file, sum]) => [`${EMBED}/${file}`, sum]),
    ),
  });
  const head = `<script type="importmap">${importmap}</script><script type="module" src="${EMBED}/vesalio.js" integrity="${manifest.files['vesalio.js']}" crossorigin></script>`;
  const address = host.add({ policy, head, body: element('chat') + element('plans') });
  const loaded = new Set<string>();
  page.on(
    'request',
    (sent) => sent.url().startsWith(EMBED) && loaded.add(sent.url().slice(EMBED.length + 1)),
  );
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Anexar arquivos' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Escolha seu Plano' })).toBeVisible();
  const first = [...loaded].filter((file) => file.endsWith('.js') && file !== 'vesalio.js');
  expect(first.some((file) => file.includes('conversation-'))).toBe(true);
  expect(first.some((file) => file.includes('plans.element-'))).toBe(true);

  for (const file of first) {
    const messages: string[] = [];
    const listen = (message: { text(): string }) => messages.push(message.text());
    page.on('console', listen);
    await page.route(`${EMBED}/${file}`, async (route) => {
      const answer = await route.fetch();
      const body = await answer.body();
      body[body.length - 2] = (body[body.length - 2] ?? 0) ^ 1;
      await route.fulfill({ response: answer, body });
    });
    await page.goto(address);
    await expect.poll(() => messages.some((text) => /integrity/i.test(text)), { message: file }).toBe(true);
    const isElement = /plans\.element-|conversation-/.test(file);
    if (isElement) await expect(page.getByText('Não foi possível carregar o assistente.')).toBeVisible();
    if (file.includes('conversation-'))
      await expect(page.getByText('Não foi possível carregar esta parte.')).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    page.off('console', listen);
  }
});

test('the diagnosis names the problem on the page and in one line', { tag: '@long' }, async ({
  page,
  host,
  request,
}) => {
  await page.goto(`${GATEWAY}/embed/diagnostico`);
  await expect(page.getByText('Tudo certo · Conexão com o servidor')).toBeVisible();
  await expect(page.getByText('Tudo certo · Permissão de origem')).toBeVisible();

  const token = await tokenOf(request);
  await page.goto(host.add({ policy, head: LOADER, body: element('chat'), script: handsOver(token) }));
  await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible();
  type Check = { name: string; ok: boolean; detail: string };
  const run = () =>
    page.evaluate(
      async (address) => (await import(address)).diagnose({ quiet: true }) as Promise<Check[]>,
      `${GATEWAY}/embed/diagnostico/diagnosis.js`,
    );
  const fine = await run();
  expect(fine.filter(({ ok }) => !ok)).toEqual([]);
  expect(JSON.stringify(fine)).not.toContain(token);
  await page.route(`${GATEWAY}/gateway/embed-origin`, (route) => route.abort());
  await page.evaluate(() => {
    (document.querySelector('vesalio-chat') as HTMLElement & { getToken: unknown }).getToken = async () =>
      'wrong';
  });
  const wrong = (await run()).filter(({ ok }) => !ok).map(({ name }) => name);
  expect(wrong).toEqual(['Permissão de origem', 'Identificação da pessoa']);
});
