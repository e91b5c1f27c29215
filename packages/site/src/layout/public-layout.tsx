import { Outlet } from 'react-router';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** Frame of the landing page. */
export function PublicLayout() {
  return (
    <div className="vs-page">
      <Header />
      <main className="vs-page__main" id="conteudo" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
