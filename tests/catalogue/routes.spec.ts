import { expect, test } from '@playwright/test';
import { type Standing, standAs } from '../e2e/standing.ts';
import { secondOpinion } from './second-engine.ts';

const routes: [Standing, readonly string[]][] = [
  ['visitor', ['/', '/login', '/register', '/forgot-password', '/terms', '/privacy', '/nenhum-lugar']],
  ['noEmail', ['/validate-email']],
  ['noPlan', ['/choose-plan']],
  ['complete', ['/chat', '/account', '/explore', '/med-pront-pat', '/doctor-calc-ia']],
];

for (const [standing, paths] of routes) {
  test(`the second engine finds nothing on the pages of: ${standing}`, async ({ browser }) => {
    // The test injects the engine into the page, which the site's own policy forbids.
    const context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' });
    const page = await context.newPage();
    if (standing !== 'visitor') await standAs(page, standing);
    const faults: Record<string, string[]> = {};
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      const found = await secondOpinion(page, 'html');
      if (found.length > 0) faults[path] = found;
    }
    expect(faults).toEqual({});
    await context.close();
  });
}
