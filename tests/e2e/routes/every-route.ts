import type { Page } from '@playwright/test';
import { routes, type SiteRoute } from '@vesalio/core';
import { choose } from '../paying.ts';
import { expect } from '../product.ts';
import type { Standing } from '../standing.ts';

/** The standing with which a route shows its page instead of a gate. */
function standingOf({ name, access, frame, withoutPlan }: SiteRoute): Standing {
  if (access === 'public') return 'visitor';
  if (name === 'validateEmail') return 'noEmail';
  return withoutPlan && frame === 'document' ? 'noPlan' : 'complete';
}

function addressOf({ name, path }: SiteRoute): string {
  if (name === 'resetPassword') return `${path}?token=exemplo`;
  return path.replace(/\/:.*$/, '');
}

const standings = ['visitor', 'noEmail', 'noPlan', 'complete'] as const;

/** Every page of the site by audience, from the route table and the static pages. */
export const everyRoute: readonly { standing: Standing; addresses: string[] }[] = standings.map(
  (standing) => ({
    standing,
    addresses: [
      ...routes.filter((route) => standingOf(route) === standing).map(addressOf),
      ...(standing === 'visitor' ? ['/nenhum-lugar', '/sandbox/outbox', '/embed/diagnostico'] : []),
    ],
  }),
);

/** Opens a page. For the payment page, chooses a plan first. */
export async function openRoute(page: Page, address: string): Promise<void> {
  if (address === '/payment') await choose(page, 'Fleming');
  else await page.goto(address);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}
