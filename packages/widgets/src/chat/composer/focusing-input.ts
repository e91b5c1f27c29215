import type { MouseEvent, RefObject } from 'react';

/** Whether the keyboard caused a click: it then has no click count. */
export const isKeyboardPress = ({ detail }: { detail: number }): boolean => detail === 0;

/**
 * A handler for a button that disappears when pressed. A keyboard press first moves the focus to the input; a touch
 * does not, because the focus would open the keyboard over the answer.
 */
export const focusingInput =
  (inputRef: RefObject<HTMLTextAreaElement | null>, act: (() => void) | undefined) =>
  (event: MouseEvent): void => {
    if (isKeyboardPress(event)) inputRef.current?.focus({ preventScroll: true });
    act?.();
  };
