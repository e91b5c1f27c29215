import type { Page } from '@playwright/test';

/** Waits until the page has drawn twice and has nothing left to run: for what must not happen. */
export const browserIdle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve()))),
      ),
  );
