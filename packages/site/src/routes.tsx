import { decideAccess, normalPath, routeAt, routes, type SiteRoute } from '@vesalio/core';
import { type ComponentType, Suspense } from 'react';
import type { RouteObject } from 'react-router';
import { DocumentLayout } from './layout/document-layout.tsx';
import { EntranceLayout } from './layout/entrance-layout.tsx';
import { PageBoundary } from './layout/page-boundary.tsx';
import { PageLoading } from './layout/page-loading.tsx';
import { PublicLayout } from './layout/public-layout.tsx';
import { LazyAppShell, TextLayout } from './layout/text-layout.tsx';
import { type LazyPage, lazyPage } from './lazy-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { RequireAccess } from './session/require-access.tsx';

const modules = import.meta.glob<{ default: ComponentType }>([
  './pages/*-page.tsx',
  '!./pages/not-found-page.tsx',
]);
const pages = new Map<string, LazyPage>();

/** The page of a module. Routes with the same module share it. */
function pageOf({ page }: SiteRoute): LazyPage {
  const known = pages.get(page);
  if (known) return known;
  const load = modules[`./pages/${page}.tsx`];
  if (!load) throw new Error(`The route table names pages/${page}.tsx, which does not exist.`);
  const made = lazyPage(async () => (await load()).default);
  pages.set(page, made);
  return made;
}

/** Module of the page at a path, as `src/pages/<name>.tsx`; undefined for the not-found page. */
export function pageSource(pathname: string): string | undefined {
  const route = routeAt(pathname);
  return route && `src/pages/${route.page}.tsx`;
}

const hasShell = (route: SiteRoute, isSignedIn: boolean) =>
  route.frame === 'app' || (route.frame === 'text' && isSignedIn);

/** Loads the page at a path and its frame, so that their first render is synchronous. */
export async function preloadPage(pathname: string, isSignedIn = false): Promise<void> {
  const route = routeAt(pathname);
  if (!route) return;
  await Promise.all([pageOf(route).preload(), hasShell(route, isSignedIn) && LazyAppShell.preload()]);
}

/** The source paths of the modules that `preloadPage` loads. */
export function preloadedSources(pathname: string, isSignedIn = false): string[] {
  const route = routeAt(pathname);
  const source = pageSource(pathname);
  if (!route || !source) return [];
  return hasShell(route, isSignedIn) ? [source, 'src/layout/app-shell.tsx'] : [source];
}

/** Names the HTML that the server has for a path: a prerendered path, `verifying`, or `not-found`. */
export function drawingAt(pathname: string): string {
  if (decideAccess({ status: 'loading', session: null }, { pathname }).kind === 'loading') return 'verifying';
  return routeAt(pathname)?.isIndexed ? normalPath(pathname) : 'not-found';
}

const isEntrance = (route: SiteRoute) => route.isEntrance === true;

const inFrame = (frame: SiteRoute['frame']) => routes.filter((route) => route.frame === frame);

function leaf(route: SiteRoute): RouteObject {
  const Page = pageOf(route);
  return { path: route.path, element: <Page /> };
}

/** All sections share one page, so that the page stays mounted when scrolling changes the address. */
function landing(): RouteObject {
  const [first, ...others] = inFrame('landing');
  if (!first) return {};
  const Page = pageOf(first);
  return {
    element: <Page />,
    children: [first, ...others].map(({ path }) => ({ path, element: null })),
  };
}

/** The pages in their frames. Core's route table defines the path of each page and who may see it. */
export const pageRoutes: RouteObject[] = [
  {
    element: (
      <PageBoundary>
        <Suspense fallback={<PageLoading />}>
          <RequireAccess />
        </Suspense>
      </PageBoundary>
    ),
    children: [
      { element: <PublicLayout />, children: [landing()] },
      {
        element: <EntranceLayout />,
        children: inFrame('document').filter(isEntrance).map(leaf),
      },
      {
        element: <DocumentLayout />,
        children: [
          ...inFrame('document')
            .filter((route) => !isEntrance(route))
            .map(leaf),
          { path: '*', element: <NotFoundPage /> },
        ],
      },
      { element: <TextLayout />, children: inFrame('text').map(leaf) },
      { element: <LazyAppShell />, children: inFrame('app').map(leaf) },
    ],
  },
];
