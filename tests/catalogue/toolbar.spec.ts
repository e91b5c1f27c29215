import { expect, type Page, test } from '@playwright/test';
import { catalogueEntries, serveStorybook } from './static-storybook.ts';

// The manager loads before the story. Both take time on a busy machine.
const patience = { timeout: 60_000 };

/** The attributes that the toolbar sets on a story's root. */
const looksOf = (page: Page) =>
  page.evaluate(() => {
    const element = document.querySelector('#storybook-root > [base-url]');
    const root = (element?.shadowRoot ?? document).querySelector('.vesalio') as HTMLElement;
    const style = getComputedStyle(root);
    const text = root.querySelector('button, a') as HTMLElement;
    return {
      paper: style.backgroundColor,
      brand: style.getPropertyValue('--brand'),
      size: style.fontSize,
      host: document.adoptedStyleSheets.reduce((rules, sheet) => rules + sheet.cssRules.length, 0),
      motion: root.dataset.motion,
      moves: getComputedStyle(text).transitionDuration,
    };
  });

async function open(page: Page, url: string, id: string, globals = '') {
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  await page.waitForFunction(() => {
    const preview = (window as unknown as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } })
      .__STORYBOOK_PREVIEW__;
    return preview?.currentRender?.phase === 'finished';
  });
  return looksOf(page);
}

test('theme, brand, host CSS, text size and motion act on a part, a page and an element', async ({
  page,
}) => {
  const { url, close } = await serveStorybook();
  try {
    for (const id of ['partes-botão--primary', 'site-páginas--login', 'chat-elementos--chat-element']) {
      const own = await open(page, url, id);
      const paper = [own.paper, (await open(page, url, id, 'theme:dark')).paper];
      expect(new Set(paper).size, `${id}: theme`).toBe(2);
      const brands = [own.brand];
      for (const brand of ['partnerA', 'partnerB'])
        brands.push((await open(page, url, id, `brand:${brand}`)).brand);
      expect(new Set(brands).size, `${id}: brand`).toBe(3);
      const hosts = [own.host];
      for (const host of ['bootstrap', 'reset', 'hostile'])
        hosts.push((await open(page, url, id, `host:${host}`)).host);
      expect(new Set(hosts).size, `${id}: host`).toBe(4);
      expect(own.size).toBe('16px');
      expect((await open(page, url, id, 'text:32px')).size, `${id}: text`).toBe('32px');
      const still = await open(page, url, id, 'motion:reduced');
      expect(still.motion, `${id}: motion`).toBe('reduced');
      // The styles that stop an element's animations load with its other styles.
      await expect.poll(async () => (await looksOf(page)).moves, `${id}: motion`).toBe('0s');
    }
  } finally {
    await close();
  }
});

test('a story takes its steps in a browser that moves things, and can move afterwards', async ({ page }) => {
  const { url, close } = await serveStorybook();
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  try {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, url, 'conta-área-da-conta--remove-card');
    expect(said).toEqual([]);
    const dialog = page.getByRole('dialog', { name: 'Excluir cartão?' });
    expect(await dialog.evaluate((it) => getComputedStyle(it).animationDuration)).not.toBe('0s');
  } finally {
    await close();
  }
});

test('the toolbar offers every control, and sets the theme and the width of the story in view', async ({
  page,
}) => {
  const { url, close } = await serveStorybook();
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(String(error)));
  page.on('console', (message) => {
    // Storybook's manager warns about its own parts.
    if (message.text().includes('mandatory in Storybook 11')) return;
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  try {
    await page.setViewportSize({ width: 1600, height: 900 });
    await page.goto(`${url}/?path=/story/entrada-login--empty`);
    const story = page.frameLocator('#storybook-preview-iframe');
    const root = story.locator('.vesalio.stage');
    await expect(story.getByRole('textbox', { name: 'E-mail' })).toBeVisible(patience);
    for (const control of ['Tema', 'Marca', 'CSS da página', 'Tamanho do texto', 'Movimento'])
      await expect(page.getByRole('button', { name: new RegExp(control) }).first()).toBeVisible();
    await page.getByRole('button', { name: /Tema/ }).first().click();
    await page
      .getByRole('option', { name: 'Escuro' })
      .or(page.getByRole('menuitem', { name: 'Escuro' }))
      .click();
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await page.goto(`${url}/?path=/story/entrada-login--empty&globals=viewport.value:w360`);
    await expect(story.getByRole('textbox', { name: 'E-mail' })).toBeVisible(patience);
    await expect
      .poll(() => page.locator('#storybook-preview-iframe').evaluate((frame) => frame.clientWidth))
      .toBe(360);
    expect(said).toEqual([]);
  } finally {
    await close();
  }
});

test('each link of the welcome page leads to a page of the catalogue', async ({ page }) => {
  const { url, close } = await serveStorybook();
  try {
    await page.goto(`${url}/iframe.html?id=bem-vindo--docs&viewMode=docs`);
    const links = page.locator('.sbdocs a[href*="path=/docs/"]');
    await expect(links.first()).toBeVisible(patience);
    const ids = catalogueEntries().map(({ id }) => id);
    for (const link of await links.all()) {
      const [, id] = decodeURIComponent((await link.getAttribute('href')) ?? '').split('/docs/');
      expect(ids).toContain(id);
    }
  } finally {
    await close();
  }
});
