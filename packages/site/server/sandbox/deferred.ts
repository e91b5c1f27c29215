import { isForeignKeyViolation } from '../platform/database.ts';
import { logFailure } from '../platform/log.ts';

/** Runs work after the answer was sent. A failure is only logged. */
export function createLater(): { later: (work: () => Promise<void>) => void; settled: () => Promise<void> } {
  const running = new Set<Promise<void>>();
  return {
    later(work) {
      const run = new Promise<void>((resolve) => setImmediate(resolve))
        .then(work)
        .catch((error: unknown) => {
          // The person was deleted meanwhile.
          if (!isForeignKeyViolation(error)) logFailure('sandbox: deferred work', error);
        })
        .finally(() => running.delete(run));
      running.add(run);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
