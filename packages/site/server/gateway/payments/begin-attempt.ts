import type { Db } from '../../platform/database.ts';
import { type Attempt, findAttempt, LEASE_SECONDS, LONGEST_SECONDS, MINE, OPEN } from './attempt-rows.ts';
import type { AttemptKind } from './order.ts';

/**
 * `known`: the key was used before. `open`: another payment of the account must end first. `started`: the timestamp of
 * the new row, as the database formats it. It distinguishes the row from a later one with the same key.
 */
export type Begun =
  | { status: 'begun'; started: string }
  | { status: 'known'; attempt: Attempt }
  | { status: 'open'; attempt: Attempt };

interface NewAttempt {
  readonly id: string;
  readonly key: string;
  readonly kind: AttemptKind;
  readonly fingerprint: string;
  readonly planName: string | null;
  readonly coupon: string | null;
}

/** Writes an attempt in progress. A unique index limits payments to one open attempt per account. */
export async function beginAttempt(db: Db, attempt: NewAttempt, supersedes?: string): Promise<Begun> {
  const known = await findAttempt(db, MINE, [attempt.id, attempt.key]);
  if (known) return { status: 'known', attempt: known };
  return supersedes ? db.tx((tx) => supersede(tx, attempt, supersedes)) : take(db, attempt);
}

/** Rejected keys that are kept for one open payment. Nobody tries so often, and no limit counts them. */
const MAX_REJECTED = 100;

/** @returns the timestamp of the row; undefined if another row prevents it */
async function insert(db: Db, attempt: NewAttempt, blocker?: Attempt): Promise<string | undefined> {
  const { id, key, kind, fingerprint, planName, coupon } = attempt;
  const rows = await db.query<{ started: string }>(
    `insert into gateway_attempt
       (owner_id, idempotency_key, kind, fingerprint, plan_name, status, duplicate_of, started_at, finished_at,
        held_until, coupon)
     select $1, $2, $3, $4, $5, $6, $7, clock_timestamp(), case when $6 = 'refused' then now() end,
       clock_timestamp() + make_interval(secs => $8), $9
     where $7::text is null
       or (select count(*) from gateway_attempt where owner_id = $1 and duplicate_of = $7) < ${MAX_REJECTED}
     on conflict do nothing returning started_at::text as started`,
    [
      id,
      key,
      kind,
      fingerprint,
      planName,
      blocker ? 'refused' : 'inflight',
      blocker?.key ?? null,
      LEASE_SECONDS,
      coupon,
    ],
  );
  return rows[0]?.started;
}

async function take(db: Db, attempt: NewAttempt): Promise<Begun> {
  const started = await insert(db, attempt);
  if (started) return { status: 'begun', started };
  const known = await findAttempt(db, MINE, [attempt.id, attempt.key]);
  if (known) return { status: 'known', attempt: known };
  const blocker = await findAttempt(db, OPEN, [attempt.id]);
  // If there is no blocker, the open payment has just ended, so try again.
  return blocker ? turnDown(db, attempt, blocker) : take(db, attempt);
}

/** Stores the key as rejected, so that a delayed copy of the request is not carried out. */
async function turnDown(db: Db, attempt: NewAttempt, blocker: Attempt): Promise<Begun> {
  await insert(db, attempt, blocker);
  return { status: 'open', attempt: blocker };
}

/** At the person's request, abandons the unknown payment `given` in favor of this one. */
async function supersede(db: Db, attempt: NewAttempt, given: string): Promise<Begun> {
  // Locked, so that none of them is paid between this read and the new row.
  const find = (key: string) => findAttempt(db, MINE, [attempt.id, key], 'for update');
  const named = await find(given);
  const earlier = named?.duplicateOf ? await find(named.duplicateOf) : named;
  // The abandoned payment, or one that it was abandoned for, has been charged since.
  for (let row = earlier; row; row = row.supersededBy ? await find(row.supersededBy) : undefined)
    if (row.status === 'paid') return turnDown(db, attempt, row);
  if (earlier)
    await db.query(
      `update gateway_attempt set superseded_by = $3
       where ${MINE} and kind = 'payment' and status = 'unknown' and superseded_by is null
         and (held_until is null or forwarded_at < clock_timestamp() - make_interval(secs => $4))`,
      [attempt.id, earlier.key, attempt.key, LONGEST_SECONDS],
    );
  return take(db, attempt);
}
