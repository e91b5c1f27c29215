import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** As an administrator fills it in, with secrets. */
const environment = join(root, 'docs/deploy/under-test.env');

/** Packs the artifact of `npm run package` once for all test files and gives them its path. */
export default function packArtefact(): () => void {
  const work = mkdtempSync(join(tmpdir(), 'vesalio-package-'));
  const folder = join(work, 'package');
  writeFileSync(environment, 'CHAT_API_KEY=secret');
  try {
    execFileSync(process.execPath, [join(root, 'tests/package.mjs'), folder], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  } finally {
    rmSync(environment);
  }
  process.env.ARTEFACT_UNDER_TEST = folder;
  return () => rmSync(work, { recursive: true, force: true });
}
