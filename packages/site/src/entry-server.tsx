import { createApp } from '@vesalio/core';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { drawingAt, preloadPage } from './routes.tsx';
import { SiteApp } from './site-app.tsx';

/** The HTML of a page as a visitor sees it before it is known who they are. */
export async function renderPage(pathname: string): Promise<string> {
  if (drawingAt(pathname) !== 'verifying') await preloadPage(pathname);
  return renderToString(
    <StaticRouter location={pathname}>
      <SiteApp app={createApp({ baseUrl: '', storage: 'memory' })} />
    </StaticRouter>,
  );
}
