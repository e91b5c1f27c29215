import type { Page } from '@playwright/test';
import { makeAccount } from '../../e2e/standing.ts';
import { expect, GATEWAY, type Host, handsOver, LOADER, test, watch } from '../host-page.ts';

const QUESTION = 'Qual a meta de pressão arterial no hipertenso de alto risco?';

/** Opens a page where a new person has asked, and the answer is being written. Returns its address. */
async function askOn(page: Page, host: Host, storage: 'memory' | 'local', isWhole = false): Promise<string> {
  const { person, session } = await makeAccount(page.request, 'complete');
  const account = isWhole && (await (await page.request.post('/api/auth/login', { data: person })).json());
  const url = host.add({
    head: LOADER,
    body: `<vesalio-chat storage="${storage}" base-url="${GATEWAY}"></vesalio-chat>`,
    script: account
      ? `document.querySelector('vesalio-chat').getToken = async () => (${JSON.stringify(account)});`
      : handsOver(session.jwtToken ?? ''),
  });
  await page.goto(url);
  await page.getByRole('textbox', { name: 'Mensagem' }).fill(QUESTION);
  // Firefox also reports the preflight.
  const answering = page.waitForResponse(
    (response) => response.url().endsWith('/ai/api/mensagens') && response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Enviar' }).click();
  await answering;
  return url;
}

for (const storage of ['memory', 'local'] as const)
  test(`with storage ${storage}, an answer continues after a reload`, { tag: '@long' }, async ({
    page,
    context,
    host,
  }) => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/ai/api/mensagens')) asked += 1;
    });
    const { errors, violations } = await watch(page);
    const url = await askOn(page, host, storage);
    await page.reload();

    const log = page.getByRole('log', { name: 'Conversa' });
    await expect(log.getByText(QUESTION)).toHaveCount(1);
    await expect(log.getByText(/confere(m)? com a fonte/)).toBeVisible();
    await expect(log.getByText(/interrompida/i)).toHaveCount(0);
    expect(asked).toBe(1);
    expect(errors).toEqual([]);
    expect(await violations()).toEqual([]);

    // A conversation that was read is not opened again, neither after a reload nor in another tab.
    const welcome = { name: 'Em que posso ajudar?' };
    await page.reload();
    await expect(page.getByRole('heading', welcome)).toBeVisible();
    const other = await context.newPage();
    await other.goto(url);
    await expect(other.getByRole('heading', welcome)).toBeVisible();
  });

test('an answer continues after a reload too if the host passes the whole account', {
  tag: '@long',
}, async ({ page, host }) => {
  await askOn(page, host, 'memory', true);
  await page.reload();
  const log = page.getByRole('log', { name: 'Conversa' });
  await expect(log.getByText(QUESTION)).toHaveCount(1);
  await expect(log.getByText(/confere(m)? com a fonte/)).toBeVisible();
});

test('another tab begins with a new conversation while an answer is unread', { tag: '@long' }, async ({
  page,
  context,
  host,
}) => {
  const url = await askOn(page, host, 'memory');
  // On a busy machine, this page would read the answer to its end before the other tab opens.
  await page.close();
  const other = await context.newPage();
  const named = other.waitForResponse(
    (response) => response.url().endsWith('/api/auth/my-account') && response.request().method() === 'GET',
  );
  await other.goto(url);
  expect(await (await named).headerValue('x-unread-conversation')).not.toBeNull();
  await expect(other.getByRole('button', { name: 'Enviar' })).toBeVisible();
  await expect(other.getByText(QUESTION)).toHaveCount(0);
});
