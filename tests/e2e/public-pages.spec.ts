import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './product.ts';

/** The pages that anyone may open: first heading and title of the document. */
const pages = [
  ['/', 'A evidência certa, antes da próxima consulta', 'A evidência certa, antes da próxima consulta'],
  ['/benefits', 'A evidência certa, antes da próxima consulta', 'Benefícios'],
  ['/testimonials', 'A evidência certa, antes da próxima consulta', 'Depoimentos'],
  ['/login', 'Entrar', 'Entrar'],
  ['/register', 'Criar conta', 'Criar conta'],
  ['/forgot-password', 'Recuperar Senha', 'Recuperar Senha'],
  ['/terms', 'Termos de Uso', 'Termos de Uso'],
  ['/privacy', 'Política de Privacidade', 'Política de Privacidade'],
] as const;

const SECTIONS = ['/benefits', '/testimonials'];

test('without JavaScript every public page is there, with its head', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  const descriptions = new Set<string>();
  for (const [path, heading, title] of pages) {
    await test.step(path, async () => {
      expect((await page.goto(path))?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
      await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
      await expect(page).toHaveTitle(`${title} | Vesálio`);
      const content = (selector: string) => page.locator(`head ${selector}`).getAttribute('content');
      const description = (await content('meta[name="description"]')) ?? '';
      expect(description.length, path).toBeGreaterThan(40);
      expect(description.length, path).toBeLessThan(170);
      descriptions.add(description);
      expect(await content('meta[name="robots"]')).toBe('index, follow');
      const canonical = baseURL + (SECTIONS.includes(path) ? '/' : path);
      await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', canonical);
      expect(await content('meta[property="og:title"]')).toBe(`${title} | Vesálio`);
      expect(await content('meta[property="og:description"]')).toBe(description);
      expect(await content('meta[property="og:url"]')).toBe(canonical);
      expect(await content('meta[property="og:locale"]')).toBe('pt_BR');
      const image = (await content('meta[property="og:image"]')) ?? '';
      expect((await page.request.get(image)).headers()['content-type']).toBe('image/png');
      expect(await page.locator('main').textContent()).not.toBe('');
    });
  }
  expect(descriptions.size).toBe(pages.length);
  await context.close();
});

test('what belongs to a person is not for search engines', async ({ page }) => {
  for (const path of ['/chat', '/account', '/payment', '/choose-plan']) {
    expect(await (await page.request.get(path)).text()).toContain('content="noindex"');
  }
});

test('without JavaScript a page that asks for a session says that it is being checked', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  const robots = page.locator('head meta[name="robots"]');
  for (const path of [
    '/chat',
    '/chat/42',
    '/account',
    '/choose-plan',
    '/payment',
    '/validate-email',
    '/explore',
  ]) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.getByRole('status')).toHaveText('Verificando autenticação...');
    await expect(robots).toHaveAttribute('content', 'noindex');
    await expect(page).toHaveTitle('Vesálio');
  }
  expect((await page.goto('/nowhere'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página Não Encontrada');
  await expect(robots).toHaveAttribute('content', 'noindex');
  await context.close();
});

for (const [path] of pages) {
  test(`${path} hydrates in peace, and loads neither chat nor payment`, async ({ page }) => {
    const scripts: string[] = [];
    const violations: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.exposeFunction('report', (text: string) => violations.push(text));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        (window as unknown as { report(text: string): void }).report(`${effectiveDirective} ${blockedURI}`);
      });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 3));
    await page.waitForTimeout(300);
    expect(scripts.length).toBeGreaterThan(0);
    expect(
      scripts.filter((script) =>
        /chat-page|chat\.(flow|api)|chat-(exchange|widget)|conversation|composer|payment|checkout|account|app-shell/.test(
          script,
        ),
      ),
    ).toEqual([]);
    expect(violations).toEqual([]);
  });
}

const judged = [...pages.map(([path]) => path).filter((path) => !SECTIONS.includes(path)), '/nowhere'];

for (const path of judged) {
  test(`${path} has no accessibility violation, light and dark, at 360 and 1280`, async ({ page, calm }) => {
    calm.push(/404 \(Not Found\)/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(path, { waitUntil: 'networkidle' });
        const { violations } = await new AxeBuilder({ page })
          .setLegacyMode(true)
          .options({
            runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
            rules: { 'target-size': { enabled: true } },
          })
          .analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
        expect(found, `${width} ${colorScheme}`).toEqual([]);
      }
    }
  });
}

test('at 320 px, and at 200 % of a small screen, nothing is cut off sideways', async ({ page, calm }) => {
  calm.push(/404 \(Not Found\)/);
  const overflow = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  for (const path of judged) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Zoom halves the screen that the page has: 1280 × 800 becomes 640 × 400.
      for (const [width, height] of [
        [640, 400],
        [320, 640],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await overflow(), `${width} px`).toBeLessThanOrEqual(0);
      }
    });
  }
});
