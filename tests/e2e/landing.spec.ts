import type { Locator, Page } from '@playwright/test';
import { expect, mailTo, newPerson, test } from './product.ts';
import { standAs } from './standing.ts';

const section = (page: Page, id: string) => page.locator(`#${id}`);

/** The share of the screen that a section covers, 0 to 1. */
const share = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) / innerHeight;
  });

test.describe('the landing page', () => {
  test('scrolling replaces the hash with the visible section, without new entries in the history', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto('/');
    const entries = await page.evaluate(() => history.length);
    for (const [id, path] of [
      ['benefits', '/benefits'],
      ['testimonials', '/testimonials'],
      ['benefits', '/benefits'],
      ['inicio', '/'],
    ] as const) {
      await section(page, id).evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await expect(page).toHaveURL(path);
    }
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test('a deep link and the header scroll to their section', { tag: '@long' }, async ({ page }) => {
    for (const [path, id] of [
      ['/benefits', 'benefits'],
      ['/testimonials', 'testimonials'],
    ] as const) {
      await page.goto(path);
      await expect.poll(() => share(section(page, id))).toBeGreaterThan(0.5);
      await expect(page).toHaveURL(path);
    }
    const header = page.getByRole('navigation', { name: 'Navegação principal' });
    for (const [link, path, id] of [
      ['Início', '/', 'inicio'],
      ['Benefícios', '/benefits', 'benefits'],
      ['Depoimentos', '/testimonials', 'testimonials'],
    ] as const) {
      await header.getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(path);
      await expect.poll(() => share(section(page, id))).toBeGreaterThan(0.5);
    }
    for (const [link, path] of [
      ['Privacidade', '/privacy'],
      ['Termos', '/terms'],
    ] as const) {
      await page.goto('/');
      await header.getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(path);
    }
    for (const [link, path] of [
      ['Entrar', '/login'],
      ['Cadastrar', '/register'],
    ] as const) {
      await page.goto('/');
      await page.getByRole('banner').getByRole('link', { name: link }).first().click();
      await expect(page).toHaveURL(path);
    }
  });

  test('a quote is requested by WhatsApp if there is a number, else by e-mail', { tag: '@long' }, async ({
    page,
  }) => {
    const quote = page.getByRole('main').getByRole('link', { name: 'Solicitar cotação' });
    await page.goto('/');
    await expect(quote).toHaveAttribute('href', /^mailto:contato@vesalio\.example\?/);
    await page.route('**/config.json', async (route) => {
      const answer = await route.fetch();
      const json = { ...(await answer.json()), salesWhatsappNumber: '+55 21 99999-0000' };
      await route.fulfill({ response: answer, json });
    });
    await page.goto('/');
    await expect(quote).toHaveAttribute('href', /^https:\/\/wa\.me\/5521999990000\?text=/);
    await expect(quote).toHaveAttribute('target', '_blank');
    await expect(quote).toHaveAttribute('rel', 'noopener noreferrer');
    const url = new URL((await quote.getAttribute('href')) ?? '');
    expect(url.searchParams.get('text')).toContain('cotação do plano Corporativo Premium de Vesálio');
  });

  test('on a phone the links are in a menu', { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const link = page.getByRole('banner').getByRole('link', { name: 'Depoimentos' });
    await expect(link).toBeHidden();
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeFocused();
    await page.keyboard.press('Enter');
    await link.click();
    await expect(page).toHaveURL('/testimonials');
    await expect(link).toBeHidden();
  });

  test('on a phone the cases of the demonstration stand in one line, none of them cut', {
    tag: '@long',
  }, async ({ browser, baseURL }) => {
    const phone = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    const page = await phone.newPage();
    await page.goto('/');
    const cases = page.getByRole('group').filter({ has: page.getByRole('button', { name: 'Dengue' }) });
    await expect(cases.getByRole('button')).toHaveCount(3);
    expect(await cases.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
    await phone.close();
  });

  test('on a phone the header of a signed-in person is one line', { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await standAs(page, 'complete');
    await page.goto('/');
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: 'Ir para o chat' })).toBeVisible();
    expect((await banner.boundingBox())?.height).toBeLessThan(80);
  });

  test('a header that needs two lines keeps both away from its edges, the menu at the end', {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await standAs(page, 'complete');
    await page.goto('/');
    const way = page.getByRole('banner').getByRole('link', { name: 'Ir para o chat' });
    await expect(way).toBeVisible();
    const header = await page.getByRole('banner').boundingBox();
    const link = await way.boundingBox();
    const menu = await page.getByRole('button', { name: 'Abrir menu' }).boundingBox();
    expect(link?.y).toBeGreaterThanOrEqual(8);
    expect((menu?.y ?? 0) + (menu?.height ?? 0)).toBeLessThanOrEqual((header?.height ?? 0) - 8);
    expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBe((link?.x ?? 0) + (link?.width ?? 0));
  });

  test('the testimonials move until hovered, focused or paused, and never with reduced motion (catalogue 61)', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/testimonials');
    const region = page.getByRole('region', { name: 'Depoimentos ilustrativos' });
    const motion = () =>
      region.locator('ul').evaluate(
        (track) =>
          track
            .getAnimations()
            .map(({ playState }) => playState)
            .join() || 'none',
      );
    await expect.poll(motion).toBe('running');
    await region.hover();
    await expect.poll(motion).toBe('paused');
    await page.mouse.move(0, 0);
    await expect.poll(motion).toBe('running');
    await region.focus();
    await expect.poll(motion).toBe('paused');
    await region.evaluate((element) => element.blur());
    await expect.poll(motion).toBe('running');
    await page.getByRole('button', { name: 'Pausar depoimentos' }).click();
    await page.mouse.move(0, 0);
    await expect.poll(motion).toBe('paused');
    await page.getByRole('button', { name: 'Continuar depoimentos' }).click();
    await page.mouse.move(0, 0);
    await expect.poll(motion).toBe('running');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(motion).toBe('none');
    expect(await region.getByRole('listitem').count()).toBe(5);
    // The questions below keep their distance even without the button row.
    const end = await region.boundingBox();
    const next = await page.getByText('Dúvidas', { exact: true }).boundingBox();
    expect((next?.y ?? 0) - (end?.y ?? 0) - (end?.height ?? 0)).toBeGreaterThan(40);
    // Forced colors remove backgrounds.
    await page.emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'active' });
    const pause = page.getByRole('button', { name: /(?:Pausar|Continuar) depoimentos/ });
    await expect(pause).toBeVisible();
    const colours = await pause.evaluate((button) => {
      const { color, backgroundColor } = getComputedStyle(button);
      return [color, backgroundColor];
    });
    expect(colours[0]).not.toBe(colours[1]);
    await expect(region.getByRole('listitem').first()).toBeVisible();
  });
});

