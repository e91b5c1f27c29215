import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Db, migrations, openDatabase } from '@vesalio/site/server';
import { migrate } from '../../../packages/site/server/platform/database.ts';
import { openPglite } from '../../../packages/site/server/platform/pglite.ts';
import { MIGRATION_LIMITS, openPostgres } from '../../../packages/site/server/platform/postgres.ts';
import { isLong } from '../../long.ts';

const postgres = process.env.TEST_DATABASE_URL;
/** Inside the package, so that a bundled server finds its dependencies. */
const cache = fileURLToPath(new URL('../../../packages/site/node_modules/.cache', import.meta.url));

/**
 * The databases for tests of SQL: PostgreSQL if the environment names one, otherwise PGlite. `pnpm test:faults` uses
 * both.
 */
export const databases: readonly { name: string; url: string | undefined }[] = [
  ...(isLong || !postgres ? [{ name: 'PGlite', url: undefined }] : []),
  ...(postgres ? [{ name: 'PostgreSQL', url: postgres }] : []),
];

/**
 * Vitest's global setup. Creates one migrated database for all test files to copy, because creating one takes seconds,
 * and the folder for one bundle of the server.
 */
export async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'vesalio-database-'));
  if (isLong || !postgres) {
    const file = join(folder, 'copy.tar');
    const db = await openPglite('memory');
    await migrate(db, migrations);
    writeFileSync(file, new Uint8Array(await (await db.dump()).arrayBuffer()));
    await db.close();
    process.env.TEST_DATABASE_COPY = file;
  }
  mkdirSync(cache, { recursive: true });
  const bundle = mkdtempSync(join(cache, 'server-under-test-'));
  process.env.SERVER_UNDER_TEST = join(bundle, 'once');
  process.env.TEST_DATABASE_RUN = randomBytes(4).toString('hex');
  if (postgres) {
    const template = await ownDatabase(postgres);
    await (await openDatabase({ databaseUrl: template.url, dataDir: 'memory', migrations })).close();
    process.env.TEST_DATABASE_TEMPLATE = new URL(template.url).pathname.slice(1);
  }
  return async () => {
    for (const made of [folder, bundle]) rmSync(made, { recursive: true, force: true });
    if (postgres) await dropDatabases(postgres);
  };
}

/** Also those that a failed test has left. */
async function dropDatabases(url: string): Promise<void> {
  const db = await openPostgres(url, MIGRATION_LIMITS);
  const left = await db.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [ownPrefix()],
  );
  for (const { name } of left) await db.exec(`drop database if exists ${name} with (force)`);
  await db.close();
}

const ownPrefix = () => `vesalio_test_${process.env.TEST_DATABASE_RUN ?? ''}`;

/**
 * Creates a database on the same PostgreSQL. It is migrated if global setup made one to copy and `isEmpty` is not set.
 */
export async function ownDatabase(
  url: string,
  { isEmpty = false } = {},
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `${ownPrefix()}_${randomBytes(6).toString('hex')}`;
  const template = isEmpty ? undefined : process.env.TEST_DATABASE_TEMPLATE;
  const administer = async (sql: string): Promise<void> => {
    // On a busy disk, this takes longer than the limit for the server's statements.
    const db = await openPostgres(url, MIGRATION_LIMITS);
    await db.exec(sql);
    await db.close();
  };
  await administer(`create database ${name}${template ? ` template ${template}` : ''}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => administer(`drop database ${name} with (force)`) };
}

/** Opens a migrated database: the given one on PostgreSQL, or else a separate PGlite in memory. */
export async function openTestDatabase(databaseUrl?: string): Promise<Db> {
  const copy = process.env.TEST_DATABASE_COPY;
  return openDatabase({
    databaseUrl,
    dataDir: 'memory',
    migrations,
    copyOf: copy && !databaseUrl ? new Blob([await readFile(copy)]) : undefined,
  });
}

/** Opens a separate migrated database, on the first of `databases`. Closing it drops it. */
export async function openOwnDatabase(url = databases[0]?.url): Promise<Db> {
  if (!url) return openTestDatabase();
  const own = await ownDatabase(url);
  const db = await openTestDatabase(own.url);
  return {
    ...db,
    close: async () => {
      await db.close();
      await own.drop();
    },
  };
}
