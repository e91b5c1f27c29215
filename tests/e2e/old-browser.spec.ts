import { expect, test } from './product.ts';

const sentence =
  'Este navegador é antigo demais para o assistente. Atualize-o ou abra esta página em outro: Chrome ou Edge 109, Firefox 128, Safari 16.4 ou mais novos.';

/** Simulates older browsers by removing features that the oldest supported ones introduced. */
const floor = {
  'before Chrome 109': () => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...condition: string[]) =>
      !condition.includes('1lh') && supports(...(condition as [string]));
  },
  'before Firefox 128 and Safari 16.4': () => {
    Reflect.deleteProperty(CSS, 'registerProperty');
  },
  'without CSS.supports': () => {
    Object.defineProperty(window, 'CSS', { value: undefined });
  },
};

for (const [name, takeAway] of Object.entries(floor)) {
  test(`a browser ${name} shows one message in place of the site`, async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript(takeAway);
    for (const path of ['/', '/login', '/chat']) {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('alert')).toHaveText(sentence);
      await expect(page.locator('body > *')).toHaveCount(1);
    }
    expect(errors).toEqual([]);
  });
}

test('the oldest supported browser shows the page', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(sentence)).toHaveCount(0);
});
