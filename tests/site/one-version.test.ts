import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const packages = readdirSync('packages', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => read(`packages/${name}/package.json`) as { name: string; version: string });

// The bill of materials is in a folder named after the root's version, the elements in one named after their package's
// version.
it('releases the repository and its packages under one version', () => {
  const { version, scripts } = read('package.json');
  for (const each of packages) expect(each.version, each.name).toBe(version);
  expect(read('.changeset/config.json').fixed).toEqual([packages.map(({ name }) => name)]);
  expect(scripts.release).toContain('changeset version && npm pkg set version=');
  for (const file of ['README.md', 'docs/embedding.md'])
    expect(readFileSync(file, 'utf8'), file).toContain(`/embed/v${version}/vesalio.js`);
});
