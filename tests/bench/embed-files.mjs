/** The embed bundles as they were built: what each file weighs, and what is on the way to an answer. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/**
 * Parts on the way to a rendered answer; what opens on a press (sources, search, print, dialogs) is not among them.
 * tests/embed/size.spec.ts holds this list to what a browser fetches.
 */
const ON_THE_WAY =
  /^chunks\/(app-parts|element-(rest|news)|chat-(around|company|exchange)|chat\.flow|conversation|composer-parts|hand-over|http|account\.api|account-session|talk|writing|rest)-/;

/** @throws where nothing has been built */
export function readEmbed() {
  const embed = join(
    dirname(dirname(dirname(fileURLToPath(import.meta.url)))),
    'packages/widgets/dist-embed',
  );
  const version = readdirSync(embed).find((name) => /^v\d/.test(name));
  if (!version) throw new Error('packages/widgets/dist-embed is empty: run `npm run build` first.');
  const folder = join(embed, version);

  const read = (file) => readFileSync(join(folder, file), 'utf8');
  const sizes = new Map();
  const sizeOf = (file) => {
    if (!sizes.has(file)) sizes.set(file, gzipSync(read(file), { level: 9 }).length);
    return sizes.get(file);
  };

  /** Files that a file imports at once, and those it imports later. */
  function importsOf(file) {
    const code = read(file);
    const near = (address) => posix.normalize(posix.join(posix.dirname(file), address));
    return {
      now: [...code.matchAll(/(?:from|import)\s*["'`](\.[^"'`]+)["'`]/g)].map(([, address]) => near(address)),
      later: [...code.matchAll(/import\(\s*["'`](\.[^"'`]+)["'`]\s*\)/g)].map(([, address]) => near(address)),
    };
  }

  function closure(files, into = new Set()) {
    for (const file of files) {
      if (into.has(file)) continue;
      into.add(file);
      closure(importsOf(file).now, into);
    }
    return into;
  }

  const total = (files) => [...files].reduce((sum, file) => sum + sizeOf(file), 0);

  const loader = closure(['vesalio.js']);
  const typing = closure(['vesalio.js', 'chat.js']);
  const answer = new Set(typing);
  for (let grown = true; grown; ) {
    const before = answer.size;
    for (const file of [...answer])
      closure(
        importsOf(file).later.filter((part) => ON_THE_WAY.test(part)),
        answer,
      );
    grown = answer.size > before;
  }

  const files = readdirSync(folder, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.js'));
  return { version, files, sizeOf, total, loader, typing, answer };
}
