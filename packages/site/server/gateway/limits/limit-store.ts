import { createHmac } from 'node:crypto';
import { type Db, deleteExpired } from '../../platform/database.ts';

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
   * Reserves one place in every count, or in none.
   * @returns the timestamp of the place, or the seconds to wait
   */
  take(takings: readonly Taking[]): Promise<{ at: Date } | { wait: number }>;
  /** Decrements the counts in `back` that were incremented at that time. Resets the counts in `forgotten`. */
  giveBack(
    back: readonly Pick<Taking, 'key'>[],
    at: Date,
    forgotten?: readonly Pick<Taking, 'key'>[],
  ): Promise<void>;
  /** Deletes counts whose window has passed. */
  sweep(): Promise<void>;
}

interface Options {
  db: Db;
  secret: string;
  now: () => Date;
}

const columnsOf = (takings: readonly Taking[], at: Date) => [
  takings.map(({ key }) => key),
  takings.map(({ max }) => max),
  takings.map(({ seconds }) => seconds),
  at,
];

/**
 * Locks all keys in one order, before any row. Row locks alone can deadlock, because a call locks the existing rows
 * before it inserts the missing ones.
 */
const lockKeys = (keys: string): string =>
  `locks as materialized (select pg_advisory_xact_lock(id) from (
     select distinct hashtextextended(key, 0) as id from unnest(${keys}) as key order by id) as ids)`;
/** Makes a query wait for `lockKeys`. */
const AFTER_LOCKS = '(select count(*) from locks) >= 0';

/**
 * A hit may be in the future, because another process's clock is ahead. Beyond the window, the clock was set back
 * since.
 */
const countsFor = (window: string): string =>
  `hit > $4::timestamptz - ${window} and hit <= $4::timestamptz + ${window}`;

/**
 * Counts over a sliding window in the database, for all processes. A row holds the timestamps that count. One upsert
 * removes old ones and adds a new one if there is room, so that parallel calls cannot exceed the limit.
 */
export function createCounter({ db, secret, now }: Options): Counter {
  const digestKey = createHmac('sha256', secret).update('vesalio:limits').digest();

  /** Reserves all places or none. Returns the keys of the reserved places. */
  const upsert = async (takings: readonly Taking[], at: Date): Promise<string[]> => {
    const rows = await db.query<{ key: string }>(
      `with wanted (key, max, seconds) as (select * from unnest($1::text[], $2::int[], $3::int[])),
       ${lockKeys('$1::text[]')},
       present as (select key, hits from gateway_limit where key = any ($1::text[]) and ${AFTER_LOCKS}
                   order by key for update),
       room as (
         select coalesce(bool_and((select count(*) from unnest(hits) as hit
                                   where ${countsFor('make_interval(secs => seconds)')}) < max), true) as is_left
         from present join wanted using (key))
       insert into gateway_limit as known (key, hits, expires_at)
       select key, array[$4::timestamptz], $4::timestamptz + make_interval(secs => seconds)
       from wanted, room where is_left order by key
       on conflict (key) do update set
         hits = array(select hit from unnest(known.hits) as hit
                      where ${countsFor('(excluded.expires_at - $4::timestamptz)')}) || excluded.hits,
         expires_at = excluded.expires_at
       where (select count(*) from unnest(known.hits) as hit
              where ${countsFor('(excluded.expires_at - $4::timestamptz)')})
           < (select max from wanted where wanted.key = known.key)
       returning key`,
      columnsOf(takings, at),
    );
    return rows.map(({ key }) => key);
  };

  /** Seconds until every full count has room again. */
  const waitFor = async (takings: readonly Taking[], at: Date): Promise<number> => {
    // One statement, because rejected calls come in bursts, which must not use up the connections.
    const full = await db.query<{ oldest: Date; seconds: number }>(
      `select min(hit) as oldest, seconds
       from unnest($1::text[], $2::int[], $3::int[]) as wanted (key, max, seconds)
       join gateway_limit using (key), unnest(hits) as hit
       where ${countsFor('make_interval(secs => seconds)')}
       group by key, max, seconds having count(*) >= max`,
      columnsOf(takings, at),
    );
    const waits = full.map(
      ({ oldest, seconds }) => Math.ceil((oldest.getTime() - at.getTime()) / 1000) + seconds,
    );
    return Math.max(1, ...waits);
  };

  const giveBack: Counter['giveBack'] = async (back, at, forgotten = []) => {
    if (back.length + forgotten.length === 0) return;
    await db.query(
      `with ${lockKeys('$1::text[] || $3::text[]')},
       locked as (
         select key from gateway_limit where key = any ($1::text[] || $3::text[]) and ${AFTER_LOCKS}
         order by key for update),
       gone as (delete from gateway_limit using locked where gateway_limit.key = locked.key
         and locked.key = any ($3::text[]))
       update gateway_limit as known
       set hits = known.hits[:array_position(known.hits, $2::timestamptz) - 1]
               || known.hits[array_position(known.hits, $2::timestamptz) + 1:]
       from locked where known.key = locked.key and not known.key = any ($3::text[])
         and $2::timestamptz = any (known.hits)`,
      [back.map(({ key }) => key), at, forgotten.map(({ key }) => key)],
    );
  };

  return {
    key: (parts) => createHmac('sha256', digestKey).update(JSON.stringify(parts)).digest('base64url'),
    take: async (takings) => {
      const at = now();
      const taken = await upsert(takings, at);
      if (taken.length === takings.length) return { at };
      // A parallel call has created and filled one of the counts in between.
      await giveBack(
        taken.map((key) => ({ key })),
        at,
      );
      return { wait: await waitFor(takings, at) };
    },
    giveBack,
    sweep: async () => {
      await deleteExpired(db, 'gateway_limit', 'expires_at < $1', [now()]);
    },
  };
}
