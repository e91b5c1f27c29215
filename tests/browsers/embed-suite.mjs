/** The whole embed suite in another Chromium. Playwright can drive Chromium 109, but not Firefox ESR or WebKitGTK. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Tests tagged `@current-chromium` need features that this engine or its protocol lacks, such as integrity in an
 * import map or a permission.
 *
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runEmbedSuite(root, binary) {
  const report = join(root, 'test-results/browsers/embed.json');
  const code = await new Promise((resolve) => {
    const child = spawn(
      join(root, 'node_modules/.bin/playwright'),
      ['test', '--project=embed', '--grep-invert=@current-chromium', '--reporter=list,json'],
      {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, CHROMIUM: binary, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
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
