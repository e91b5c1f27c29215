import type { ComponentType } from 'react';
import { classNames } from '../class-names.ts';

/** A drawing, such as a lucide icon. The published types do not name the icon library. */
export type IconDrawing = ComponentType<{
  size?: number;
  strokeWidth?: number;
  className?: string;
  'aria-hidden'?: 'true';
  focusable?: 'false';
}>;

export interface IconProps {
  /** A lucide icon, imported by name so that only it is bundled. */
  as: IconDrawing;
  /** Edge in px; 18 by default. */
  size?: number;
  /** Additional classes of the drawing. */
  className?: string;
}

/** A line icon with the product's stroke width. Always decorative: the surrounding control has the name. */
export function Icon({ as: Drawing, size = 18, className }: IconProps) {
  return (
    <Drawing
      size={size}
      strokeWidth={1.75}
      aria-hidden="true"
      focusable="false"
      className={classNames('vs-icon', className)}
    />
  );
}
