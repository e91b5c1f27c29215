import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page, Request } from '@playwright/test';
import { makeAccount } from '../../e2e/standing.ts';
import { expect, GATEWAY, type Host, handsOver, LOADER, test, tokenOf } from '../host-page.ts';

const jquery = readFileSync(createRequire(import.meta.url).resolve('jquery/dist/jquery.min.js'), 'utf8');
const CHAT = `<vesalio-chat base-url="${GATEWAY}"></vesalio-chat>`;
const QUESTION = 'Qual a meta de pressão arterial no idoso?';

/** Streams the answer in steps that the test controls, so that the test can act in the middle of it. */
const FED = `
  window.asked = 0;
  const reach = window.fetch;
  window.fetch = (address, options) => {
    const url = address instanceof Request ? address.url : String(address);
    if (!url.endsWith('/ai/api/mensagens')) return reach(address, options);
    window.asked++;
    const body = new ReadableStream({
      start(controller) {
        const encoder = new TextEncoder();
        window.feed = (event, data) => {
          controller.enqueue(encoder.encode('event: ' + event + '\\ndata: ' + JSON.stringify(data) + '\\n\\n'));
          if (event === 'done') controller.close();
        };
      },
    });
    return Promise.resolve(new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }));
  };`;

/** The jQuery functions that an old intranet page uses. */
interface Legacy {
  (what: string | Element | ArrayLike<Element>): Legacy;
  [name: string]: (...args: unknown[]) => Legacy;
}
type Fed = { feed(event: string, data: object): void; asked: number; heard: unknown[] };

async function open(page: Page, host: Host, token: string, body = '', script = '') {
  await page.goto(
    host.add({
      policy: null,
      early: `${jquery}\n${FED}`,
      head: LOADER,
      body: `<div id="a"></div><div id="b"></div>${body}`,
      script: `$('#a').append('${CHAT}'); ${token ? handsOver(token) : ''} ${script}`,
    }),
  );
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeVisible();
}

const feed = (page: Page, event: string, data: object) =>
  page.evaluate(([name, given]) => (window as unknown as Fed).feed(name, given), [event, data] as const);

/** Expects one chat in this place, without duplicated parts. */
async function isOnce(page: Page, place: string) {
  const input = page.getByRole('textbox', { name: 'Mensagem' });
  await expect(input).toHaveCount(1);
  await expect(page.locator(place).getByRole('textbox', { name: 'Mensagem' })).toBeVisible();
  expect(await page.locator('vesalio-chat').evaluate((chat) => chat.shadowRoot?.childElementCount)).toBe(1);
}

test('jQuery moves a chat within the page, out of it and back while an answer is being written', {
  tag: '@long',
}, async ({ page, host, request }) => {
  await open(page, host, await tokenOf(request));
  const input = page.getByRole('textbox', { name: 'Mensagem' });
  await input.fill(QUESTION);
  await input.press('Enter');
  await expect.poll(() => page.evaluate(() => (window as unknown as Fed).asked)).toBe(1);
  const log = page.getByRole('log', { name: 'Conversa' });

  await feed(page, 'delta', { texto: 'Primeira parte. ' });
  await expect(log.getByText('Primeira parte.')).toBeVisible();
  await page.evaluate(() => ($('vesalio-chat') as Legacy).appendTo?.('#b'));
  await isOnce(page, '#b');
  await expect(log.getByText('Primeira parte.')).toBeVisible();

  await feed(page, 'delta', { texto: 'Segunda parte. ' });
  await expect(log.getByText('Segunda parte.')).toBeVisible();
  await page.evaluate(() => {
    Object.assign(window, { kept: ($('vesalio-chat') as Legacy).detach?.() });
  });
  await expect(input).toHaveCount(0);
  // The answer continues while the element is out of the page.
  await feed(page, 'delta', { texto: 'Terceira parte. ' });
  await page.evaluate(() => ($('#a') as Legacy).prepend?.((window as unknown as { kept: Legacy }).kept));
  await isOnce(page, '#a');
  await expect(log.getByText('Primeira parte. Segunda parte. Terceira parte.')).toBeVisible();

  await page.evaluate(() => ($('vesalio-chat') as Legacy).wrap?.('<section></section>'));
  await isOnce(page, '#a section');
  await feed(page, 'done', { resposta: 'A resposta inteira.', codigoMensagem: 7 });
  await expect(log.getByText('A resposta inteira.')).toBeVisible();
  await expect(log.getByText(QUESTION, { exact: true })).toHaveCount(1);
  await expect(input).toBeEnabled();
  expect(await page.evaluate(() => (window as unknown as Fed).asked)).toBe(1);
});

