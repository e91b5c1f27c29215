import type { Clock } from './clock.ts';

/** A promise that resolves after `ms` milliseconds of the clock. */
export function wait(clock: Clock, ms: number): Promise<void> {
  return new Promise((resolve) => {
    clock.after(ms, resolve);
  });
}
