/**
 * The server's one database door. The same SQL runs on PGlite (embedded, the default) and on
 * PostgreSQL 15+ (`DATABASE_URL`). Ground rules for whoever writes SQL here:
 *
 * - Parameters are `$1…`; an object or array meant for `json`/`jsonb` is passed through `JSON.stringify`.
 * - Results read alike on both: `int8` and `count(*)` are numbers, `date` is 'YYYY-MM-DD' text,
 *   `timestamptz` is a `Date`, `json`/`jsonb` are parsed, `numeric` is text.
 * - Read-then-write goes inside `tx`. Inside it use only the `db` that the callback receives: the outer one
 *   waits for the transaction to end. A `tx` inside a `tx` joins the outer one.
 * - An error carries the PostgreSQL code in `.code` on both ('23505' for a duplicate; see `isUniqueViolation`).
 * - Write for PostgreSQL 15: no `uuidv7()`, no virtual generated columns. `unaccent` and `pg_trgm` are
 *   available: a migration says `create extension if not exists …`.
 */

import { StartupError } from '../config/startup-error.ts';
import { lockFolder } from './lock.ts';

/** A value that SQL accepts as a parameter. */
export type SqlValue =
  | string
  | number
  | boolean
  | Date
  | Uint8Array
  | null
  | readonly string[]
  | readonly number[];

/** A step of the schema: applied once, in order, each in its own transaction. */
export interface Migration {
  readonly id: string;
  readonly sql: string;
}

export interface Db {
  /** Runs one statement and returns its rows. */
  query<Row = Record<string, unknown>>(sql: string, params?: readonly SqlValue[]): Promise<Row[]>;
  /** Runs a script of several statements without parameters. */
  exec(sql: string): Promise<void>;
  /** Runs `work` in a transaction: committed if it resolves, rolled back if it rejects. */
  tx<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /** Waits for running statements and closes. The data folder is free afterwards. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** `postgres://…`; absent: PGlite in `dataDir`. */
  databaseUrl?: string | undefined;
  /** A folder, or `memory` to keep nothing. */
  dataDir: string;
  migrations: readonly Migration[];
}

const DATE = 1082;
const INT8 = 20;

/** Whether the error reports a duplicate unique key. */
export const isUniqueViolation = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '23505';

/**
 * Opens the database and applies its migrations.
 * @throws StartupError if the folder is in use or unusable, or PostgreSQL does not answer
 */
export async function openDatabase({ databaseUrl, dataDir, migrations }: DatabaseOptions): Promise<Db> {
  const db = databaseUrl ? await openPostgres(databaseUrl) : await openPglite(dataDir);
  try {
    await migrate(db, migrations);
  } catch (error) {
    await db.close();
    throw error;
  }
  return db;
}

/** The common part of both drivers, inside and outside of a transaction. */
type Runner = Pick<Db, 'query' | 'exec'>;

const joined = (runner: Runner): Db => {
  const db: Db = { ...runner, tx: (work) => work(db), close: () => Promise.resolve() };
  return db;
};

async function openPglite(dataDir: string): Promise<Db> {
  const inMemory = dataDir === 'memory';
  const release = inMemory ? () => {} : lockFolder(dataDir);
  try {
    const [{ PGlite }, { unaccent }, { pg_trgm }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('@electric-sql/pglite/contrib/unaccent'),
      import('@electric-sql/pglite/contrib/pg_trgm'),
    ]);
    const lite = await PGlite.create(inMemory ? 'memory://' : `${dataDir}/pglite`, {
      extensions: { unaccent, pg_trgm },
      parsers: { [DATE]: (text: string) => text, [INT8]: (text: string) => Number(text) },
    });
    type Statements = Pick<typeof lite, 'query' | 'exec'>;
    const runner = (on: Statements): Runner => ({
      query: async <Row>(sql: string, params: readonly SqlValue[] = []) =>
        (await on.query<Row>(sql, [...params])).rows,
      exec: async (sql) => void (await on.exec(sql)),
    });
    return {
      ...runner(lite),
      tx: (work) => lite.transaction((inner) => work(joined(runner(inner as unknown as Statements)))),
      close: async () => {
        if (!lite.closed) await lite.close();
        release();
      },
    };
  } catch (error) {
    release();
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new StartupError(`Não foi possível abrir o banco de dados em ${dataDir}: ${reason}`);
  }
}

async function openPostgres(connectionString: string): Promise<Db> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 10_000,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') => {
        if (oid === DATE) return (text: string) => text;
        if (oid === INT8) return Number;
        return pg.types.getTypeParser(oid, format as 'text');
      },
    },
  });
  // The pool replaces an idle connection that the server drops. Without a listener that event would end the process.
  pool.on('error', () => {});
  const runner = (on: Pick<typeof pool, 'query'>): Runner => ({
    query: async <Row>(sql: string, params: readonly SqlValue[] = []) =>
      (await on.query(sql, [...params])).rows as Row[],
    exec: async (sql) => void (await on.query(sql)),
  });
  const db: Db = {
    ...runner(pool),
    tx: async (work) => {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('begin');
        const result = await work(joined(runner(client)));
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch((failure: Error) => {
          broken = failure;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    close: async () => {
      if (!pool.ended) await pool.end();
    },
  };
  try {
    await db.query('select 1');
  } catch (error) {
    await db.close();
    const reason = error instanceof Error && error.message ? error.message : 'sem resposta';
    throw new StartupError(`Não foi possível conectar ao PostgreSQL de DATABASE_URL: ${reason}`);
  }
  return db;
}

/** Any number. All servers of one database share the lock. */
const MIGRATION_LOCK = 7_302_514;

async function migrate(db: Db, migrations: readonly Migration[]): Promise<void> {
  for (const { id, sql } of migrations) {
    await db.tx(async (inner) => {
      await inner.query('select pg_advisory_xact_lock($1::bigint)', [MIGRATION_LOCK]);
      await inner.exec(
        'create table if not exists schema_migration (id text primary key, applied_at timestamptz not null default now())',
      );
      const [known] = await inner.query('select 1 from schema_migration where id = $1', [id]);
      if (known) return;
      await inner.exec(sql);
      await inner.query('insert into schema_migration (id) values ($1)', [id]);
    });
  }
}
