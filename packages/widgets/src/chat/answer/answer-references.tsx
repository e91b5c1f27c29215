import {
  type ChatMessage,
  type CitedReference,
  chatTexts,
  numberReferences,
  referenceHref,
  referenceIntegrity,
  referenceNoticeTexts,
  shownReference,
  sourceLanguage,
} from '@vesalio/core';
import { useTexts } from '../../provider.tsx';
import { NewTabLink } from '../../ui/controls/new-tab-link.tsx';
import { LiveWords } from '../../ui/display/status.tsx';
import { CheckLine } from '../proof/check-line.tsx';
import type { AnswerCheck } from '../proof/use-answer-check.ts';
import { FactText } from '../references/fact-text.tsx';
import { ReferenceNotice } from '../references/reference-notice.tsx';
import { ReferenceType } from '../references/reference-type.tsx';
import { parseAnswer } from './answer-parse.ts';

export interface AnswerReferencesProps {
  message: ChatMessage;
  /** The result of the check of the answer's sentences. */
  check: AnswerCheck | undefined;
  /** Whether the answer was streamed into this view, not loaded from the history. */
  isFresh: boolean;
}

/** The numbered list below an answer. A summary of resolved citations and checked sentences is above it. */
export function AnswerReferences({ message, check, isFresh }: AnswerReferencesProps) {
  const texts = useTexts('chat', chatTexts).references;
  const { cited: citesRetracted } = useTexts('chat', referenceNoticeTexts).referenceNotices;
  const { cited } = parseAnswer(message.text);
  const { list } = numberReferences(cited, message.references);
  const integrity = referenceIntegrity(cited, message.references);
  // A screen reader announces what is missing together with a new answer.
  const live = isFresh ? 'polite' : undefined;
  const heard = (words: string) => (isFresh ? <LiveWords>{words}</LiveWords> : words);
  const isPartial = !!message.interrupted;
  // The part that is missing may have had them.
  if (isPartial && !(list[0] && message.references[0])) return null;
  if (list.length === 0 && message.references.length === 0)
    return (
      <p className="vs-references__none" aria-live={live}>
        {heard(texts.none)}
      </p>
    );
  // An answer without citations does not count as resolved.
  const isResolved = integrity.cited > 0 && integrity.resolved === integrity.cited;
  const isRetracted = list.some(({ reference }) => reference?.notice?.kind === 'retracted');
  const isSound = isResolved && !isRetracted;
  return (
    <div className="vs-references">
      <p className="vs-references__head">
        {texts.title}
        <span
          className="vs-references__integrity"
          data-warning={!isSound || isPartial || undefined}
          aria-live={isSound ? undefined : live}
        >
          {heard(
            isResolved && isRetracted
              ? citesRetracted
              : isPartial && isResolved
                ? texts.partial
                : texts.resolved(integrity.resolved, integrity.cited),
          )}
        </span>
        {!isPartial && integrity.unused.length > 0 && (
          <span className="vs-references__unused">{texts.unused(integrity.unused.length)}</span>
        )}
        <CheckLine check={check} isWriting={isFresh} />
      </p>
      {check && check !== 'failed' && <check.module.UncitedSentences result={check.result} />}
      <ol aria-label={texts.title}>
        {list.map((entry) => (
          <ReferenceRow key={entry.id} entry={entry} />
        ))}
      </ol>
    </div>
  );
}

function ReferenceRow({ entry }: { entry: CitedReference }) {
  const texts = useTexts('chat', chatTexts).references;
  const reference = shownReference(entry, texts.missing);
  const href = referenceHref(reference);
  const title = reference.title || texts.untitled;
  const name = <span lang={sourceLanguage(title)}>{title}</span>;
  const hasFacts = reference.journal || reference.year;
  return (
    <li className="vs-references__row" data-number={entry.number}>
      <span>
        {href ? <NewTabLink href={href}>{name}</NewTabLink> : <cite>{name}</cite>}
        {(hasFacts || !entry.reference) && '\u2003'}
        {entry.reference ? <FactText reference={reference} /> : texts.missing.text}
        <ReferenceNotice reference={reference} />
      </span>
      {entry.reference && <ReferenceType reference={reference} />}
    </li>
  );
}
