import { type ComponentProps, type MouseEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { Button, type ButtonProps } from '../controls/button.tsx';

const never = () => () => {};

/** False in prerendered HTML until its code is loaded, because an earlier press would be lost. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * A form whose fields can be filled in before its code is loaded. Until then Enter submits nothing: a form with the
 * method `dialog` outside a dialog is not submitted, so no password gets into an address or a log. Typed text is kept
 * only if the form has no default values.
 */
export function LiveForm({ onSubmit, ...form }: ComponentProps<'form'>) {
  const submit: typeof onSubmit = (event) => {
    reportFilled(event.currentTarget);
    onSubmit?.(event);
  };
  return (
    <form
      noValidate
      method={useIsLive() ? 'post' : 'dialog'}
      onMouseDown={keepFocus}
      {...form}
      onSubmit={submit}
    />
  );
}

/**
 * Keeps the focus in the field while a button of the form is pressed. Otherwise, the error that the blur shows may move
 * the button away from the pointer, and the press is lost.
 */
export function keepFocus(event: MouseEvent<HTMLFormElement>): void {
  const { currentTarget: form, target } = event;
  const { activeElement } = form.getRootNode() as Document;
  if (
    (target as Element).closest('button') &&
    activeElement?.matches('input') &&
    form.contains(activeElement)
  )
    event.preventDefault();
}

/** Some password managers fill in a field without an event, and the form would treat it as empty. */
function reportFilled(form: HTMLFormElement): void {
  // MooTools replaces `Event`.
  for (const field of form.querySelectorAll('input[name]:not([type=checkbox])'))
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Set by the page on a form in which Enter was pressed before its code was loaded. */
const PRESSED = 'data-pressed';

/** The button that submits a `LiveForm`, even for an Enter before its code was loaded. */
export function SubmitButton(props: ButtonProps) {
  const isLive = useIsLive();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const form = button.current?.form;
    if (!isLive || !form?.hasAttribute(PRESSED)) return;
    form.removeAttribute(PRESSED);
    form.requestSubmit();
  }, [isLive]);
  return (
    <Button ref={button} type="submit" variant="primary" size="large" block inert={!isLive} {...props} />
  );
}

/** Milliseconds until a page has its new layout after the phone was turned. */
const LAID_OUT_MS = 100;

/** Keeps the focused field in view when the phone is turned, because no browser does. */
export function useFieldInView(): void {
  useEffect(() => {
    const portrait = globalThis.matchMedia?.('(orientation: portrait)');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onTurn = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const focused = document.activeElement;
        if (focused?.matches('input, select, textarea'))
          focused.scrollIntoView({ block: 'center', behavior: 'instant' });
      }, LAID_OUT_MS);
    };
    portrait?.addEventListener('change', onTurn);
    return () => {
      clearTimeout(timer);
      portrait?.removeEventListener('change', onTurn);
    };
  }, []);
}
