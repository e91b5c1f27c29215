import { onlyLong } from '../long.ts';
import { EMBED, expect, GATEWAY, handsOver, LOADER, test, tokenOf, watch } from './host-page.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

for (const [name, head] of [
  ['loader', LOADER],
  ['single file', `<script type="module" src="${EMBED}/vesalio.single.js"></script>`],
] as const) {
  test(
    `a whole conversation under the strict policy, by the ${name} (catalogue 16)`,
    onlyLong(name !== 'loader'),
    async ({ page, host, request }) => {
      const seen = await watch(page);
      const token = await tokenOf(request);
      await page.goto(
        host.add({
          head,
          body: `<h1>Intranet</h1><vesalio-chat base-url="${GATEWAY}"></vesalio-chat>`,
          script: handsOver(token),
        }),
      );
      const input = page.getByRole('textbox', { name: 'Mensagem' });
      await input.fill('Qual a meta de pressão arterial no idoso?');
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'exame.png', mimeType: 'image/png', buffer: png });
      await expect(page.getByText('exame.png').first()).toBeVisible();
      await page.getByRole('button', { name: 'Enviar' }).click();
      const log = page.getByRole('log', { name: 'Conversa' });
      const reference = log.getByRole('button', { name: 'Referência 1' }).first();
      await expect(reference).toBeVisible();
      await reference.click();

      // Stop a second question before its answer arrives.
      await page.keyboard.press('Escape');
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(`${GATEWAY}/ai/api/mensagens`, async (route) => {
        await held;
        await route.abort();
      });
      await input.fill('Como hidratar um adulto com dengue?');
      await page.getByRole('button', { name: 'Enviar' }).click();
      // A press right after sending counts as the second half of a double one.
      await page.getByRole('button', { name: 'Parar' }).click({ delay: 600 });
      await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible();
      await expect(input).toBeEnabled();
      release();

      expect(await seen.violations()).toEqual([]);
      expect(seen.errors).toEqual([]);
    },
  );
}

test('without third-party code: requests go only to the origins of page and gateway', async ({
  page,
  host,
  request,
}) => {
  const origins = new Set<string>();
  page.on('request', (sent) => origins.add(new URL(sent.url()).origin));
  const token = await tokenOf(request);
  await page.goto(
    host.add({
      head: LOADER,
      body: `<vesalio-chat base-url="${GATEWAY}" features="drive history"></vesalio-chat>`,
      script: handsOver(token),
      policy: null,
    }),
  );
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Qual a meta de pressão?');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('button', { name: 'Referência 1' }).first()).toBeVisible();
  expect([...origins].sort()).toEqual([host.origin, GATEWAY].sort());
});
