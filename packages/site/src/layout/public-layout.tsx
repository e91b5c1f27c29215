import { Outlet } from 'react-router';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PageMain } from './page-main.tsx';

/** Frame of the landing page. */
export function PublicLayout() {
  return (
    <div className="vs-page">
      <Header />
      <PageMain>
        <Outlet />
      </PageMain>
      <Footer />
    </div>
  );
}
