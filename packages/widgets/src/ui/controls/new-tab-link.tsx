import { readingTexts } from '@vesalio/core';
import type { ComponentProps } from 'react';
import { useTexts } from '../../provider.tsx';
import { VisuallyHidden } from '../display/visually-hidden.tsx';
import { useUniqueId } from '../unique-id.ts';
import { ButtonLink, type ButtonLinkProps } from './button.tsx';

const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** A link that opens a new tab and says so in its name. */
export function NewTabLink({ children, ...rest }: ComponentProps<'a'>) {
  const texts = useTexts('chat', readingTexts);
  return (
    <a {...rest} {...newTab}>
      {children}
      <VisuallyHidden> {texts.newTab}</VisuallyHidden>
    </a>
  );
}

/** A link that looks like a button and opens a new tab. Its name stays as it is; its description tells of the tab. */
export function NewTabButton(props: ButtonLinkProps) {
  const texts = useTexts('chat', readingTexts);
  const id = useUniqueId();
  return (
    <>
      <ButtonLink {...props} {...newTab} aria-describedby={id} />
      <span id={id} hidden>
        {texts.newTab}
      </span>
    </>
  );
}
