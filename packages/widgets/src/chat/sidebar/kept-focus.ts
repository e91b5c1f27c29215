import { type RefObject, useLayoutEffect } from 'react';

/** Whether the button that opens the sidebar had the focus when it was unmounted. */
let isKept = false;

/** Whether no element has the focus, as after the removal of the one that had it. */
export function isFocusLost(near: Node): boolean {
  const { activeElement } = near.getRootNode() as Document | ShadowRoot;
  return !activeElement || activeElement === document.body;
}

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
    const root = element.getRootNode() as Document | ShadowRoot;
    if (takeKeptFocus() && isFocusLost(element)) element.focus({ preventScroll: true });
    return () => {
      isKept = root.activeElement === element;
    };
  }, [button]);
}
