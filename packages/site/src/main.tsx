import { createApp } from '@vesalio/core';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { drawingAt, preloadPage } from './routes.tsx';
import { BrowserSite } from './site-app.tsx';

async function boot(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root to render into.');
  const app = createApp({ baseUrl: '', storage: 'local' });
  await app.start();
  const tree = <BrowserSite app={app} />;
  const { pathname } = window.location;
  const drawing = drawingAt(pathname);
  // Nobody signed in goes elsewhere at once: the page kept from them need not be waited for.
  const leaves = drawing === 'verifying' && !app.session.getState().session;
  // A page that cannot be loaded shows the boundary's message; hydrating needs the page itself.
  const ready =
    leaves ||
    (await preloadPage(pathname).then(
      () => true,
      () => false,
    ));
  // A transition gives way to what the person does meanwhile.
  startTransition(() => {
    // The server may have sent another drawing, for an address that only the router knows how to read.
    if (ready && container.dataset.drawing === drawing) hydrateRoot(container, tree);
    else createRoot(container).render(tree);
  });
}

void boot();
