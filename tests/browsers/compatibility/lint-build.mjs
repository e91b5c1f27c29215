/** Reads built scripts and style sheets and lists the features that browsers lack. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { rowOf } from './allowed.mjs';
import { missingInCss } from './css-features.mjs';
import { createJsCheck } from './js-features.mjs';
import { floor } from './support.mjs';

/**
 * @param {string[]} folders
 * @param {Record<string, string>} [browsers] their versions; by default the oldest supported ones
 * @returns {Map<string, { browsers: string[], places: string[] }>} by feature
 */
export function lintBuild(folders, browsers = floor) {
  const missingInJs = createJsCheck(browsers);
  const check = { '.js': missingInJs, '.css': (text) => missingInCss(text, browsers) };
  const features = new Map();
  for (const folder of folders) {
    const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter(
      (entry) => entry.isFile() && extname(entry.name) in check,
    );
    if (files.length === 0) throw new Error(`${folder} has no scripts: build first`);
    for (const { parentPath, name } of files) {
      const path = join(parentPath, name);
      for (const { feature, browsers, where } of check[extname(name)](readFileSync(path, 'utf8'))) {
        const known = features.get(feature) ?? { browsers, places: [] };
        known.places.push(`${relative(folder, path)}: ${where}`);
        features.set(feature, known);
      }
    }
  }
  return features;
}

/** One line for each feature without a row in the table. */
export const withoutReason = (features) =>
  [...features]
    .filter(([feature]) => rowOf(feature) === undefined)
    .map(
      ([feature, { browsers, places }]) => `${feature} is not in ${browsers.join(', ')}\n    ${places[0]}`,
    );

const root = join(import.meta.dirname, '../../..');
/** The folders that `npm run build` writes for browsers. */
export const builtFolders = ['packages/site/dist', 'packages/widgets/dist-embed'].map((path) =>
  join(root, path),
);
