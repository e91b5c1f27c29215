import { type App, generalTexts } from '@vesalio/core';
import { MarkDrawing, useApp, VesalioProvider } from '@vesalio/widgets';
import { type ReactNode, useEffect, useState } from 'react';
import { createBrowserRouter, Outlet, type RouteObject, RouterProvider } from 'react-router';
import './styles/site.css';
import { brand } from './brand.ts';
import { useGoogleDocument } from './google/google-document.ts';
import { SiteNotices } from './layout/site-notices.tsx';
import { FocusManager } from './navigation/focus-manager.tsx';
import { PageHead } from './navigation/page-head.tsx';
import { ScrollManager } from './navigation/scroll-manager.tsx';
import { pageRoutes } from './routes.tsx';
import { SessionWatch } from './session/require-access.tsx';
import { useBrowserLayoutEffect } from './use-browser-layout-effect.ts';

/** The site in a browser, at the document's own address. */
export function BrowserSite({ app }: { app: App }) {
  const [router] = useState(() => createBrowserRouter(siteRoutes));
  useEffect(() => () => router.dispose(), [router]);
  return (
    <SiteProviders app={app}>
      <RouterProvider router={router} />
    </SiteProviders>
  );
}

/** The contexts of every widget on the site. */
export function SiteProviders({ app, children }: { app: App; children: ReactNode }) {
  return (
    <VesalioProvider app={app}>
      <MarkDrawing value={brand.mark}>{children}</MarkDrawing>
    </VesalioProvider>
  );
}

/** All pages, together with the components that follow the address. */
export const siteRoutes: RouteObject[] = [{ element: <Site />, children: pageRoutes }];

function Site() {
  useGoogleDocument();
  useOfflineNotice();
  return (
    <>
      <ScrollManager />
      <PageHead />
      <FocusManager />
      <SessionWatch />
      <Outlet />
      <SiteNotices />
    </>
  );
}

/** Warns immediately when the connection is lost, before a question or a payment fails, and until it is back. */
function useOfflineNotice(): void {
  const { notices, texts } = useApp();
  // Before the page is visible, because the event fires only once.
  useBrowserLayoutEffect(() => {
    let shown: number | undefined;
    const warn = () => {
      shown = notices.notify('warning', texts('general', generalTexts).offline.lost);
    };
    const withdraw = () => {
      if (shown !== undefined) notices.dismiss(shown);
    };
    window.addEventListener('offline', warn);
    window.addEventListener('online', withdraw);
    return () => {
      window.removeEventListener('offline', warn);
      window.removeEventListener('online', withdraw);
    };
  }, [notices, texts]);
}
