import {
  type CheckedClaim,
  chatTexts,
  comparisonTexts,
  type ProvedSentence,
  type Reference,
  sourceLanguage,
  sourceTexts,
} from '@vesalio/core';
import { EqualNot } from 'lucide';
import { type KeyboardEvent, useMemo } from 'react';
import { useTexts } from '../../provider.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import { useNumbering } from '../answer/answer-context.ts';
import { ReferenceFacts } from '../references/reference-facts.tsx';
import { claimText, isElsewhere } from './claim-text.ts';
import { proof } from './lazy-proof.ts';
import { MarkedText } from './marked-text.tsx';
import { SentenceQuote } from './sentence-quote.tsx';

export interface ProofPopupProps {
  sentence: ProvedSentence;
  references: readonly Reference[];
  anchor: HTMLElement;
  takesFocus: boolean;
  onClose: () => void;
}

/** A sentence beside the passages that it diverges from, with the compared spans marked. */
export function ProofPopup({ sentence, references, anchor, takesFocus, onClose }: ProofPopupProps) {
  const texts = useTexts('chat', comparisonTexts).proof;
  const numbering = useNumbering();
  const claims = sentence.claims.filter(({ verdict }) => verdict === 'diverge');
  const anchorRef = useMemo(() => ({ current: anchor }), [anchor]);
  const told = claims.map(({ referenceId }) => referenceId);
  // A claim that another source has is shown beside the cited source, which lacks it.
  const lacksClaim = claims.some((claim) => isElsewhere(sentence, claim));
  const cited = sentence.referenceIds.filter(
    (id) => lacksClaim || references.find((one) => one.id === id)?.notice?.kind === 'retracted',
  );
  const sources = [...new Set([...told, ...cited])].flatMap(
    (id) => references.find((one) => one.id === id) ?? [],
  );
  return (
    <Popover
      open
      onClose={onClose}
      anchor={anchorRef}
      label={texts.popup}
      takesFocus={takesFocus}
      className="vs-proof-popup"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only passes the focus on */}
      <div onKeyDown={(event) => leaveByTab(event, anchor, onClose)}>
        {claims.length > 0 && (
          <ul className="vs-proof-popup__pairs" tabIndex={-1} data-autofocus>
            {claims.map((claim) => (
              <li key={`${claim.spans.answer.start}-${claim.kind}`}>
                {claimText(sentence, claim, numbering, references, texts)}
              </li>
            ))}
          </ul>
        )}
        <NextDiverging anchor={anchor} />
        <p className="vs-proof-popup__name">{texts.sentence}</p>
        <SentenceQuote sentence={sentence} claims={claims} />
        {sources.map((reference) => (
          <Passage
            key={reference.id}
            number={numbering.entryOf(reference.id)?.number ?? 0}
            reference={reference}
            claims={claims}
          />
        ))}
        {claims.length > 0 && <p className="vs-proof-popup__note">{texts.note}</p>}
      </div>
    </Popover>
  );
}

/** Leads from mark to mark through the sentences of the answer that diverge. */
function NextDiverging({ anchor }: { anchor: HTMLElement }) {
  const texts = useTexts('chat', sourceTexts).sources;
  // The module that has placed the marks is loaded.
  const { module } = proof.store.getState();
  const answer = anchor.closest('.vs-answer');
  if (!module || !answer) return null;
  const marks = [...answer.querySelectorAll<HTMLElement>(module.DIVERGING_MARK)];
  const at = marks.indexOf(anchor);
  const next = (at + 1) % marks.length;
  if (at < 0 || next === at) return null;
  return (
    <Button
      variant="ghost"
      size="small"
      icon={EqualNot}
      onClick={({ detail }) => module.openMark(marks[next], detail)}
    >
      {texts.diverging(next + 1, marks.length)}
    </Button>
  );
}

/** Tab out of the popup leads from its mark to the next element, because the popup is last in the page. */
function leaveByTab(event: KeyboardEvent<HTMLElement>, anchor: HTMLElement, onClose: () => void): void {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll('a[href], button')];
  const at = stops.indexOf(event.target as Element);
  if (stops[event.shiftKey ? at - 1 : at + 1]) return;
  anchor.focus();
  if (event.shiftKey) event.preventDefault();
  onClose();
}

interface PassageProps {
  number: number;
  reference: Reference;
  claims: readonly CheckedClaim[];
}

function Passage({ number, reference, claims }: PassageProps) {
  const texts = useTexts('chat', comparisonTexts).proof;
  const { untitled } = useTexts('chat', chatTexts).references;
  const { noPassage } = useTexts('chat', sourceTexts).sources;
  return (
    <>
      <p className="vs-proof-popup__name">{texts.passage(number, reference.title || untitled)}</p>
      <ReferenceFacts reference={reference} />
      {reference.text ? (
        <blockquote lang={sourceLanguage(reference.text)}>
          <MarkedText
            text={reference.text}
            side="source"
            claims={claims.filter(({ referenceId }) => referenceId === reference.id)}
          />
        </blockquote>
      ) : (
        <p>{noPassage}</p>
      )}
    </>
  );
}
