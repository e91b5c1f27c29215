import {
  type CheckedClaim,
  chatTexts,
  type ProvedSentence,
  proofTexts,
  type Reference,
  sourceLanguage,
} from '@vesalio/core';
import { type ReactNode, useMemo } from 'react';
import { useTexts } from '../../provider.tsx';
import type { Popover } from '../../ui/overlays/popover.tsx';
import type { ReferenceFacts } from '../references/reference-facts.tsx';
import { MarkedText } from './marked-text.tsx';

export interface ProofPopupProps {
  sentence: ProvedSentence;
  references: readonly Reference[];
  anchor: HTMLElement;
  takesFocus: boolean;
  onClose: () => void;
  /** Passed as a prop, so that this module does not import the extras. */
  Popover: typeof Popover;
  ReferenceFacts: typeof ReferenceFacts;
}

/** A sentence beside the passages that it diverges from, with the compared spans marked. */
export function ProofPopup(props: ProofPopupProps) {
  const { sentence, references, anchor, takesFocus, onClose, Popover, ReferenceFacts } = props;
  const texts = useTexts('chat', proofTexts).proof;
  const claims = sentence.claims.filter(({ verdict }) => verdict === 'diverge');
  const anchorRef = useMemo(() => ({ current: anchor }), [anchor]);
  const sources = references.filter(({ id }) => claims.some(({ referenceId }) => referenceId === id));
  return (
    <Popover
      open
      onClose={onClose}
      anchor={anchorRef}
      label={texts.popup}
      takesFocus={takesFocus}
      className="vs-proof-popup"
    >
      <ul className="vs-proof-popup__pairs">
        {claims.map((claim) => (
          <li key={`${claim.spans.answer.start}-${claim.kind}`}>
            {claim.source === null ? texts.single(claim.answer) : texts.pair(claim.answer, claim.source)}
          </li>
        ))}
      </ul>
      <p className="vs-proof-popup__name">{texts.sentence}</p>
      <blockquote>
        <MarkedText text={sentence.text} spans={claims.map(({ spans }) => spans.answer)} />
      </blockquote>
      {sources.map((reference) => (
        <Passage key={reference.id} reference={reference} claims={claims}>
          <ReferenceFacts reference={reference} />
        </Passage>
      ))}
      <p className="vs-proof-popup__note">{texts.note}</p>
    </Popover>
  );
}

interface PassageProps {
  reference: Reference;
  claims: readonly CheckedClaim[];
  children: ReactNode;
}

function Passage({ reference, claims, children }: PassageProps) {
  const texts = useTexts('chat', proofTexts).proof;
  const { untitled } = useTexts('chat', chatTexts).references;
  const spans = claims.flatMap(({ referenceId, spans: { source } }) =>
    referenceId === reference.id && source ? [source] : [],
  );
  return (
    <>
      <p className="vs-proof-popup__name">{texts.passage(reference.title || untitled)}</p>
      {children}
      <blockquote lang={sourceLanguage(reference.text)}>
        <MarkedText text={reference.text} spans={spans} />
      </blockquote>
    </>
  );
}
