import type { Page } from '@playwright/test';
import { expect, test } from './product.ts';
import { makeAccount } from './standing.ts';

/** Writes an answer on demand. */
interface Pen {
  write(event: string, data: unknown): void;
  end(): void;
}

test('a source that is opened while its answer is being written stays in its place', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 500 });
  const { session } = await makeAccount(page.request, 'complete');
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    const real = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.method !== 'POST' || !request.url.endsWith('/ai/api/mensagens')) return real(request);
      const encoder = new TextEncoder();
      const stream = new ReadableStream<Uint8Array>({
        start(control) {
          (window as unknown as { pen: Pen }).pen = {
            write: (event, data) =>
              control.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
            end: () => control.close(),
          };
        },
      });
      return new Response(stream, { headers: { 'content-type': 'text/event-stream' } });
    };
  }, session);
  const write = async (event: string, data: unknown) => {
    await page.waitForFunction(() => 'pen' in window);
    await page.evaluate(
      ([name, value]) => (window as unknown as { pen: Pen }).pen.write(String(name), value),
      [event, data] as const,
    );
  };
  await page.goto('/chat');
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Qual a meta de pressão arterial?');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await write('references', [{ id: 'search_1', title: 'Um estudo', text: 'Um trecho.', type: 'db' }]);
  await write('delta', { texto: 'A primeira frase [search_1].\n\n' });
  const marker = page.getByRole('button', { name: 'Referência 1' });
  await marker.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const opened = await marker.boundingBox();

  const paragraphs = Array.from({ length: 60 }, (_, index) => `Parágrafo ${index + 1}.\n\n`);
  for (const texto of paragraphs) await write('delta', { texto });
  await expect(page.getByText('Parágrafo 60.')).toBeAttached();
  expect(await marker.boundingBox()).toEqual(opened);
  await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  // One press shows the text that was written below in the meantime.
  await page.getByRole('button', { name: 'Ir para o fim da conversa' }).click();
  await expect(page.getByText('Parágrafo 60.')).toBeInViewport();
});

/** Opens a stored answer that cites one study. */
async function openStored(page: Page, resposta: string): Promise<void> {
  const reference = {
    id: 'search_1',
    title: 'Um estudo',
    text: 'Em 9.361 adultos, o desfecho composto teve HR 0,75 (IC 95% 0,64–0,89).',
    type: 'db',
  };
  const stored = {
    codigo: 1,
    pergunta: 'Qual a meta?',
    resposta,
    dataCadastro: '2026-01-01T12:00:00Z',
    referenciasJSON: JSON.stringify([reference]),
  };
  await page.route('**/ai/api/mensagens/conversa/*', (route) => route.fulfill({ json: [stored] }));
  const { session } = await makeAccount(page.request, 'complete');
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, session);
  await page.goto('/chat/9');
}

test('a selected paragraph is copied whole, with the numbers of its references in brackets, so that they change no value', async ({
  page,
}) => {
  const answer =
    'A meta é menor que 130[search_1], segundo o estudo [search_1].\n\nVeja o [SPRINT](https://a.example).';
  await openStored(page, answer);
  const message = page.getByRole('textbox', { name: 'Mensagem' });
  await page.getByText('A meta é menor que').click({ clickCount: 3, position: { x: 20, y: 10 } });
  await page.keyboard.press('ControlOrMeta+c');
  await message.press('ControlOrMeta+v');
  await expect(message).toHaveValue(/^A meta é menor que 130\s\[1\], segundo o estudo\s\[1\]\.\s*$/);
  await page.getByText('Veja o').click({ position: { x: 20, y: 10 } });
  await page.getByText('Veja o').selectText();
  await page.keyboard.press('ControlOrMeta+c');
  await message.press('ControlOrMeta+a');
  await message.press('ControlOrMeta+v');
  await expect(message).toHaveValue('Veja o SPRINT (a.example).');
});

test('a selected passage is copied without the word that marks a sentence of it', { tag: '@long' }, async ({
  page,
}) => {
  await openStored(page, 'O desfecho teve HR 0,80 [search_1]. Foram 9.361 adultos [search_1].');
  await expect(page.getByRole('button', { name: 'diverge da fonte: comparar frase e fonte' })).toBeVisible();
  await page.getByText('Foram 9.361').selectText();
  await page.keyboard.press('ControlOrMeta+c');
  const message = page.getByRole('textbox', { name: 'Mensagem' });
  await message.press('ControlOrMeta+v');
  await expect(message).toHaveValue(/^O desfecho teve HR 0,80\s\[1\]\. Foram 9\.361 adultos\s\[1\]\.\s*$/);
});

