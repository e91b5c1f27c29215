import { authTexts } from '@vesalio/core';
import type { ReactNode } from 'react';
import { useTexts } from '../provider.tsx';
import { useUniqueId } from '../ui/unique-id.ts';

/** Opens a legal text in a new tab. Its name is the title of the text, so its description announces the tab. */
export function LegalLink({ href, children }: { href: '/terms' | '/privacy'; children: ReactNode }) {
  const texts = useTexts('auth', authTexts);
  const id = useUniqueId();
  return (
    <>
      <a href={href} target="_blank" rel="noopener noreferrer" aria-describedby={id}>
        {children}
      </a>
      <span id={id} hidden>
        {texts.newTab}
      </span>
    </>
  );
}
