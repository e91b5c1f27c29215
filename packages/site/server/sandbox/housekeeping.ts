import type { Db } from '../platform/database.ts';

const DAY_MS = 86_400_000;

/** Deletes expired rows when the sandbox starts. */
export async function tidy(db: Db, now: Date): Promise<void> {
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  await db.query('delete from password_resets where expires_at < $1', [before(1)]);
  await db.query('delete from idempotent_requests where started_at < $1', [before(7)]);
  await db.query('delete from outbox where created_at < $1', [before(30)]);
}
