import { type App, generalTexts } from '@vesalio/core';
import { MarkDrawing, useApp, VesalioProvider } from '@vesalio/widgets';
import { useEffect } from 'react';
import { BrowserRouter } from 'react-router';
import './styles/site.css';
import { brand } from './brand.ts';
import { useGoogleDocument } from './google/google-document.ts';
import { SiteNotices } from './layout/site-notices.tsx';
import { FocusManager } from './navigation/focus-manager.tsx';
import { PageHead } from './navigation/page-head.tsx';
import { PopGate } from './navigation/pop-gate.tsx';
import { ScrollManager } from './navigation/scroll-manager.tsx';
import { SiteRoutes } from './routes.tsx';
import { SessionWatch } from './session/require-access.tsx';

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
