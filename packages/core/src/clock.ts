/** Time and randomness, injected so that tests of flows do not have to wait. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs `fn` after `ms` milliseconds. The returned function cancels it. */
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
