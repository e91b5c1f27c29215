import { type ReactNode, useEffect } from 'react';
import bootstrap from './hosts/bootstrap.css?inline';
import hostile from './hosts/hostile.css?inline';
import reset from './hosts/reset.css?inline';

export interface StageGlobals {
  theme: 'light' | 'dark' | 'auto';
  brand: 'own' | 'partnerA' | 'partnerB';
  host: 'none' | 'bootstrap' | 'reset' | 'hostile';
  text: string;
  motion: 'normal' | 'reduced';
}

const hosts = { none: '', bootstrap, reset, hostile };

/** The page around a story, in the role of the host. `bare` is for stories with their own root. */
export function Stage({
  globals,
  bare,
  children,
}: {
  globals: StageGlobals;
  bare: boolean;
  children: ReactNode;
}) {
  const { theme, brand, host, text, motion } = globals;

  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(hosts[host] ?? '');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [host]);

  useEffect(() => {
    document.documentElement.lang = 'pt-BR';
    document.documentElement.dataset.stageBrand = brand;
    document.documentElement.style.setProperty('--vesalio-font-size', text);
  }, [brand, text]);

  useEffect(() => {
    if (!bare) return;
    document.documentElement.dataset.stagePage = theme;
    return () => {
      delete document.documentElement.dataset.stagePage;
    };
  }, [bare, theme]);

  if (bare) return <>{children}</>;
  return (
    <div className="vesalio stage" data-theme={theme} data-motion={motion}>
      <div className="stage__story">{children}</div>
    </div>
  );
}
