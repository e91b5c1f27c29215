import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '../../platform/database.ts';
import { logFailure } from '../../platform/log.ts';

const LEASE_SECONDS = 30;
const RENEW_MS = 10_000;
const RETRY_MS = 150;

/** Allows one process of the database to ask for an account. The lease of a dead process expires. */
export function createQuestionLease(db: Db) {
  const take = async (owner: string, holder: string): Promise<boolean> => {
    const rows = await db.query(
      `insert into gateway_turn (owner_id, holder, held_until)
       values ($1, $2, clock_timestamp() + make_interval(secs => $3))
       on conflict (owner_id) do update set holder = excluded.holder, held_until = excluded.held_until
       where gateway_turn.holder = $2 or gateway_turn.held_until < clock_timestamp()
       returning 1`,
      [owner, holder, LEASE_SECONDS],
    );
    return rows.length > 0;
  };

  return {
    /** Deletes the leases of dead processes. */
    async sweep(): Promise<void> {
      await db.query('delete from gateway_turn where held_until < clock_timestamp()');
    },

    /**
     * Waits for the lease.
     * @returns a function that ends it
     * @throws the signal's reason if it aborts first
     */
    async acquire(owner: string, signal: AbortSignal): Promise<() => Promise<void>> {
      const holder = randomUUID();
      while (!(await take(owner, holder))) await delay(RETRY_MS, undefined, { signal });
      let renewed: Promise<unknown> = Promise.resolve();
      const renewal = setInterval(() => {
        const renew = () => take(owner, holder);
        renewed = renewed.then(renew).catch((error: unknown) => logFailure('questions: renew', error));
      }, RENEW_MS).unref();
      return async () => {
        clearInterval(renewal);
        // A renewal in progress on another connection would insert the deleted row again.
        await renewed;
        await db
          .query('delete from gateway_turn where owner_id = $1 and holder = $2', [owner, holder])
          .catch((error: unknown) => logFailure('questions: end', error));
      };
    },
  };
}
