import { makeAccount } from '../e2e/standing.ts';
import { expect, GATEWAY, handsOver, LOADER, test, tokenOf } from './host-page.ts';

const policy = null;
const CHAT = `<vesalio-chat base-url="${GATEWAY}"></vesalio-chat>`;
const LAUNCHER = `<vesalio-launcher base-url="${GATEWAY}"></vesalio-launcher>`;

test('custom texts apply only to the element that has them', async ({ page, host }) => {
  await page.goto(
    host.add({
      policy,
      head: LOADER,
      body: `<div id="a">${CHAT}</div><div id="b">${CHAT}</div>`,
      script: `
        const [first, second] = document.querySelectorAll('vesalio-chat');
        first.strings = { chat: { welcome: { title: 'Bom plantão' } }, embed: { gates: { login: { title: 'Entre, colega' } } } };
        second.strings = { chat: { composer: { placeholder: 'Pergunte à farmácia' } } };
        window.first = first;`,
    }),
  );
  const [first, second] = [page.locator('#a'), page.locator('#b')];
  await expect(first.getByRole('heading', { name: 'Bom plantão' })).toBeVisible();
  await expect(second.getByRole('heading', { name: 'Em que posso ajudar?' })).toBeVisible();
  await expect(second.getByPlaceholder('Pergunte à farmácia')).toBeVisible();
  await expect(first.getByPlaceholder('Pergunte à farmácia')).toHaveCount(0);
  // Views that load later use the same texts.
  await expect(first.getByText('Entre, colega')).toBeVisible();
  await expect(second.getByText('Entre para conversar')).toBeVisible();
  // Another set of texts replaces the first. No set restores the product's own texts.
  const dress = (strings: unknown) =>
    page.evaluate((given) => {
      (window as unknown as { first: { strings: unknown } }).first.strings = given;
    }, strings);
  await dress({ chat: { welcome: { title: 'Boa noite' } } });
  await expect(first.getByRole('heading', { name: 'Boa noite' })).toBeVisible();
  await expect(first.getByText('Entre para conversar')).toBeVisible();
  await dress(undefined);
  await expect(first.getByRole('heading', { name: 'Em que posso ajudar?' })).toBeVisible();
});

test('the custom texts of a chat apply to its answers and its errors', { tag: '@long' }, async ({
  page,
  host,
  request,
}) => {
  await page.route(`${GATEWAY}/ai/api/mensagens`, (route) => route.abort());
  await page.goto(
    host.add({
      policy,
      head: LOADER,
      body: `<div id="a">${CHAT}</div><div id="b">${CHAT}</div>`,
      script: `const [first] = document.querySelectorAll('vesalio-chat');
        first.strings = { chat: { errors: { send: 'Chame o ramal 4242.' } } };
        ${handsOver(await tokenOf(request))}`,
    }),
  );
  for (const [frame, sentence] of [
    ['#a', 'Chame o ramal 4242.'],
    ['#b', 'Desculpe, não consegui processar sua mensagem no momento. Por favor, tente novamente.'],
  ] as const) {
    const chat = page.locator(frame);
    await chat.getByRole('textbox', { name: 'Mensagem' }).fill('Qual a meta?');
    await chat.getByRole('button', { name: 'Enviar' }).click();
    await expect(chat.getByRole('log', { name: 'Conversa' }).getByText(sentence)).toBeVisible();
  }
});

test('two sign-ins on a page have ids of their own', async ({ page, host }) => {
  const auth = `<vesalio-auth base-url="${GATEWAY}" allow-sensitive></vesalio-auth>`;
  await page.goto(host.add({ head: LOADER, body: auth + auth }));
  await expect(page.getByRole('region', { name: 'Entrar' })).toHaveCount(2);
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(ids).toHaveLength(new Set(ids).size);
});

test('ids stay unique after the host has changed attributes several times', { tag: '@long' }, async ({
  page,
  host,
}) => {
  const { session } = await makeAccount(page.request, 'noTerms');
  await page.goto(
    host.add({
      head: LOADER,
      body: `<vesalio-plans base-url="${GATEWAY}"></vesalio-plans>`,
      script: handsOver(session.jwtToken ?? '', 'vesalio-plans'),
    }),
  );
  const plans = page.locator('vesalio-plans');
  const read = page.getByRole('button', { name: 'Ler e aceitar' });
  await expect(read).toBeVisible();
  for (const theme of ['dark', 'light', 'dark', 'light']) {
    await plans.evaluate((element, value) => element.setAttribute('theme', value), theme);
    await expect(plans.locator('.vs-element')).toHaveAttribute('data-theme', theme);
  }
  // The dialog is rendered next to the plans, which have ids too.
  await read.click();
  await expect(page.getByRole('dialog').getByRole('checkbox')).toBeVisible();
  const ids = await plans.evaluate((element) =>
    [...(element.shadowRoot as ShadowRoot).querySelectorAll('[id]')].map(({ id }) => id),
  );
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('chat, second chat and launcher each keep their own draft', { tag: '@long' }, async ({
  page,
  host,
  request,
}) => {
  await page.goto(
    host.add({
      policy,
      head: LOADER,
      body: `<div id="a">${CHAT}</div><div id="b">${CHAT}</div>${LAUNCHER}`,
      script: handsOver(await tokenOf(request)),
    }),
  );
  const typed = (frame: string) => page.locator(frame).getByRole('textbox', { name: 'Mensagem' });
  await typed('#a').fill('na página');
  await typed('#b').fill('na segunda');
  await page.getByRole('button', { name: 'Abrir assistente clínico' }).click();
  const inLauncher = page.getByRole('dialog').getByRole('textbox', { name: 'Mensagem' });
  await expect(inLauncher).toBeFocused();
  await expect(inLauncher).toHaveValue('');
  await inLauncher.fill('no botão');

  // Remove the elements and insert them again, as a router does. Each keeps its own state.
  await page.evaluate(async () => {
    const elements = [...document.querySelectorAll('vesalio-chat, vesalio-launcher')];
    const homes = elements.map((element) => element.parentElement);
    for (const element of elements) element.remove();
    await new Promise((resolve) => setTimeout(resolve, 50));
    for (const [index, element] of elements.entries()) homes[index]?.append(element);
  });
  await expect(typed('#a')).toHaveValue('na página');
  await expect(typed('#b')).toHaveValue('na segunda');
  await page.getByRole('button', { name: 'Abrir assistente clínico' }).click();
  await expect(inLauncher).toHaveValue('no botão');
});

test('drafts in localStorage are restored to their own elements after a reload', { tag: '@long' }, async ({
  page,
  host,
  request,
}) => {
  const keep = (html: string) => html.replace('base-url', 'storage="local" base-url');
  await page.goto(
    host.add({
      policy,
      head: LOADER,
      body: `<div id="a">${keep(CHAT)}</div>${keep(LAUNCHER)}`,
      script: handsOver(await tokenOf(request)),
    }),
  );
  const input = page.locator('#a').getByRole('textbox', { name: 'Mensagem' });
  await input.fill('na página');
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('vesalio:own:draft')));
  await expect.poll(kept).toHaveLength(1);
  await page.reload();
  await page.getByRole('button', { name: 'Abrir assistente clínico' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Mensagem' })).toHaveValue('');
  await expect(input).toHaveValue('na página');
});
