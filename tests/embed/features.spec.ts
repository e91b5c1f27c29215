import type { Page } from '@playwright/test';
import { standInForGoogle } from '../e2e/composer-stand-ins.ts';
import { onlyLong } from '../long.ts';
import { expect, GATEWAY, type Host, handsOver, LOADER, STRICT, test, tokenOf, watch } from './host-page.ts';

const policy = null;
const element = (attributes: string, tag = 'chat') =>
  `<vesalio-${tag} base-url="${GATEWAY}" ${attributes}></vesalio-${tag}>`;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Conversations of the demonstration's account. */
const list = (page: Page) => page.getByRole('complementary', { name: 'Conversas' });
const reads = (page: Page) => {
  const seen: string[] = [];
  page.on('request', (sent) => {
    if (new URL(sent.url()).pathname === '/api/conversations') seen.push(sent.method());
  });
  return seen;
};

test.describe('history', () => {
  const open = async (page: Page, host: Host, attributes: string, width = 1_000, tag = 'chat') => {
    const token = await tokenOf(page.request);
    await page.setViewportSize({ width, height: 760 });
    await page.goto(
      host.add({
        // The list needs the same page policy as the chat.
        head: LOADER,
        body: element(attributes, tag),
        script: handsOver(token, `vesalio-${tag}`),
      }),
    );
  };

  test('in mode full the list is beside the chat, and opens a conversation in it', async ({ page, host }) => {
    const seen = await watch(page);
    await open(page, host, 'mode="full" features="history"');
    const first = list(page).getByRole('listitem').first().getByRole('link');
    await expect(first).toBeVisible();
    const [rail, chat] = [
      await list(page).boundingBox(),
      await page.getByRole('textbox', { name: 'Mensagem' }).boundingBox(),
    ];
    expect((rail?.x ?? 0) + (rail?.width ?? 9e9)).toBeLessThanOrEqual(chat?.x ?? 0);
    const title = (await first.textContent()) ?? '';
    await first.click();
    await expect(page.getByRole('log', { name: 'Conversa' })).toBeVisible();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    // A press opens the conversation here. The link's address is the product's, for a new tab.
    expect(await first.getAttribute('href')).toMatch(new RegExp(`^${GATEWAY}/chat/[\\w-]+$`));
    expect(page.url()).toContain(host.origin);
    await button(page, 'Nova Conversa').click();
    await expect(page.getByRole('heading', { name: 'Em que posso ajudar?' })).toBeVisible();

    await button(page, 'Fechar conversas').click();
    await expect(list(page)).toHaveCount(0);
    await button(page, 'Abrir conversas').click();
    await expect(list(page)).toBeVisible();
    expect(await seen.violations()).toEqual([]);
    expect(seen.errors).toEqual([]);
  });

  test('inline it is a drawer behind a button, which keeps the focus and closes by Esc', {
    tag: '@long',
  }, async ({ page, host }) => {
    await open(page, host, 'features="history"', 700);
    await expect(list(page)).toHaveCount(0);
    await button(page, 'Abrir conversas').click();
    await expect(list(page)).toBeVisible();
    await expect(button(page, 'Nova Conversa')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list(page)).toHaveCount(0);
    await expect(button(page, 'Abrir conversas')).toBeFocused();

    await button(page, 'Abrir conversas').click();
    await list(page).getByRole('listitem').first().getByRole('link').click();
    await expect(list(page)).toHaveCount(0);
    await expect(page.getByRole('log', { name: 'Conversa' })).toBeVisible();
  });

  test('in a narrow header Nova Conversa takes the place of printing while the list is closed', {
    tag: '@long',
  }, async ({ page, host }) => {
    await open(page, host, 'features="history"', 400);
    await button(page, 'Abrir conversas').click();
    // Another test creates a conversation without messages, which has no search.
    const written = list(page).getByRole('listitem').filter({ hasNotText: 'Apague-me' });
    await written.first().getByRole('link').click();
    await expect(page.getByRole('log', { name: 'Conversa' })).toBeVisible();
    const begin = button(page, 'Nova Conversa');
    await expect(begin).toBeVisible();
    await expect(button(page, 'Buscar nesta conversa')).toBeVisible();
    await expect(button(page, 'Salvar ou imprimir')).toHaveCount(0);
    await button(page, 'Abrir conversas').click();
    await expect(begin).toHaveCount(1);
    await page.keyboard.press('Escape');
    await begin.click();
    await expect(page.getByRole('heading', { name: 'Em que posso ajudar?' })).toBeVisible();
  });

  test('a deleted conversation leaves the list, after one confirmation in the element where it was pressed', {
    tag: '@long',
  }, async ({ page, host }) => {
    const title = `Apague-me ${Date.now()}`;
    const token = await tokenOf(page.request);
    const made = await page.request.post(`${GATEWAY}/ai/api/conversas`, {
      headers: { Authorization: `Bearer ${token}` },
      data: { codigoCliente: await ownId(page, token), titulo: title },
    });
    expect(made.ok()).toBe(true);
    await page.setViewportSize({ width: 1_000, height: 900 });
    const both = element('features="history"') + element('mode="full" features="history"');
    await page.goto(host.add({ policy, head: LOADER, body: both, script: handsOver(token) }));
    const panel = list(page).first();
    await expect(panel).toBeVisible();
    await panel.getByRole('link', { name: title }).hover();
    await panel.getByRole('button', { name: `Excluir conversa ${title}` }).click();
    await expect(page.getByRole('dialog', { name: 'Confirmar Exclusão' })).toHaveCount(1);
    await button(page, 'Sim, Remover').click();
    await expect(page.getByText('Conversa removida com sucesso!')).toHaveCount(1);
    await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  });

  for (const features of ['', '-history', 'history -history'])
    test(
      `without it ("${features}") no earlier conversation is fetched`,
      onlyLong(features !== ''),
      async ({ page, host }) => {
        const seen = reads(page);
        const token = await tokenOf(page.request);
        const account = { headers: { Authorization: `Bearer ${token}` } };
        const found = await (await page.request.get(`${GATEWAY}/api/conversations`, account)).json();
        // Take the last conversation of the page, because another test may just have begun the first.
        const id = (found.data ?? found).items.at(-1).id as string;
        await open(page, host, `mode="full" features="${features}" conversation-id="${id}"`);
        await expect(
          page.getByRole('log', { name: 'Conversa' }).getByRole('paragraph').first(),
        ).toBeVisible();
        // Once everything for the first use is loaded, a list or its button would also be visible.
        await expect(button(page, 'Anexar arquivos')).toBeVisible();
        await page
          .getByRole('textbox', { name: 'Mensagem' })
          .fill('Qual a meta de pressão arterial no idoso?');
        await button(page, 'Enviar').click();
        await expect(button(page, 'Enviar')).toBeVisible();
        await expect(button(page, 'Abrir conversas')).toHaveCount(0);
        await expect(list(page)).toHaveCount(0);
        expect(seen).toEqual([]);
      },
    );

  test('for a visitor nothing is fetched', { tag: '@long' }, async ({ page, host }) => {
    const seen = reads(page);
    await page.goto(host.add({ policy, head: LOADER, body: element('mode="full" features="history"') }));
    await expect(page.getByText('Entre para conversar')).toBeVisible();
    await expect(button(page, 'Abrir conversas')).toHaveCount(0);
    expect(seen).toEqual([]);
  });

  test('the launcher has the button too', { tag: '@long' }, async ({ page, host }) => {
    await open(page, host, 'features="history"', 900, 'launcher');
    await button(page, 'Abrir assistente clínico').click();
    await button(page, 'Abrir conversas').click();
    await expect(list(page).getByRole('listitem').first()).toBeVisible();
  });
});

