import { cpSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const packages = fileURLToPath(new URL('../packages', import.meta.url));
const root = join(packages, 'site/server');
const built = join(root, 'dist');
const lockfile = join(packages, '../pnpm-lock.yaml');

/** When a source of the packages was last changed. */
function lastChange(folder = packages): number {
  const times = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !/^(?:node_modules|dist\b.*)$/.test(name))
    .map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? lastChange(path) : statSync(path).mtimeMs;
    });
  return Math.max(0, ...times);
}

function isUpToDate(): boolean {
  const file = statSync(join(built, 'main.js'), { throwIfNoEntry: false });
  return file !== undefined && file.mtimeMs > Math.max(lastChange(), statSync(lockfile).mtimeMs);
}

/** Puts the bundle of the current server into a folder: a copy of what `npm run build` made, if nothing has changed. */
export async function bundleServer(outDir: string): Promise<void> {
  if (isUpToDate()) cpSync(built, outDir, { recursive: true });
  else await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'error', build: { outDir } });
}
