import { Check } from 'lucide';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { type ButtonLook, buttonClass } from '../controls/button.tsx';
import { IconTip } from '../controls/icon-button.tsx';
import { Icon, type IconDrawing } from '../display/icon.tsx';
import { useUniqueId } from '../unique-id.ts';
import { Popover } from './popover.tsx';
import { ignoreStrayPresses } from './stray-presses.ts';
import type { Placement } from './use-floating.ts';

export interface MenuItem {
  id: string;
  label: string;
  icon?: IconDrawing;
  danger?: boolean;
  disabled?: boolean;
  /** For an action that has its own button in a wide chat. */
  isNarrowOnly?: boolean;
  /** For an action that can be on or off. */
  isChecked?: boolean;
  onSelect: () => void;
}

export interface MenuProps extends Omit<ButtonLook, 'icon' | 'iconEnd'> {
  /** Accessible name of the button and of the menu. */
  label: string;
  /** Shown on the button. Without it the button shows only the icon. */
  children?: ReactNode;
  icon?: IconDrawing;
  items: readonly MenuItem[];
  placement?: Placement;
  /** Opens on mount, for a menu whose module is fetched by the first press. */
  startsOpen?: boolean;
}

/** A button that opens a list of actions. Arrows, Home, End and letters move within the list; Esc closes it. */
export function Menu(props: MenuProps) {
  const { label, children, icon, items, placement = 'bottom-end', variant = 'ghost', size, block } = props;
  const [open, setOpen] = useState(props.startsOpen ?? false);
  const anchor = useRef<HTMLButtonElement>(null);
  const id = useUniqueId();
  useEffect(ignoreStrayPresses, []);
  const drawing = icon && <Icon as={icon} />;
  return (
    <>
      <button
        ref={anchor}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={label}
        className={classNames(buttonClass({ variant, size, block }), !children && 'vs-button--icon')}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children ? (
          <>
            {drawing}
            {children}
          </>
        ) : (
          <IconTip text={label}>{drawing}</IconTip>
        )}
      </button>
      <Popover
        open={open}
        onClose={() => setOpen(false)}
        anchor={anchor}
        id={id}
        role="menu"
        label={label}
        placement={placement}
        takesFocus
        className="vs-menu"
      >
        <div className="vs-menu__items" role="none" onKeyDown={(event) => walk(event, () => setOpen(false))}>
          {items.map((item, index) => (
            // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it is checked only where its role is a checkbox
            <button
              key={item.id}
              type="button"
              role={item.isChecked === undefined ? 'menuitem' : 'menuitemcheckbox'}
              aria-checked={item.isChecked}
              tabIndex={index && -1}
              disabled={item.disabled}
              className={classNames(
                'vs-menu__item',
                item.danger && 'vs-menu__item--danger',
                item.isNarrowOnly && 'vs-menu__item--narrow',
              )}
              onClick={() => {
                // Focus the button first: a dialog that the action opens returns the focus to it.
                anchor.current?.focus();
                setOpen(false);
                item.onSelect();
              }}
            >
              {item.icon && <Icon as={item.icon} />}
              {item.label}
              {item.isChecked && <Icon as={Check} size={16} className="vs-menu__check" />}
            </button>
          ))}
        </div>
      </Popover>
    </>
  );
}

function walk(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  const list = event.currentTarget;
  const items = [...list.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled)')].filter(
    (item) => getComputedStyle(item).display !== 'none',
  );
  const at = items.indexOf(event.target as HTMLElement);
  const moves: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: items.length - 1,
  };
  const { key } = event;
  const move = moves[key];
  if (key === 'Tab') close();
  // A letter moves to the next action that begins with it, ignoring accents.
  const isNamed = ({ textContent }: Element): boolean =>
    textContent[0]?.localeCompare(key, 'pt', { sensitivity: 'base' }) === 0;
  const next =
    move !== undefined
      ? items.at(move % items.length)
      : !event.ctrlKey && !event.metaKey && [...items.slice(at + 1), ...items].find(isNamed);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
