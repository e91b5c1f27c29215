import { classNames } from '../class-names.ts';
import type { IconDrawing } from '../display/icon.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  /** `secondary` by default: a view has only one primary button. */
  variant?: ButtonVariant;
  /** `medium` by default. */
  size?: ButtonSize;
  /** Takes the full width of its container. */
  block?: boolean;
  /** Drawn before the label. */
  icon?: IconDrawing;
  /** Drawn after the label. */
  iconEnd?: IconDrawing;
}

/** The classes of a button, for a router's own link component. */
export function buttonClass({ variant = 'secondary', size = 'medium', block }: ButtonLook = {}): string {
  return classNames('vs-button', `vs-button--${variant}`, `vs-button--${size}`, block && 'vs-button--block');
}
