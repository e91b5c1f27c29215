import { type RefObject, useLayoutEffect, useRef } from 'react';

export interface FocusReturnProps {
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** Whether the box had the focus. `ComposerBox` tracks it from the first paint on. */
  hadFocus: RefObject<boolean>;
  disabled: boolean;
  isStoppable: boolean;
}

/**
 * A disabled box loses the focus. While the answer can be stopped, the focus is on the stop button; afterwards it
 * returns to the box if the user was typing. At the free limit it is on the button that leads to the plans.
 */
export function FocusReturn({ inputRef, hadFocus, disabled, isStoppable }: FocusReturnProps) {
  const stopButton = useRef<Element>(null);
  useLayoutEffect(() => {
    const box = inputRef.current;
    if (!box) return;
    const active = (box.getRootNode() as Document | ShadowRoot).activeElement;
    const isLost = !active || active === box.ownerDocument.body || active === box;
    const isOnStop = active !== null && active === stopButton.current;
    if (disabled) {
      // At the free limit there is nothing to stop, and the next step is the button above the box.
      const way = box
        .closest('.vs-chat')
        ?.querySelector<HTMLElement>(isStoppable ? '.vs-composer__send' : '.vs-composer__upgrade button');
      if (isOnStop || (hadFocus.current && isLost)) way?.focus({ preventScroll: true });
      // The same element later becomes the disabled button 'Enviar'.
      stopButton.current = way ?? stopButton.current;
      return;
    }
    // On a phone, focusing would open the keyboard over the answer.
    const isWelcome = hadFocus.current || !matchMedia('(pointer: coarse)').matches;
    if ((hadFocus.current && isLost) || (isOnStop && isWelcome)) box.focus({ preventScroll: true });
    stopButton.current = null;
    hadFocus.current = box.matches(':focus');
  }, [inputRef, hadFocus, disabled, isStoppable]);
  return null;
}
