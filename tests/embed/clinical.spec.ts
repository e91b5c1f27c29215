import type { Page } from '@playwright/test';
import { expect, GATEWAY, handsOver, LOADER, test, tokenOf, watch } from './host-page.ts';

// What clinicians do with questions and answers, in a page of the strictest policy.

const element = (attributes: string) =>
  `<vesalio-chat base-url="${GATEWAY}" mode="full" ${attributes}></vesalio-chat>`;
const input = (page: Page) => page.getByRole('textbox', { name: 'Mensagem' });

test('the context of the host is shown, can be removed, and goes after the question', async ({
  page,
  host,
  request,
}) => {
  const seen = await watch(page);
  const token = await tokenOf(request);
  const prompts: string[] = [];
  page.on('request', (sent) => {
    if (new URL(sent.url()).pathname === '/ai/api/mensagens') prompts.push(sent.postData() ?? '');
  });
  await page.goto(
    host.add({
      head: LOADER,
      body: element('features="context"'),
      script: `${handsOver(token)}
        const chat = document.querySelector('vesalio-chat');
        chat.context = { sex: 'feminino', allergies: ['penicilina'] };`,
    }),
  );
  const chips = page.getByRole('list', { name: 'Contexto informado' });
  await expect(chips.getByRole('listitem')).toHaveCount(2);
  await expect(chips).toHaveCSS('display', 'flex');
  await chips.getByRole('button', { name: 'Remover Sexo' }).click();
  await expect(chips.getByRole('listitem')).toHaveCount(1);
  await input(page).fill('Qual a meta de pressão arterial no idoso?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copiar', exact: true })).toBeVisible();
  expect(prompts).toHaveLength(1);
  expect(prompts[0]?.replaceAll('\r\n', '\n')).toContain(
    'no idoso?\n\nContexto informado:\n- Alergias: penicilina',
  );
  expect(prompts[0]).not.toContain('feminino');
  expect(await seen.violations()).toEqual([]);
  expect(seen.errors).toEqual([]);
});

test('a context that is set right before ask() goes with its question; without the token nothing does', async ({
  page,
  host,
  request,
}) => {
  const token = await tokenOf(request);
  const prompts: string[] = [];
  page.on('request', (sent) => {
    if (new URL(sent.url()).pathname === '/ai/api/mensagens') prompts.push(sent.postData() ?? '');
  });
  for (const features of ['context', '']) {
    await page.goto(
      host.add({
        head: LOADER,
        body: element(`features="${features}"`),
        script: `${handsOver(token)}
          const chat = document.querySelector('vesalio-chat');
          await customElements.whenDefined('vesalio-chat');
          chat.context = { allergies: ['penicilina'] };
          chat.ask('Qual a meta de pressão arterial no idoso?');`,
      }),
    );
    await expect(page.getByRole('button', { name: 'Copiar', exact: true })).toBeVisible();
  }
  expect(prompts.map((prompt) => prompt.includes('penicilina'))).toEqual([true, false]);
});
