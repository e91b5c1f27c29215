/** Packs the packages as for publishing. `pnpm pack` builds them (`prepack`) and applies `publishConfig`. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** @returns the path of each tarball, by folder name */
export function packAll(root, target) {
  const tarballs = {};
  for (const name of ['core', 'widgets']) {
    const output = execFileSync(
      'npx',
      ['-y', '--prefer-offline', 'pnpm@12.21.0', 'pack', '--json', '--pack-destination', target],
      { cwd: join(root, 'packages', name), encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
    );
    tarballs[name] = JSON.parse(output.slice(output.indexOf('{\n'))).filename;
  }
  return tarballs;
}
