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

/** Folders whose own folders still import each other: one feature, cut by subject. No other may join them. */
const TANGLED = ['packages/core/src/chat/proof', 'packages/widgets/src/chat', 'packages/site/server/gateway'];

/** How many names of the path lead to a package's `src` or `server`. A file at that level counts as a folder. */
const TOP = 3;

/** Where two paths part: their common folder, and what each has below it. Files below the top belong to no folder. */
function partingOf(
  from: string,
  to: string,
): { parent: string; rooms: readonly [string, string] } | undefined {
  const [a, b] = [from.split('/'), to.split('/')];
  const at = a.findIndex((name, index) => name !== b[index]);
  const isFile = at === a.length - 1 || at === b.length - 1;
  if (at < TOP || (isFile && at > TOP)) return undefined;
  const roomOf = (path: readonly string[]) => path.slice(0, at + 1).join('/');
  return { parent: a.slice(0, at).join('/'), rooms: [roomOf(a), roomOf(b)] };
}

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

/** The imports between sibling folders, by the folder that contains them. */
function graphsOf(imports: readonly (readonly [string, readonly string[]])[]) {
  const graphs = new Map<string, Map<string, Set<string>>>();
  for (const [file, targets] of imports)
    for (const target of targets) {
      const parting = partingOf(file, target);
      if (!parting) continue;
      const { parent, rooms } = parting;
      const graph = graphs.get(parent) ?? new Map<string, Set<string>>();
      graphs.set(parent, graph);
      graph.set(rooms[0], (graph.get(rooms[0]) ?? new Set()).add(rooms[1]));
    }
  return graphs;
}

const cyclesIn = (imports: readonly (readonly [string, readonly string[]])[]): string[][] =>
  [...graphsOf(imports)].flatMap(([parent, graph]) =>
    TANGLED.includes(parent) ? [] : [cycleIn(graph) ?? []].filter(([first]) => first),
  );

test('no folder imports another and is imported by it', () => {
  expect(sources.length).toBeGreaterThan(500);
  const imports = sources.map((file) => [file, importsOf(file)] as const);
  const graphs = graphsOf(imports);
  expect(graphs.get('packages/core/src')?.get('packages/core/src/chat')).toContain('packages/core/src/texts');
  expect(cyclesIn(imports)).toEqual([]);
  // A folder that is no longer tangled leaves the list.
  expect(TANGLED.filter((parent) => !cycleIn(graphs.get(parent) ?? new Map()))).toEqual([]);
});

test('a cycle over three folders is found, at any depth', () => {
  for (const root of ['packages/core/src', 'packages/core/src/chat', 'packages/core/src/chat/deep/deeper'])
    expect(
      cyclesIn([
        [`${root}/a/x.ts`, [`${root}/b/x.ts`, `${root}/file.ts`]],
        [`${root}/b/y.ts`, [`${root}/c/x.ts`]],
        [`${root}/c/y.ts`, [`${root}/a/z.ts`]],
      ]),
    ).toEqual([[`${root}/a`, `${root}/b`, `${root}/c`, `${root}/a`]]);
});
