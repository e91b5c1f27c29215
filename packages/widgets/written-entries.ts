import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { elementDocs } from './element-docs.ts';
import { componentOf, entryOf } from './typings.ts';

const source = join(import.meta.dirname, 'src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });

const importLine = (name: string, file: string) =>
  `import ${name} from ${JSON.stringify(join(source, file))};`;

const elements = elementDocs.map((element) => {
  const entry = entryOf(element);
  const file = files.find((path) => basename(path) === `${entry}.element.tsx`);
  if (!file) throw new Error(`<${element.tag}> has no module ${entry}.element.tsx`);
  return { entry, file, component: componentOf(element) };
});

/** `@vesalio/widgets/react`: a component for each element. */
const reactSource = [
  importLine('{ wrapElement }', 'hosts/wrap-element.ts'),
  ...elements.flatMap(({ file, component }) => [
    importLine(`${component}Element`, file),
    `export const ${component} = /* @__PURE__ */ wrapElement(${component}Element);`,
  ]),
].join('\n');

/** `@vesalio/widgets/elements/plans`: defines one element. */
const entrySource = (file: string) =>
  [
    importLine('element', file),
    importLine('{ define }', 'elements/entries/define.ts'),
    'define(element);',
  ].join('\n');

/**
 * The sources that only repeat the registry, by published name. The build writes them, as it writes their typings, so
 * that nobody adds a line for each element.
 */
const sources: Readonly<Record<string, string>> = {
  react: reactSource,
  ...Object.fromEntries(elements.map(({ entry, file }) => [`entries/${entry}`, entrySource(file)])),
};

const pathOf = (name: string) => join(source, `${name}.ts`);
const byPath = new Map(Object.entries(sources).map(([name, code]) => [pathOf(name), code]));

/** For Vite's option `lib.entry`. */
export const writtenEntries = Object.fromEntries(Object.keys(sources).map((name) => [name, pathOf(name)]));

export const writeEntries: Plugin = {
  name: 'write-entries',
  resolveId: (id) => (byPath.has(id) ? id : undefined),
  load: (id) => byPath.get(id),
};
