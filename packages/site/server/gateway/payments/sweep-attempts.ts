import type { Db } from '../../platform/database.ts';
import { LONGEST_SECONDS, MINE } from './attempt-rows.ts';

/** Reopens the attempt that was abandoned for one that was never forwarded. */
const reopen = (db: Db, id: string, key: string) =>
  db.query('update gateway_attempt set superseded_by = null where owner_id = $1 and superseded_by = $2', [
    id,
    key,
  ]);

/**
 * Removes an attempt that was never forwarded.
 * @param started identifies the caller's own row, which was not forwarded even if it is marked so
 * @returns whether a row existed
 */
export const withdrawAttempt = (db: Db, id: string, key: string, started?: string): Promise<boolean> =>
  db.tx(async (tx) => {
    const gone = await tx.query(
      `delete from gateway_attempt
       where ${MINE} and status = 'inflight' and (forwarded_at is null or started_at = $3::timestamptz)
       returning 1`,
      [id, key, started ?? null],
    );
    if (gone.length > 0) await reopen(tx, id, key);
    return gone.length > 0;
  });

/**
 * Ends the attempts of dead processes. Forwarded ones become unknown, others are removed.
 * @param isAlone no other process uses the database, so every attempt in progress is orphaned
 */
export async function sweepAttempts(db: Db, isAlone = false): Promise<void> {
  // Rows written by versions without leases have no `held_until`.
  const orphaned = `status = 'inflight' and ($1 or coalesce(held_until,
    coalesce(forwarded_at, started_at) + make_interval(secs => $2)) < clock_timestamp())`;
  await db.query(
    `update gateway_attempt set status = 'unknown', finished_at = now()
     where ${orphaned} and forwarded_at is not null`,
    [isAlone, LONGEST_SECONDS],
  );
  const orphans = await db.query<{ id: string; key: string }>(
    `select owner_id as id, idempotency_key as key from gateway_attempt
     where ${orphaned} and forwarded_at is null`,
    [isAlone, LONGEST_SECONDS],
  );
  for (const { id, key } of orphans) await withdrawAttempt(db, id, key);
}