test.describe('the frame', () => {
  const trail = (page: Page) =>
    page.getByRole('navigation', { name: 'Você está em' }).getByRole('listitem').allTextContents();

  test('breadcrumbs begin with Início and have the titles of the pages', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await trail(page)).toEqual([]);
    const trails: Record<string, string[]> = {
      '/login': ['Início', 'Login'],
      '/register': ['Início', 'Cadastro'],
      '/forgot-password': ['Início', 'Login', 'Recuperar Senha'],
      '/terms': ['Início', 'Termos de Uso'],
      '/privacy': ['Início', 'Política de Privacidade'],
    };
    for (const [path, titles] of Object.entries(trails)) {
      await page.goto(path);
      await expect.poll(() => trail(page)).toEqual(titles);
    }
    await standAs(page, 'noPlan');
    await page.goto('/choose-plan');
    await expect.poll(() => trail(page)).toEqual(['Início', 'Planos']);
    await page.getByRole('button', { name: 'Escolher Fleming' }).click();
    await expect.poll(() => trail(page)).toEqual(['Início', 'Planos', 'Pagamento']);
    await page
      .getByRole('navigation', { name: 'Você está em' })
      .getByRole('link', { name: 'Início' })
      .click();
    await expect(page).toHaveURL('/');
  });

  test('an unknown path shows a message and a link to the home page', { tag: '@long' }, async ({
    page,
    calm,
  }) => {
    calm.push(/status of 404/);
    expect((await page.goto('/nao-existe'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página Não Encontrada');
    await expect(
      page.getByText('Desculpe, a página que você está procurando não existe ou foi movida.', {
        exact: true,
      }),
    ).toBeVisible();
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL('/');
  });
});

test('a person registers, accepts the terms, validates the e-mail and chooses a plan by keyboard, with the focus always visible (catalogue 59)', {
  tag: '@long',
}, async ({ page }) => {
  const person = newPerson('Lia Torres');
  const focusIsSeen = () =>
    page.evaluate(() => {
      const active = document.activeElement;
      if (!active || active === document.body) return true;
      const seen = [active, active.closest('label'), active.nextElementSibling].some((element) => {
        if (!element) return false;
        const { outlineStyle, boxShadow } = getComputedStyle(element);
        return outlineStyle !== 'none' || boxShadow !== 'none';
      });
      return seen || active.outerHTML.slice(0, 120);
    });
  const tabTo = async (target: Locator) => {
    await expect(target).toBeEnabled();
    for (let step = 0; step < 40; step++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
      expect(await focusIsSeen()).toBe(true);
    }
    throw new Error(`The keyboard does not reach ${target}.`);
  };

  await page.goto('/register');
  for (const [label, text] of [
    ['Nome completo', person.name],
    ['E-mail', person.email],
    ['Senha', person.password],
    ['Confirmar senha', person.password],
  ] as const) {
    await tabTo(page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await tabTo(page.getByRole('checkbox', { name: /Termos de Uso/ }));
  await page.keyboard.press('Space');
  await tabTo(page.getByRole('button', { name: 'Registrar' }));
  await page.keyboard.press('Enter');

  // The person accepted the terms with the form's checkbox, so no dialog asks again.
  await expect(page).toHaveURL('/validate-email');

  const { code = '' } = await mailTo(page, person.email);
  await tabTo(page.getByRole('textbox', { name: 'Caractere 1 de 5' }));
  await page.keyboard.type(code);
  await expect(page).toHaveURL('/choose-plan');
  await tabTo(page.getByRole('button', { name: 'Escolher Gratuito' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/chat');
});
