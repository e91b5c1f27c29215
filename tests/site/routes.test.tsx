import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { generalTexts, routes, siteTexts } from '@vesalio/core';
import { breadcrumbsOf, pageMeta, pageSource, preloadPage, prerenderedPaths } from '@vesalio/site/app';
import { describe, expect, it, test } from 'vitest';

const site = join(import.meta.dirname, '../../packages/site');

describe.each(routes)('the row of $path is all that a route needs: ', (route) => {
  const address = route.path.replace(/\/:\w+\?$/, '');

  it('its page exists and loads', async () => {
    expect(existsSync(join(site, pageSource(address) ?? ''))).toBe(true);
    await expect(preloadPage(address)).resolves.toBeUndefined();
  });

  it('its head comes from the texts', () => {
    const { title, description, indexed, canonical } = pageMeta(address);
    expect(title).toBe(`${siteTexts.titles[route.name]} | Vesálio`);
    expect(indexed).toBe(route.isIndexed === true);
    expect(description === siteTexts.descriptions.other).toBe(!route.isIndexed);
    expect(canonical).toBe(route.canonical ?? address);
    expect(prerenderedPaths.includes(address)).toBe(route.isIndexed === true);
  });

  it('its breadcrumbs end with it, and link to pages', () => {
    const crumbs = breadcrumbsOf(address);
    if (route.frame === 'landing') return expect(crumbs).toEqual([]);
    expect(crumbs[0]).toEqual({ text: 'Início', to: '/' });
    expect(crumbs.at(-1)).toEqual({ text: generalTexts.breadcrumbs[route.name] });
    const above = crumbs.slice(1, -1).map(({ to }) => to);
    expect(above.every((to) => routes.some(({ path }) => path === to))).toBe(true);
    expect(above).toHaveLength(route.parent ? 1 : 0);
  });
});

test('every page has a row', () => {
  const pages = readdirSync(join(site, 'src/pages')).filter((file) => file.endsWith('-page.tsx'));
  const named = new Set(routes.map(({ page }) => `${page}.tsx`));
  expect(pages.filter((file) => !named.has(file))).toEqual(['not-found-page.tsx']);
});
