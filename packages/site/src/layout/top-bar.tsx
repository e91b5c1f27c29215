import { BrandLink } from './brand-link.tsx';
import { BreadcrumbBar } from './breadcrumb-bar.tsx';
import { PersonBar } from './person-bar.tsx';
import { SkipLink } from './skip-link.tsx';

/** Brand, breadcrumbs and account links above forms and texts. */
export function TopBar() {
  return (
    <header className="vs-topbar">
      <SkipLink />
      <div className="vs-topbar__bar vs-wrap">
        <BrandLink />
        <BreadcrumbBar />
        <PersonBar />
      </div>
    </header>
  );
}
