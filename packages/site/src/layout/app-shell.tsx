import { generalTexts } from '@vesalio/core';
import { Outlet, useLocation } from 'react-router';
import { normalPath } from '../page-meta.ts';
import { BrandLink } from './brand-link.tsx';
import { BreadcrumbBar } from './breadcrumb-bar.tsx';

/** Frame of the signed-in screens. The chat brings a bar of its own. */
export function AppShell() {
  const isChat = /^\/chat(\/|$)/.test(normalPath(useLocation().pathname));
  return (
    <div className="vs-shell">
      <a className="vs-skip" href="#conteudo">
        {generalTexts.skipToContent}
      </a>
      <div className="vs-shell__content">
        {!isChat && (
          <header className="vs-topbar">
            <div className="vs-topbar__bar">
              <BrandLink />
              <BreadcrumbBar />
            </div>
          </header>
        )}
        <main className="vs-page__main" id="conteudo" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </div>
  );
}
