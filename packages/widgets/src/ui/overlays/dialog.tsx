import { X } from 'lucide';
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../controls/button.tsx';
import { useUniqueId } from '../unique-id.ts';
import { ignoreStrayPresses } from './stray-presses.ts';

export interface DialogProps {
  /** Children exist only while the dialog is open. */
  open: boolean;
  /** The heading and accessible name of the dialog. */
  title: ReactNode;
  /** Level of the heading: 1 for a dialog that has no page behind it. */
  headingLevel?: 1 | 2;
  /** Called on Esc, the close button or the backdrop. The owner decides whether to close. */
  onClose?: () => void;
  /** Name of the close button. Without it there is none. */
  closeLabel?: string;
  /** Whether neither Esc nor the backdrop closes it, because the person must decide. */
  blocking?: boolean;
  /** Whether a press outside closes it. */
  closeOnBackdrop?: boolean;
  /** Maximum width; `medium` by default. */
  size?: 'small' | 'medium' | 'large';
  /** `side` is a drawer at the inline end. `sheet` is at the bottom of the screen on phones. */
  placement?: 'center' | 'side' | 'sheet';
  /** A sentence that describes the decision, announced with the title. */
  description?: ReactNode;
  /** The row of buttons at the bottom. */
  actions?: ReactNode;
  /** The content, which scrolls between the title and the buttons. */
  children?: ReactNode;
  /** Additional classes of the dialog. */
  className?: string;
}

/** Whether the content of the dialog is busy; the dialog then stays open. */
const BusyContent = createContext({ current: false });

/** Keeps the dialog around a component open while the component is busy. */
export function useHeldOpen(isBusy: boolean): void {
  const busy = useContext(BusyContent);
  useEffect(() => {
    busy.current = isBusy;
    return () => {
      busy.current = false;
    };
  }, [busy, isBusy]);
}

/**
 * A modal dialog using the native element: top layer, inert page, focus trapped inside and restored afterwards. The
 * element marked `data-autofocus` gets the initial focus; in a confirmation, that is the safe answer.
 */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { title, closeLabel, blocking, closeOnBackdrop, size = 'medium', placement = 'center' } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const isShown = useRef(false);
  const pressedOutside = useRef(false);
  const busy = useRef(false);
  const id = useUniqueId();

  useLayoutEffect(ignoreStrayPresses, []);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const root = element.getRootNode() as Document | ShadowRoot;
    const before = root.activeElement;
    element.showModal();
    isShown.current = true;
    // A closed dialog has no size, so its content could not be measured before.
    for (const content of element.querySelectorAll<HTMLElement>(CONTENT)) makeReachable(content);
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      isShown.current = false;
      if (element.open) element.close();
      // The native focus return needs the dialog in the tree, which frameworks do not guarantee.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  // The content changes with the title, or loses the focused element.
  const named = useRef(title);
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    const hasChanged = named.current !== title || focused.current?.isConnected === false;
    named.current = title;
    if (!element || !hasChanged) return;
    const heading = element.querySelector<HTMLElement>('.vs-dialog__title');
    if (!heading || element.contains((element.getRootNode() as Document | ShadowRoot).activeElement)) return;
    heading.tabIndex = -1;
    heading.focus();
  });

  const onClose = () => {
    if (!busy.current) props.onClose?.();
  };
  const cancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (!blocking) onClose();
  };
  // A second Esc closes a native dialog without a cancel event, so the owner decides here. If the cleanup closed it, on
  // unmount or while another screen loads, it stays closed; if the owner keeps it open, it is shown again.
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    const element = event.currentTarget;
    if (event.target !== element || !isShown.current) return;
    if (!blocking) onClose();
    setTimeout(() => {
      if (isShown.current && !element.open) element.showModal();
    });
  };
  const Heading = `h${props.headingLevel ?? 2}` as const;
  const isBackdrop = (event: MouseEvent<HTMLDialogElement>) => event.target === event.currentTarget;

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the key that matches a press on the backdrop
    <dialog
      ref={dialog}
      className={classNames('vs-dialog', `vs-dialog--${size}`, `vs-dialog--${placement}`, props.className)}
      data-blocking={blocking || undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={props.description ? `${id}-description` : undefined}
      onCancel={cancel}
      onClose={closed}
      onFocus={({ target }) => {
        focused.current = target;
      }}
      onMouseDown={(event) => {
        pressedOutside.current = isBackdrop(event);
      }}
      onClick={(event) => {
        if (closeOnBackdrop && !blocking && pressedOutside.current && isBackdrop(event)) onClose();
      }}
    >
      <div className="vs-dialog__body">
        <div className="vs-dialog__head">
          <Heading className="vs-dialog__title" id={`${id}-title`}>
            {title}
          </Heading>
          {closeLabel && !blocking && (
            <IconButton icon={X} label={closeLabel} size="small" onClick={onClose} />
          )}
        </div>
        {props.description && (
          <p className="vs-dialog__description" id={`${id}-description`}>
            {props.description}
          </p>
        )}
        {props.children && (
          <BusyContent.Provider value={busy}>
            <DialogContent>{props.children}</DialogContent>
          </BusyContent.Provider>
        )}
        {props.actions && <div className="vs-dialog__actions">{props.actions}</div>}
      </div>
    </dialog>
  );
}

const REACHABLE = 'a[href], summary, [tabindex], :is(button, input, select, textarea):enabled';

const CONTENT = '.vs-dialog__content';

/** Makes a scrolling area without focusable content focusable. */
function makeReachable(area: HTMLElement): void {
  const scrolls = area.scrollHeight > area.clientHeight;
  if (scrolls && !area.querySelector(REACHABLE)) area.tabIndex = 0;
  else area.removeAttribute('tabindex');
}

function DialogContent({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = content.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const sizes = new ResizeObserver(() => makeReachable(element));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  return (
    <div ref={content} className="vs-dialog__content">
      {children}
    </div>
  );
}
