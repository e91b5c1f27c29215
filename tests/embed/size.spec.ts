import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { readEmbed } from '../bench/embed-files.mjs';
import { EMBED, expect, GATEWAY, handsOver, LOADER, test, tokenOf } from './host-page.ts';

test('until an answer is shown with its references, a browser fetches only the files of two moments', async ({
  page,
  host,
  request,
}) => {
  const token = await tokenOf(request);
  const fetched = new Map<string, Response>();
  page.on('response', (response) => {
    const url = response.url();
    if (url.startsWith(`${EMBED}/`)) fetched.set(url.slice(EMBED.length + 1), response);
  });
  await page.goto(
    host.add({
      head: LOADER,
      // The additions for these tokens wait for a press, and so do their files.
      body: `<vesalio-chat base-url="${GATEWAY}" features="record export edit temporary"></vesalio-chat>`,
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
  await expect(page.getByRole('slider', { name: 'Profundidade da pesquisa' })).toBeVisible();

  await expect(log.getByRole('button', { name: 'Copiar', exact: true })).toBeVisible();

  await expect(log.getByText(/confere(?:m)? com a fonte/)).toBeVisible();

  const { moments, total, beside, operatorNotice } = readEmbed();
  for (const file of operatorNotice) fetched.delete(file);
  expect([...fetched.keys()].sort()).toEqual([...moments.second, ...beside].sort());
  const sizes = await Promise.all(
    [...fetched]
      .filter(([file]) => !beside.includes(file))
      .map(async ([, response]) => gzipSync(await response.body(), { level: 9 }).length),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(total(moments.second));
});
