import { expect, type Frame, type Page } from '@playwright/test';
import { GATEWAY, handsOver, LOADER, STRICT, serveHost, test, tokenOf } from './host-page.ts';

interface Check {
  name: string;
  state: 'ok' | 'failed' | 'none';
  ok: boolean;
  detail: string;
}

const run = (page: Page | Frame): Promise<Check[]> =>
  page.evaluate(
    async (address) => (await import(address)).diagnose({ quiet: true }) as Promise<Check[]>,
    `${GATEWAY}/embed/diagnostico/diagnosis.js`,
  );
const find = (checks: Check[], name: string): Check => {
  const check = checks.find((one) => one.name === name);
  if (!check) throw new Error(`There is no check "${name}".`);
  return check;
};
const chat = `<vesalio-chat base-url="${GATEWAY}"></vesalio-chat>`;
const cors = { 'access-control-allow-origin': '*' };
const UPLOAD = `${GATEWAY}/gateway/diagnosis/upload`;

// Each diagnosis sends the largest allowed body, which the gateway accepts ten times a minute.
test.beforeEach(({ page }) =>
  page.route(UPLOAD, (route) => route.fulfill({ headers: cors, json: { bytes: 10_747_904 } })),
);

test('the page of the gateway: brand, verdict, lines that do not apply, and the line to copy', {
  tag: '@long',
}, async ({ page, context }) => {
  await page.unroute(UPLOAD);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${GATEWAY}/embed/diagnostico`);
  await expect(
    page.getByRole('status').filter({ hasText: 'Tudo certo: nada precisa ser corrigido.' }),
  ).toBeVisible();
  await expect(page.getByText('Vesálio', { exact: true })).toBeVisible();
  await expect(page.getByText('Tudo certo · Resposta em tempo real')).toBeVisible();
  await expect(page.getByText('Tudo certo · Tamanho dos anexos')).toBeVisible();
  await expect(page.getByText('Não se aplica · Endereço dos elementos')).toBeVisible();
  await page.getByRole('button', { name: 'Copiar linha' }).click();
  await expect(page.getByText('Copiado.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^import\('http:\S+\/embed\/diagnostico\/diagnosis\.js'\)\.then/,
  );

  await page.route(`${GATEWAY}/gateway/diagnosis/stream`, (route) =>
    route.fulfill({ body: 'data: 1\n\ndata: 2\n\n', contentType: 'text/event-stream' }),
  );
  await page.getByRole('button', { name: 'Verificar novamente' }).click();
  await expect(page.getByText('Um ponto precisa de atenção: Resposta em tempo real.')).toBeVisible();
  await expect(page.getByRole('listitem').first()).toContainText(
    'Precisa de atenção · Resposta em tempo real',
  );
});

test('without any script the gateway reports on an origin', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${GATEWAY}/embed/diagnostico`);
  await page.getByRole('textbox', { name: 'Origem da página' }).fill('https://ehr.example');
  await page.getByRole('button', { name: 'Consultar' }).click();
  await expect(page.getByText('https://ehr.example não está autorizada.')).toBeVisible();
  await context.close();
});

