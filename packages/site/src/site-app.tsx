import { type App, generalTexts } from '@vesalio/core';
import { MarkDrawing, useApp, VesalioProvider } from '@vesalio/widgets';
import { useEffect } from 'react';
import { BrowserRouter } from 'react-router';
import './styles/site.css';
import { brand } from './brand.ts';
import { FocusManager } from './focus-manager.tsx';
import { useGoogleDocument } from './google-document.ts';
import { SiteNotices } from './layout/site-notices.tsx';
import { PageHead } from './page-head.tsx';
import { PopGate } from './pop-gate.tsx';
import { SessionWatch } from './require-access.tsx';
import { SiteRoutes } from './routes.tsx';
import { ScrollManager } from './scroll-manager.tsx';

/** The site in a browser, at the document's own address. */
export function BrowserSite({ app }: { app: App }) {
  return (
    <BrowserRouter>
      <SiteApp app={app} />
    </BrowserRouter>
  );
}

/** The whole site below a router. */
export function SiteApp({ app }: { app: App }) {
  return (
    <VesalioProvider app={app}>
      <MarkDrawing value={brand.mark}>
        <PopGate />
        <ScrollManager />
        <PageHead />
        <FocusManager />
        <SessionWatch />
        <DocumentWatch />
        <SiteRoutes />
        <SiteNotices />
      </MarkDrawing>
    </VesalioProvider>
  );
}

function DocumentWatch() {
  useGoogleDocument();
  useOfflineNotice();
  return null;
}

/** Tells at once that the connection is gone, before a send or a payment finds out by itself. */
function useOfflineNotice(): void {
  const { notices, texts } = useApp();
  useEffect(() => {
    const tell = () => notices.notify('warning', texts('general', generalTexts).offline.lost);
    window.addEventListener('offline', tell);
    return () => window.removeEventListener('offline', tell);
  }, [notices, texts]);
}
