import { readdirSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';

/**
 * The published entries of a package with their targets. Replaces a pattern such as `./elements/*` by the entries that the
 * built folder has for it.
 *
 * @param {string} folder of the package
 * @param {Record<string, string | Record<string, string>>} exports as published
 */
export function publishedEntries(folder, exports) {
  return Object.fromEntries(
    Object.entries(exports).flatMap(([entry, target]) =>
      entry.includes('*')
        ? namesOf(folder, target.default).map((name) => filled(entry, target, name))
        : [[entry, target]],
    ),
  );
}

const namesOf = (folder, pattern) =>
  readdirSync(join(folder, dirname(pattern)))
    .filter((file) => extname(file) === extname(pattern))
    .map((file) => basename(file, extname(file)));

const filled = (entry, target, name) => [
  entry.replace('*', name),
  Object.fromEntries(Object.entries(target).map(([condition, file]) => [condition, file.replace('*', name)])),
];
