import { type LegalDocument, siteTexts } from '@vesalio/core';
import { Button, Collapsible, LegalText } from '@vesalio/widgets';
import { Printer } from 'lucide';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useBrowserLayoutEffect } from '../use-browser-layout-effect.ts';
import { useHydrated } from '../use-hydrated.ts';
import './legal-page.css';

const { legalPage } = siteTexts;

/** A legal text with its table of contents beside it, or collapsed above it on narrow screens. */
export function LegalPage({ document }: { document: LegalDocument }) {
  const isHydrated = useHydrated();
  return (
    <article className="vs-legal-page vs-wrap">
      <header className="vs-legal-page__head">
        <h1 className="vs-legal-page__title">{document.title}</h1>
        <Button className="vs-no-print" icon={Printer} onClick={() => window.print()} disabled={!isHydrated}>
          {legalPage.print}
        </Button>
      </header>
      <Contents sections={document.sections} isHydrated={isHydrated} />
      <LegalText document={document} />
    </article>
  );
}

function Contents({ sections, isHydrated }: Pick<LegalDocument, 'sections'> & { isHydrated: boolean }) {
  const nav = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  // The prerendered page has no width yet; until hydration, the style sheet decides.
  useBrowserLayoutEffect(() => {
    if (nav.current) setOpen(getComputedStyle(nav.current).position === 'sticky');
  }, []);
  return (
    <nav ref={nav} className="vs-legal-page__contents vs-no-print" aria-label={legalPage.onThisPage}>
      <Collapsible
        className={isHydrated ? undefined : 'vs-legal-page__early'}
        summary={legalPage.onThisPage}
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <ol className="vs-legal-page__links">
          {sections.map(({ id, title }) => (
            <li key={id}>
              {/* Not a plain anchor, because going back needs the router's entries to find its position. */}
              <Link to={`#${id}`} onClick={() => focusSection(id)}>
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </Collapsible>
    </nav>
  );
}

/** Moves keyboard navigation to the section, as a plain anchor does. */
function focusSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
}
