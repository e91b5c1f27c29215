import { onlyLong } from '../../long.ts';
import { expect, test } from '../product.ts';

const entry = /\/assets\/index-[\w-]+\.js$/;
const sentence = 'A conexão pode ter caído, ou uma nova versão foi publicada. Recarregue para continuar.';

/** What a hospital network may send instead of the page's code. */
const answers = {
  nothing: undefined,
  'the page of a captive portal': { contentType: 'text/html', body: '<h1>Wi-Fi</h1>' },
};

for (const [name, answer] of Object.entries(answers)) {
  for (const path of ['/chat', '/login']) {
    test(
      `${path} offers to reload if its code is ${name}`,
      onlyLong((path === '/chat') !== (name === 'nothing')),
      async ({ page, calm }) => {
        calm.push(/index-/);
        await page.route(entry, (route) => (answer ? route.fulfill(answer) : route.abort()));
        await page.goto(path);
        await expect(page.getByRole('alert')).toContainText(sentence);
        await expect(page.getByText('Verificando autenticação...')).toHaveCount(0);
        await page.unroute(entry);
        await page.getByRole('button', { name: 'Recarregar página' }).click();
        await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeEnabled();
        await expect(page.getByText(sentence)).toHaveCount(0);
      },
    );
  }
}

test('a style sheet that did not arrive is requested once more', { tag: '@long' }, async ({ page, calm }) => {
  calm.push(/index-/);
  let requests = 0;
  await page.route(/\/assets\/index-[\w-]+\.css$/, (route) => {
    requests += 1;
    return requests === 1 ? route.abort() : route.continue();
  });
  await page.goto('/chat');
  await expect.poll(() => requests).toBe(2);
  await expect.poll(() => page.locator('link[rel=stylesheet]').evaluateAll((all) => all.length)).toBe(1);
});
