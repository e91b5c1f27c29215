import type { APIRequestContext, Page } from '@playwright/test';
import { expect, GATEWAY, type Host, handsOver, LOADER, test, tokenOf, watch } from '../host-page.ts';

// Feedback, follow-ups, edits, temporary conversations and Word files, on a page with the strictest policy.

const input = (page: Page) => page.getByRole('textbox', { name: 'Mensagem' });
const QUESTION = 'Qual a meta de pressão arterial no idoso?';

/** Opens an element with these `features` for a signed-in person. */
async function open(page: Page, host: Host, request: APIRequestContext, features: string, script = '') {
  const seen = await watch(page);
  const token = await tokenOf(request);
  await page.goto(
    host.add({
      head: LOADER,
      body: `<vesalio-chat base-url="${GATEWAY}" mode="full" features="${features}"></vesalio-chat>`,
      script: `${handsOver(token)}\nconst chat = document.querySelector('vesalio-chat');\n${script}`,
    }),
  );
  return {
    /** Expects no policy violations and no errors. */
    async end() {
      expect(await seen.violations()).toEqual([]);
      expect(seen.errors).toEqual([]);
    },
  };
}
async function ask(page: Page, question = QUESTION): Promise<void> {
  await input(page).fill(question);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copiar', exact: true })).toBeVisible();
}
const chooseMore = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Mais', exact: true }).last().click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};

/** Selects a paragraph of the last answer, as a person does with the mouse. */
const selectAnswer = (page: Page) =>
  page
    .getByRole('log', { name: 'Conversa' })
    .locator('.vs-answer p')
    .last()
    .evaluate((paragraph) => document.getSelection()?.selectAllChildren(paragraph));

test('feedback is sent with reasons, and a report of a clinical error gets a protocol number', {
  tag: '@long',
}, async ({ page, host, request }) => {
  const { end } = await open(page, host, request, 'feedback');
  await ask(page);
  await page.getByRole('button', { name: 'Não útil' }).click();
  const rating = page.getByRole('dialog', { name: 'O que faltou nesta resposta?' });
  await rating.getByRole('checkbox', { name: 'Desatualizada' }).check();
  await rating.getByRole('textbox', { name: /Comentário/ }).fill('CPF 529.982.247-25');
  await rating.getByRole('button', { name: 'Enviar avaliação' }).click();
  await rating.getByRole('button', { name: 'Ocultar dados' }).click();
  const stored = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/gateway/feedback/'),
  );
  await rating.getByRole('button', { name: 'Enviar avaliação' }).click();
  expect((await stored).ok()).toBe(true);
  await expect(rating).toBeHidden();
  await expect(page.getByRole('button', { name: 'Não útil' })).toHaveAttribute('aria-pressed', 'true');

  await chooseMore(page, 'Notificar erro clínico');
  const report = page.getByRole('dialog', { name: 'Notificar erro clínico' });
  await report.getByRole('textbox', { name: /O que está errado/ }).fill('Dose errada.');
  await report.getByRole('button', { name: 'Enviar notificação' }).click();
  await expect(report.getByText(/EC-\d{4}-/)).toBeVisible();
  await report.getByRole('button', { name: 'Fechar' }).last().click();
  await expect(report).toBeHidden();
  await end();
});

test('a suggested question is put into the input; the last question is edited and sent again', {
  tag: '@long',
}, async ({ page, host, request }) => {
  const { end } = await open(page, host, request, 'follow-ups edit');
  await ask(page);
  const next = page.getByRole('list', { name: 'Próximas perguntas' }).getByRole('button').first();
  await expect(next).toBeVisible();
  const label = (await next.textContent()) ?? '';
  await next.click();
  await expect(input(page)).toHaveValue(label.trim());
  await expect(input(page)).toBeFocused();
  await input(page).fill('');

  await page.getByRole('button', { name: 'Editar pergunta' }).click();
  const editor = page.getByRole('textbox', { name: 'Nova redação da pergunta' });
  await expect(editor).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Editar pergunta' })).toBeFocused();
  await page.keyboard.press('Enter');
  await editor.fill('Qual a meta de pressão arterial no diabético?');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Versão anterior: ${QUESTION}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copiar', exact: true })).toBeVisible();

  await selectAnswer(page);
  await page.getByRole('button', { name: 'Perguntar sobre isto' }).click();
  await expect(input(page)).toHaveValue(/^“\S.*”\n\n$/);
  await end();
});

