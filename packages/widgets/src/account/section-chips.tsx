import { type AccountSection, accountSections, accountTexts } from '@vesalio/core';
import { type MouseEvent, useContext, useEffect, useRef } from 'react';
import { useTexts } from '../provider.tsx';
import { AskedSectionContext, showSection } from './account-region.tsx';

/** Buttons that jump to the sections of a narrow account. They stay in view. */
export function SectionChips({ onSection }: { onSection?: ((section: AccountSection) => void) | undefined }) {
  const { sections, chips } = useTexts('account', accountTexts);
  const { section: current } = useContext(AskedSectionContext);
  const row = useRef<HTMLElement>(null);
  // Only the row scrolls, never the page; hence no scrollIntoView.
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
