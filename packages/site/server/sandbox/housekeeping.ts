import { type Db, deleteExpired } from '../platform/database.ts';

const DAY_MS = 86_400_000;

/** Deletes expired rows. */
export async function tidy(db: Db, now: Date): Promise<void> {
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  await deleteExpired(db, 'password_resets', 'expires_at < $1', [before(1)]);
  await deleteExpired(db, 'idempotent_requests', 'started_at < $1', [before(7)]);
  await deleteExpired(db, 'outbox', 'created_at < $1', [before(30)]);
}
