import { generalTexts } from '@vesalio/core';
import { Outlet } from 'react-router';
import { BrandLink } from './brand-link.tsx';
import { BreadcrumbBar } from './breadcrumb-bar.tsx';
import { Footer } from './footer.tsx';
import { PersonBar } from './person-bar.tsx';

/** Frame of forms and texts: brand, breadcrumbs and account links on top, the content, the footer. */
export function DocumentLayout() {
  return (
    <div className="vs-page">
      <header className="vs-topbar">
        <a className="vs-skip" href="#conteudo">
          {generalTexts.skipToContent}
        </a>
        <div className="vs-topbar__bar vs-wrap">
          <BrandLink />
          <BreadcrumbBar />
          <PersonBar />
        </div>
      </header>
      <main className="vs-page__main" id="conteudo" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
