/** Finds the built files that each story of a Storybook consists of, for look.mjs. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const REFERENCE = /[\w.-]+\.(?:js|css|woff2)/g;
/** An entry in Storybook's list of stories and pages: source and built file. */
const ENTRY = /"(\.\/[^"]+\.(?:stories\.tsx|mdx))":\(\)=>[\w$]+\(\(\)=>import\(`\.\/([^`]+)`\)/g;

/** Removes Vite's lists of files to preload from the text of a built file. */
const withoutPreloads = (text) =>
  text.replace(/m\.f=\[[^\]]*\]/g, '').replace(/__vite__mapDeps\(\[[\d,]*\]\)/g, '');
/** Removes the hash in a file's name, which depends on everything that the file imports. */
const withoutHashes = (text) => text.replace(/-[\w-]{8}(?=\.(?:js|css|woff2))/g, '');

/**
 * A digest of everything that a story loads, by the story's source file. If it is the same in two builds, the story
 * looks the same. All style sheets belong to every story.
 */
export function digestsOf(folder) {
  const assets = join(folder, 'assets');
  const files = new Map(
    readdirSync(assets).map((name) => [name, readFileSync(join(assets, name), 'latin1')]),
  );
  const entries = [...files.values()].flatMap((text) => [...text.matchAll(ENTRY)]);
  if (entries.length === 0) throw new Error(`${assets} has no list of stories.`);
  const starts = new Set(entries.map(([, , name]) => name));
  const parts = new Map(
    [...files].map(([name, whole]) => {
      const text = withoutPreloads(whole);
      const digest = createHash('sha1').update(withoutHashes(text)).digest('hex');
      return [name, { digest, next: text.match(REFERENCE) ?? [] }];
    }),
  );
  const styles = [...files.keys()].filter((name) => name.endsWith('.css'));
  const digestOf = (start) => {
    const seen = new Set([start, ...styles]);
    // Do not follow references to other stories' files. The list of stories names all of them.
    for (const name of seen)
      for (const next of parts.get(name).next) if (files.has(next) && !starts.has(next)) seen.add(next);
    return [...seen]
      .map((name) => parts.get(name).digest)
      .sort()
      .join();
  };
  return new Map(entries.map(([, source, name]) => [source, digestOf(name)]));
}
