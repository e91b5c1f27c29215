import type { ReactNode } from 'react';

/** A visually hidden heading for screen reader navigation. */
export function HiddenHeading({ level, children }: { level: number; children: ReactNode }) {
  const Heading = `h${Math.min(6, level)}` as 'h2';
  return <Heading className="vs-visually-hidden">{children}</Heading>;
}
