import { createApp } from '@vesalio/core';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { closeLayersOnBack } from './navigation/back-closes.ts';
import { drawingAt, preloadPage } from './routes.tsx';
import { BrowserSite } from './site-app.tsx';
import { loadSiteConfig } from './site-config.ts';

/** Longest wait for the site's configuration after the page is loaded, in milliseconds. */
const CONFIG_WAIT_MS = 500;

async function boot(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root to render into.');
  const app = createApp({ baseUrl: '', storage: 'local' });
  const config = loadSiteConfig();
  await app.start();
  closeLayersOnBack();
  const tree = <BrowserSite app={app} />;
  const { pathname } = window.location;
  const drawing = drawingAt(pathname);
  // A visitor is redirected immediately, so the protected page is not needed.
  const isSignedIn = app.session.getState().session !== null;
  const leaves = drawing === 'verifying' && !isSignedIn;
  // Hydration needs the page. If it cannot be loaded, the boundary shows its message.
  const ready =
    leaves ||
    (await preloadPage(pathname, isSignedIn).then(
      () => true,
      () => false,
    ));
  // A document with only 'Verificando…' requests it before the page's files. If it arrived later, the demonstration's
  // notice would move the page.
  if (drawing === 'verifying')
    await Promise.race([config, new Promise((resolve) => setTimeout(resolve, CONFIG_WAIT_MS))]);
  // A transition can be interrupted by user input.
  startTransition(() => {
    // The server may have sent the HTML of another page, for example the not-found page.
    if (ready && container.dataset.drawing === drawing) hydrateRoot(container, tree);
    else createRoot(container).render(tree);
  });
}

void boot();
