import { type RefObject, useLayoutEffect } from 'react';

/** Documents and shadow roots whose button that opens the sidebar had the focus when it was unmounted. */
const kept = new WeakSet<Node>();

/** Whether no element has the focus, as after the removal of the one that had it. */
export function isFocusLost(near: Node): boolean {
  const { activeElement } = near.getRootNode() as Document | ShadowRoot;
  return !activeElement || activeElement === document.body;
}

/** True once, if the focus was on the button that is gone, and nothing else took it since. */
export const takeOpenerFocus = (root: Node): boolean => kept.delete(root) && isFocusLost(root);

/** The button is rendered anew with each header of the chat. The new one takes the focus of the one before. */
export function useOpenerFocus(button: RefObject<HTMLButtonElement | null>): void {
  useLayoutEffect(() => {
    const element = button.current;
    if (!element) return;
    const root = element.getRootNode() as Document | ShadowRoot;
    if (takeOpenerFocus(root)) element.focus({ preventScroll: true });
    return () => {
      if (root.activeElement === element) kept.add(root);
    };
  }, [button]);
}
