import { choose } from '../paying.ts';
import { expect, test } from '../product.ts';
import { standAs } from '../standing.ts';

for (const { path, call } of [
  { path: '/chat', call: '/api/conversations' },
  { path: '/account', call: '/api/auth/my-account' },
  { path: '/payment', call: '/api/clientCards' },
]) {
  test(`the document of ${path} names the files that its first call waits for, and no others`, async ({
    page,
    request,
  }) => {
    await standAs(page, 'complete');
    if (path === '/payment') await choose(page, 'Fleming');
    const html = await (await request.get(path)).text();
    const listed = (name: string) => RegExp(`${name}="([^"]+)"`).exec(html)?.[1]?.split(' ') ?? [];
    const named = [...listed('data-signed-in'), ...listed('data-next')];
    // What the document does not name never arrives.
    await page.route(/\/assets\/.*\.(js|css)$/, (route) => {
      const file = new URL(route.request().url()).pathname;
      return named.includes(file.slice(1)) || html.includes(`"${file}"`) ? route.fallback() : undefined;
    });
    await page.coverage.startJSCoverage();
    const called = page.waitForRequest((sent) => sent.url().includes(call));
    if (path === '/payment') await page.reload();
    else await page.goto(path);
    await called;
    const covered = await page.coverage.stopJSCoverage();
    const ran = covered
      .filter(({ functions }) => functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)))
      .map(({ url }) => new URL(url).pathname.slice(1));
    expect(named.filter((file) => file.endsWith('.js') && !ran.includes(file))).toEqual([]);
  });
}
