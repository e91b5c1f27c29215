import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  /** `secondary` by default: one primary button per view. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Takes the whole width of its container. */
  block?: boolean;
  /** Drawn before the label. */
  icon?: LucideIcon;
  /** Drawn after the label. */
  iconEnd?: LucideIcon;
}

/** The classes of a button, for a router's own link component. */
export function buttonClass({ variant = 'secondary', size = 'medium', block }: ButtonLook = {}): string {
  return classNames('vs-button', `vs-button--${variant}`, `vs-button--${size}`, block && 'vs-button--block');
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Work is under way: the button keeps its focus, says so, and ignores presses. */
  busy?: boolean;
  /** The label while busy, such as 'Entrando...'. */
  busyLabel?: ReactNode;
}

const iconSize = (size: ButtonSize | undefined) => (size === 'small' ? 16 : 18);

/** A button. `type` is `button` unless said otherwise. */
export function Button(props: ButtonProps) {
  const { variant, size, block, icon, iconEnd, busy, busyLabel, children, className, onClick, ...rest } =
    props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ variant, size, block }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={press}
    >
      {busy ? <Spinner size={iconSize(size)} /> : icon && <Icon as={icon} size={iconSize(size)} />}
      <span className="vs-button__label">{busy && busyLabel ? busyLabel : children}</span>
      {iconEnd && !busy && <Icon as={iconEnd} size={iconSize(size)} />}
    </button>
  );
}

export interface ButtonLinkProps extends ComponentProps<'a'>, ButtonLook {}

/** A link that looks like a button: for going somewhere, never for doing something. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, block, icon, iconEnd, children, className, ...rest } = props;
  return (
    <a {...rest} className={classNames(buttonClass({ variant, size, block }), className)}>
      {icon && <Icon as={icon} size={iconSize(size)} />}
      <span className="vs-button__label">{children}</span>
      {iconEnd && <Icon as={iconEnd} size={iconSize(size)} />}
    </a>
  );
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The accessible name, also shown as the tooltip. */
  label: string;
  icon: LucideIcon;
  /** Edge of the drawing in px. */
  iconSize?: number;
  variant?: ButtonVariant;
  size?: ButtonSize;
  busy?: boolean;
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
      title={label}
      {...rest}
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      className={classNames(buttonClass({ variant, size }), 'vs-button--icon', className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner size={edge} /> : <Icon as={icon} size={edge} />}
    </button>
  );
}
