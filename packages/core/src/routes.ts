import { isId } from './ids.ts';
import type { pageNames } from './texts/shared/page-names.ts';
import { withoutTrailing } from './without-trailing.ts';

/** Who may see a route. `plan` requires a validated e-mail and an active plan, in addition to a session. */
export type RouteAccess = 'public' | 'authenticated' | 'plan';

interface RouteRow {
  /** A segment such as `:conversationId?` is an optional id. */
  path: string;
  /** Module of the page in the site, `src/pages/<page>.tsx`. */
  page: string;
  access: RouteAccess;
  /** Accessible before the e-mail is validated. */
  withoutEmail?: true;
  /** Accessible without an active plan. */
  withoutPlan?: true;
  /** Readable before the terms are accepted. */
  withoutTerms?: true;
  /** Prerendered at build time and listed by search engines. */
  isIndexed?: true;
  /** The address of the content for search engines, if it differs from the path. */
  canonical?: string;
  /** The Google scripts that the page's security policy allows, if Google is configured. */
  google?: 'sign-in' | 'drive';
  /** Useful only before signing in, so never a destination afterwards. */
  isEntrance?: true;
}

/** A section of the landing page. */
interface LandingRoute extends RouteRow {
  frame: 'landing';
  name: 'landing' | 'benefits' | 'testimonials';
  /** The id of the section's element. */
  section: string;
}

/** Any other page. The texts contain title, description and breadcrumb under its name. */
interface PageRoute extends RouteRow {
  frame: 'document' | 'text' | 'app';
  name: Exclude<keyof typeof pageNames, 'landing' | 'notFound'>;
  /** The parent page in the breadcrumbs. */
  parent?: PageRoute['name'];
}

export type SiteRoute = LandingRoute | PageRoute;

const entrance = { frame: 'document', access: 'public', isEntrance: true } as const;
const checkout = {
  frame: 'document',
  access: 'authenticated',
  withoutEmail: true,
  withoutPlan: true,
} as const;
const landing = { frame: 'landing', page: 'landing-page', access: 'public', isIndexed: true } as const;
const legal = { frame: 'text', access: 'public', withoutTerms: true, isIndexed: true } as const;
const placeholder = { frame: 'app', page: 'placeholder-page', access: 'plan' } as const;

/**
 * The route table of the product. The router, access, page head, breadcrumbs, prerendering, return paths, and the
 * server's static files and security policy use it. A path that is not listed is the not-found page, open to all.
 */
export const routes: readonly SiteRoute[] = [
  { ...landing, name: 'landing', path: '/', section: 'inicio', isEntrance: true },
  { ...landing, name: 'benefits', path: '/benefits', section: 'benefits', canonical: '/' },
  { ...landing, name: 'testimonials', path: '/testimonials', section: 'testimonials', canonical: '/' },
  { ...entrance, name: 'login', path: '/login', page: 'login-page', isIndexed: true, google: 'sign-in' },
  {
    ...entrance,
    name: 'register',
    path: '/register',
    page: 'register-page',
    isIndexed: true,
    google: 'sign-in',
  },
  {
    ...entrance,
    name: 'forgotPassword',
    path: '/forgot-password',
    page: 'forgot-password-page',
    isIndexed: true,
    parent: 'login',
  },
  {
    ...entrance,
    name: 'resetPassword',
    path: '/reset-password',
    page: 'reset-password-page',
    parent: 'login',
  },
  { ...legal, name: 'terms', path: '/terms', page: 'terms-page' },
  { ...legal, name: 'privacy', path: '/privacy', page: 'privacy-page' },
  { name: 'about', path: '/about', page: 'about-page', frame: 'text', access: 'public', isIndexed: true },
  {
    name: 'validateEmail',
    path: '/validate-email',
    page: 'validate-email-page',
    frame: 'document',
    access: 'authenticated',
    withoutEmail: true,
    isEntrance: true,
  },
  { ...checkout, name: 'choosePlan', path: '/choose-plan', page: 'choose-plan-page' },
  { ...checkout, name: 'payment', path: '/payment', page: 'payment-page', parent: 'choosePlan' },
  { ...checkout, name: 'account', path: '/account', page: 'account-page', frame: 'app' },
  {
    name: 'chat',
    path: '/chat/:conversationId?',
    page: 'chat-page',
    frame: 'app',
    access: 'plan',
    google: 'drive',
  },
  { ...placeholder, name: 'consultation', path: '/med-pront-pat' },
  { ...placeholder, name: 'calculator', path: '/doctor-calc-ia' },
  { ...placeholder, name: 'explore', path: '/explore' },
];

/** A path as the router reads it: decoded, in lower case, without a trailing slash. */
export function normalPath(pathname: string): string {
  const decoded = pathname.split('/').map((segment) => {
    try {
      return decodeURIComponent(segment).replaceAll('/', '%2F');
    } catch {
      return segment;
    }
  });
  return withoutTrailing(decoded.join('/').toLowerCase(), '/') || '/';
}

/** The route of a path; undefined for the not-found page. */
export function routeAt(pathname: string): SiteRoute | undefined {
  const given = segmentsOf(normalPath(pathname));
  return routes.find(({ path }) => {
    const wanted = segmentsOf(path);
    const required = wanted.filter((segment) => !isParameter(segment)).length;
    if (given.length < required || given.length > wanted.length) return false;
    return given.every((segment, index) => segment === wanted[index] || isParameter(wanted[index] ?? ''));
  });
}

/** Whether a path has a page: the table lists it, and its id is possible. */
export function hasPage(pathname: string): boolean {
  const route = routeAt(pathname);
  if (!route) return false;
  const given = segmentsOf(normalPath(pathname));
  return segmentsOf(route.path).every(
    (segment, index) => !isParameter(segment) || given[index] === undefined || isId(given[index]),
  );
}

const segmentsOf = (path: string): string[] => path.split('/').slice(1);
const isParameter = (segment: string): boolean => segment.startsWith(':');
