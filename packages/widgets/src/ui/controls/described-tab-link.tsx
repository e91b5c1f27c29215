import { readingTexts } from '@vesalio/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../provider.tsx';
import { useUniqueId } from '../unique-id.ts';
import { ButtonLink, type ButtonLinkProps } from './button.tsx';

const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** A link that opens a new tab and whose name is fixed: its description tells of the tab. */
export function DescribedTabLink({ href, children }: { href: string; children: ReactNode }) {
  const { id, hint } = useHint();
  return (
    <>
      <a href={href} {...newTab} aria-describedby={id}>
        {children}
      </a>
      {hint}
    </>
  );
}

/** The same, looking like a button. */
export function DescribedTabButton(props: ButtonLinkProps) {
  const { id, hint } = useHint();
  return (
    <>
      <ButtonLink {...props} {...newTab} aria-describedby={id} />
      {hint}
    </>
  );
}

function useHint() {
  const texts = useTexts('chat', readingTexts);
  const id = useUniqueId();
  const hint = (
    <span id={id} hidden>
      {texts.newTab}
    </span>
  );
  return { id, hint };
}
