// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const { npm_config_user_agent: _, ...env } = process.env;

it.each(['core', 'widgets'])('npm packs %s as pnpm does: its exports are in the tarball', (name) => {
  const root = mkdtempSync(join(tmpdir(), 'vesalio-npm-'));
  const folder = join(root, 'packages', name);
  mkdirSync(join(folder, 'dist'), { recursive: true });
  for (const file of ['LICENSE', 'packages/published-manifest.mjs']) cpSync(file, join(root, file));
  for (const file of ['README.md', 'package.json']) cpSync(join('packages', name, file), join(folder, file));
  // The build has its own tests.
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8').replace(
    'npm run -s build:dist && ',
    '',
  );
  writeFileSync(join(folder, 'package.json'), manifest);
  writeFileSync(join(folder, 'dist/index.js'), '');

  execFileSync('npm', ['pack', '--silent'], { cwd: folder, env });

  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz')) as string;
  const read = (file: string) =>
    execFileSync('tar', ['-xzOf', tarball, `package/${file}`], { cwd: folder, encoding: 'utf8' });
  const { version, publishConfig, dependencies } = JSON.parse(manifest);
  const packed = JSON.parse(read('package.json'));
  expect(packed.exports).toEqual(publishConfig.exports);
  expect(packed.dependencies).toEqual({
    ...dependencies,
    ...(dependencies['@vesalio/core'] && { '@vesalio/core': `^${version}` }),
  });
  expect(read('LICENSE')).toBe(readFileSync('LICENSE', 'utf8'));
  // The folder is unchanged.
  expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe(manifest);
  expect(readdirSync(folder).sort()).toEqual(['README.md', 'dist', 'package.json', tarball].sort());
  rmSync(root, { recursive: true });
});
