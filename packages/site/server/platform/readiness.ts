import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from './database.ts';
import { within } from './lifecycle.ts';

/** Whether the server can handle requests. A load balancer sends requests only if `ok` is true. */
interface Readiness {
  readonly ok: boolean;
  readonly database: boolean;
  readonly disk: boolean;
  readonly draining: boolean;
}

interface Options {
  db: Db;
  /** The folder that the server writes to, if there is one. */
  folder: string | undefined;
  isDraining(): boolean;
}

const CHECK_MS = 2_000;
const REMEMBERED_MS = 1_000;

/** Creates the readiness check. Callers share one result, so that frequent checks do not load the database. */
export function createReadiness({ db, folder, isDraining }: Options): () => Promise<Readiness> {
  let latest: { at: number; found: Promise<[boolean, boolean]> } | undefined;
  const check = (work: Promise<unknown>) => within(CHECK_MS, work).catch(() => false);
  const look = () =>
    Promise.all([check(tryDatabase(db)), folder === undefined ? true : check(tryDisk(folder))]);
  return async () => {
    const at = performance.now();
    if (!latest || at - latest.at > REMEMBERED_MS) latest = { at, found: look() };
    const [database, disk] = await latest.found;
    const draining = isDraining();
    return { ok: database && disk && !draining, database, disk, draining };
  };
}

/** After a failover, the former primary may still answer but accept no writes. */
async function tryDatabase(db: Db): Promise<void> {
  const [row] = await db.query<{ isReadOnly: string }>(
    `select current_setting('transaction_read_only') as "isReadOnly"`,
  );
  if (row?.isReadOnly !== 'off') throw new Error('The database is read-only');
}

async function tryDisk(folder: string): Promise<void> {
  const file = join(folder, `.ready-${process.pid}`);
  await writeFile(file, 'ok');
  await rm(file);
}
