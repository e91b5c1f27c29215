import type { Page } from '@playwright/test';
import { isLong } from '../../long.ts';
import { expect, test } from '../product.ts';
import { makeAccount } from '../standing.ts';

const FIRST = 'Qual a meta de pressão arterial no hipertenso de alto risco?';
const THIRD = 'Como tratar insuficiência cardíaca com fração de ejeção reduzida?';
const SECOND = 'Como hidratar um adulto com dengue?';

const signIn = async (page: Page) => {
  const { session } = await makeAccount(page.request, 'complete');
  await page.context().addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, session);
};

const ask = async (tab: Page, question: string) => {
  await tab.getByRole('textbox', { name: 'Mensagem' }).fill(question);
  await tab.getByRole('button', { name: 'Enviar' }).click();
  await expect(tab.getByRole('log').getByText(question)).toBeVisible();
  await expect(tab.getByRole('button', { name: 'Parar' })).toBeHidden();
};

const startConversation = async (page: Page) => {
  await signIn(page);
  await page.goto('/chat');
  await ask(page, FIRST);
  await expect(page).toHaveURL(/\/chat\/[\w-]+$/);
};

test('a question of another tab is shown with its answer, and so is its new conversation; neither the view nor the typed text changes', async ({
  page,
  context,
}) => {
  await startConversation(page);
  // A page that reads a stored conversation follows its end.
  await page.reload();
  const log = page.getByRole('log');
  await expect(log.getByText(FIRST)).toHaveCount(1);
  await expect(log.getByText(/confere(m)? com a fonte/)).toBeVisible();
  const input = page.getByRole('textbox', { name: 'Mensagem' });
  await input.fill('E no idoso?');
  const place = () => log.getByText(FIRST).evaluate((node) => node.getBoundingClientRect().top);
  const before = await place();
  const asked: string[] = [];
  page.on('request', (request) => /\/(api|ai|gateway)\//.test(request.url()) && asked.push(request.url()));

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('log').getByText(FIRST)).toHaveCount(1);
  await other.getByRole('textbox', { name: 'Mensagem' }).fill('Um texto que não é enviado');
  await ask(other, SECOND);

  await expect(log.getByText(SECOND)).toHaveCount(1);
  await expect(log.getByRole('article').last()).toContainText(/dengue/i);
  await expect(input).toHaveValue('E no idoso?');
  expect(await place()).toBe(before);
  expect(asked.filter((url) => url.includes('/mensagens/conversa/'))).toHaveLength(1);
  expect(asked.filter((url) => /turns|mensagens$/.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'Ir para o fim da conversa' }).click();
  await expect(log.getByText(SECOND)).toBeInViewport();

  if (!isLong) return;
  await other.getByRole('textbox', { name: 'Mensagem' }).fill('');
  await other.getByRole('button', { name: 'Nova Conversa' }).click();
  await ask(other, THIRD);
  await expect(
    page.getByRole('list', { name: 'Hoje' }).getByRole('link', { name: /insuficiência/ }),
  ).toBeVisible();
});

test('a conversation that another tab deletes is left, and the typed text stays', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await startConversation(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: /^Excluir conversa/ }).click();
  const input = page.getByRole('textbox', { name: 'Mensagem' });
  await input.fill('E no idoso?');
  await other.getByRole('button', { name: 'Sim, Remover' }).click();

  await expect(page.getByText('Esta conversa foi removida em outra aba.')).toBeVisible();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(page.getByRole('heading', { name: 'Em que posso ajudar?' })).toBeVisible();
  await expect(input).toHaveValue('E no idoso?');
  await expect(input).toBeFocused();
  await ask(page, SECOND);
  await expect(page).toHaveURL(/\/chat\/[\w-]+$/);
});
