import { type RefObject, useLayoutEffect, useRef } from 'react';

export interface FocusReturnProps {
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** Whether the person was typing: the box itself follows it, from its first paint on. */
  hadFocus: RefObject<boolean>;
  disabled: boolean;
  isStoppable: boolean;
}

/**
 * A disabled box loses the focus: while the answer can be stopped, the button that stops it has the focus instead,
 * and afterwards the person who was typing gets it back.
 */
export function FocusReturn({ inputRef, hadFocus, disabled, isStoppable }: FocusReturnProps) {
  const stopButton = useRef<Element>(null);
  useLayoutEffect(() => {
    const box = inputRef.current;
    if (!box) return;
    const active = (box.getRootNode() as Document | ShadowRoot).activeElement;
    const isLost = !active || active === box.ownerDocument.body || active === box;
    if (disabled) {
      const stop = isStoppable
        ? box.closest('.vs-composer')?.querySelector<HTMLElement>('.vs-composer__send')
        : undefined;
      if (hadFocus.current && isLost) stop?.focus({ preventScroll: true });
      // As 'Enviar' the same element stands there, disabled.
      stopButton.current ??= stop ?? null;
      return;
    }
    const isOnStop = active !== null && active === stopButton.current;
    // On a phone the focus would bring the keyboard up over the answer.
    const isWelcome = hadFocus.current || !matchMedia('(pointer: coarse)').matches;
    if ((hadFocus.current && isLost) || (isOnStop && isWelcome)) box.focus({ preventScroll: true });
    stopButton.current = null;
    hadFocus.current = box.matches(':focus');
  }, [inputRef, hadFocus, disabled, isStoppable]);
  return null;
}
