import type { Page } from '@playwright/test';
import { brand } from '@vesalio/site/brand';
import { browserIdle } from '../browser-idle.ts';
import { isLong, onlyLong } from '../long.ts';
import { axeViolations, WCAG } from './axe-violations.ts';
import { expect, test } from './product.ts';
import { standAs } from './standing.ts';

/** The public pages: first heading and title of the document. */
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

test('without JavaScript every public page has its content and its head', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  const descriptions = new Set<string>();
  // One page for each frame. `tests/site/prerender.test.tsx` renders all of them.
  const shown = pages.filter(([path]) => isLong || ['/', '/register', '/terms'].includes(path));
  for (const [path, heading, title] of shown) {
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
      expect(await content('meta[name="theme-color"][media*="dark"]')).toBe(brand.themeColor.dark);
      const image = (await content('meta[property="og:image"]')) ?? '';
      expect((await page.request.get(image)).headers()['content-type']).toBe('image/png');
      expect(await page.locator('main').textContent()).not.toBe('');
      // Text typed into a prerendered field is kept (`forms.spec.ts`), so form fields are enabled.
      const early = page.locator(
        ':is(button, input, select, textarea:not(.vs-ask textarea)):enabled:not([inert], [inert] *, form[method="dialog"] input)',
      );
      expect(await early.count(), 'what is pressed before its code is there would be lost').toBe(0);
    });
  }
  expect(descriptions.size).toBe(shown.length);
  const webManifest = await (await page.request.get('/site.webmanifest')).json();
  expect(webManifest).toMatchObject({ name: brand.name, background_color: brand.themeColor.light });
  expect(webManifest.icons).toHaveLength(3);
  await context.close();
});

test('the pages of a person are not indexed by search engines', async ({ page }) => {
  for (const path of ['/chat', '/account', '/payment', '/choose-plan']) {
    expect(await (await page.request.get(path)).text()).toContain('content="noindex"');
  }
});

