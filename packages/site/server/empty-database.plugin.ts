import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
const { version } = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8')) as {
  version: string;
};
const cache = join(import.meta.dirname, '../node_modules/.cache');

/**
 * Writes the dump of an empty PGlite next to the bundle. Loading it takes a sixth of the time of creating a database.
 */
export const emptyDatabase = (): Plugin => ({
  name: 'empty-database',
  async generateBundle() {
    const kept = join(cache, `empty-database-${version}.tar.gz`);
    if (!existsSync(kept)) {
      mkdirSync(cache, { recursive: true });
      // Renamed at the end, because builds may run at the same time and must not see a partial file.
      const own = `${kept}.${process.pid}`;
      writeFileSync(own, await dumpEmptyDatabase());
      renameSync(own, kept);
    }
    // In the folder of the chunk that reads it.
    this.emitFile({ type: 'asset', fileName: 'assets/empty-database.tar.gz', source: readFileSync(kept) });
  },
});

async function dumpEmptyDatabase(): Promise<Uint8Array> {
  const { PGlite } = await import('@electric-sql/pglite');
  const db = await PGlite.create('memory://');
  const dump = await db.dumpDataDir('gzip');
  await db.close();
  return new Uint8Array(await dump.arrayBuffer());
}
