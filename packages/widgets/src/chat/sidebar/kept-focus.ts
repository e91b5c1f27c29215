import { type RefObject, useLayoutEffect } from 'react';

/** Whether the button that opens the sidebar had the focus when it was unmounted. */
let isKept = false;

/** True once, if the focus was on the button that is gone. */
export function takeKeptFocus(): boolean {
  const was = isKept;
  isKept = false;
  return was;
}

/** The button is rendered anew with each header of the chat. The new one takes the focus of the one before. */
export function useKeptFocus(button: RefObject<HTMLButtonElement | null>): void {
  useLayoutEffect(() => {
    const element = button.current;
    if (!element) return;
    const active = (element.getRootNode() as Document | ShadowRoot).activeElement;
    if (takeKeptFocus() && (!active || active === document.body)) element.focus({ preventScroll: true });
    return () => {
      isKept = element.matches(':focus');
    };
  }, [button]);
}
