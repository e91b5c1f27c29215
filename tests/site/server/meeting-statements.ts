import type { Db } from '@vesalio/site/server';

/** Resolves once a statement waits for another statement's lock. */
export async function isBlocked(db: Db): Promise<void> {
  const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  while ((await db.query(waiting)).length === 0);
}

/**
 * Calls `then` inside each later transaction, after every statement that starts with `start`. @returns a function that
 * undoes this
 */
export function afterStatement(db: Db, start: string, then: () => Promise<void> | void): () => void {
  const { tx } = db;
  db.tx = (work) =>
    tx((inner) =>
      work({
        ...inner,
        query: async (sql, params) => {
          const rows = await inner.query<never>(sql, params);
          if (sql.startsWith(start)) await then();
          return rows;
        },
      }),
    );
  return () => {
    db.tx = tx;
  };
}
