import type { Page } from '@playwright/test';
import { expect, GATEWAY, handsOver, LOADER, test, tokenOf, watch } from './host-page.ts';

// Clinicians' use of questions and answers, on a page with the strictest policy.

const element = (attributes: string) =>
  `<vesalio-chat base-url="${GATEWAY}" mode="full" ${attributes}></vesalio-chat>`;
const input = (page: Page) => page.getByRole('textbox', { name: 'Mensagem' });

test('the context of the host is shown, can be removed, and is cleared after the question', {
  tag: ['@not-bidi', '@long'],
}, async ({ page, host, request }) => {
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

test('a context that is set right before ask() is sent with its question, and without the token nothing is', {
  tag: ['@not-bidi', '@long'],
}, async ({ page, host, request }) => {
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

test('the record is given to the host only on a press, and printing prints only the answer', async ({
  page,
  host,
  request,
}) => {
  const seen = await watch(page);
  const token = await tokenOf(request);
  // Runs in every document of the page, including the printing frame.
  await page.addInitScript(() => {
    window.print = () => {
      const top = window.top as unknown as { printed: string[] };
      top.printed = [...(top.printed ?? []), document.body.textContent ?? ''];
    };
  });
  await page.goto(
    host.add({
      head: LOADER,
      body: `<h1>Intranet do hospital</h1>${element('features="record export"')}`,
      script: `${handsOver(token)}
        window.records = [];
        addEventListener('vesalio-record', ({ detail }) => window.records.push(detail));`,
    }),
  );
  await input(page).fill('Qual a meta de pressão arterial no idoso?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copiar', exact: true })).toBeVisible();
  const records = () =>
    page.evaluate(
      () =>
        (
          window as unknown as {
            records: { text: string; html: string; references: unknown[]; fhir: unknown }[];
          }
        ).records,
    );
  expect(await records()).toEqual([]);
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Mais', exact: true }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await choose('Inserir no prontuário');
  await expect.poll(async () => (await records()).length).toBe(1);
  const [record] = await records();
  expect(record?.text).toContain('Referências');
  expect(record?.html).toMatch(/^<h2>/);
  expect(record?.references.length).toBeGreaterThan(0);
  expect(record?.fhir).toMatchObject({ resourceType: 'Bundle', type: 'document' });

  await choose('Salvar ou imprimir');
  const printed = () => page.evaluate(() => (window as unknown as { printed?: string[] }).printed ?? []);
  await expect.poll(async () => (await printed()).length).toBe(1);
  const [paper] = await printed();
  expect(paper).toMatch(/^Pergunta: Qual a meta de pressão arterial no idoso\?.*mmHg/s);
  expect(paper).not.toContain('Intranet do hospital');

  await page.getByRole('button', { name: 'Salvar ou imprimir' }).click();
  await expect.poll(async () => (await printed()).length).toBe(2);
  const [, whole] = await printed();
  expect(whole).toMatch(
    /Material de apoio.*Qual a meta de pressão arterial no idoso\?.*mmHg.*Referências1\. /s,
  );
  expect(whole).not.toContain('Intranet do hospital');
  expect(await seen.violations()).toEqual([]);
  expect(seen.errors).toEqual([]);
});
