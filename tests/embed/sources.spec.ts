import { expect, GATEWAY, handsOver, LOADER, test, tokenOf } from './host-page.ts';

test('a press on a cited sentence opens its source beside it; selecting text does not', {
  tag: '@long',
}, async ({ page, host, request, browserName }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(
    host.add({
      head: LOADER,
      body: `<vesalio-chat base-url="${GATEWAY}"></vesalio-chat>`,
      script: handsOver(await tokenOf(request)),
    }),
  );
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Qual a meta de pressão arterial no idoso?');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText(/confere(?:m)? com a fonte/)).toBeVisible();
  const sentence = page.getByRole('log').getByText(/buscar pressão sistólica abaixo de 120/);
  const drawer = page.getByRole('complementary', { name: 'Frase e fonte' });
  const at = { position: { x: 60, y: 12 } };

  // Over BiDi, Firefox treats two fast presses as two single presses, not as a double one, and the second opens the
  // source.
  if (browserName !== 'firefox') await sentence.dblclick(at);
  const { x, y, width } = (await sentence.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await page.mouse.move(x + 40, y + 12);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + 12);
  await page.mouse.up();
  // A press that only clears the selection does not open anything either.
  await sentence.click(at);
  // Check this before the next press, which opens the drawer.
  await expect(drawer).toBeHidden();
  await sentence.click(at);
  const beside = drawer.getByRole('region', { name: 'Fonte ao lado' });
  await expect(beside.getByText('Confere com a fonte')).toBeVisible();
  await expect(beside.getByLabel('Trecho da fonte').locator('mark').first()).toBeVisible();
  await expect(beside.getByText(/^doi: 10\./)).toBeVisible();

  const marker = page.getByRole('log').getByRole('button', { name: 'Referência 1' }).first();
  await marker.focus();
  await page.keyboard.press('Enter');
  await expect(drawer).toBeFocused();
  await expect(beside.getByText('Frase 1 de')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(marker).toBeFocused();
});
