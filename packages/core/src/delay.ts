import type { Clock } from './clock.ts';

/** Resolves after `ms` milliseconds of the clock, or once `signal` has aborted. */
export function wait(clock: Clock, ms: number, signal?: AbortSignal): Promise<void> {
  // The clock of a person who has left no longer runs anything.
  if (signal?.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      cancel();
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const cancel = clock.after(ms, end);
    signal?.addEventListener('abort', end);
  });
}

/** Settles with the promise, or rejects with `reason` when the signal aborts. */
export const orAbort = <T>(promise: Promise<T>, signal: AbortSignal, reason: () => unknown): Promise<T> =>
  new Promise((resolve, reject) => {
    const refuse = () => reject(reason());
    if (signal.aborted) refuse();
    signal.addEventListener('abort', refuse, { once: true });
    promise.then(resolve, reject).then(() => signal.removeEventListener('abort', refuse));
  });
