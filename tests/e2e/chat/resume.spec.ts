import { expect, test } from '../product.ts';
import { makeAccount } from '../standing.ts';

test('an answer continues after a reload, and its question is sent only once', async ({ page }) => {
  const { session } = await makeAccount(page.request, 'complete');
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, session);
  let asked = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/ai/api/mensagens')) asked += 1;
  });
  await page.goto('/chat');
  const question = 'Qual a meta de pressão arterial no hipertenso de alto risco?';
  await page.getByRole('textbox', { name: 'Mensagem' }).fill(question);
  const answering = page.waitForResponse((response) => response.url().endsWith('/ai/api/mensagens'));
  await page.getByRole('button', { name: 'Enviar' }).click();
  await answering;
  await expect(page).toHaveURL(/\/chat\/[\w-]+$/);
  await page.reload();

  const log = page.getByRole('log', { name: 'Conversa' });
  await expect(log.getByText(question)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Parar' })).toBeHidden();
  await expect(log.getByRole('button', { name: 'Referência 1' }).first()).toBeVisible();
  await expect(log.getByText(/interrompida/i)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('');
  // The last paragraph appears after the sentences were compared with their sources.
  await expect(log.getByText(/confere(m)? com a fonte/)).toBeVisible();
  const paragraphs = log.getByRole('paragraph');
  const shown = await paragraphs.allInnerTexts();
  expect(asked).toBe(1);

  await page.reload();
  await expect(log.getByText(question)).toHaveCount(1);
  await expect.poll(() => paragraphs.allInnerTexts(), 'the history tells the same').toEqual(shown);
});

test('a stopped answer says after a reload, as before it, that it is incomplete', { tag: '@long' }, async ({
  page,
}) => {
  const { session } = await makeAccount(page.request, 'complete');
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, session);
  await page.goto('/chat');
  await page
    .getByRole('textbox', { name: 'Mensagem' })
    .fill('Qual a meta de pressão arterial no hipertenso?');
  await page.getByRole('button', { name: 'Enviar' }).click();
  const log = page.getByRole('log', { name: 'Conversa' });
  // In the page, because the answer lasts two seconds and a press of Playwright may take longer.
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const stop = () => document.querySelector<HTMLElement>('button[aria-label="Parar"]');
    while (!document.querySelector('.vs-cite') || !stop()) await frame();
    for (; stop(); await frame()) stop()?.click();
  });
  for (const isStored of [false, true]) {
    if (isStored) await page.reload();
    await expect(log.getByText('Resposta interrompida', { exact: true }), `${isStored}`).toBeVisible();
    await expect(log.getByText('As citações até aqui têm fonte')).toBeVisible();
    await expect(log.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  }
});

test('a reload that begins before the first question has an address finds the question again', {
  tag: '@long',
}, async ({ page }) => {
  const { session } = await makeAccount(page.request, 'complete');
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, session);
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (...call) => {
      if (String(call[0]).endsWith('/ai/api/conversas')) setTimeout(() => location.reload(), 0);
      return fetch(...call);
    };
    const { replaceState } = history;
    history.replaceState = (...state) => {
      replaceState.apply(history, state);
      console.info(location.href);
    };
  });
  await page.goto('/chat');
  // On a slow line the page goes on while the reload waits for its answer.
  const replacing = page.waitForEvent('console', (message) => /\/chat\/[\w-]+$/.test(message.text()));
  const answering = page.waitForResponse('**/ai/api/mensagens');
  await page.route(
    (url) => url.pathname === '/chat',
    async (route) => {
      await Promise.all([replacing, answering]);
      await route.continue();
    },
  );
  const question = 'Como hidratar um adulto com dengue?';
  await page.getByRole('textbox', { name: 'Mensagem' }).fill(question);
  await page.getByRole('button', { name: 'Enviar' }).click();
  const address = (await replacing).text();
  await page.waitForEvent('load');

  await expect(page).toHaveURL(address);
  const log = page.getByRole('log', { name: 'Conversa' });
  await expect(log.getByText(question)).toHaveCount(1);
  await expect(log.getByRole('button', { name: 'Referência 1' }).first()).toBeVisible();

  // A new conversation stays new after a reload.
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Nova Conversa' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Em que posso ajudar?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible();
  await expect(page).toHaveURL(/\/chat$/);
});
