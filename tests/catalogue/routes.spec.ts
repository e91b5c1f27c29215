import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { everyRoute, openRoute } from '../e2e/routes/every-route.ts';
import { standAs } from '../e2e/standing.ts';
import { secondOpinion } from './second-engine.ts';

for (const { standing, addresses } of everyRoute) {
  test(`both accessibility engines find nothing on the pages of: ${standing}`, async ({ browser }) => {
    // The test injects the second engine into the page, but the site's policy forbids that.
    const context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await standAs(page, standing);
    const faults: Record<string, string[]> = {};
    for (const address of addresses) {
      await openRoute(page, address);
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        const { violations } = await new AxeBuilder({ page })
          .setLegacyMode(true)
          .options({
            runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
            rules: { 'target-size': { enabled: true } },
          })
          .analyze();
        const found = [
          ...violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html).join(' ')}`),
          ...(await secondOpinion(page, 'html')),
        ];
        if (found.length > 0) faults[`${address}, ${theme}`] = found;
      }
    }
    expect(faults).toEqual({});
    await context.close();
  });
}
