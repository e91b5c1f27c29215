import { landingTexts, siteTexts } from '@vesalio/core';
import { Outlet } from 'react-router';
import { brand } from '../brand.ts';
import { useBrowserLayoutEffect } from '../use-browser-layout-effect.ts';
import { useHydrated } from '../use-hydrated.ts';
import { LegalFooter } from './legal-footer.tsx';
import { PageMain } from './page-main.tsx';
import { TopBar } from './top-bar.tsx';

/**
 * Frame of the sign-in pages: the form first; on wide screens a quiet side panel with the claim; no marketing below.
 */
export function EntranceLayout() {
  const isHydrated = useHydrated();
  useBrowserLayoutEffect(() => {
    if (isHydrated) document.documentElement.removeAttribute('data-signed-in');
  }, [isHydrated]);
  return (
    <div className="vs-page">
      <TopBar />
      <div className="vs-entrance">
        <PageMain className="vs-entrance__main">
          <Outlet />
        </PageMain>
        <aside className="vs-entrance__side" aria-label={siteTexts.promise.label}>
          <p className="vs-entrance__promise">{landingTexts.hero.title}</p>
          <ul className="vs-entrance__facts">
            {siteTexts.promise.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <p className="vs-entrance__note">{landingTexts.footer.disclaimer(brand.name)}</p>
        </aside>
      </div>
      <LegalFooter />
    </div>
  );
}
