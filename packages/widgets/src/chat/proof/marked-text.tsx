import type { Span } from '@vesalio/core';
import type { ReactNode } from 'react';

export interface MarkedTextProps {
  text: string;
  spans: readonly Span[];
  /** The selected span. Spans that overlap it are left out. */
  current?: Span | null;
}

/** A text with its compared spans marked. Nested spans are left out. */
export function MarkedText({ text, spans, current }: MarkedTextProps) {
  const shown = current
    ? [current, ...spans.filter(({ start, end }) => end <= current.start || start >= current.end)]
    : [...spans];
  const nodes: ReactNode[] = [];
  let at = 0;
  for (const span of shown.sort((a, b) => a.start - b.start || b.end - a.end)) {
    const { start, end } = span;
    if (start < at) continue;
    nodes.push(
      text.slice(at, start),
      <mark key={start} data-current={span === current || undefined}>
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  return [...nodes, text.slice(at)];
}
