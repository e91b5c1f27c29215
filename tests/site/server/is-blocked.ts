import type { Db } from '@vesalio/site/server';

/** Resolves once a statement waits for the lock of another one. */
export async function isBlocked(db: Db): Promise<void> {
  const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  while ((await db.query(waiting)).length === 0);
}
