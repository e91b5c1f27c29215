import { logFailure } from './log.ts';

/** Recurring work of the server. */
export interface Background {
  /**
   * Runs `work` every `ms` milliseconds without overlap. With `atStart`, it also runs now; with `atEnd`, once more when
   * the server stops. A failed run is logged, and the next interval tries again.
   */
  every(
    ms: number,
    name: string,
    work: () => Promise<void>,
    options?: { atStart?: boolean; atEnd?: boolean },
  ): void;
  /** Starts no more runs. Resolves when the current ones have ended. */
  stop(): Promise<void>;
}

export function createBackground(): Background {
  const timers: NodeJS.Timeout[] = [];
  const running = new Map<string, Promise<void>>();
  const last: (() => Promise<void>)[] = [];
  return {
    every: (ms, name, work, { atStart = false, atEnd = false } = {}) => {
      const turn = (): Promise<void> => {
        const current = running.get(name);
        if (current) return current;
        const run = work()
          .catch((error: unknown) => logFailure(`background: ${name}`, error))
          .finally(() => running.delete(name));
        running.set(name, run);
        return run;
      };
      if (atStart) void turn();
      if (atEnd) last.push(turn);
      timers.push(setInterval(turn, ms).unref());
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running.values());
      await Promise.all(last.map((turn) => turn()));
    },
  };
}
