import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type TagTone = 'neutral' | 'brand' | 'success' | 'warning' | 'danger' | 'info';

export interface TagProps {
  tone?: TagTone;
  children: ReactNode;
  className?: string;
}

/** A short word about the thing next to it: a state, a source, 'em breve'. */
export function Tag({ tone = 'neutral', children, className }: TagProps) {
  return <span className={classNames('vs-tag', `vs-tag--${tone}`, className)}>{children}</span>;
}
