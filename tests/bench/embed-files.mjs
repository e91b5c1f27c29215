/** The files of the built elements, with their sizes and the moment at which each is fetched. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/** @throws if there is no build */
export function readEmbed() {
  const embed = join(
    dirname(dirname(dirname(fileURLToPath(import.meta.url)))),
    'packages/widgets/dist-embed',
  );
  const version = readdirSync(embed).find((name) => /^v\d/.test(name));
  if (!version) throw new Error('packages/widgets/dist-embed is empty: run `npm run build` first.');
  const folder = join(embed, version);
  const entries = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  const manifest = Object.values(entries);

  const sizes = new Map();
  const sizeOf = (file) => {
    if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(folder, file)), { level: 9 }).length);
    return sizes.get(file);
  };
  const total = (files) => [...files].reduce((sum, file) => sum + sizeOf(file), 0);

  /** The file of a moment, by its name in the build's manifest. */
  const momentFile = (name) => {
    const chunk = manifest.find((entry) => entry.name === name);
    if (!chunk) throw new Error(`the build has no chunk "${name}"`);
    return chunk.file;
  };
  /** The loader, plus everything that an element in view loads before it shows anything. */
  const filesOf = (element) => {
    const found = new Set([momentFile('vesalio')]);
    const add = ({ file, imports = [] }) => {
      found.add(file);
      for (const name of imports) if (!found.has(entries[name].file)) add(entries[name]);
    };
    const own = manifest.find(({ name }) => name === `${element}.element`);
    if (own) add(own);
    return found;
  };
  /** The entry files that a browser has fetched by each moment of a chat. */
  const moments = {
    first: [momentFile('vesalio')],
    second: [momentFile('vesalio'), momentFile('conversation')],
    third: ['vesalio', 'conversation', 'extras', 'formula'].map(momentFile),
  };
  /** Fetched in addition to the second moment when an answer with references is finished. */
  const beside = ['proof', 'formula'].map(momentFile);
  /** Fetched for the operator's notice after the first question. */
  const operatorNotice = ['app-flows', 'operation.flow'].map(momentFile);
  const files = readdirSync(folder, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.js'));
  return { version, files, sizeOf, total, filesOf, moments, beside, operatorNotice };
}