test('a chat that jQuery removes and inserts again finds its conversation; a clone has its own', {
  tag: '@long',
}, async ({ page, host, request }) => {
  await open(page, host, await tokenOf(request));
  const input = page.getByRole('textbox', { name: 'Mensagem' });
  await input.fill('rascunho');
  await expect(page.getByRole('button', { name: 'Anexar arquivos' })).toBeVisible();
  const wiped = await page.evaluate((markup) => {
    const before = $('#a').find?.('vesalio-chat') as Legacy & { [index: number]: Element };
    ($('#a') as Legacy).html?.('');
    ($('#a') as Legacy).html?.(markup);
    return before[0]?.isConnected;
  }, CHAT);
  expect(wiped).toBe(false);
  await isOnce(page, '#a');
  await expect(input).toHaveValue('rascunho');

  await page.evaluate(() => ($('vesalio-chat') as Legacy).clone?.(true, true).appendTo?.('#b'));
  const copy = page.locator('#b').getByRole('textbox', { name: 'Mensagem' });
  await expect(copy).toHaveValue('');
  await copy.fill('na cópia');
  await expect(page.locator('#a').getByRole('textbox', { name: 'Mensagem' })).toHaveValue('rascunho');
  await page.evaluate(() => ($('#b') as Legacy).empty?.());
  await isOnce(page, '#a');
});

test('a clone of an element that stands in the page itself has its contents once', { tag: '@long' }, async ({
  page,
  host,
}) => {
  const auth = `<vesalio-auth id="own" base-url="${GATEWAY}" allow-sensitive></vesalio-auth>`;
  await open(page, host, '', auth);
  await expect(page.getByLabel('E-mail')).toHaveCount(1);
  await page.getByLabel('E-mail').fill('ana@hospital.example');
  await page.evaluate(() => ($('#own') as Legacy).clone?.().attr?.('id', 'copy').appendTo?.('#b'));
  const copy = page.locator('#copy');
  await expect(copy.getByLabel('E-mail')).toHaveCount(1);
  await expect(copy.getByRole('button', { name: 'Entrar', exact: true })).toHaveCount(1);
  await copy.getByLabel('E-mail').fill('bia@hospital.example');
  await copy.getByRole('link', { name: 'Esqueceu sua senha?' }).click();
  await expect(copy.getByRole('button', { name: 'Enviar Link' })).toBeVisible();
  await expect(page.locator('#own').getByLabel('E-mail')).toHaveValue('ana@hospital.example');
});

const NAMES = ['ready', 'session', 'conversation', 'answer', 'error', 'navigate'];
const LISTEN = `window.heard = [];
  $(document).on('${NAMES.map((name) => `vesalio-${name}`).join(' ')}', 'vesalio-chat', function (event) {
    window.heard.push([event.type, event.originalEvent.detail, this.localName]);
    if (event.type === 'vesalio-navigate') return false;
  });`;
const heardOn = (page: Page) => page.evaluate(() => (window as unknown as Fed).heard);

