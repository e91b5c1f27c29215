import { siteTexts } from '@vesalio/core';
import { BrandLink } from './brand-link.tsx';
import { BreadcrumbBar } from './breadcrumb-bar.tsx';
import { PersonBar } from './person-bar.tsx';

/** Brand, breadcrumbs and account links above forms and texts. */
export function TopBar() {
  return (
    <header className="vs-topbar">
      <a className="vs-skip" href="#conteudo">
        {siteTexts.skipToContent}
      </a>
      <div className="vs-topbar__bar vs-wrap">
        <BrandLink />
        <BreadcrumbBar />
        <PersonBar />
      </div>
    </header>
  );
}
