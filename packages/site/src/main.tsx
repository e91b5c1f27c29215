import { createApp } from '@vesalio/core';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { preloadPage } from './routes.tsx';
import { BrowserSite } from './site-app.tsx';

async function boot(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root to render into.');
  const app = createApp({ baseUrl: '', storage: 'local' });
  await app.start();
  const tree = <BrowserSite app={app} />;
  // A page that cannot be loaded shows the boundary's message; hydrating needs the page itself.
  const ready = await preloadPage(window.location.pathname).then(
    () => true,
    () => false,
  );
  if (container.firstElementChild && ready) hydrateRoot(container, tree);
  else createRoot(container).render(tree);
}

void boot();
