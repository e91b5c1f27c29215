import { ChevronDown } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../display/icon.tsx';

export interface CollapsibleProps extends ComponentProps<'details'> {
  summary: ReactNode;
}

/** A section that opens in place. Native `details`, so that find-in-page opens it too. */
export function Collapsible({ summary, children, className, ...details }: CollapsibleProps) {
  return (
    <details {...details} className={classNames('vs-collapsible', className)}>
      <summary className="vs-collapsible__summary">
        <span>{summary}</span>
        <Icon as={ChevronDown} />
      </summary>
      <div className="vs-collapsible__content">{children}</div>
    </details>
  );
}
