import { generalTexts, routeAt, routes, type SiteRoute } from '@vesalio/core';

interface Crumb {
  text: string;
  /** Absent for the current page. */
  to?: string;
}

const { breadcrumbs: texts } = generalTexts;

/**
 * The trail of a path, starting with the home page; empty on the home page itself. For a signed-in person, pages below
 * the sign-in are below the account.
 */
export function breadcrumbsOf(pathname: string, isSignedIn = false): readonly Crumb[] {
  const home: Crumb = { text: texts.home, to: '/' };
  const route = routeAt(pathname);
  // The page itself says that it was not found.
  if (!route) return [home];
  if (route.frame === 'landing') return [];
  const above = isSignedIn && route.parent === 'login' ? 'account' : route.parent;
  const parent = routes.find(({ name }) => name === above);
  return [home, ...(parent ? [{ text: textOf(parent), to: parent.path }] : []), { text: textOf(route) }];
}

const textOf = (route: SiteRoute): string => (route.frame === 'landing' ? texts.home : texts[route.name]);
