import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleServer } from '../server-bundle.ts';

/** Inside the package, so that the server finds its dependencies. */
const cache = fileURLToPath(new URL('../../packages/site/node_modules/.cache', import.meta.url));

/** Bundles the current server once for all test files and gives them its path. */
export default async function setup(): Promise<() => void> {
  mkdirSync(cache, { recursive: true });
  const outDir = mkdtempSync(join(cache, 'server-under-faults-'));
  await bundleServer(outDir);
  process.env.SERVER_UNDER_FAULTS = outDir;
  return () => rmSync(outDir, { recursive: true, force: true });
}
