import { createElement } from 'react';
import { classNames } from '../class-names.ts';

/** The shapes of a drawing, such as a lucide icon. The published types do not name the icon library. */
export type IconDrawing = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
])[];

export interface IconProps {
  /** A lucide icon, imported by name so that only it is bundled. */
  as: IconDrawing;
  /** Edge in px; 18 by default. */
  size?: number;
  /** Additional classes of the drawing. */
  className?: string;
}

/** A line icon with the product's stroke width. Always decorative: the surrounding control has the name. */
export function Icon({ as, size = 18, className }: IconProps) {
  return createElement(
    'svg',
    {
      className: classNames('vs-icon', className),
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 1.75,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': 'true',
      focusable: 'false',
    },
    ...as.map(([tag, attributes]) => createElement(tag, attributes)),
  );
}