test('jQuery receives every event, and sets attributes and properties', { tag: '@long' }, async ({
  page,
  host,
  request,
}) => {
  await open(page, host, await tokenOf(request), '', LISTEN);
  const heard = () => heardOn(page);
  await expect.poll(heard).toEqual(
    expect.arrayContaining([
      ['vesalio-session', { state: 'authenticated' }, 'vesalio-chat'],
      ['vesalio-ready', null, 'vesalio-chat'],
    ]),
  );
  const said = await page.evaluate(() => {
    const chat = $('vesalio-chat') as Legacy;
    chat.prop?.('strings', { chat: { welcome: { title: 'Bom plantão' } } });
    chat.prop?.('suggestions', ['Pergunta da casa?']);
    chat.attr?.('heading-level', 3).attr?.({ theme: 'dark', mode: 'full' });
    chat.prop?.('storage', 'memory');
    return [chat.prop?.('theme'), chat.prop?.('mode'), chat.attr?.('storage')] as unknown[];
  });
  expect(said).toEqual(['dark', 'full', 'memory']);
  await expect(page.getByRole('heading', { name: 'Bom plantão', level: 3 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pergunta da casa?' })).toBeVisible();
  await page.evaluate(() => ($('vesalio-chat') as Legacy).removeAttr?.('theme').removeProp?.('suggestions'));
  await expect(page.locator('vesalio-chat')).toHaveJSProperty('theme', 'light');

  const call = (name: string, text?: string) =>
    page.evaluate(
      async ([method, given]) => {
        const [chat] = (
          $('vesalio-chat') as unknown as { get(): Record<string, (text?: string) => unknown>[] }
        ).get();
        await chat?.[method]?.(given);
      },
      [name, text] as const,
    );
  const asking = call('ask', QUESTION);
  await expect.poll(() => page.evaluate(() => (window as unknown as Fed).asked)).toBe(1);
  await feed(page, 'done', { resposta: 'Menos de 130 mmHg.', codigoMensagem: 7 });
  await asking;
  await call('newConversation');
  const all = (await heard()) as [string, Record<string, unknown> | null][];
  const of = (type: string) => all.filter(([name]) => name === type).map(([, detail]) => detail);
  expect(of('vesalio-answer')).toEqual([{ conversationId: expect.anything(), messageId: 7 }]);
  expect(of('vesalio-conversation')).toEqual([{ id: expect.anything() }, { id: null }]);
  expect(of('vesalio-error')).toEqual([]);
});

test('jQuery cancels events in its own ways', { tag: '@long' }, async ({ page, host }) => {
  const { session } = await makeAccount(page.request, 'noEmail');
  await open(page, host, session.jwtToken ?? '', '', LISTEN);
  await page.getByRole('button', { name: 'Validar e-mail' }).click();
  const of = async () =>
    (await heardOn(page)).filter((entry) => (entry as string[])[0] === 'vesalio-navigate');
  // One event when the gate closes, one on the press.
  await expect
    .poll(of)
    .toEqual(Array(2).fill(['vesalio-navigate', { to: '/validate-email' }, 'vesalio-chat']));
  expect(page.context().pages()).toHaveLength(1);
});

test('moves and removals by jQuery leak nothing', { tag: ['@not-bidi', '@long'] }, async ({ page, host }) => {
  const waiting = new Set<Request>();
  page.on('request', (request) => waiting.add(request));
  const end = (request: Request) => waiting.delete(request);
  page.on('requestfinished', end).on('requestfailed', end);
  await open(page, host, '');
  // Everything that an unused chat loads is loaded.
  await expect(page.getByRole('button', { name: 'Anexar arquivos' })).toBeVisible();
  const session = await page.context().newCDPSession(page);
  const move = async (times: number) => {
    await page.evaluate(
      async ([count, markup]) => {
        const settle = () =>
          new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        for (let round = 0; round < count; round++) {
          ($('vesalio-chat') as Legacy).appendTo?.(round % 2 ? '#a' : '#b');
          await settle();
          ($('#a, #b') as Legacy).html?.('');
          ($('#a') as Legacy).html?.(markup);
          await settle();
        }
      },
      [times, CHAT] as const,
    );
    await expect(page.getByRole('button', { name: 'Anexar arquivos' })).toBeVisible();
    // A request in progress keeps objects alive until its answer.
    await expect.poll(() => waiting.size).toBe(0);
    for (let round = 0; round < 2; round++) await session.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    return { nodes, listeners: jsEventListeners };
  };
  const before = await move(10);
  const after = await move(50);
  expect(after.nodes - before.nodes, 'nodes kept').toBeLessThan(50);
  expect(after.listeners - before.listeners, 'listeners kept').toBeLessThan(50);
  await isOnce(page, '#a');
});

declare const $: (what: unknown) => Legacy;
