import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../../packages/site/server', import.meta.url));
/** Inside of the package, where the server finds what it imports. */
const cache = join(root, '../node_modules/.cache');

/** Bundles the server as it stands, once for all files, and tells them where. */
export default async function bundleServer(): Promise<() => void> {
  mkdirSync(cache, { recursive: true });
  const outDir = mkdtempSync(join(cache, 'server-under-faults-'));
  await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'error', build: { outDir } });
  process.env.SERVER_UNDER_FAULTS = outDir;
  return () => rmSync(outDir, { recursive: true, force: true });
}
