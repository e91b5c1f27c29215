import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../display/icon.tsx';
import { Spinner } from '../display/spinner.tsx';
import { type ButtonLook, type ButtonSize, buttonClass } from './button-class.ts';

export { type ButtonLook, buttonClass } from './button-class.ts';
export { IconButton } from './icon-button.tsx';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Work is in progress: the button keeps the focus, is marked as busy and ignores presses. */
  busy?: boolean;
  /** The label while busy, such as 'Entrando...'. */
  busyLabel?: ReactNode;
}

const iconSize = (size: ButtonSize | undefined) => (size === 'small' ? 16 : 18);

/** A button. Its `type` is `button` by default. */
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

/** A link that looks like a button. Use it for navigation, never for actions. */
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
