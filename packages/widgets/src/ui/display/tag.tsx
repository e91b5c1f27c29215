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

export interface BadgeProps {
  count: number;
  /** Tells screen readers what is counted, such as '3 anexos'. */
  label: string;
}

/** A small number on a control. */
export function Badge({ count, label }: BadgeProps) {
  return (
    <span className="vs-badge">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="vs-visually-hidden">{label}</span>
    </span>
  );
}