test('a sentence that differs from its source opens both texts, by keyboard', { tag: '@long' }, async ({
  page,
}) => {
  await openStored(page, 'O desfecho composto teve HR 0,80 [search_1]. Foram 9.361 adultos [search_1].');
  await expect(page.getByText('1 frase confere com a fonte · 1 diverge')).toBeVisible();
  const mark = page.getByRole('button', { name: 'diverge da fonte: comparar frase e fonte' });
  await mark.focus();
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog', { name: 'Frase e fonte comparadas' });
  await expect(popup.getByText('resposta: 0,80 · fonte: 0,75')).toBeVisible();
  await expect(popup.locator('mark')).toHaveText(['0,80', '0,75']);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(mark).toBeFocused();
});

test('on the narrowest phone no word between the claims is broken, and each step shows its verdict and its span', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { session } = await makeAccount(page.request, 'complete');
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, session);
  await page.goto('/chat');
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Como ventilar um paciente com SDRA moderada?');
  await page.getByRole('textbox', { name: 'Mensagem' }).press('Enter');
  // While the answer is being written, the marker opens a popup without the claims.
  await expect(page.getByRole('button', { name: 'Copiar', exact: true })).toBeVisible();
  await page.getByRole('log').getByRole('button', { name: 'Referência 1' }).first().click();
  const walk = page.getByRole('dialog').getByRole('group', { name: 'Afirmações da resposta' });
  await expect(walk.getByRole('button')).toHaveText(['Anterior', 'Próxima']);
  const sheet = page.getByRole('dialog');
  const next = walk.getByRole('button', { name: 'Próxima' });
  for (let step = 0; step < 3; step++) {
    await next.click();
    await expect(sheet.getByText('Confere com a fonte')).toBeInViewport();
    await expect(sheet.locator('.vs-beside__passage mark[data-current]')).toBeInViewport();
  }
  for (const size of ['1rem', '24px']) {
    await page.evaluate(
      (text) => document.documentElement.style.setProperty('--vesalio-font-size', text),
      size,
    );
    for (const label of await walk.locator('.vs-button__label').all()) {
      const lines = await label.evaluate((words) => {
        const range = document.createRange();
        range.selectNodeContents(words);
        return range.getClientRects().length;
      });
      expect(lines, `text of ${size}`).toBe(1);
    }
    const [inner, outer] = await Promise.all([
      walk.boundingBox(),
      page.locator('.vs-dialog--sheet').boundingBox(),
    ]);
    expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0));
  }
});

test('a conversation of 10,000 messages opens at its end, and scrolling up loads older ones without a jump', async ({
  page,
}) => {
  const total = 5_000;
  const asked: string[] = [];
  await page.route('**/gateway/replacements?*', (route) => route.fulfill({ json: { items: [] } }));
  await page.route('**/ai/api/mensagens/conversa/*', (route) => {
    const { searchParams, search } = new URL(route.request().url());
    asked.push(search);
    const before = Number(searchParams.get('before') ?? total + 1);
    const from = before - Number(searchParams.get('limit'));
    const json = Array.from({ length: before - from }, (_, index) => ({
      codigo: from + index,
      pergunta: `Pergunta número ${from + index}?`,
      resposta: `Resposta número ${from + index}. ${'Texto da resposta. '.repeat(20)}`,
      dataCadastro: new Date(1_700_000_000_000 + (from + index) * 60_000).toISOString(),
    }));
    return route.fulfill({ json, headers: { 'X-Older-Messages': 'true' } });
  });
  const { session } = await makeAccount(page.request, 'complete');
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, session);
  // As early as anyone can press: the messages are in the page, but no frame has been drawn since.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const box = document.querySelector('[role=log]');
      if (!box?.textContent?.includes('Pergunta número 5000?')) return;
      observer.disconnect();
      box.scrollTo(0, 0);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/chat/9');
  const log = page.getByRole('log');
  await expect.poll(() => asked).toEqual(['?limit=200', '?limit=200&before=4801']);
  await expect(page.getByText('Carregando mensagens anteriores...')).toBeHidden();
  // The first message stays in view, and the older ones are above it.
  await expect(page.getByText('Pergunta número 4801?')).toBeInViewport();
  expect(await log.evaluate((box) => box.scrollTop)).toBeGreaterThan(1_000);
  expect(asked).toHaveLength(2);
  await page.getByText('Pergunta número 4801?').hover();
  await page.mouse.wheel(0, -220);
  await expect(page.getByText('Pergunta número 4800?')).toBeInViewport();
});
