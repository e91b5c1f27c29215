import type { MouseEvent, RefObject } from 'react';

/** Whether a click is a press by keyboard: it has no click count. */
export const isKeyboardPress = ({ detail }: { detail: number }): boolean => detail === 0;

/**
 * The press of a button that disappears by it. A press by keyboard moves the focus to the input first; a touch does
 * not, because the focus would open the keyboard over the answer.
 */
export const focusingInput =
  (inputRef: RefObject<HTMLTextAreaElement | null>, act: (() => void) | undefined) =>
  (event: MouseEvent): void => {
    if (isKeyboardPress(event)) inputRef.current?.focus({ preventScroll: true });
    act?.();
  };
