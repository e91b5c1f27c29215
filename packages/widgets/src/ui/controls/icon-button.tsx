import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconDrawing } from '../display/icon.tsx';
import { Spinner } from '../display/spinner.tsx';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The accessible name, also shown as the tooltip. */
  label: string;
  icon: IconDrawing;
  /** Edge of the icon in px. */
  iconSize?: number;
  variant?: ButtonVariant;
  size?: ButtonSize;
  busy?: boolean;
}

/** The icon of a button, with its tooltip. A `title` on the button itself would be read after its name. */
export function IconTip({ text, children }: { text: string | undefined; children: ReactNode }) {
  return <span title={text}>{children}</span>;
}

/** A square button with an icon and a name. */
export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon,
    iconSize: edge = 18,
    variant = 'ghost',
    size,
    busy,
    className,
    onClick,
    ...rest
  } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      className={classNames(buttonClass({ variant, size }), 'vs-button--icon', className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <IconTip text={label}>{busy ? <Spinner size={edge} /> : <Icon as={icon} size={edge} />}</IconTip>
    </button>
  );
}
