import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, migrations, openDatabase } from '@vesalio/site/server';
import { migrate } from '../../../packages/site/server/platform/database.ts';
import { openPglite } from '../../../packages/site/server/platform/pglite.ts';

/** Vitest's global setup: creates one migrated PGlite for all test files, because creating one takes seconds. */
export async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'vesalio-database-'));
  const file = join(folder, 'copy.tar');
  const db = await openPglite('memory');
  await migrate(db, migrations);
  writeFileSync(file, new Uint8Array(await (await db.dump()).arrayBuffer()));
  await db.close();
  process.env.TEST_DATABASE_COPY = file;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** A migrated database: the given one on PostgreSQL, otherwise a separate PGlite in memory. */
export async function openTestDatabase(databaseUrl?: string): Promise<Db> {
  const copy = process.env.TEST_DATABASE_COPY;
  return openDatabase({
    databaseUrl,
    dataDir: 'memory',
    migrations,
    copyOf: copy && !databaseUrl ? new Blob([await readFile(copy)]) : undefined,
  });
}
