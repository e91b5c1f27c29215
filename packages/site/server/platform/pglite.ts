import { readFile } from 'node:fs/promises';
import { StartupError } from '../config/startup-error.ts';
import {
  DATE,
  DatabaseUnavailable,
  type Db,
  INT8,
  isOutage,
  joined,
  type Runner,
  type SqlValue,
  storable,
} from './db.ts';
import { lockFolder } from './lock.ts';

interface EmbeddedDb extends Db {
  /** Dumps the data directory. A database in memory can start as a copy of it. */
  dump(): Promise<Blob>;
}

/**
 * Opens the embedded database in a folder or in memory.
 * @param copyOf a dumped data directory to start from, because creating a new one takes seconds
 */
export async function openPglite(dataDir: string, copyOf?: Blob): Promise<EmbeddedDb> {
  const inMemory = dataDir === 'memory';
  const release = inMemory ? () => {} : lockFolder(dataDir);
  try {
    const [{ PGlite }, { unaccent }, { pg_trgm }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('@electric-sql/pglite/contrib/unaccent'),
      import('@electric-sql/pglite/contrib/pg_trgm'),
    ]);
    const loadDataDir = copyOf ?? (inMemory ? await readEmptyDatabase() : undefined);
    const lite = await PGlite.create(inMemory ? 'memory://' : `${dataDir}/pglite`, {
      extensions: { unaccent, pg_trgm },
      ...(loadDataDir ? { loadDataDir } : {}),
      parsers: { [DATE]: (text: string) => text, [INT8]: (text: string) => Number(text) },
    });
    type Statements = Pick<typeof lite, 'query' | 'exec'>;
    const runner = (on: Statements): Runner => ({
      query: async <Row>(sql: string, params: readonly SqlValue[] = []) =>
        (await on.query<Row>(sql, storable(params)).catch(rethrow)).rows,
      exec: async (sql) => void (await on.exec(sql).catch(rethrow)),
    });
    return {
      ...runner(lite),
      tx: (work) =>
        lite.transaction((inner) => work(joined(runner(inner as unknown as Statements)))).catch(rethrow),
      dump: () => lite.dumpDataDir('none'),
      close: async () => {
        if (!lite.closed) await lite.close();
        release();
      },
    };
  } catch (error) {
    release();
    // PGlite's file system throws objects without a message.
    const reason = error instanceof Error ? error.message.split('\n')[0] : 'arquivos inacessíveis';
    throw new StartupError(`Não foi possível abrir o banco de dados em ${dataDir}: ${reason}`);
  }
}

/** @throws DatabaseUnavailable for lack of resources, such as a full disk */
function rethrow(error: unknown): never {
  if (error instanceof Error && isOutage(error))
    throw new DatabaseUnavailable(error.message, { cause: error });
  throw error;
}

/** The dump of an empty database that the build writes next to this file. Undefined when running from source. */
async function readEmptyDatabase(): Promise<Blob | undefined> {
  try {
    const dump = await readFile(new URL('empty-database.tar.gz', import.meta.url));
    return new Blob([dump], { type: 'application/x-gzip' });
  } catch {
    return undefined;
  }
}
