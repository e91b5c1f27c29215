import { expect, GATEWAY, handsOver, LOADER, test, tokenOf, watch } from './host-page.ts';

test('under the strict policy a question is answered with references', async ({ page, host, request }) => {
  const seen = await watch(page);
  const token = await tokenOf(request);
  const address = host.add({
    head: LOADER,
    body: `<h1>Intranet</h1><vesalio-chat base-url="${GATEWAY}"></vesalio-chat>`,
    script: handsOver(token),
  });
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Qual a meta de pressão arterial no idoso?');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('button', { name: 'Referência 1' }).first()).toBeVisible();
  expect(await seen.violations()).toEqual([]);
  expect(seen.errors).toEqual([]);
});
