import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { startServer } from '../../e2e/second-server.ts';
import { makeAccount } from '../../e2e/standing.ts';
import { expect, GATEWAY, type Host, handsOver, LOADER, STRICT, test, watch } from '../host-page.ts';

// The gateway's own additions to the chat, on a page with the strictest policy.

const QUESTION = 'Qual a meta de pressão arterial no hipertenso de alto risco?';
const element = (features: string, gateway = GATEWAY) =>
  `<vesalio-chat base-url="${gateway}" mode="full" features="${features}"></vesalio-chat>`;

/** Opens the element for a new person with the given features. The page's policy has blocked nothing so far. */
async function open(page: Page, host: Host, features: string) {
  const { session } = await makeAccount(page.request, 'complete');
  const seen = await watch(page);
  await page.setViewportSize({ width: 1_000, height: 800 });
  await page.goto(
    host.add({ head: LOADER, body: element(features), script: handsOver(session.jwtToken ?? '') }),
  );
  return seen;
}

async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Mensagem' }).fill(question);
  await page.keyboard.press('Enter');
  const log = page.getByRole('log', { name: 'Conversa' });
  await expect(log.getByText(question)).toBeVisible();
  await expect(log.getByRole('button', { name: 'Copiar', exact: true })).toBeVisible();
}

async function download(page: Page, press: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('a conversation is renamed, pinned, and found by the words of its answers', { tag: '@long' }, async ({
  page,
  host,
}) => {
  const seen = await open(page, host, 'history');
  const list = page.getByRole('complementary', { name: 'Conversas' });
  await ask(page, QUESTION);
  await page.getByRole('button', { name: 'Nova Conversa', exact: true }).click();
  await ask(page, 'Qual a dose de ataque de clopidogrel?');

  const choose = async (row: Locator, name: string) => {
    await row.hover();
    await row.getByRole('button', { name: /^Opções da conversa/ }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  const first = list.getByRole('listitem').filter({ hasText: 'pressão arterial' });
  await choose(first, 'Renomear');
  const dialog = page.getByRole('dialog', { name: 'Renomear conversa' });
  await dialog.getByRole('textbox', { name: 'Título' }).fill('Ambulatório de terça');
  await dialog.getByRole('button', { name: 'Salvar título' }).click();
  const renamed = list.getByRole('listitem').filter({ hasText: 'Ambulatório de terça' });
  await expect(renamed).toBeVisible();
  await choose(renamed, 'Fixar no topo');
  await expect(list.getByRole('list', { name: 'Fixadas' }).getByText('Ambulatório de terça')).toBeVisible();

  // 'SPRINT' is not in any title.
  await list.getByRole('searchbox', { name: 'Buscar conversa' }).fill('sprint');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('listitem')).toContainText('Ambulatório de terça');
  await expect(list.locator('mark').first()).toHaveText(/sprint/i);
  await list.getByRole('link', { name: /Ambulatório de terça/ }).click();
  await expect(page.getByRole('heading', { name: 'Ambulatório de terça' })).toBeVisible();
  await expect(page.getByRole('log', { name: 'Conversa' }).getByText(QUESTION)).toBeVisible();
  expect(seen.errors).toEqual([]);
  expect(await seen.violations()).toEqual([]);
});

test.describe('late in the evening, when it is already tomorrow in UTC', () => {
  test.use({ timezoneId: 'America/Sao_Paulo' });

  test('the files of a conversation and of its references are named by the local date', {
    tag: ['@not-bidi', '@long'],
  }, async ({ page, host }) => {
    await page.clock.setSystemTime('2026-11-24T01:30:00Z');
    const seen = await open(page, host, 'export');
    await ask(page, QUESTION);
    const choose = async (name: string) => {
      await page.getByRole('button', { name: 'Mais', exact: true }).click();
      await page.getByRole('menuitem', { name, exact: true }).click();
    };
    const save = (name: string) => download(page, () => choose(name));

    const markdown = await save('Baixar a conversa em Markdown');
    expect(markdown.name).toBe('conversa-2026-11-23.md');
    expect(markdown.bytes.toString()).toMatch(new RegExp(`^# ${QUESTION.slice(0, 20)}.*SPRINT`, 's'));
    const docx = await save('Baixar em Word (DOCX)');
    expect(docx.name).toBe('resposta-2026-11-23.docx');
    expect(docx.bytes.subarray(0, 2).toString()).toBe('PK');
    expect((await save('Referências em RIS')).bytes.toString()).toMatch(/^TY {2}- .+ER {2}- /s);
    expect((await save('Referências em BibTeX')).bytes.toString()).toMatch(/^@article\{/);
    const csl = JSON.parse((await save('Referências em CSL-JSON')).bytes.toString()) as { type: string }[];
    expect(csl.length).toBeGreaterThan(0);
    expect(csl[0]?.type).toBe('article-journal');
    expect(seen.errors).toEqual([]);
    expect(await seen.violations()).toEqual([]);
  });
});

test('a printed conversation has its title', { tag: '@long' }, async ({ page, host }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const text = document.querySelector('h1')?.textContent ?? '';
      (window.top as unknown as { printed: string }).printed = text;
    };
  });
  await open(page, host, 'history');
  await ask(page, QUESTION);
  await page.getByRole('button', { name: 'Salvar ou imprimir' }).first().click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { printed?: string }).printed))
    .toMatch(/^Qual a meta de pressão arterial no hipertenso/);
});

