import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Milliseconds in which the second half of a double press is no wish to stop. */
const DOUBLE_PRESS_MS = 500;

/** 'Parar' stands where 'Enviar' stood: what was meant for the one must not reach the other. */
export function useStopPress(stop: (() => void) | undefined) {
  const since = useRef(0);
  const isThere = stop !== undefined;
  useLayoutEffect(() => {
    if (isThere) since.current = performance.now();
  }, [isThere]);
  return {
    onClick: () => {
      if (performance.now() - since.current >= DOUBLE_PRESS_MS) stop?.();
    },
    // Enter is still held from sending.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.repeat) event.preventDefault();
    },
  };
}

/**
 * A disabled box loses the focus: while the answer can be stopped, the button that stops it has the focus instead,
 * and afterwards the person who was typing gets it back.
 */
export function useFocusReturn(
  box: RefObject<HTMLTextAreaElement | null>,
  stop: RefObject<HTMLButtonElement | null>,
  { disabled, isStoppable }: { disabled: boolean; isStoppable: boolean },
): void {
  const hadFocus = useRef(false);
  // As 'Enviar' the same element has no ref, and is disabled.
  const stopButton = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const active = (element.getRootNode() as Document | ShadowRoot).activeElement;
    const isLost = !active || active === element.ownerDocument.body || active === element;
    if (disabled) {
      if (isStoppable && hadFocus.current && isLost) stop.current?.focus({ preventScroll: true });
      stopButton.current ??= stop.current;
      return;
    }
    const isOnStop = active !== null && active === stopButton.current;
    // On a phone the focus would bring the keyboard up over the answer.
    const isWelcome = hadFocus.current || !matchMedia('(pointer: coarse)').matches;
    if ((hadFocus.current && isLost) || (isOnStop && isWelcome)) element.focus({ preventScroll: true });
    stopButton.current = null;
    hadFocus.current = element.matches(':focus');
    const remember = () => {
      hadFocus.current = true;
    };
    const forget = () => {
      // A blur by being disabled is not the person's.
      if (!element.disabled) hadFocus.current = false;
    };
    element.addEventListener('focus', remember);
    element.addEventListener('blur', forget);
    return () => {
      element.removeEventListener('focus', remember);
      element.removeEventListener('blur', forget);
    };
  }, [box, stop, disabled, isStoppable]);
}
