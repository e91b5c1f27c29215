import { type RefObject, useLayoutEffect } from 'react';

/** Documents and shadow roots whose opener button had the focus when it was unmounted. */
const kept = new WeakSet<Node>();

/** Whether no element has the focus, for example after the focused element was removed. */
export function isFocusLost(near: Node): boolean {
  const { activeElement } = near.getRootNode() as Document | ShadowRoot;
  return !activeElement || activeElement === document.body;
}

/** True once, if the removed button had the focus and nothing else has taken it since. */
export const takeOpenerFocus = (root: Node): boolean => kept.delete(root) && isFocusLost(root);

/** Each header of the chat renders the button anew. The new button takes over the focus of the previous one. */
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
