/**
 * Finishes the declarations of a built package. Makes relative imports name files that exist there, because TypeScript
 * keeps the extensions of the sources, and removes files that no published entry reaches.
 *
 *   node ../publish-declarations.mjs dist
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { publishedEntries } from './published-entries.mjs';

const folder = resolve(process.argv[2] ?? 'dist');
const { publishConfig } = JSON.parse(readFileSync(join(folder, '../package.json'), 'utf8'));
const RELATIVE = /((?:from|import|import\()\s*['"])(\.[^'"]*?)\.(?:tsx?|js)(['"])/g;

const reached = new Set();
function finish(file) {
  if (reached.has(file)) return;
  if (!existsSync(file)) throw new Error(`${file} is missing`);
  reached.add(file);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(RELATIVE, '$1$2.js$3'));
  for (const [, , path] of text.matchAll(RELATIVE)) finish(join(dirname(file), `${path}.d.ts`));
}

const entries = publishedEntries(join(folder, '..'), publishConfig.exports);
for (const { types } of Object.values(entries)) if (types) finish(join(folder, '..', types));
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath, entry.name);
  if (entry.isFile() && file.endsWith('.d.ts') && !reached.has(file)) rmSync(file);
}
