import { Outlet } from 'react-router';
import { Footer } from './footer.tsx';
import { PageMain } from './page-main.tsx';
import { TopBar } from './top-bar.tsx';

/** Frame of forms and texts: the bar, the content, the footer. */
export function DocumentLayout() {
  return (
    <div className="vs-page">
      <TopBar />
      <PageMain>
        <Outlet />
      </PageMain>
      <Footer />
    </div>
  );
}
