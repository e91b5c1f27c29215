import { gzipSync } from 'node:zlib';
import { readEmbed } from '../bench/embed-files.mjs';
import { EMBED, expect, GATEWAY, handsOver, LOADER, test, tokenOf } from './host-page.ts';

test('what a browser fetches until an answer stands with its references is what the budget counts', async ({
  page,
  host,
  request,
}) => {
  const token = await tokenOf(request);
  const fetched = new Map<string, Promise<number>>();
  // What can be done with an answer is not on the way to it: it comes when the answer stands.
  const answered: (() => void)[] = [];
  const hasAnswer = new Promise<void>((resolve) => answered.push(resolve));
  await page.route(`${EMBED}/chunks/tools-*.js`, async (route) => {
    await hasAnswer;
    await route.continue();
  });
  page.on('response', (response) => {
    const url = response.url();
    if (!url.startsWith(`${EMBED}/`)) return;
    const bytes = response.body().then((body) => gzipSync(body, { level: 9 }).length);
    fetched.set(url.slice(EMBED.length + 1), bytes);
  });
  await page.goto(
    host.add({
      head: LOADER,
      body: `<vesalio-chat base-url="${GATEWAY}"></vesalio-chat>`,
      script: handsOver(token),
    }),
  );
  const input = page.getByRole('textbox', { name: 'Mensagem' });
  await input.focus();
  await page.keyboard.type('Qual a meta de pressão arterial no idoso?', { delay: 20 });
  await page.keyboard.press('Enter');
  const log = page.getByRole('log', { name: 'Conversa' });
  await expect(log.getByRole('button', { name: 'Referência 1', exact: true }).first()).toBeVisible();
  await expect(log.getByRole('list', { name: 'Referências', exact: true })).toBeVisible();
  // What the composer fetches by itself has been asked for by now.
  await expect(page.getByRole('slider', { name: 'Profundidade da pesquisa' })).toBeVisible();

  const { answer, total } = readEmbed();
  expect([...fetched.keys()].filter((file) => !answer.has(file))).toEqual([]);
  const sizes = await Promise.all(fetched.values());
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(total(answer));
  answered[0]?.();
  await expect(log.getByRole('button', { name: 'Copiar', exact: true })).toBeVisible();
});
