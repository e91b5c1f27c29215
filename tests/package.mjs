/**
 * Writes the production artifact: the built server, the site, the embed bundles and only the server's dependencies.
 *
 * node tests/package.mjs             to dist-package
 * node tests/package.mjs <folder>    elsewhere; replaces the folder
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = new URL('..', import.meta.url).pathname;
const out = resolve(process.argv[2] ?? join(root, 'dist-package'));
const BUILT = ['packages/site/dist', 'packages/site/server/dist', 'packages/widgets/dist-embed'];

const missing = BUILT.filter((folder) => !existsSync(join(root, folder)));
if (missing.length > 0) {
  console.error(`package: ${missing.join(', ')} is missing; run npm run build first`);
  process.exit(1);
}
const holdsOther = existsSync(out) && readdirSync(out).length > 0 && !existsSync(join(out, 'RELEASE.json'));
if (holdsOther) {
  console.error(`package: ${out} holds something else; name an empty folder`);
  process.exit(1);
}

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
writeFileSync(join(out, 'RELEASE.json'), `${JSON.stringify({ name: 'vesalio', version })}\n`);
// Versions from the lockfile, without development dependencies or package scripts.
execFileSync(
  'npx',
  [
    '-y',
    '--prefer-offline',
    'pnpm@12.21.0',
    '--filter',
    '@vesalio/site',
    '--prod',
    '--ignore-scripts',
    'deploy',
    join(out, 'site'),
  ],
  { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
);
cpSync(join(root, 'packages/widgets/dist-embed'), join(out, 'widgets/dist-embed'), { recursive: true });
// Without the environment that an administrator has filled in there, which would be in every image.
cpSync(join(root, 'docs/deploy'), join(out, 'deploy'), {
  recursive: true,
  filter: (file) => !file.endsWith('.env'),
});
// The deployment guide links to it.
cpSync(join(root, 'docs/operating.md'), join(out, 'operating.md'));
cpSync(join(root, 'LICENSE'), join(out, 'LICENSE'));
console.log(`package: ${out}\nstart it with: node ${join(out, 'site/server/dist/main.js')}`);
