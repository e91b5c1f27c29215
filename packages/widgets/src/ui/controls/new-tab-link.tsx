import { readingTexts } from '@vesalio/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../provider.tsx';
import { VisuallyHidden } from '../display/visually-hidden.tsx';

/** A link that opens a new tab and announces it in its name. */
export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  const texts = useTexts('chat', readingTexts);
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> {texts.newTab}</VisuallyHidden>
    </a>
  );
}
