/** Resolves after the time, or immediately when aborted. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (ms <= 0 || signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });

/** Splits a text into pieces of a few words, at reading speed. */
export async function* inPieces(text: string, paceMs: number, signal: AbortSignal): AsyncGenerator<string> {
  for (const [piece] of text.matchAll(/(?:\S+\s*){1,3}/g)) {
    if (signal.aborted) return;
    yield piece;
    await pause(paceMs, signal);
  }
}
