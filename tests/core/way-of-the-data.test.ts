import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('../../packages/core/src/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const filesWith = (pattern: RegExp): string[] =>
  Object.keys(sources).filter((file) => pattern.test(sources[file] ?? ''));

/** The wire schemas and the HTTP calls have their own place, as `docs/architecture.md` says. */
const places = [
  ['schema', /\bfrom 'zod\/mini'/, /\.schema\.ts$/],
  ['api', /\.(?:product|gateway|ai|aiStream)\(\s*['`]/, /\.api\.ts$/],
] as const;

test.each(places)('in core only %s files contain what belongs there', (_name, content, place) => {
  const found = filesWith(content);
  expect(found.length).toBeGreaterThan(8);
  expect(found.filter((file) => !place.test(file))).toEqual([]);
});

test('no component fetches, except the stand-ins for Google', () => {
  const components = import.meta.glob<string>(
    ['../../packages/{widgets,site}/src/**/*.tsx', '!../../packages/**/*.stories.tsx'],
    { query: '?raw', import: 'default', eager: true },
  );
  expect(Object.keys(components).length).toBeGreaterThan(200);
  const fetching = Object.keys(components).filter((file) => /(?<![.\w])fetch\(/.test(components[file] ?? ''));
  expect(fetching.filter((file) => !/\/site\/src\/google\/\w+-stand-in\.tsx$/.test(file))).toEqual([]);
});
