/** A signal that aborts when either of two does. `release`, or the abort, stops listening. */
export function joinSignals(
  first: AbortSignal | undefined,
  second: AbortSignal | undefined,
): { signal: AbortSignal | undefined; release(): void } {
  if (!first || !second) return { signal: first ?? second, release() {} };
  const controller = new AbortController();
  const release = () => {
    for (const signal of [first, second]) signal.removeEventListener('abort', abort);
  };
  function abort() {
    controller.abort();
    release();
  }
  for (const signal of [first, second]) signal.addEventListener('abort', abort);
  if (first.aborted || second.aborted) abort();
  return { signal: controller.signal, release };
}
