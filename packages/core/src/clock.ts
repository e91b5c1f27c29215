/** Time and chance, injected so that flows can be tested without waiting. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs `fn` after `ms` milliseconds; the returned function cancels it. */
  after(ms: number, fn: () => void): () => void;
  /** A number in [0, 1), for jitter only. */
  random(): number;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, fn) {
    const timer = setTimeout(fn, ms);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};
