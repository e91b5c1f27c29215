// @vitest-environment node

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = ['packages', 'tests', 'docs', '.storybook']
  .flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, withFileTypes: true })
      .filter(({ parentPath }) => !/node_modules|\/dist/.test(parentPath))
      .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(root.length - 1)),
  )
  .concat(readdirSync(root).map((name) => `/${name}`));
const ends = new Set(
  files.flatMap((file) => [...file.matchAll(/\//g)].map(({ index }) => file.slice(index))),
);

/** All documents except the guide for hosts, which names the hosts' own files. */
const documents = ['README.md', 'CONTRIBUTING.md'].concat(
  readdirSync(`${root}docs`).flatMap((name) => (/^(?!embedding).*\.md$/.test(name) ? `docs/${name}` : [])),
);

/** Paths in code type: source files, documents, and folders that start at the root. */
const PATH =
  /`([\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|mjs|css|sql|md)|(?:tests|docs|packages|core|widgets|site)\/[\w./-]+)`/g;

it.each(documents)('%s names only files and folders that exist', (document) => {
  const named = [...readFileSync(root + document, 'utf8').matchAll(PATH)].map(([, path = '']) => path);
  expect(named.filter((path) => !ends.has(`/${path.replace(/\/$/, '')}`))).toEqual([]);
});

it('a path that does not exist is noticed', () => {
  expect('`core/src/nowhere.ts`'.match(PATH)).toHaveLength(1);
  expect(ends.has('/core/src/nowhere.ts')).toBe(false);
  expect(ends.has('/core/src/routes.ts')).toBe(true);
});
