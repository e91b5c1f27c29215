import type { CheckedClaim, ProvedSentence } from '@vesalio/core';
import { MarkedText } from './marked-text.tsx';

export interface SentenceQuoteProps {
  sentence: ProvedSentence;
  claims: readonly CheckedClaim[];
  current?: CheckedClaim | undefined;
}

/** The sentence of the answer; a cell stands behind the headings of its row and column. */
export function SentenceQuote({ sentence: { text, place }, claims, current }: SentenceQuoteProps) {
  return (
    <blockquote>
      {place.heading && `${place.heading}: `}
      <MarkedText text={text} side="answer" claims={claims} current={current} />
    </blockquote>
  );
}
