import { type AccountSection, accountSections, accountTexts } from '@vesalio/core';
import { type MouseEvent, useContext, useEffect, useRef, useState } from 'react';
import { useTexts } from '../provider.tsx';
import { AskedSectionContext, showSection } from './account-region.tsx';

/** CSS pixels below the buttons within which a section counts as the current one. */
const NEAR = 48;

/** Buttons that jump to the sections of a narrow account. They stay in view and mark the current section. */
export function SectionChips({ onSection }: { onSection?: ((section: AccountSection) => void) | undefined }) {
  const { sections, chips } = useTexts('account', accountTexts);
  const { section: asked } = useContext(AskedSectionContext);
  const [current, setCurrent] = useState(asked);
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    setCurrent(asked);
    const follow = () => {
      const { clientHeight } = row.current ?? {};
      if (!row.current || !clientHeight) return;
      const line = row.current.getBoundingClientRect().bottom + NEAR;
      const regions = row.current.parentElement?.querySelectorAll<HTMLElement>('[data-section]') ?? [];
      const read = [...regions].filter((region) => region.getBoundingClientRect().top <= line).at(-1);
      const place = Math.max(0, accountSections.indexOf(read?.dataset.section as AccountSection));
      // At the end of the page the last sections cannot scroll up to the buttons, so mark the requested one, or else
      // the last.
      const { scrollTop, scrollHeight } = document.documentElement;
      const isEnd = scrollTop + innerHeight > scrollHeight - 2;
      const wish = accountSections.indexOf(asked);
      const last = wish < place ? accountSections.length - 1 : wish;
      setCurrent(accountSections[isEnd ? last : place] ?? asked);
    };
    addEventListener('scroll', follow, { capture: true, passive: true });
    return () => removeEventListener('scroll', follow, { capture: true });
  }, [asked]);
  // Scrolls only the row. `scrollIntoView` would also scroll the page.
  useEffect(() => {
    const chip = row.current?.children[accountSections.indexOf(current)];
    if (!(chip instanceof HTMLElement) || !row.current) return;
    row.current.scrollLeft = chip.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2;
  }, [current]);
  const names: Record<AccountSection, string> = {
    profile: sections.profile,
    identification: sections.identification,
    address: sections.address,
    plan: sections.plan,
    cards: sections.cards,
    'security-options': sections.securityOptions,
    'security-terms': sections.securityTerms,
    'security-privacy': sections.securityPrivacy,
  };
  const press = (event: MouseEvent<HTMLElement>, section: AccountSection) => {
    if (onSection) return onSection(section);
    const account = event.currentTarget.closest('.vs-account');
    const region = account?.querySelector<HTMLElement>(`[data-section="${section}"]`);
    if (region) showSection(region);
  };
  return (
    <nav ref={row} className="vs-account-chips vs-no-print" aria-label={chips}>
      {accountSections.map((section) => (
        <button
          key={section}
          type="button"
          className="vs-account-chips__chip"
          aria-current={section === current || undefined}
          onClick={(event) => press(event, section)}
        >
          {names[section]}
        </button>
      ))}
    </nav>
  );
}
