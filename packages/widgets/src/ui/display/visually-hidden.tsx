import type { ComponentProps } from 'react';

/** Text for screen readers alone. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className="vs-visually-hidden" />;
}