test("'Sobre' lists the licences of the gateway's libraries", { tag: '@long' }, async ({
  page,
  host,
  request,
}) => {
  await open(page, host, '');
  await page.getByRole('button', { name: 'Sobre', exact: true }).click();
  const licences = page.getByRole('dialog').getByRole('link', { name: /^Licenças de cada biblioteca/ });
  await expect(licences).toHaveAttribute('href', `${GATEWAY}/licenses.md`);
  const answer = await request.get(`${GATEWAY}/licenses.md`);
  expect(answer.headers()['content-type']).toContain('text/plain');
  // Every library, with the notices that its license requires.
  expect(await answer.text()).toMatch(/## react - [\d.]+ \(MIT\).*Permission is hereby granted/s);
});

test('the account element downloads all data about the person', { tag: ['@not-bidi', '@long'] }, async ({
  page,
  host,
}) => {
  const { session } = await makeAccount(page.request, 'complete');
  const seen = await watch(page);
  await page.goto(
    host.add({
      head: LOADER,
      body: `<vesalio-account base-url="${GATEWAY}"></vesalio-account>`,
      script: handsOver(session.jwtToken ?? '', 'vesalio-account'),
    }),
  );
  // The account moves the button down when it arrives.
  await expect(page.getByRole('button', { name: /^Editar/ }).first()).toBeVisible();
  const { name, bytes } = await download(page, () =>
    page.getByRole('button', { name: 'Baixar meus dados' }).click(),
  );
  expect(name).toMatch(/\.zip$/);
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  expect(seen.errors).toEqual([]);
  expect(await seen.violations()).toEqual([]);
});

test("the operator's notice and pause apply to the element without a restart", { tag: '@long' }, async ({
  page,
  host,
}) => {
  const admin = 'operator-of-the-test';
  const server = await startServer({ ADMIN_TOKEN: admin, EMBED_ORIGINS: host.origin });
  const operate = (notice: string | null, asking: boolean) =>
    fetch(`${server.url}/gateway/admin/operation`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${admin}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ notice, asking }),
    });
  try {
    const login = await page.request.post(`${server.url}/api/auth/login`, {
      data: { email: 'demo@vesalio.example', password: 'Fabrica#1543' },
    });
    const { token } = (await login.json()) as { token: string };
    const url = host.add({
      policy: STRICT.replaceAll(GATEWAY, server.url),
      head: LOADER.replaceAll(GATEWAY, server.url),
      body: element('', server.url),
      script: handsOver(token),
    });
    expect((await operate('Manutenção às 22 h.', false)).ok).toBe(true);
    await page.goto(url);
    const notice = page.getByRole('region', { name: 'Aviso da operação' });
    await expect(notice).toContainText('Manutenção às 22 h. O envio de perguntas está suspenso no momento.');
    // A question sent in the meantime is refused but not lost.
    await page.getByRole('textbox', { name: 'Mensagem' }).fill(QUESTION);
    await page.keyboard.press('Enter');
    const log = page.getByRole('log', { name: 'Conversa' });
    await expect(log.getByText(QUESTION)).toBeVisible();
    await expect(log.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    expect((await operate(null, true)).ok).toBe(true);
    await log.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByRole('button', { name: 'Copiar', exact: true })).toBeVisible();
    await expect(notice).toHaveCount(0);
  } finally {
    await server.stop();
  }
});
