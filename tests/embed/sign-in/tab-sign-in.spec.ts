import type { Page } from '@playwright/test';
import { demo, expect, GATEWAY, type Host, LOADER, STRICT, test, watch } from '../host-page.ts';

const LISTEN = `window.states = [];
  document.addEventListener('vesalio-session', ({ detail }) => window.states.push(detail.state));
  document.addEventListener('vesalio-navigate', (event) => {
    window.asked = event.detail.to;
    if (window.isHandled) event.preventDefault();
  });`;
const CHAT = `<vesalio-chat base-url="${GATEWAY}"></vesalio-chat>`;
const COLLECT = '/gateway/embed-session';

const states = (page: Page) => page.evaluate(() => (window as unknown as { states: string[] }).states);

/** Opens a page of a listed origin with a chat, without a signed-in person. */
async function openHost(page: Page, host: Host): Promise<void> {
  await page.goto(host.add({ policy: STRICT, head: LOADER, body: CHAT, early: LISTEN }));
  await expect(page.getByText('Entre para conversar')).toBeVisible();
}

async function openTab(page: Page): Promise<Page> {
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  const tab = await popup;
  await tab.waitForURL((address) => address.pathname === '/login');
  expect(new URL(tab.url()).searchParams.get('embed')).toMatch(/^[\w-]{43}$/);
  return tab;
}

async function signIn(tab: Page): Promise<void> {
  await tab.getByRole('textbox', { name: 'E-mail' }).fill(demo.email);
  await tab.getByLabel('Senha', { exact: true }).fill(demo.password);
  await tab.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(tab.getByRole('heading', { name: 'Usar sua sessão em outra página?' })).toBeVisible();
}

test('a sign-in in the tab signs the element in, after the consent for its exact origin', async ({
  page,
  host,
}) => {
  const { errors, violations } = await watch(page);
  await openHost(page, host);
  const tab = await openTab(page);
  await expect(page.getByText('Conclua o acesso na outra aba')).toBeVisible();
  expect(await tab.evaluate(() => window.opener), 'the tab holds no handle of the page').toBeNull();
  await signIn(tab);
  await expect(tab.getByText(host.origin, { exact: true })).toBeVisible();
  expect(await states(page), 'nothing before the consent').toEqual(['visitor']);
  await tab.getByRole('button', { name: 'Autorizar', exact: true }).click();
  await expect(tab.getByRole('heading', { name: 'Tudo pronto' })).toBeVisible();

  await expect.poll(() => states(page)).toEqual(['visitor', 'authenticated']);
  await expect(page.getByText('Conclua o acesso na outra aba')).toBeHidden();
  // The new session can ask questions.
  const list = page.waitForResponse((answer) => answer.url().includes('/ai/api/mensagens'));
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Qual a dose de dipirona?');
  await page.keyboard.press('Enter');
  expect((await list).status()).toBe(200);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect([errors, await violations()]).toEqual([[], []]);
});

test('an existing session signs the element in too, even if the page was reloaded meanwhile', {
  tag: '@long',
}, async ({ page, host }) => {
  await openHost(page, host);
  const first = await openTab(page);
  await signIn(first);
  await page.reload();
  await expect(page.getByText('Conclua o acesso na outra aba')).toBeVisible();
  // The tab may be reloaded, because the person is signed in there.
  await first.reload();
  await first.getByRole('button', { name: 'Autorizar', exact: true }).click();
  await expect.poll(() => states(page)).toContain('authenticated');
});

test('a refusal in the tab gives no session, and the notice offers to sign in again', {
  tag: '@long',
}, async ({ page, host }) => {
  await openHost(page, host);
  const tab = await openTab(page);
  await signIn(tab);
  await tab.getByRole('button', { name: 'Não autorizar' }).click();
  await expect(tab.getByRole('heading', { name: 'Acesso não autorizado' })).toBeVisible();
  await expect(page.getByText('O acesso desta página não foi autorizado na outra aba.')).toBeVisible();
  await expect(page.getByText('Entre para conversar')).toBeVisible();
  expect(await states(page)).toEqual(['visitor']);
  // The same request cannot be answered twice.
  await tab.reload();
  await expect(tab.getByRole('heading', { name: 'Este pedido não vale mais' })).toBeVisible();
});

test('another account can be used in the tab', { tag: '@long' }, async ({ page, host }) => {
  await openHost(page, host);
  const tab = await openTab(page);
  await signIn(tab);
  await tab.getByRole('button', { name: 'Usar outra conta' }).click();
  await expect(tab.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  expect(new URL(tab.url()).searchParams.get('embed')).toMatch(/^[\w-]{43}$/);
});

test('a host that cancels the event opens the sign-in itself', { tag: '@long' }, async ({ page, host }) => {
  await openHost(page, host);
  await page.evaluate(() => Object.assign(window, { isHandled: true }));
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes(COLLECT) && asked.push(request.url()));
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  expect(await page.evaluate(() => (window as unknown as { asked: string }).asked)).toBe('/login');
  expect([asked, page.context().pages().length]).toEqual([[], 1]);
});

test('a getToken that cannot work is reported on the console', { tag: '@long' }, async ({ page, host }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.goto(
    host.add({
      head: LOADER,
      body: `${CHAT.replace('<vesalio-chat', '<vesalio-chat gettoken="() => fetch(1)"')}
        <vesalio-plans base-url="${GATEWAY}"></vesalio-plans>`,
      script: `document.querySelector('vesalio-plans').getToken = 'a-token';`,
    }),
  );
  await expect
    .poll(() => warnings.filter((text) => text.includes('getToken')).sort())
    .toEqual([
      expect.stringContaining('getToken é uma propriedade com uma função'),
      expect.stringContaining(
        'o getToken de <vesalio-plans> deve ser uma função que devolve o token, e não string',
      ),
    ]);
});