async function ownId(page: Page, token: string): Promise<unknown> {
  const answer = await page.request.get(`${GATEWAY}/api/auth/my-account`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const body = await answer.json();
  return (body.data ?? body).id;
}

test.describe('drive', () => {
  const keys = { googleClientId: '123-abc.apps.googleusercontent.com', googleApiKey: 'key-drive' };
  const answerKeys = (page: Page) =>
    page.route(`${GATEWAY}/config.json`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), ...keys } });
    });

  test('needs the token and both keys; a picked file is attached', { tag: '@long' }, async ({
    page,
    host,
    request,
  }) => {
    const laudo = {
      id: 'f1',
      name: 'laudo.pdf',
      mimeType: 'application/pdf',
      body: Buffer.from('%PDF-1.4\n%%EOF'),
    };
    await standInForGoogle(page, { files: [laudo] });
    const foreign: string[] = [];
    page.on('request', (sent) => /google/.test(new URL(sent.url()).host) && foreign.push(sent.url()));
    const script = handsOver(await tokenOf(request));
    const show = (features: string) =>
      page.goto(host.add({ policy, head: LOADER, body: element(`features="${features}"`), script }));
    const attach = button(page, 'Anexar do Google Drive');

    await show('drive');
    const answered = page.waitForResponse(`${GATEWAY}/config.json`);
    await button(page, 'Anexar arquivos').hover();
    await answered;
    await expect(attach).toHaveCount(0);

    await answerKeys(page);
    await show('');
    await expect(button(page, 'Anexar arquivos')).toBeVisible();
    await expect(attach).toHaveCount(0);
    await show('drive');
    await expect(attach).toBeVisible();
    expect(foreign).toEqual([]);
    await attach.click();
    await page.getByRole('dialog', { name: 'Google Picker' }).getByRole('button', { name: 'Select' }).click();
    await expect(page.getByText('laudo.pdf').first()).toBeVisible();
    await page.evaluate(() => document.querySelector('vesalio-chat')?.removeAttribute('features'));
    await expect(attach).toHaveCount(0);
  });

  test('under a policy that blocks Google’s script, the press shows a message', { tag: '@long' }, async ({
    page,
    host,
    request,
  }) => {
    await answerKeys(page);
    await page.goto(
      host.add({
        policy: STRICT,
        head: LOADER,
        body: element('features="drive"'),
        script: handsOver(await tokenOf(request)),
      }),
    );
    await button(page, 'Anexar do Google Drive').click();
    await expect(page.getByRole('alert').filter({ hasText: 'Google' })).toBeVisible();
  });
});

