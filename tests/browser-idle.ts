import type { Page } from '@playwright/test';

/** Waits for two frames and an idle page, to check that something does not happen. */
export const browserIdle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve()))),
      ),
  );
