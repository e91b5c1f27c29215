import { limits } from '@vesalio/core';
import type { Db } from '../../platform/database.ts';
import { monthOf } from '../calendar.ts';

/** No turn takes longer, so an older claim belongs to a process that died. */
const lapsedAt = (now: Date): Date => new Date(now.getTime() - limits.turnMs);

/** The person's messages on the free plan this month, including those in progress. */
export async function readFreeUsage(db: Db, userId: number, now: Date): Promise<number> {
  const rows = await db.query<{ used: number }>(
    `select used + (select count(*) from unnest(open_claims) as claim where claim > $3)::int as used
     from free_usage where user_id = $1 and month = $2`,
    [userId, monthOf(now), lapsedAt(now)],
  );
  return rows[0]?.used ?? 0;
}

/**
 * Claims one message of the month's allowance in a single statement, so that parallel messages cannot both pass at the
 * limit. Paid plans always pass and are not counted.
 * @returns false if the allowance is used up
 */
export async function claimFreeMessage(db: Db, userId: number, limit: number, now: Date): Promise<boolean> {
  const free = await db.query(
    `select 1 from subscriptions where user_id = $1 and status = 'active' and plan = 'free_plan'`,
    [userId],
  );
  if (free.length === 0) return true;
  if (limit < 1) return false;
  const rows = await db.query(
    `insert into free_usage as known (user_id, month, used, open_claims) values ($1, $2, 0, array[$4::timestamptz])
     on conflict (user_id, month) do update set
       open_claims = array(select claim from unnest(known.open_claims) as claim where claim > $5)
         || excluded.open_claims
     where known.used + (select count(*) from unnest(known.open_claims) as claim where claim > $5) < $3
     returning 1`,
    [userId, monthOf(now), limit, now, lapsedAt(now)],
  );
  return rows.length > 0;
}

/** Ends the claim made at that time, if there is one. */
async function endClaim(db: Db, userId: number, claimedAt: Date, spent: 0 | 1): Promise<void> {
  await db.query(
    `update free_usage set used = used + $4,
       open_claims = open_claims[:array_position(open_claims, $3::timestamptz) - 1]
         || open_claims[array_position(open_claims, $3::timestamptz) + 1:]
     where user_id = $1 and month = $2 and $3::timestamptz = any (open_claims)`,
    [userId, monthOf(claimedAt), claimedAt, spent],
  );
}

/** Makes a claimed message count permanently. Pass the transaction that stores its answer. */
export const spendFreeMessage = (db: Db, userId: number, claimedAt: Date): Promise<void> =>
  endClaim(db, userId, claimedAt, 1);

/** Returns a claimed message to the allowance because it got no answer. */
export const releaseFreeMessage = (db: Db, userId: number, claimedAt: Date): Promise<void> =>
  endClaim(db, userId, claimedAt, 0);
