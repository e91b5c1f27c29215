import {
  type CitedReference,
  chatTexts,
  citationPopupTexts,
  limits,
  linkHost,
  referenceHref,
  shownReference,
} from '@vesalio/core';
import { ExternalLink } from 'lucide';
import { useMemo } from 'react';
import { useTexts } from '../../provider.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import { ReferenceFacts } from './reference-facts.tsx';

export interface CitationPopupProps {
  entry: CitedReference;
  anchor: HTMLElement;
  takesFocus: boolean;
  onClose: () => void;
  onEnter: () => void;
  onLeave: () => void;
}

/** The popup with a reference, beside its marker. */
export function CitationPopup(props: CitationPopupProps) {
  const { entry, anchor, takesFocus, onClose, onEnter, onLeave } = props;
  const texts = useTexts('chat', chatTexts).references;
  const popup = useTexts('chat', citationPopupTexts).references;
  const reference = shownReference(entry, texts.missing);
  const href = referenceHref(reference);
  const title = reference.title || texts.untitled;
  const shownTitle = cut(title, limits.referenceTitleLength);
  const anchorRef = useMemo(() => ({ current: anchor }), [anchor]);
  return (
    <Popover
      open
      onClose={onClose}
      anchor={anchorRef}
      label={popup.popup(title)}
      takesFocus={takesFocus}
      onMouseEnter={onEnter}
      onMouseLeave={onLeave}
      className="vs-citation"
    >
      <p className="vs-citation__head">
        <span className="vs-citation__number">{entry.number}</span>
        <span>{shownTitle}</span>
      </p>
      {shownTitle !== title && <p className="vs-citation__full">{title}</p>}
      <ReferenceFacts reference={reference} />
      {reference.text && <p className="vs-citation__text">{reference.text}</p>}
      {href && (
        <a className="vs-citation__link" href={href} target="_blank" rel="noopener noreferrer">
          {popup.opensHost(linkHost(href))}
          <Icon as={ExternalLink} size={14} />
        </a>
      )}
    </Popover>
  );
}

function cut(text: string, length: number): string {
  const letters = [...text];
  return letters.length > length ? `${letters.slice(0, length).join('').trimEnd()}…` : text;
}