test('attachments, dictation and web-search are on by default, and each is switched off by its minus', {
  tag: '@long',
}, async ({ page, host, request }) => {
  // Provide a recognizer, because browsers without one show no dictation.
  await page.addInitScript(() => {
    (window as unknown as { SpeechRecognition: unknown }).SpeechRecognition = class extends EventTarget {};
  });
  const script = handsOver(await tokenOf(request));
  const parts = {
    attachments: button(page, 'Anexar arquivos'),
    dictation: button(page, 'Ditar mensagem'),
    'web-search': page.getByRole('switch', { name: 'Pesquisar na web' }),
  };
  await page.setViewportSize({ width: 1_000, height: 800 });
  await page.goto(host.add({ policy, head: LOADER, body: element(''), script }));
  for (const part of Object.values(parts)) await expect(part).toBeVisible();
  for (const [name, part] of Object.entries(parts)) {
    await page.evaluate(
      (token) => document.querySelector('vesalio-chat')?.setAttribute('features', `-${token}`),
      name,
    );
    await expect(part).toHaveCount(0);
    for (const other of Object.values(parts).filter((each) => each !== part))
      await expect(other).toBeVisible();
  }
  await page.evaluate(() =>
    document.querySelector('vesalio-chat')?.setAttribute('features', '-attachments -dictation -web-search'),
  );
  for (const part of Object.values(parts)) await expect(part).toHaveCount(0);
  // Without attachments, dropped and pasted files are not accepted either.
  await page.getByRole('textbox', { name: 'Mensagem' }).evaluate((box) => {
    const data = new DataTransfer();
    data.items.add(new File(['x'], 'colado.png', { type: 'image/png' }));
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, composed: true }));
  });
  await expect(page.getByText('colado.png')).toHaveCount(0);
});
