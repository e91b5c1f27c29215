import type { Page } from '@playwright/test';

/** Finds links that open a new tab without saying so in their accessible name or description. */
export const silentTabs = (page: Page) =>
  page.locator('a[target="_blank"]').evaluateAll((links) =>
    links
      .map((link) => {
        const ids = (link.getAttribute('aria-describedby') ?? '').split(' ');
        const root = link.getRootNode() as Document | ShadowRoot;
        return [link.textContent, ...ids.map((id) => root.getElementById(id)?.textContent)].join(' ');
      })
      .filter((spoken) => !spoken.includes('nova aba')),
  );
