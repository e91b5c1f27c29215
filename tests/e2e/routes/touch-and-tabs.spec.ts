import { isLong, onlyLong } from '../../long.ts';
import { axeViolations } from '../axe-violations.ts';
import { expect, test } from '../product.ts';
import { standAs } from '../standing.ts';
import { everyRoute, openRoute } from './every-route.ts';
import { silentTabs } from './silent-tabs.ts';
import { smallTargets } from './small-targets.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

test('the buttons that stop what moves on the landing page have 44 pixels', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const pause = page.getByRole('button', { name: 'Pausar demonstração' });
  // The demonstration begins in view.
  await page.getByText('Demonstração · dados ilustrativos').scrollIntoViewIfNeeded();
  await expect(pause).toBeVisible();
  expect(await smallTargets(page, 'main')).toEqual([]);
});

for (const { standing, addresses } of everyRoute) {
  const isSignedIn = standing !== 'visitor';
  test(
    `touch targets have 44 pixels, links to a new tab say so, and axe finds nothing at 360 px, as ${standing}`,
    onlyLong(isSignedIn),
    async ({ page, calm }) => {
      // The browser logs the 404 of the page that does not exist.
      calm.push(/404 .*\/nenhum-lugar/);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await standAs(page, standing);
      const faults: Record<string, string[]> = {};
      for (const address of isLong ? addresses : addresses.filter((_, nth) => nth % 3 === 0)) {
        await openRoute(page, address);
        const found = [
          ...(await smallTargets(page, 'body')),
          ...(await silentTabs(page)),
          ...(await axeViolations(page, 'light')),
        ];
        if (found.length > 0) faults[address] = found;
      }
      expect(faults).toEqual({});
    },
  );
}
