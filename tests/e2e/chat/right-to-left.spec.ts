import type { Locator } from '@playwright/test';
import { expect, test } from '../product.ts';
import { makeAccount } from '../standing.ts';

const ARABIC = 'ما هو ضغط الدم المستهدف؟';

const stored = [
  {
    codigo: 1,
    pergunta: ARABIC,
    resposta: `## ${ARABIC}\n\n${ARABIC}\n\nEm português.\n\n- ${ARABIC}\n- item\n\n| a | b |\n|---|---|\n| ${ARABIC} | c |`,
    dataCadastro: '2026-01-01T10:00:00Z',
  },
];

/** Whether the words of an element begin at its right side. */
const beginsRight = (of: Locator) =>
  of.evaluate((element) => {
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const range = document.createRange();
    range.setStart(words, 0);
    range.setEnd(words, 1);
    const box = element.getBoundingClientRect();
    return range.getBoundingClientRect().left > box.left + box.width / 2;
  });

test('Arabic in question, answer, input and list is set from the right, Portuguese beside it from the left', async ({
  page,
}) => {
  await page.route('**/ai/api/mensagens/conversa/*', (route) => route.fulfill({ json: stored }));
  await page.route('**/api/conversations?*', (route) =>
    route.fulfill({ json: { items: [{ id: 9, title: ARABIC }], totalCount: 1 } }),
  );
  const { session } = await makeAccount(page.request, 'complete');
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, session);
  await page.goto('/chat/9');
  const answer = page.getByRole('article', { name: 'Resposta 1' });
  for (const block of [
    answer.getByRole('heading', { name: ARABIC }),
    answer.getByRole('paragraph').first(),
    answer.getByRole('listitem').first(),
    answer.getByRole('cell').first(),
    page.getByRole('link', { name: ARABIC }).locator('span').last(),
  ])
    expect(await beginsRight(block)).toBe(true);
  expect(await beginsRight(answer.getByText('Em português.'))).toBe(false);
  expect(await beginsRight(answer.getByRole('listitem').nth(1))).toBe(false);

  // The position of words in an input cannot be measured.
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveCSS('unicode-bidi', 'plaintext');
});
