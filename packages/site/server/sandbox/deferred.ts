/** Work that runs after the answer has left. A failure is told to the log and to nobody else. */
export function createLater(): { later: (work: () => Promise<void>) => void; settled: () => Promise<void> } {
  const running = new Set<Promise<void>>();
  return {
    later(work) {
      const run = new Promise<void>((resolve) => setImmediate(resolve))
        .then(work)
        .catch((error: unknown) => console.error('sandbox: deferred work failed:', error))
        .finally(() => running.delete(run));
      running.add(run);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