test('without JavaScript a page that needs a session says that the access is being checked', {
  tag: '@long',
}, async ({ browser, baseURL }) => {
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
  test(`${path} hydrates without an error, and loads neither chat nor payment`, { tag: '@long' }, async ({
    page,
  }) => {
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
    await browserIdle(page);
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
  test(`${path} has no accessibility violation, light and dark, at 360 and 1280`, { tag: '@long' }, async ({
    page,
    calm,
  }) => {
    calm.push(/status of 404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path, { waitUntil: 'networkidle' });
      for (const theme of ['light', 'dark'] as const)
        expect(await axeViolations(page, theme, [...WCAG, 'best-practice']), `${width} ${theme}`).toEqual([]);
    }
  });
}

/** Elements beyond the window's sides, except inside boxes that scroll or hide their content. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const isKept = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return false;
      return getComputedStyle(parent).overflowX !== 'visible' || isKept(parent);
    };
    return [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 2 && (left < -1 || right > clientWidth + 1) && !isKept(element);
      })
      .map((element) => `${element.tagName} ${element.getAttribute('class')}`);
  });

test('at 320 px, at 200 % zoom of a small screen, and with text of twice the size, nothing is cut off at the side (catalogue 61)', async ({
  page,
  calm,
}) => {
  calm.push(/status of 404/);
  // One page for each frame.
  for (const path of isLong ? judged : ['/', '/register', '/terms', '/nowhere']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const [width, height, text] of [
        // Zoom halves the viewport: 1280 × 800 becomes 640 × 400.
        [640, 400, '1rem'],
        [320, 640, '1rem'],
        [1280, 800, '32px'],
        [360, 740, '32px'],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.evaluate(
          (size) => document.documentElement.style.setProperty('--vesalio-font-size', size),
          text,
        );
        await expect.poll(() => cutOff(page), { message: `${width} px, text of ${text}` }).toEqual([]);
      }
    });
  }
});

test('at 400 % zoom of a small screen the public pages can be used', { tag: '@long' }, async ({
  page,
  calm,
}) => {
  calm.push(/status of 401/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Depoimentos' }).click();
  await expect(page).toHaveURL('/testimonials');
  await expect(page.locator('#testimonials h2')).toBeInViewport();
  await expect.poll(() => cutOff(page)).toEqual([]);

  await page.goto('/login');
  await page.getByLabel('E-mail').fill('nao.existe@exemplo.example');
  await page.getByLabel('Senha', { exact: true }).fill('Errada#2026');
  const enter = page.getByRole('button', { name: 'Entrar', exact: true });
  await expect(enter).not.toHaveAttribute('inert');
  await enter.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Email ou senha' })).toBeInViewport();
  await expect.poll(() => cutOff(page)).toEqual([]);

  await page.goto('/register');
  const submit = page.getByRole('button', { name: 'Registrar' });
  await expect(submit).not.toHaveAttribute('inert');
  await submit.press('Enter');
  await expect(page.getByLabel('Nome completo')).toBeFocused();
  await expect(page.getByLabel('Nome completo')).toBeInViewport({ ratio: 1 });
  await expect.poll(() => cutOff(page)).toEqual([]);

  await page.goto('/terms');
  const contents = page.getByRole('navigation', { name: 'Nesta página' });
  await contents.getByText('Nesta página').click();
  await contents.getByRole('link').last().click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toBeInViewport();
  await expect.poll(() => cutOff(page)).toEqual([]);
});

test('the way back in a text leads to the section before', { tag: '@long' }, async ({ page }) => {
  await page.goto('/terms');
  const links = page.getByRole('navigation', { name: 'Nesta página' }).getByRole('link');
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await links.nth(3).click();
  await expect(titles.nth(3)).toBeInViewport();
  await links.last().click();
  await expect(titles.last()).toBeInViewport();
  await page.goBack();
  await expect(titles.nth(3)).toBeInViewport();
});

test('the way back to a page that was never scrolled leads to its top', async ({ page }) => {
  await page.goto('/terms');
  const privacy = page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Política de Privacidade' })
    .first();
  // A mouse press would scroll to the link.
  await privacy.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/privacy$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Política de Privacidade' })).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 1_500));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1_500);
  await page.goBack();
  await expect(page).toHaveURL(/\/terms$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('with text of twice the size no public page scrolls sideways', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/about', '/register', '/login', '/privacy']) {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path })
      .toBeLessThanOrEqual(320);
  }
});

test('a page whose code an upgrade has replaced reloads once by itself', async ({ page, calm }) => {
  calm.push(/status of 404/, /dynamically imported module/);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  // The second document refers to the files of the new version.
  await page.route(/\/assets\/register-page[^/]*\.js/, (route) =>
    documents < 2 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto('/login');
  await page.getByRole('link', { name: 'Cadastre-se' }).click();
  await expect(page.getByRole('heading', { name: 'Criar conta' })).toBeVisible();
  await expect(page).toHaveURL('/register');
  expect(documents).toBe(2);
});

test('a page whose code stays away shows what to do, after one reload', { tag: '@long' }, async ({
  page,
  calm,
}) => {
  calm.push(/status of 404/, /dynamically imported module/);
  await page.route(/\/assets\/register-page[^/]*\.js/, (route) => route.fulfill({ status: 404 }));
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Cadastre-se' }).click();
  await expect(page.getByRole('button', { name: 'Recarregar página' })).toBeVisible();
  await page.waitForTimeout(1_000);
  expect(documents).toBe(2);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
});

test('the sign-in forms of a signed-in person do not move when their code comes late', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        shifts.push((shift as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await standAs(page, 'complete');
  await page.route(/\/assets\/(?!before-paint)[^/]*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  for (const path of isLong ? ['/login', '/register'] : ['/login']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByText(/^Você já entrou/)).toBeVisible();
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(
      shifts.reduce((sum, shift) => sum + shift, 0),
      path,
    ).toBeLessThan(0.02);
  }
});

for (const [line, count] of [
  [{ effectiveType: '4g' }, 2],
  [{ effectiveType: '2g' }, 0],
  [{ effectiveType: '4g', saveData: true }, 0],
] as const) {
  test(
    `with the line ${JSON.stringify(line)} ${count} fonts are loaded`,
    onlyLong('saveData' in line),
    async ({ page }) => {
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), line);
      const fonts: string[] = [];
      page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
      await page.goto('/login', { waitUntil: 'networkidle' });
      expect(fonts).toHaveLength(count);
    },
  );
}
