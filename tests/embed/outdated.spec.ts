import { isLong } from '../long.ts';
import { EMBED, element, expect, GATEWAY, LOADER, test, version } from './host-page.ts';

const LINE = 'Esta página usa uma versão antiga do assistente. Peça à equipe de TI que a atualize.';

test('an element that is too old for the gateway shows one line, and goes on working', async ({
  page,
  host,
}) => {
  const asked: string[] = [];
  await page.route(`${GATEWAY}/gateway/embed-version*`, (route) => {
    asked.push(new URL(route.request().url()).search);
    return route.fulfill({
      json: { outdated: true },
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  await page.goto(host.add({ head: LOADER, body: element('chat') + element('plans') }));
  await expect(page.locator('vesalio-chat').getByText(LINE)).toBeVisible();
  await expect(page.locator('vesalio-plans').getByText(LINE)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeVisible();
  // The elements of a page report their version once.
  expect(asked).toEqual([`?element=${version}`]);
  const { height } = (await page.locator('vesalio-chat').boundingBox()) ?? { height: 0 };
  expect(height).toBe(640);

  if (!isLong) return;
  await page.goto(host.add({ head: LOADER, body: element('launcher') }));
  await page.getByRole('button', { name: 'Abrir assistente clínico' }).click();
  const line = page.getByText(LINE);
  await expect(line).toBeVisible();
  const [left, button] = [
    await line.boundingBox(),
    await page.getByRole('button', { name: 'Fechar assistente clínico' }).last().boundingBox(),
  ];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0);
});

test('an element of a supported version shows none, nor does one whose gateway does not know the request', {
  tag: '@long',
}, async ({ page, host }) => {
  for (const isOld of [false, true]) {
    if (isOld)
      await page.route(`${GATEWAY}/gateway/embed-version*`, (route) =>
        route.fulfill({ status: 404, body: '' }),
      );
    const answered = page.waitForResponse(`${GATEWAY}/gateway/embed-version*`);
    await page.goto(host.add({ head: LOADER, body: element('chat') }));
    await answered;
    await expect(page.getByText('Entre para conversar')).toBeVisible();
    await expect(page.getByText(LINE)).toHaveCount(0);
  }
});

test('a page with the moving alias has the newest release of its line', async ({ page, host }) => {
  await page.goto(host.add({ head: LOADER.replace(EMBED, `${GATEWAY}/embed/v0`), body: element('chat') }));
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeVisible();
  await expect(page.getByText('Entre para conversar')).toBeVisible();
  const loaded = () =>
    page.evaluate(() => (customElements.get('vesalio-chat') as unknown as { version: string }).version);
  expect(await loaded()).toBe(version);
});
