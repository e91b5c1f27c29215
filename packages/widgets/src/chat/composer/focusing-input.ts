import type { MouseEvent, RefObject } from 'react';

/**
 * The press of a button that disappears by it. A press by keyboard, which has a click count of 0, moves the focus to
 * the input first; a touch does not, because the focus would open the keyboard over the answer.
 */
export const focusingInput =
  (inputRef: RefObject<HTMLTextAreaElement | null>, act: (() => void) | undefined) =>
  ({ detail }: MouseEvent): void => {
    if (detail === 0) inputRef.current?.focus({ preventScroll: true });
    act?.();
  };
