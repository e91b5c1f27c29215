import type { ProvedSentence, Span } from '@vesalio/core';
import { MarkedText } from './marked-text.tsx';

export interface SentenceQuoteProps {
  sentence: ProvedSentence;
  spans: readonly Span[];
  current?: Span | null;
}

/** The sentence of the answer; a cell stands behind the headings of its row and column. */
export function SentenceQuote({ sentence: { text, place }, spans, current = null }: SentenceQuoteProps) {
  return (
    <blockquote>
      {place.heading && `${place.heading}: `}
      <MarkedText text={text} spans={spans} current={current} />
    </blockquote>
  );
}
