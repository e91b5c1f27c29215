import { readingTexts } from '@vesalio/core';
import { useTexts } from '../../provider.tsx';
import { useUniqueId } from '../unique-id.ts';
import { ButtonLink, type ButtonLinkProps } from './button.tsx';

/** A link that looks like a button and opens a new tab. Its accessible description announces the tab. */
export function NewTabButton(props: ButtonLinkProps) {
  const texts = useTexts('chat', readingTexts);
  const id = useUniqueId();
  return (
    <>
      <ButtonLink {...props} target="_blank" rel="noopener noreferrer" aria-describedby={id} />
      <span id={id} hidden>
        {texts.newTab}
      </span>
    </>
  );
}
