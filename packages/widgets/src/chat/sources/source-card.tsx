import {
  type CitedReference,
  chatTexts,
  formatCitation,
  referenceHref,
  shownReference,
  sourceLanguage,
  sourceTexts,
} from '@vesalio/core';
import { Copy } from 'lucide';
import type { ReactNode } from 'react';
import { useTexts } from '../../provider.tsx';
import { IconButton } from '../../ui/controls/button.tsx';
import { NewTabLink } from '../../ui/controls/new-tab-link.tsx';
import { useCopy } from '../answer/use-copy.ts';
import { ReferenceFacts } from '../references/reference-facts.tsx';
import { ReferenceType } from '../references/reference-type.tsx';

export interface SourceCardProps {
  entry: CitedReference;
  /** Number of times that the answer cites it. */
  citations: number;
  /** Shows the citation at the given position, counted from 0. */
  onJump: (entry: CitedReference, position: number) => void;
  /** The passage. */
  children?: ReactNode;
}

/** One source of an answer: number, title, facts, passage, links to its citations, and a copy button. */
export function SourceCard({ entry, citations, onJump, children }: SourceCardProps) {
  const chat = useTexts('chat', chatTexts).references;
  const texts = useTexts('chat', sourceTexts).sources;
  const copy = useCopy();
  const reference = shownReference(entry, chat.missing);
  const href = referenceHref(reference);
  const doi = href && /\bdoi\.org\/(10\..+)$/i.exec(href)?.[1];
  const title = reference.title || chat.untitled;
  const name = <span lang={sourceLanguage(title)}>{title}</span>;
  return (
    <div className="vs-source">
      <p className="vs-source__name">
        <span className="vs-source__number">{entry.number || '–'}</span>
        {href ? <NewTabLink href={href}>{name}</NewTabLink> : name}
        {entry.reference && (
          <IconButton
            icon={Copy}
            size="small"
            iconSize={16}
            label={texts.copy(entry.number)}
            onClick={() => void copy(formatCitation(reference, { style: 'vancouver' }), texts.copied)}
          />
        )}
      </p>
      <ReferenceFacts reference={reference} />
      {doi && <p className="vs-reference__facts">doi: {doi}</p>}
      {children}
      {!entry.reference && <p>{chat.missing.text}</p>}
      <div className="vs-source__foot">
        {entry.reference && <ReferenceType reference={reference} />}
        {citations > 0 ? (
          <span className="vs-source__jumps">
            {texts.cited}
            {[...Array(citations).keys()].map((position) => (
              <button
                key={position}
                type="button"
                className="vs-source__jump"
                aria-label={texts.jump(entry.number, position + 1, citations)}
                onClick={() => onJump(entry, position)}
              >
                {texts.ordinal(position + 1)}
              </button>
            ))}
          </span>
        ) : (
          <span>{texts.unused}</span>
        )}
      </div>
    </div>
  );
}
