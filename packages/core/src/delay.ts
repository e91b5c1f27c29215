import type { Clock } from './clock.ts';

/** Resolves after `ms` milliseconds of the clock, or when `signal` aborts. */
export function wait(clock: Clock, ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const cancel = clock.after(ms, resolve);
    signal?.addEventListener('abort', () => {
      cancel();
      resolve();
    });
  });
}
