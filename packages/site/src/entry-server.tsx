import { createApp } from '@vesalio/core';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { drawingAt, preloadPage } from './routes.tsx';
import { SiteProviders, siteRoutes } from './site-app.tsx';

/** The HTML of a page as sent by the server, before the session is known. */
export async function renderPage(pathname: string): Promise<string> {
  if (drawingAt(pathname) !== 'verifying') await preloadPage(pathname);
  const { query, dataRoutes } = createStaticHandler(siteRoutes);
  const context = await query(new Request(new URL(pathname, 'http://prerender.invalid')));
  if (context instanceof Response) throw new Error(`${pathname} cannot be prerendered: it redirects.`);
  return renderToString(
    <SiteProviders app={createApp({ baseUrl: '', storage: 'memory' })}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </SiteProviders>,
  );
}
