import type { AccountSection } from '@vesalio/core';
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { Heading } from '../ui/display/heading.tsx';
import { useUniqueId } from '../ui/unique-id.ts';

/** The section that the address requests. */
interface AskedSection {
  section: AccountSection;
  /** Changes with each request, so that the same section can be requested again; null if there was none. */
  asked: string | null;
  /** True once the content above the section has its final height. */
  isSettled: boolean;
}

export const AskedSectionContext = createContext<AskedSection>({
  section: 'profile',
  asked: null,
  isSettled: false,
});

const prefersReducedMotion = () =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls to a section and moves the focus to its heading. Does not scroll if the first section begins in view. */
export function showSection(region: HTMLElement): void {
  region.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  const { top } = region.getBoundingClientRect();
  if (region.dataset.section === 'profile' && top >= 0 && top < innerHeight * 0.75) return;
  region.scrollIntoView?.({ behavior: prefersReducedMotion() ? 'instant' : 'smooth', block: 'start' });
}

export interface AccountRegionProps {
  section: AccountSection;
  title: string;
  /** How many levels below the title of the account. */
  below?: number;
  /** The buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A section of the account, named by its heading. When requested, it scrolls into view and takes the focus. */
export function AccountRegion({ section, title, below = 1, actions, children }: AccountRegionProps) {
  const id = useUniqueId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { section: current, asked, isSettled } = useContext(AskedSectionContext);
  const isAsked = asked !== null && current === section && isSettled;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each request scrolls
  useEffect(() => {
    const element = heading.current;
    if (!isAsked || !element) return;
    const region = element.closest('section');
    if (region) showSection(region);
  }, [isAsked, asked]);

  return (
    <section className="vs-account-section" aria-labelledby={id} data-section={section}>
      <div className="vs-account-section__head">
        <Heading below={below} ref={heading} id={id} tabIndex={-1} className="vs-account-section__title">
          {title}
        </Heading>
        {actions && <div className="vs-account-section__actions">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
