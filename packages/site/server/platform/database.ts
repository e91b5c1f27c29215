/**
 * The only way the server accesses its database. The same SQL runs on PGlite (embedded, the default) and on
 * PostgreSQL 15+ (`DATABASE_URL`). Rules for SQL in this server:
 *
 * - Parameters are `$1…`. Pass an object or array for `json`/`jsonb` through `JSON.stringify`.
 * - Both databases return the same results: `int8` and `count(*)` are numbers, `date` is 'YYYY-MM-DD' text,
 * `timestamptz` is a `Date`, `json`/`jsonb` are parsed, `numeric` is text.
 * - Put read-then-write inside `tx`. Inside it, use only the `db` that the callback receives, because the outer one
 * waits for the transaction to end. A `tx` inside a `tx` joins the outer one.
 * - Errors of both have the PostgreSQL code in `.code` ('23505' for a duplicate; see `isUniqueViolation`).
 * - Write for PostgreSQL 15: no `uuidv7()`, no virtual generated columns. `unaccent` and `pg_trgm` are
 * available; a migration enables them with `create extension if not exists …`.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '../config/startup-error.ts';
import { DatabaseUnavailable, type Db, type SqlValue } from './db.ts';

export type { Db, SqlValue } from './db.ts';

/** A schema change. Migrations are applied once, in order, each in its own transaction. */
export interface Migration {
  readonly id: string;
  readonly sql: string;
}

interface DatabaseOptions {
  /** `postgres://…`. If absent, PGlite stores its data in `dataDir`. */
  databaseUrl?: string | undefined;
  /** A folder, or `memory` for a database that is not saved. */
  dataDir: string;
  migrations: readonly Migration[];
  /** A dump of a PGlite data directory. A database in memory starts as a copy of it. */
  copyOf?: Blob | undefined;
}

const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/** Whether the error reports a duplicate in a unique column. */
export const isUniqueViolation = (error: unknown): boolean => hasCode(error, '23505');

/** Whether the error reports a reference to a missing row. */
export const isForeignKeyViolation = (error: unknown): boolean => hasCode(error, '23503');

/**
 * Opens the database and applies its migrations.
 * @throws StartupError if the folder is in use or unusable, or if PostgreSQL does not answer or rejects a migration
 */
export async function openDatabase({
  databaseUrl,
  dataDir,
  migrations,
  copyOf,
}: DatabaseOptions): Promise<Db> {
  if (databaseUrl) {
    const { openPostgres, MIGRATION_LIMITS } = await import('./postgres.ts');
    const unlimited = await openPostgres(databaseUrl, MIGRATION_LIMITS);
    await migrate(unlimited, migrations)
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
        throw new StartupError(`Não foi possível preparar o banco de dados de DATABASE_URL: ${reason}`);
      })
      .finally(() => unlimited.close());
    return openPostgres(databaseUrl);
  }
  const { openPglite } = await import('./pglite.ts');
  const db = await openPglite(dataDir, copyOf);
  try {
    await migrate(db, migrations);
  } catch (error) {
    await db.close();
    throw error;
  }
  return db;
}

/** An arbitrary number. All servers of a database use the same lock. */
const MIGRATION_LOCK = 7_302_514;

/**
 * Milliseconds that a migration waits for a table, for example for the end of a dump. Meanwhile every statement on that
 * table waits behind it, so it makes room for them before it tries again, for five minutes in all. After a second,
 * PostgreSQL ends a vacuum that is in the way.
 */
const PATIENCE = { tableMs: 2_000, pauseMs: 3_000, tries: 60 };

const isTableTaken = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable && hasCode(error.cause, '55P03');

/** Applies the migrations that the database lacks. */
export async function migrate(
  db: Db,
  migrations: readonly Migration[],
  { tableMs, pauseMs, tries } = PATIENCE,
): Promise<void> {
  const apply = ({ id, sql }: Migration): Promise<void> =>
    db.tx(async (inner) => {
      // An operator may have limited the role's statements, because a PgBouncer drops the server's own limits.
      await inner.exec('set local statement_timeout = 0; set local lock_timeout = 0');
      await inner.query('select pg_advisory_xact_lock($1::bigint)', [MIGRATION_LOCK]);
      await inner.exec(
        'create table if not exists schema_migration (id text primary key, applied_at timestamptz not null default now())',
      );
      const [known] = await inner.query('select 1 from schema_migration where id = $1', [id]);
      if (known) return;
      await inner.exec(`set local lock_timeout = ${tableMs}`);
      await inner.exec(sql);
      await inner.query('insert into schema_migration (id) values ($1)', [id]);
    });
  for (const migration of migrations)
    for (let left = tries; ; left -= 1) {
      const failure = await apply(migration).catch((error: unknown) => {
        if (left > 1 && isTableTaken(error)) return error;
        throw error;
      });
      if (failure === undefined) break;
      await delay(pauseMs);
    }
}

const BATCH = 5_000;

/**
 * Deletes one batch of rows that match a condition. Skips rows that another process has locked.
 * @returns whether there may be more
 */
export async function deleteBatch(
  db: Db,
  table: string,
  condition: string,
  params: readonly SqlValue[],
): Promise<boolean> {
  const [row] = await db.query<{ count: number }>(
    `with gone as (
       delete from ${table} where ctid = any (array(
         select ctid from ${table} where ${condition} limit ${BATCH} for update skip locked)) returning 1)
     select count(*) as count from gone`,
    params,
  );
  return Number(row?.count ?? 0) === BATCH;
}

/**
 * Deletes all of them in batches, because a single statement for months of backlog would always exceed its time limit.
 */
export async function deleteExpired(...rows: Parameters<typeof deleteBatch>): Promise<void> {
  while (await deleteBatch(...rows));
}
