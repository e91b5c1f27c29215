import type { Db } from '../../platform/database.ts';
import { MINE } from './attempt-rows.ts';

/** Reopens the attempt that was abandoned for one that was never forwarded. */
const reopen = (db: Db, id: string, key: string) =>
  db.query('update gateway_attempt set superseded_by = null where owner_id = $1 and superseded_by = $2', [
    id,
    key,
  ]);

/**
 * Forgets an attempt that was never forwarded.
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

/** Ends the attempts of servers that died. Forwarded ones become unknown, others are forgotten. */
export async function sweepAttempts(db: Db, seconds: number): Promise<void> {
  await db.query(
    `update gateway_attempt set status = 'unknown', finished_at = now()
     where status = 'inflight' and forwarded_at < now() - make_interval(secs => $1)`,
    [seconds],
  );
  const orphans = await db.query<{ id: string; key: string }>(
    `select owner_id as id, idempotency_key as key from gateway_attempt
     where status = 'inflight' and forwarded_at is null and started_at < now() - make_interval(secs => $1)`,
    [seconds],
  );
  for (const { id, key } of orphans) await withdrawAttempt(db, id, key);
}
