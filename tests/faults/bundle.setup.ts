import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../../packages/site/server', import.meta.url));
/** Inside the package, so that the server finds its dependencies. */
const cache = join(root, '../node_modules/.cache');

/** Bundles the current server once for all test files and gives them its path. */
export default async function bundleServer(): Promise<() => void> {
  mkdirSync(cache, { recursive: true });
  const outDir = mkdtempSync(join(cache, 'server-under-faults-'));
  await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'error', build: { outDir } });
  process.env.SERVER_UNDER_FAULTS = outDir;
  return () => rmSync(outDir, { recursive: true, force: true });
}
