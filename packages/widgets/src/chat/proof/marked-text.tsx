import type { CheckedClaim } from '@vesalio/core';
import type { ReactNode } from 'react';

export interface MarkedTextProps {
  text: string;
  /** The text is the sentence of the answer, or the passage of a source. */
  side: 'answer' | 'source';
  claims: readonly CheckedClaim[];
  /** The selected claim. Spans that overlap it are left out. */
  current?: CheckedClaim | undefined;
}

/** A shorter span, such as an interval, stays in one line. */
const UNBROKEN = 16;

/** A text with its compared spans marked, and those that diverge told apart. Nested spans are left out. */
export function MarkedText({ text, side, claims, current }: MarkedTextProps) {
  const selected = current?.spans[side];
  const shown = claims
    .flatMap((claim) => {
      const span = claim.spans[side];
      if (!span) return [];
      const isOutside = !selected || span.end <= selected.start || span.start >= selected.end;
      return claim === current || isOutside ? [{ ...span, claim }] : [];
    })
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const nodes: ReactNode[] = [];
  let at = 0;
  for (const { start, end, claim } of shown) {
    if (start < at) continue;
    nodes.push(
      text.slice(at, start),
      <mark
        key={start}
        className={end - start < UNBROKEN ? 'vs-mark-unbroken' : undefined}
        data-verdict={claim.verdict}
        data-current={claim === current || undefined}
      >
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  return [...nodes, text.slice(at)];
}
