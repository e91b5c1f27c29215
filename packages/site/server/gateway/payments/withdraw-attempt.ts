import { setTimeout as delay } from 'node:timers/promises';
import type { AttemptId, Journal } from './journal.ts';

export interface Withdrawals {
  /** Runs an attempt that was begun. Until it ends, earlier requests with its key cannot withdraw it. */
  during<Result>(owner: string, key: string, work: () => Promise<Result>): Promise<Result>;
  /** The attempts that are running. */
  running(): readonly AttemptId[];
  /**
   * Removes an attempt that was never forwarded, immediately or when the database is available. Never rejects.
   * @param started identifies the caller's own row
   */
  withdraw(owner: string, key: string, started?: string): Promise<void>;
}

/** Pauses between retries, in milliseconds. After the last one, the sweep ends the attempt. */
const PAUSES_MS = [200, 1_000, 5_000];

export function createWithdrawals(
  journal: Pick<Journal, 'withdraw'>,
  track: (work: Promise<unknown>) => void,
): Withdrawals {
  const running = new Map<string, AttemptId>();
  const idOf = (owner: string, key: string) => `${owner} ${key}`;
  const tryOnce = (owner: string, key: string, started?: string): Promise<boolean> =>
    // A row whose insertion was not acknowledged may still appear, because its statement is in progress.
    journal.withdraw(owner, key, started).catch(() => false);

  async function retry(owner: string, key: string, started?: string): Promise<void> {
    for (const pause of PAUSES_MS) {
      await delay(pause, undefined, { ref: false });
      if (running.has(idOf(owner, key)) || (await tryOnce(owner, key, started))) return;
    }
  }

  return {
    during: async (owner, key, work) => {
      running.set(idOf(owner, key), { owner, key });
      try {
        return await work();
      } finally {
        running.delete(idOf(owner, key));
      }
    },
    running: () => [...running.values()],
    withdraw: async (owner, key, started) => {
      if (!(await tryOnce(owner, key, started))) track(retry(owner, key, started));
    },
  };
}
