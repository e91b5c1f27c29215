import type { Db } from '../../platform/database.ts';

const monthOf = (now: Date): string => now.toISOString().slice(0, 7);

/** The person's messages on the free plan this month (UTC). */
export async function readFreeUsage(db: Db, userId: number, now: Date): Promise<number> {
  const rows = await db.query<{ used: number }>(
    'select used from free_usage where user_id = $1 and month = $2',
    [userId, monthOf(now)],
  );
  return rows[0]?.used ?? 0;
}

/**
 * Takes one message of the month's allowance in a single statement, so that parallel messages cannot both pass at
 * the limit. Paid plans always pass and are not counted.
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
    `insert into free_usage (user_id, month, used) values ($1, $2, 1)
     on conflict (user_id, month) do update set used = free_usage.used + 1 where free_usage.used < $3
     returning used`,
    [userId, monthOf(now), limit],
  );
  return rows.length > 0;
}

/** Returns a claimed message that got no answer. */
export async function releaseFreeMessage(db: Db, userId: number, now: Date): Promise<void> {
  await db.query('update free_usage set used = greatest(used - 1, 0) where user_id = $1 and month = $2', [
    userId,
    monthOf(now),
  ]);
}
