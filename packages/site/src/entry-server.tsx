import { createApp } from '@vesalio/core';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { preloadPage } from './routes.tsx';
import { SiteApp } from './site-app.tsx';

/** The HTML of a public page as a visitor sees it. */
export async function renderPage(pathname: string): Promise<string> {
  await preloadPage(pathname);
  return renderToString(
    <StaticRouter location={pathname}>
      <SiteApp app={createApp({ baseUrl: '', storage: 'memory' })} />
    </StaticRouter>,
  );
}
