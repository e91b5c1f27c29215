/**
 * Makes `npm pack` and `npm publish` write the same package as pnpm. On its own, npm does not apply
 * `publishConfig.exports`, replace the `workspace:` protocol, or include the repository's license.
 *
 *   node ../published-manifest.mjs           before packing
 *   node ../published-manifest.mjs restore   afterwards
 */
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

const KEPT = 'package.json.kept';
const licence = new URL('../LICENSE', import.meta.url);

/** Also restores after an interrupted pack. */
function restore() {
  if (!existsSync(KEPT)) return;
  renameSync(KEPT, 'package.json');
  rmSync('LICENSE', { force: true });
}

restore();
if (process.argv[2] !== 'restore' && !process.env.npm_config_user_agent?.startsWith('pnpm')) {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  const { exports } = manifest.publishConfig;
  const dependencies = Object.entries(manifest.dependencies).map(([name, range]) => [
    name,
    range.startsWith('workspace:') ? `^${manifest.version}` : range,
  ]);
  copyFileSync('package.json', KEPT);
  copyFileSync(licence, 'LICENSE');
  const published = { ...manifest, exports, dependencies: Object.fromEntries(dependencies) };
  writeFileSync('package.json', `${JSON.stringify(published, null, 2)}\n`);
}
