import type { Page } from '@playwright/test';
import { isLong } from '../long.ts';
import { EMBED, element, expect, handsOver, LOADER, test, tokenOf } from './host-page.ts';

const policy = null;
const QUESTION = 'Qual a meta de pressão arterial no idoso?';

async function askIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Mensagem' }).fill(QUESTION);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copiar', exact: true })).toBeVisible();
}

test('a chat stands whole in one column, and reads across in a page that is written downwards', async ({
  page,
  host,
}) => {
  const words = `<p>${'Texto do prontuário. '.repeat(30)}</p>`;
  await page.setViewportSize({ width: 1_000, height: 800 });
  for (const style of ['columns: 2', 'columns: 2; height: 600px', 'writing-mode: vertical-rl']) {
    const body = `<div style="${style}">${words}${element('chat')}${words}${element('launcher')}</div>`;
    await page.goto(host.add({ policy, head: LOADER, body }));
    const opener = page.getByRole('button', { name: 'Abrir assistente clínico' });
    await expect(opener).toHaveCSS('writing-mode', 'horizontal-tb');
    await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible();
    const pieces = await page.locator('vesalio-chat').evaluate((chat) => chat.getClientRects().length);
    expect([style, pieces]).toEqual([style, 1]);
    const [title, input] = await Promise.all(
      [
        page.getByRole('heading', { name: 'Em que posso ajudar?' }),
        page.getByRole('textbox', { name: 'Mensagem' }),
      ].map((part) => part.boundingBox()),
    );
    expect(title?.y).toBeLessThan(input?.y ?? 0);
    expect(title?.width).toBeGreaterThan(title?.height ?? 0);
  }
});

test('a chat is defined although the page gives it no box of its own', async ({ page, host }) => {
  await page.goto(
    host.add({
      policy,
      head: `<style>vesalio-chat { display: contents }</style>${LOADER}`,
      body: `<div style="height: 500px">${element('chat')}</div>`,
    }),
  );
  await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible();
});

test('on a zoomed page a popup is beside its marker, and inside the window', {
  tag: '@current-chromium',
}, async ({ page, host, request }) => {
  const token = await tokenOf(request);
  for (const zoom of isLong ? [1.5, 0.8] : [1.5]) {
    await page.goto(
      host.add({
        policy,
        head: `<style>body { zoom: ${zoom} }</style>${LOADER}`,
        body: element('chat'),
        script: handsOver(token),
      }),
    );
    await askIn(page);
    const marker = page.getByRole('button', { name: 'Referência 1' }).first();
    const gap = () =>
      page.locator('vesalio-chat').evaluate((chat) => {
        const popup = chat.shadowRoot?.querySelector('.vs-citation')?.getBoundingClientRect();
        const mark = chat.shadowRoot?.querySelector('[aria-label="Referência 1"]')?.getBoundingClientRect();
        if (!popup || !mark) return null;
        const beside = Math.min(Math.abs(popup.top - mark.bottom), Math.abs(mark.top - popup.bottom));
        const isInside = popup.right <= innerWidth && popup.bottom <= innerHeight && popup.top >= 0;
        return { isBeside: beside < 12 && popup.left <= mark.right, isInside };
      });
    await expect(async () => {
      await marker.hover();
      expect([zoom, await gap()]).toEqual([zoom, { isBeside: true, isInside: true }]);
    }).toPass({ timeout: 10_000 });
  }
});

test('on a zoomed or scaled page the second question scrolls near the top, as on any other', {
  tag: ['@current-chromium', '@long'],
}, async ({ page, host, request }) => {
  const token = await tokenOf(request);
  for (const style of isLong ? ['zoom: 1.5', 'transform: scale(0.7)'] : ['zoom: 1.5']) {
    await page.goto(
      host.add({
        policy,
        head: `<style>body { ${style} }</style>${LOADER}`,
        body: element('chat'),
        script: handsOver(token),
      }),
    );
    await askIn(page);
    await askIn(page);
    const gap = await page.locator('vesalio-chat').evaluate((chat) => {
      const log = chat.shadowRoot?.querySelector<HTMLElement>('[role=log]');
      const question = [...(log?.querySelectorAll('.vs-message--user') ?? [])].at(-1);
      if (!log || !question) return Number.NaN;
      const frame = log.getBoundingClientRect();
      const scale = frame.height / log.offsetHeight;
      return (question.getBoundingClientRect().top - frame.top) / scale;
    });
    expect([style, gap > 14 && gap < 18]).toEqual([style, true]);
  }
});