test('an answer continues after a reload, in the conversation that the host remembered', {
  tag: '@long',
}, async ({ page, host, request }) => {
  let asked = 0;
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/ai/api/mensagens')) asked += 1;
  });
  const { end } = await open(
    page,
    host,
    request,
    '',
    `const known = location.hash.slice(1);
     if (known) chat.setAttribute('conversation-id', known);
     chat.addEventListener('vesalio-conversation', ({ detail }) => { location.hash = detail.id; });`,
  );
  await input(page).fill(QUESTION);
  // Under load the answer may begin before the address has changed.
  const answering = page.waitForResponse((answer) => answer.url().endsWith('/ai/api/mensagens'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\d+$/);
  await answering;
  // Before the answer has ended.
  await page.reload();
  const log = page.getByRole('log', { name: 'Conversa' });
  await expect(log.getByText(QUESTION)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Copiar', exact: true })).toBeVisible();
  await expect(log.getByRole('button', { name: 'Referência 1' }).first()).toBeVisible();
  expect(asked).toBe(1);
  await end();
});

test('a temporary conversation is deleted when the person begins another one', { tag: '@long' }, async ({
  page,
  host,
  request,
}) => {
  const { end } = await open(page, host, request, 'temporary');
  await page.getByRole('button', { name: 'Conversa temporária' }).click();
  await ask(page);
  const deleted = page.waitForRequest(
    (sent) => sent.method() === 'DELETE' && /\/api\/conversations\/\d+$/.test(new URL(sent.url()).pathname),
  );
  await page.locator('vesalio-chat').evaluate((chat: HTMLElement & { newConversation?: () => void }) => {
    chat.newConversation?.();
  });
  await deleted;
  await expect(page.getByText(QUESTION)).toHaveCount(0);
  await end();
});

test('an answer is saved as a Word file, whose library is loaded only by that press', {
  tag: ['@not-bidi', '@long'],
}, async ({ page, host, request }) => {
  const libraries: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/chunks/docx-document-')) libraries.push(sent.url());
  });
  const { end } = await open(page, host, request, 'export');
  await ask(page);
  await page.getByRole('button', { name: 'Mais', exact: true }).click();
  const item = page.getByRole('menuitem', { name: 'Baixar em Word (DOCX)' });
  await expect(item).toBeVisible();
  expect(libraries).toEqual([]);
  const saved = page.waitForEvent('download');
  await item.click();
  expect((await saved).suggestedFilename()).toMatch(/^resposta-\d{4}-\d\d-\d\d\.docx$/);
  expect(libraries).toHaveLength(1);
  await end();
});

test('without the tokens in "features" none of it is shown', { tag: '@long' }, async ({
  page,
  host,
  request,
}) => {
  const { end } = await open(page, host, request, '');
  await ask(page);
  await page.getByRole('button', { name: 'Mais', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Registro de uso de IA' })).toBeVisible();
  for (const name of ['Notificar erro clínico', 'Baixar em Word (DOCX)', 'Inserir no prontuário'])
    await expect(page.getByRole('menuitem', { name })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Não útil' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Editar pergunta' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Conversa temporária' })).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Próximas perguntas' })).toHaveCount(0);
  await selectAnswer(page);
  await page.getByRole('button', { name: 'Sobre' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: '1. Uso pretendido' })).toBeVisible();
  // If it is on, the button for the selected passage is there before any dialog can be read.
  await expect(page.getByRole('button', { name: 'Perguntar sobre isto', includeHidden: true })).toHaveCount(
    0,
  );
  await end();
});

test('a check of citations that the network interrupted is repeated when the network is back', {
  tag: '@current-chromium',
}, async ({ page, host, request }) => {
  const check = (url: URL) => url.pathname.includes('/chunks/proof-');
  await page.route(check, (route) => route.abort());
  await open(page, host, request, '');
  await ask(page);
  const failed = page.getByText('Não foi possível comparar as frases com as fontes.');
  await expect(failed).toBeVisible();
  await page.unroute(check);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText(/confere(m)? com a fonte/)).toBeVisible();
  await expect(failed).toHaveCount(0);
});

test('the source of a formula is shown only where its reader takes longer than a second', async ({
  page,
  host,
  request,
}) => {
  const stored = {
    codigo: 1,
    guid: 'guid-1',
    pergunta: 'Como calcular o índice?',
    resposta: String.raw`O índice é \(\frac{a}{b}\).`,
    dataCadastro: '2026-10-01T12:00:00Z',
    referencias: [],
  };
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.route(`${GATEWAY}/ai/api/mensagens/conversa/**`, (route) => route.fulfill({ json: [stored] }));
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/chunks\/(?:formula|extras)-/, async (route) => {
    await released;
    await route.continue();
  });
  await open(page, host, request, '', "chat.setAttribute('conversation-id', '9');");
  const source = page.getByText(String.raw`\(\frac{a}{b}\)`, { exact: true });
  await expect(source).toBeAttached();
  const opacities = await source.evaluate(async (element) => {
    const [animation] = element.getAnimations();
    const before = getComputedStyle(element).opacity;
    await animation?.finished;
    return [before, getComputedStyle(element).opacity];
  });
  expect(opacities).toEqual(['0', '1']);
  release();
  await expect(page.getByText('a/b')).toBeVisible();
  await expect(source).toHaveCount(0);
});
