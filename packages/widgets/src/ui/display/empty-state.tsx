import type { ReactNode } from 'react';
import type { HeadingLevel } from './heading.tsx';
import { Illustration, type IllustrationName } from './illustration.tsx';

export interface EmptyStateProps {
  drawing: IllustrationName;
  title: ReactNode;
  /** Level of the title in its page. */
  headingLevel?: HeadingLevel | 6;
  children?: ReactNode;
  /** Actions that the person can take next. */
  actions?: ReactNode;
}

/** An area that is still empty or has failed: what happened and what to do next. */
export function EmptyState({ drawing, title, headingLevel = 2, children, actions }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="vs-empty">
      <Illustration name={drawing} />
      <Heading className="vs-empty__title">{title}</Heading>
      {children && <div className="vs-empty__text">{children}</div>}
      {actions && <div className="vs-empty__actions">{actions}</div>}
    </div>
  );
}
