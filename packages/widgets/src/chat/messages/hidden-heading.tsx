import type { ReactNode } from 'react';

/** A heading for those who read by headings; not drawn. */
export function HiddenHeading({ level, children }: { level: number; children: ReactNode }) {
  const Heading = `h${Math.min(6, level)}` as 'h2';
  return <Heading className="vs-visually-hidden">{children}</Heading>;
}
