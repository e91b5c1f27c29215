import { createHmac } from 'node:crypto';
import type { Db } from '../../platform/database.ts';

/** One place in a count. */
export interface Taking {
  readonly key: string;
  readonly max: number;
  readonly seconds: number;
}

export interface Counter {
  /** A keyed digest, so that the table contains no e-mails and no addresses. */
  key(parts: readonly string[]): string;
  /**
   * Takes one place in every count, or in none.
   * @returns the timestamp of the place, or the seconds to wait
   */
  take(takings: readonly Taking[]): Promise<{ at: Date } | { wait: number }>;
  giveBack(takings: readonly Pick<Taking, 'key'>[], at: Date): Promise<void>;
  /** Empties counts. */
  forget(takings: readonly Pick<Taking, 'key'>[]): Promise<void>;
  /** Deletes counts whose window has passed. */
  sweep(): Promise<void>;
}

interface Options {
  db: Db;
  secret: string;
  now: () => Date;
}

/** Rolls the reservation back. */
class NoRoom extends Error {}

/**
 * Counts over a sliding window in the database, for all processes. A row holds the timestamps that count. One upsert
 * drops the old ones and adds a new one if there is room, so that parallel calls cannot exceed the limit.
 */
export function createCounter({ db, secret, now }: Options): Counter {
  const digestKey = createHmac('sha256', secret).update('vesalio:limits').digest();

  const upsert = async (on: Db, takings: readonly Taking[], at: Date): Promise<number> => {
    // Sorted, so that two calls that share counts cannot deadlock.
    const sorted = [...takings].sort((a, b) => (a.key < b.key ? -1 : 1));
    const rows = await on.query(
      `with wanted (key, max, seconds) as (select * from unnest($1::text[], $2::int[], $3::int[]))
       insert into gateway_limit as known (key, hits, expires_at)
       select key, array[$4::timestamptz], $4::timestamptz + make_interval(secs => seconds)
       from wanted order by key
       on conflict (key) do update set
         hits = array(select hit from unnest(known.hits) as hit
                      where hit > $4::timestamptz - (excluded.expires_at - $4::timestamptz)) || excluded.hits,
         expires_at = excluded.expires_at
       where (select count(*) from unnest(known.hits) as hit
              where hit > $4::timestamptz - (excluded.expires_at - $4::timestamptz))
           < (select max from wanted where wanted.key = known.key)
       returning 1`,
      [sorted.map(({ key }) => key), sorted.map(({ max }) => max), sorted.map(({ seconds }) => seconds), at],
    );
    return rows.length;
  };

  /** Seconds until every full count has room again. */
  const waitFor = async (takings: readonly Taking[], at: Date): Promise<number> => {
    const waits = takings.map(async ({ key, max, seconds }) => {
      const [row] = await db.query<{ count: number; oldest: Date | null }>(
        `select count(*) as count, min(hit) as oldest
         from gateway_limit, unnest(hits) as hit
         where key = $1 and hit > $2::timestamptz - make_interval(secs => $3)`,
        [key, at, seconds],
      );
      if (!row?.oldest || row.count < max) return 1;
      return Math.ceil((row.oldest.getTime() - at.getTime()) / 1000) + seconds;
    });
    return Math.max(1, ...(await Promise.all(waits)));
  };

  return {
    key: (parts) => createHmac('sha256', digestKey).update(JSON.stringify(parts)).digest('base64url'),
    take: async (takings) => {
      const at = now();
      if (takings.length === 1) {
        if ((await upsert(db, takings, at)) === 1) return { at };
      } else {
        const isTaken = await db
          .tx(async (tx) => {
            if ((await upsert(tx, takings, at)) < takings.length) throw new NoRoom();
            return true;
          })
          .catch((error: unknown) => {
            if (error instanceof NoRoom) return false;
            throw error;
          });
        if (isTaken) return { at };
      }
      return { wait: await waitFor(takings, at) };
    },
    giveBack: async (takings, at) => {
      if (takings.length === 0) return;
      await db.query(
        // Locked in the order of keys, as in `upsert`.
        `with locked as (
           select key from gateway_limit where key = any ($1::text[]) order by key for update)
         update gateway_limit as known
         set hits = known.hits[:array_position(known.hits, $2::timestamptz) - 1]
                 || known.hits[array_position(known.hits, $2::timestamptz) + 1:]
         from locked where known.key = locked.key and $2::timestamptz = any (known.hits)`,
        [takings.map(({ key }) => key), at],
      );
    },
    sweep: async () => {
      await db.query(
        `delete from gateway_limit where key in
           (select key from gateway_limit where expires_at < $1 order by key for update skip locked)`,
        [now()],
      );
    },
    forget: async (takings) => {
      await db.query('delete from gateway_limit where key = any ($1::text[])', [
        takings.map(({ key }) => key),
      ]);
    },
  };
}
