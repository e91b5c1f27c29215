import type { ComponentProps } from 'react';

/** Text only for screen readers. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className="vs-visually-hidden" />;
}
