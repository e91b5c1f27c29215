import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';

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
