/**
 * Runs the whole embed suite in the other engines that Playwright can drive: Chromium 109, and Firefox ESR over
 * WebDriver BiDi. Playwright cannot drive WebKitGTK.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * For each engine, the variable that `playwright.config.ts` reads, and the excluded tags. `@current-chromium` marks
 * tests of features that the other engines or their protocol lack, such as integrity in an import map or a permission.
 * `@not-bidi` marks tests that read a request's body, a download or the heap, set the system colors, or use touch.
 */
const SUITES = {
  chromium109: { variable: 'CHROMIUM', left: /@current-chromium/ },
  firefox: { variable: 'EMBED_FIREFOX', left: /@current-chromium|@not-bidi/ },
};

export const canRunEmbedSuite = (engine) => engine in SUITES;

/**
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runEmbedSuite(root, engine, binary) {
  const { variable, left } = SUITES[engine];
  const report = join(root, `test-results/browsers/embed-${engine}.json`);
  const code = await new Promise((resolve) => {
    const child = spawn(
      join(root, 'node_modules/.bin/playwright'),
      ['test', '--project=embed', `--grep-invert=${left.source}`, '--reporter=list,json'],
      {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, [variable]: binary, LONG: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      },
    );
    child.on('error', () => resolve(1));
    child.on('close', (status) => resolve(status ?? 1));
  });
  try {
    const { stats, errors = [] } = JSON.parse(readFileSync(report, 'utf8'));
    const failed = stats.unexpected + errors.length;
    return { passed: stats.expected + stats.flaky, failed: code === 0 ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
