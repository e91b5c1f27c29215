/** A signal that aborts when either of two does. `release` stops listening. */
export function joinSignals(
  first: AbortSignal | undefined,
  second: AbortSignal | undefined,
): { signal: AbortSignal | undefined; release(): void } {
  if (!first || !second) return { signal: first ?? second, release() {} };
  const controller = new AbortController();
  const abort = () => controller.abort();
  for (const signal of [first, second]) {
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
  }
  return {
    signal: controller.signal,
    release() {
      for (const signal of [first, second]) signal.removeEventListener('abort', abort);
    },
  };
}
