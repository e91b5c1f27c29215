import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react';

/**
 * Milliseconds in which a press counts as the second half of a double press, and does not stop the answer. Phones count
 * two taps within 300 as one double tap.
 */
const DOUBLE_PRESS_MS = 350;

/** 'Parar' replaces 'Enviar' in the same place, so it must ignore presses meant for 'Enviar'. */
export function useStopPress(stop: (() => void) | undefined) {
  const since = useRef(0);
  const isThere = stop !== undefined;
  useLayoutEffect(() => {
    if (isThere) since.current = performance.now();
  }, [isThere]);
  return {
    onClick: ({ nativeEvent }: MouseEvent) => {
      // The browser counts mouse presses. For a second tap or a second Enter, only the time can tell.
      const isSingle = (nativeEvent as PointerEvent).pointerType === 'mouse' && nativeEvent.detail === 1;
      if (isSingle || performance.now() - since.current >= DOUBLE_PRESS_MS) stop?.();
    },
    // The user may still hold the Enter key that sent the question.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.repeat) event.preventDefault();
    },
  };
}
