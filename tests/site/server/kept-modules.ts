import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';

/** What Vitest keeps about a module that it has run. */
interface RunModule {
  promise: unknown;
  exports: unknown;
  evaluated: boolean;
  importers: Set<string>;
}
interface Worker {
  evaluatedModules: { idToModuleMap: ReadonlyMap<string, RunModule> };
}

vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.useRealTimers();

// Running the server's 700 modules anew takes longer than most files' tests, and they hold no state of a test. Those of
// the tests do. A file that replaces a module begins and ends with fresh ones.
if (/\bvi\.(?:doMock|mock|resetModules)\(/.test(readFileSync(expect.getState().testPath ?? '', 'utf8'))) {
  vi.resetModules();
  afterAll(() => void vi.resetModules());
} else {
  const { evaluatedModules } = (globalThis as unknown as { __vitest_worker__: Worker }).__vitest_worker__;
  for (const [id, module] of evaluatedModules.idToModuleMap)
    if (/\/tests\/(?!.*node_modules)/.test(id.replace(process.cwd(), ''))) {
      module.promise = undefined;
      module.exports = undefined;
      module.evaluated = false;
      module.importers.clear();
    }
}
