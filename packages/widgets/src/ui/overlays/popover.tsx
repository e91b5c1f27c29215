import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { type Placement, useFloating } from './use-floating.ts';

export interface PopoverProps {
  open: boolean;
  /** Called on Esc and on a press outside. */
  onClose: () => void;
  /** The element next to which it opens. A press on it does not count as outside. */
  anchor: RefObject<HTMLElement | null>;
  /** Accessible name of the box. Omit it if `role` is one with its own name. */
  label?: string;
  role?: 'dialog' | 'menu' | 'tooltip' | 'listbox';
  id?: string;
  placement?: Placement;
  /** Whether the focus moves inside when it opens, and returns to the anchor when it closes. */
  takesFocus?: boolean;
  onMouseEnter?: () => void;
  onMouseLeave?: () => void;
  className?: string;
  children: ReactNode;
}

/** A small box next to its anchor, in the top layer. The caller sets `open`, on hover, focus or press. */
export function Popover({ open, ...props }: PopoverProps) {
  return open ? <OpenPopover {...props} /> : null;
}

function OpenPopover(props: Omit<PopoverProps, 'open'>) {
  const { anchor, onClose, label, role = 'dialog', id, placement = 'bottom-start', takesFocus } = props;
  const box = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useFloating(anchor, box, placement);
  useDismissal(box, anchor, close);

  // A later effect could take the focus away from an element that the person has reached by keyboard.
  useLayoutEffect(() => {
    const element = box.current;
    const back = anchor.current;
    if (!takesFocus || !element) return;
    const first = element.querySelector<HTMLElement>('[data-autofocus], a[href], button, input, [tabindex]');
    (first ?? element).focus();
    return () => {
      const focused = (element.getRootNode() as Document | ShadowRoot).activeElement;
      if (!focused || focused === element.ownerDocument.body || element.contains(focused)) back?.focus();
    };
  }, [takesFocus, anchor]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has a role; the pointer only keeps it open
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: each role of the prop can be named
    <div
      ref={box}
      id={id}
      role={role}
      aria-label={label}
      tabIndex={-1}
      className={classNames('vs-popover', props.className)}
      onMouseEnter={props.onMouseEnter}
      onMouseLeave={props.onMouseLeave}
    >
      {props.children}
    </div>
  );
}

function useDismissal(
  box: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  close: RefObject<() => void>,
): void {
  // Esc must close it from the moment it is seen.
  useLayoutEffect(() => {
    const page = box.current?.ownerDocument;
    if (!page) return;
    const press = (event: Event) => {
      // The composed path includes elements inside shadow roots, where `target` is only the host.
      const path = event.composedPath();
      if (![box.current, anchor.current].some((element) => element && path.includes(element)))
        close.current();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close.current();
    };
    page.addEventListener('pointerdown', press, true);
    page.addEventListener('keydown', key, true);
    return () => {
      page.removeEventListener('pointerdown', press, true);
      page.removeEventListener('keydown', key, true);
    };
  }, [box, anchor, close]);
}
