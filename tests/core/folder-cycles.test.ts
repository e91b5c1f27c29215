import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const root = new URL('../..', import.meta.url).pathname;

const sources = ['core/src', 'widgets/src', 'site/src', 'site/server'].flatMap((folder) =>
  readdirSync(join(root, 'packages', folder), { encoding: 'utf8', recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !/\.d\.ts$|\.stories\.tsx$|^dist\//.test(file))
    .map((file) => `packages/${folder}/${file}`),
);

/** A folder directly below a package's `src` or `server`. A file at that level counts as a folder. */
const roomOf = (file: string): string => file.split('/').slice(0, 4).join('/');

/** The relative imports of a file, as paths from the root. */
function importsOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  return module.staticImports
    .map(({ moduleRequest }) => moduleRequest.value)
    .concat(
      module.staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
      ),
    )
    .filter((path) => path.startsWith('.'))
    .map((path) => join(dirname(file), path));
}

/** An import cycle between folders, if there is one. */
function cycleIn(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const done = new Set<string>();
  const visit = (room: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(room)) return [...way.slice(way.indexOf(room)), room];
    if (done.has(room)) return undefined;
    for (const next of graph.get(room) ?? []) {
      const cycle = visit(next, [...way, room]);
      if (cycle) return cycle;
    }
    done.add(room);
    return undefined;
  };
  for (const room of graph.keys()) {
    const cycle = visit(room, []);
    if (cycle) return cycle;
  }
  return undefined;
}

function graphOf(imports: readonly (readonly [string, readonly string[]])[]): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const [file, targets] of imports) {
    const from = roomOf(file);
    const rooms = graph.get(from) ?? new Set();
    for (const to of targets.map(roomOf)) if (to !== from) rooms.add(to);
    graph.set(from, rooms);
  }
  return graph;
}

test('no folder imports another and is imported by it', () => {
  expect(sources.length).toBeGreaterThan(500);
  const graph = graphOf(sources.map((file) => [file, importsOf(file)] as const));
  expect(graph.get('packages/core/src/chat')).toContain('packages/core/src/texts');
  expect(cycleIn(graph)).toBeUndefined();
});

test('a cycle over three folders is found', () => {
  const graph = graphOf([
    ['packages/core/src/a/x.ts', ['packages/core/src/b/x.ts']],
    ['packages/core/src/b/y.ts', ['packages/core/src/c/x.ts']],
    ['packages/core/src/c/y.ts', ['packages/core/src/a/z.ts']],
  ]);
  expect(cycleIn(graph)).toEqual([
    'packages/core/src/a',
    'packages/core/src/b',
    'packages/core/src/c',
    'packages/core/src/a',
  ]);
});