test.describe('each fault of a proxy or a page is named', () => {
  test.beforeEach(async ({ page, host }) => {
    await page.goto(host.add({ policy: STRICT, head: LOADER, body: chat }));
    await expect(page.getByText('Entre para conversar', { exact: true })).toBeVisible();
  });

  test('nothing is wrong at first', { tag: '@long' }, async ({ page }) => {
    await page.unroute(UPLOAD);
    const checks = await run(page);
    expect(checks.filter(({ state }) => state === 'failed')).toEqual([]);
    for (const name of [
      'Cabeçalho Authorization',
      'Relógio',
      'Resposta em tempo real',
      'Tamanho dos anexos',
      'Imagens',
    ])
      expect(find(checks, name).state, name).toBe('ok');
    expect(find(checks, 'Identificação da pessoa').state).toBe('none');
  });

  test('a proxy that buffers an answer', { tag: '@long' }, async ({ page }) => {
    await page.route(`${GATEWAY}/gateway/diagnosis/stream`, (route) =>
      route.fulfill({ headers: cors, body: 'data: 1\n\ndata: 2\n\n' }),
    );
    expect(find(await run(page), 'Resposta em tempo real')).toMatchObject({
      state: 'failed',
      detail: expect.stringContaining('proxy_buffering off'),
    });
  });

  test('a header that a proxy removes is not reported as a bad token', { tag: '@long' }, async ({
    page,
    request,
  }) => {
    const token = await tokenOf(request);
    await page.route(`${GATEWAY}/{gateway/diagnosis,api/auth/my-account}`, async (route) => {
      const { authorization: _removed, ...headers } = await route.request().allHeaders();
      await route.continue({ headers });
    });
    await page.evaluate((given) => {
      Object.assign(document.querySelector('vesalio-chat') as HTMLElement, { getToken: async () => given });
    }, token);
    const checks = await run(page);
    expect(find(checks, 'Cabeçalho Authorization').state).toBe('failed');
    expect(find(checks, 'Identificação da pessoa').detail).toBe(
      'o token não pôde ser conferido: um proxy remove o cabeçalho Authorization.',
    );
  });

  test('a clock that is wrong', { tag: '@long' }, async ({ page }) => {
    await page.clock.setFixedTime(Date.now() + 10 * 60_000);
    const { state, detail } = find(await run(page), 'Relógio');
    expect(state).toBe('failed');
    expect(detail).toMatch(/este computador está (599|600|601) s adiantado/);
  });

  // Chromium 109 does not pass a large body to its debugger.
  test('a proxy that refuses large bodies, readable or not', { tag: ['@current-chromium', '@long'] }, async ({
    page,
  }) => {
    await page.route(UPLOAD, (route) => route.fulfill({ status: 413, headers: cors, body: '<h1>413</h1>' }));
    expect(find(await run(page), 'Tamanho dos anexos').detail).toContain('(413). Aumente o limite');
    await page.unroute(UPLOAD);
    // An aborted request looks like a refusal without CORS. Only the small body passes.
    await page.route(UPLOAD, (route) =>
      (route.request().postDataBuffer()?.length ?? 0) > 1024 * 1024 ? route.abort() : route.continue(),
    );
    const { state, detail } = find(await run(page), 'Tamanho dos anexos');
    expect(state).toBe('failed');
    expect(detail).toContain('900 kB passam');
  });

  test('a script of the page that changes every object', { tag: '@long' }, async ({ page }) => {
    await page.evaluate(() => Object.assign(Object.prototype, { extend() {} }));
    const { state, detail } = find(await run(page), 'Scripts da página');
    expect([state, detail]).toEqual([
      'failed',
      expect.stringContaining('acrescenta extend a Object.prototype'),
    ]);
  });

  test('an element without size, and a getToken that is not a function', { tag: '@long' }, async ({
    page,
  }) => {
    await page.locator('vesalio-chat').evaluate((element: HTMLElement) => {
      element.style.width = '2px';
      element.style.minWidth = '0';
      element.setAttribute('gettoken', 'token()');
    });
    const checks = await run(page);
    expect(find(checks, 'Tamanho dos elementos').detail).toContain('<vesalio-chat> tem 2 ×');
    expect(find(checks, 'Identificação da pessoa').detail).toContain('o atributo gettoken não faz nada');
  });
});

test('a denied permission for the local network is named, with the policy of the administrator', {
  tag: '@long',
}, async ({ page, host }) => {
  await page.goto(host.add({ policy: STRICT, head: LOADER, body: chat }));
  await expect(page.getByText('Entre para conversar', { exact: true })).toBeVisible();
  // Load the diagnosis while the gateway answers, then simulate Chrome after a refused permission.
  await run(page);
  await page.evaluate(() => {
    const denied = async () => ({ state: 'denied' }) as PermissionStatus;
    Object.defineProperty(navigator, 'permissions', { value: { query: denied } });
  });
  await page.route(`${GATEWAY}/**`, (route) => route.abort());
  const { state, detail } = find(await run(page), 'Rede local');
  expect(state).toBe('failed');
  expect(detail).toContain(`LocalNetworkAccessAllowedForUrls = ["${new URL(page.url()).origin}"]`);
  expect(detail).toContain('allow="local-network; loopback-network"');
});

