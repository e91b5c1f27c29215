import type { AccountSection } from '@vesalio/core';
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { Heading } from '../ui/display/heading.tsx';
import { useUniqueId } from '../ui/unique-id.ts';

/** The section the address asks for. */
export interface AskedSection {
  section: AccountSection;
  /** Changes with every asking, so that the same section can be asked for again; null when nobody asked. */
  asked: string | null;
  /** What stands above the section has its final height. */
  isSettled: boolean;
}

export const AskedSectionContext = createContext<AskedSection>({
  section: 'profile',
  asked: null,
  isSettled: false,
});

const prefersReducedMotion = () =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

export interface AccountRegionProps {
  section: AccountSection;
  title: string;
  /** How many levels below the title of the account. */
  below?: number;
  /** The buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A section of the account, named by its heading. It comes into view and takes the focus when its address is asked for. */
export function AccountRegion({ section, title, below = 1, actions, children }: AccountRegionProps) {
  const id = useUniqueId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { section: current, asked, isSettled } = useContext(AskedSectionContext);
  const isAsked = asked !== null && current === section && isSettled;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the asking is the occasion
  useEffect(() => {
    const element = heading.current;
    if (!isAsked || !element) return;
    element.focus({ preventScroll: true });
    const region = element.closest('section');
    region?.scrollIntoView?.({ behavior: prefersReducedMotion() ? 'instant' : 'smooth', block: 'start' });
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
