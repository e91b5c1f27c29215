/** Milliseconds after the start that belong to the person's first question: what nobody waits for is asked later. */
export const AFTER_START_MS = 2_000;

/**
 * Calls back when the browser is idle, at the latest after `timeout`; where a browser cannot tell, after `delay`.
 * Times in milliseconds. The returned function cancels it.
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
