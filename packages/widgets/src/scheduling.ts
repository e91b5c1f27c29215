/** Milliseconds after the start reserved for the person's first question. Less urgent requests wait. */
export const AFTER_START_MS = 2_000;

/**
 * Calls back when the browser is idle, at the latest after `timeout`; after `delay` if the browser cannot tell. Times
 * are in milliseconds. The returned function cancels it.
 */
export function whenIdle(
  act: () => void,
  { timeout, delay }: { timeout: number; delay: number },
): () => void {
  if (typeof requestIdleCallback === 'function') {
    const idle = requestIdleCallback(act, { timeout });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(act, delay);
  return () => clearTimeout(timer);
}

/** Calls back after the next paint, or soon if nothing is painted. Returns a function that cancels it. */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(act);
  };
  const frame = requestAnimationFrame(later);
  // Hidden pages get no frames.
  timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    act();
  }, 200);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