test('in a low element attached files have the width of the input, and a sentence below a button covers nothing', {
  tag: '@long',
}, async ({ page, host, request }) => {
  await page.setViewportSize({ width: 400, height: 640 });
  await page.goto(
    host.add({
      policy,
      head: `<style>body { margin: 0 } vesalio-chat { height: 320px }</style>${LOADER}`,
      body: element('chat', 'features="temporary"'),
      script: handsOver(await tokenOf(request)),
    }),
  );
  await page.getByRole('button', { name: 'Conversa temporária' }).click();
  const sentence = await page.getByText(/^Não entra na lista/).boundingBox();
  const title = await page.getByRole('heading', { name: 'Em que posso ajudar?' }).boundingBox();
  expect((sentence?.y ?? 0) + (sentence?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
  const buffer = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const files = ['ecocardiograma-transtoracico-laudo-completo.png', 'rx.png'].map((name) => ({
    name,
    mimeType: 'image/png',
    buffer,
  }));
  await page.locator('input[type=file]').first().setInputFiles(files);
  const input = page.getByRole('textbox', { name: 'Mensagem' });
  const [list, box, send] = await Promise.all(
    [page.getByRole('list', { name: 'Anexos' }), input, page.getByRole('button', { name: 'Enviar' })].map(
      (part) => part.boundingBox(),
    ),
  );
  expect(list?.width).toBeGreaterThan(box?.width ?? 0);
  expect(send?.x).toBeGreaterThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
});

test('a printed page has the whole answer of its chat, and no launcher over its text', {
  tag: '@not-bidi',
}, async ({ page, host, request }) => {
  await page.goto(
    host.add({
      policy,
      head: `<style>vesalio-chat { height: 360px }</style>${LOADER}`,
      body: `${element('chat')}<p id="below">Evolução</p>${element('launcher')}`,
      script: handsOver(await tokenOf(request)),
    }),
  );
  await askIn(page);
  const opener = page.getByRole('button', { name: 'Abrir assistente clínico' });
  await expect(opener).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(opener).toBeHidden();
  const end = await page.getByRole('list', { name: 'Referências' }).boundingBox();
  const below = await page.locator('#below').boundingBox();
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  expect(end?.height).toBeGreaterThan(20);
});

test('a page that is printed during an answer says below it that it is unfinished', {
  tag: '@not-bidi',
}, async ({ page, host, request }) => {
  const delta = 'event: delta\\ndata: {"texto":"A meta é 130 por 80 mmHg."}\\n\\n';
  await page.goto(
    host.add({
      policy,
      early: `const reach = window.fetch;
        window.fetch = async (address, options) => {
          if (!String(address.url ?? address).endsWith('/ai/api/mensagens')) return reach(address, options);
          const body = new ReadableStream({ start: (pen) => pen.enqueue(new TextEncoder().encode('${delta}')) });
          return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
        };`,
      head: LOADER,
      body: element('chat'),
      script: handsOver(await tokenOf(request)),
    }),
  );
  await page.getByRole('textbox', { name: 'Mensagem' }).fill(QUESTION);
  await page.keyboard.press('Enter');
  const written = page.getByText('A meta é 130 por 80 mmHg.');
  await expect(written).toBeVisible();
  const pending = page.getByRole('log').getByText('Preparando a resposta...');
  await expect(pending).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(pending).toBeVisible();
  expect((await pending.boundingBox())?.y).toBeGreaterThan((await written.boundingBox())?.y ?? Number.NaN);
});

test('a chat works in an XHTML page that imports the script', { tag: '@long' }, async ({
  page,
  host,
  request,
}) => {
  await page.goto(
    host.add({
      policy,
      type: 'application/xhtml+xml',
      html: 'xmlns="http://www.w3.org/1999/xhtml"',
      head: `<script>import('${EMBED}/vesalio.js')</script>`,
      body: element('chat'),
    }),
  );
  await page.locator('vesalio-chat').evaluate(
    (chat, token) => {
      Reflect.set(chat, 'getToken', async () => token);
    },
    await tokenOf(request),
  );
  await askIn(page);
  await page.getByRole('button', { name: 'Referência 1' }).first().click();
  await expect(page.getByRole('complementary', { name: 'Frase e fonte' })).toBeVisible();
});
