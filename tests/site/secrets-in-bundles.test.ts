// @vitest-environment node

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const packages = fileURLToPath(new URL('../../packages', import.meta.url));
/** Written by `node tests/build.mjs --canaries`, the first step of `npm test`. */
const record = join(packages, 'site/dist-ssr/canaries.json');

/** Everything that a browser can fetch, including source maps, and the code that the server runs. */
const folders = ['site/dist', 'site/server/dist', 'widgets/dist-embed'];

describe.runIf(existsSync(record) || process.env.CI)('the built product', () => {
  it.each(folders)('%s contains no secret of the build environment (catalogue 48)', (folder) => {
    const canaries: [string, string][] = Object.entries(JSON.parse(readFileSync(record, 'utf8')));
    expect(canaries.map(([name]) => name)).toContain('CHAT_API_KEY');
    const files = readdirSync(join(packages, folder), { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile(),
    );
    expect(files.length).toBeGreaterThan(1);
    const found = files.flatMap(({ parentPath, name }) => {
      const bytes = readFileSync(join(parentPath, name));
      return canaries.filter(([, value]) => bytes.includes(value)).map(([secret]) => `${name}: ${secret}`);
    });
    expect(found).toEqual([]);
  });
});
