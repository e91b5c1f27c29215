import { Outlet } from 'react-router';
import { Footer } from './footer.tsx';
import { TopBar } from './top-bar.tsx';

/** Frame of forms and texts: the bar, the content, the footer. */
export function DocumentLayout() {
  return (
    <div className="vs-page">
      <TopBar />
      <main className="vs-page__main" id="conteudo" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
