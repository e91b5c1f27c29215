import { onlyLong } from '../../long.ts';
import { choose } from '../paying.ts';
import { expect, test } from '../product.ts';
import { standAs } from '../standing.ts';

for (const { path, calls } of [
  { path: '/chat', calls: ['/api/conversations'] },
  { path: '/account', calls: ['/api/auth/my-account', '/api/clientCards'] },
  { path: '/payment', calls: ['/api/clientCards'] },
]) {
  test(
    `the document of ${path} names the files that its first calls wait for, and no others`,
    onlyLong(path !== '/chat'),
    async ({ page, request, baseURL }) => {
      await standAs(page, 'complete');
      if (path === '/payment') await choose(page, 'Fleming');
      const html = await (await request.get(path)).text();
      const listed = (name: string) => RegExp(`${name}="([^"]+)"`).exec(html)?.[1]?.split(' ') ?? [];
      const named = [...listed('data-signed-in'), ...listed('data-next')];
      // Files that the document does not name never arrive.
      await page.route(/\/assets\/.*\.(js|css)$/, (route) => {
        const file = new URL(route.request().url()).pathname;
        return named.includes(file.slice(1)) || html.includes(`"${file}"`) ? route.fallback() : undefined;
      });
      const client = await page.context().newCDPSession(page);
      await client.send('Profiler.enable');
      await client.send('Profiler.startPreciseCoverage', { callCount: true });
      const called = Promise.all(
        calls.map((call) => page.waitForRequest((sent) => sent.url().includes(call))),
      );
      if (path === '/payment') await page.reload();
      else await page.goto(path);
      await called;
      const missing = new Set(named.filter((file) => file.endsWith('.js')));
      const findRun = async () => {
        const { result } = await client.send('Profiler.takePreciseCoverage');
        for (const { url, functions } of result)
          if (functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)))
            missing.delete(url.replace(`${baseURL}/`, ''));
        return [...missing];
      };
      await expect.poll(findRun).toEqual([]);
    },
  );
}

test('the document of /chat starts the files of the sign-in page for a visitor, and none of the chat', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/chat')).text();
  const named = /data-signed-out="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  const started: string[] = [];
  page.on('request', (sent) => started.push(new URL(sent.url()).pathname.slice(1)));
  await page.goto('/chat');
  await expect(page.getByRole('heading', { name: 'Entrar', exact: true })).toBeVisible();
  expect(named.some((file) => file.startsWith('assets/login-page-'))).toBe(true);
  expect(started).toEqual(expect.arrayContaining(named));
  expect(started.filter((file) => file.startsWith('assets/chat-page-'))).toEqual([]);
});

for (const path of ['/login', '/chat']) {
  test(
    `at ${path} the files of the sign-in and of the chat come with the first letter that a visitor types`,
    onlyLong(path !== '/chat'),
    async ({ page, request }) => {
      const html = await (await request.get(path)).text();
      const named = ['signed-in', 'next', 'on-typing'].flatMap(
        (name) => RegExp(`data-${name}="([^"]+)"`).exec(html)?.[1]?.split(' ') ?? [],
      );
      expect(named.some((file) => file.startsWith('assets/chat-page-'))).toBe(true);
      expect(named.some((file) => file.startsWith('assets/conversation-'))).toBe(true);
      const started = new Set<string>();
      page.on('request', (sent) => started.add(new URL(sent.url()).pathname.slice(1)));
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const missing = () => named.filter((file) => !started.has(file));
      expect(missing().some((file) => file.startsWith('assets/chat-page-'))).toBe(true);
      await page.getByLabel('E-mail').pressSequentially('d');
      await expect.poll(missing).toEqual([]);
      await page.waitForLoadState('networkidle');
      started.clear();
      await page.getByLabel('E-mail').fill('ninguem@vesalio.example');
      await page.getByLabel('Senha', { exact: true }).fill('Errada#1543');
      await page.route('**/api/auth/login', () => undefined);
      const asked = page.waitForRequest('**/api/auth/login');
      await page.keyboard.press('Enter');
      await asked;
      expect([...started].filter((file) => file.endsWith('.js'))).toEqual([]);
    },
  );
}