test('a policy without img-src is named', { tag: '@long' }, async ({ page, host }) => {
  const policy = STRICT.replace(`img-src ${GATEWAY}`, "img-src 'none'");
  await page.goto(host.add({ policy, head: LOADER, body: chat }));
  await expect(page.getByText('Entre para conversar', { exact: true })).toBeVisible();
  const checks = await run(page);
  expect(find(checks, 'Imagens').detail).toContain(`Inclua ${GATEWAY} em img-src.`);
  expect(find(checks, 'Política de segurança da página').detail).toContain('img-src bloqueou');
});

test('a page over HTTPS with a server over plain HTTP is mixed content', {
  tag: ['@current-chromium', '@long'],
}, async ({ page, context }) => {
  // Chrome asks for permission before a public website may connect to this machine.
  await context.grantPermissions(['local-network-access'], { origin: 'https://ehr.example' });
  await page.route('https://ehr.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<vesalio-chat base-url="http://vesalio.example"></vesalio-chat>',
    }),
  );
  await page.goto('https://ehr.example/page');
  const { state, detail } = find(await run(page), 'Conteúdo misto');
  expect(state).toBe('failed');
  expect(detail).toContain('http://vesalio.example não');
});

test('in a sandboxed frame without an origin, console and diagnosis name the missing sandbox keyword', {
  tag: '@long',
}, async ({ page, host }) => {
  const hint = page.waitForEvent('console', (message) => message.text().includes('allow-same-origin'));
  const inner = host.add({ policy: null, head: LOADER, body: chat });
  await page.goto(
    host.add({ policy: null, body: `<iframe sandbox="allow-scripts" src="${inner}"></iframe>` }),
  );
  expect((await hint).text()).toContain(`${GATEWAY} não pode autorizá-lo`);
  const frame = page.frames().find((each) => each.url() === inner) as Frame;
  const { detail } = find(await run(frame), 'Permissão de origem');
  expect(detail).toContain('Acrescente allow-same-origin ao sandbox do iframe.');
});

test('in a sandboxed frame that sends no forms, the diagnosis names the missing sandbox keyword', {
  tag: ['@not-bidi', '@long'],
}, async ({ page, host }) => {
  const inner = host.add({ policy: null, head: LOADER, body: chat });
  for (const [sandbox, state] of [
    ['allow-scripts allow-same-origin', 'failed'],
    ['allow-scripts allow-same-origin allow-forms', 'ok'],
  ]) {
    await page.goto(
      host.add({ policy: null, body: `<iframe sandbox="${sandbox}" src="${inner}"></iframe>` }),
    );
    const frame = page.frames().find((each) => each.url() === inner) as Frame;
    expect(find(await run(frame), 'Formulários').state, sandbox).toBe(state);
  }
});

test('an origin that is not listed is reported on the page, with and without getToken', {
  tag: '@long',
}, async ({ page, request }) => {
  const stranger = await serveHost(0, '127.0.0.1');
  await page.goto(stranger.add({ policy: STRICT, head: LOADER, body: chat }));
  await expect(page.getByText('Esta página ainda não está autorizada')).toBeVisible();
  // Names of variables are for the console and the diagnosis, not for a clinician.
  await expect(page.locator('vesalio-chat')).not.toContainText('EMBED_ORIGINS');
  await expect(page.getByRole('link', { name: 'Entrar' })).toHaveCount(0);
  const without = find(await run(page), 'Permissão de origem');
  expect(without.detail).toContain('Até lá ninguém consegue entrar por esta página.');
  await page.goto(
    stranger.add({ policy: STRICT, head: LOADER, body: chat, script: handsOver(await tokenOf(request)) }),
  );
  await expect(page.getByText('Esta página ainda não está autorizada')).toBeVisible();
  await stranger.close();
});
