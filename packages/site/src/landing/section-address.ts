import { limits, routes } from '@vesalio/core';

/** The sections of the landing page in reading order, each with its address. */
export const landingSections: readonly { id: string; path: string }[] = routes.flatMap((route) =>
  route.frame === 'landing' ? [{ id: route.section, path: route.path }] : [],
);

/** Whether a path belongs to a section of the landing page. */
export function isSectionAddress(pathname: string): boolean {
  return landingSections.some((section) => section.path === pathname);
}

/** Id of the section at a path. */
export function sectionIdAt(pathname: string): string | undefined {
  return landingSections.find((section) => section.path === pathname)?.id;
}

/** The visible part of a section. Heights are in px. */
interface Sight {
  visible: number;
  section: number;
  viewport: number;
}

/**
 * The visible share of a section, 0 to 1. A section taller than the screen is measured against the screen, because half
 * of it would not fit on a phone.
 */
export function visibleShare({ visible, section, viewport }: Sight): number {
  const reachable = Math.min(section, viewport);
  return reachable > 0 ? visible / reachable : 0;
}

/** The path of the most visible section, if more than half of it is visible. */
export function addressInSight(shares: ReadonlyMap<string, number>): string | undefined {
  let best: string | undefined;
  let bestShare: number = limits.sectionThreshold;
  for (const { id, path } of landingSections) {
    const share = shares.get(id) ?? 0;
    if (share > bestShare) {
      best = path;
      bestShare = share;
    }
  }
  return best;
}
