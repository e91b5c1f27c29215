import { expect, test } from 'vitest';
import tokens from '../../packages/widgets/src/styles/tokens.css?raw';
import icons from '../../packages/widgets/src/ui/display/icon.stories.tsx?raw';

const read = (files: Record<string, unknown>) => Object.entries(files) as [string, string][];
const sources = read(
  import.meta.glob('../../packages/{widgets,site}/src/**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).filter(([path]) => !path.includes('.stories.'));
const sheets = read(
  import.meta.glob('../../packages/{widgets,site}/src/**/*.css', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const pages = read(
  import.meta.glob('../../.storybook/pages/*.{tsx,mdx,css}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** The drawings that a module imports. */
const drawings = (source: string) =>
  [...source.matchAll(/import \{([^}]*)\} from 'lucide'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .sort();

test('the catalogue shows every icon in use, and no other', () => {
  const used = new Set(sources.flatMap(([, source]) => drawings(source)));
  expect(drawings(icons)).toEqual([...used].sort());
});

const defined = new Set([...tokens.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name as string));

test('the pages of the foundations name only tokens that exist', () => {
  const named = pages
    .flatMap(([, source]) => [...source.matchAll(/--[a-z][\w-]*[a-z0-9]/g)].map(([name]) => name))
    .filter((name) => !name.startsWith('--vesalio') && !name.startsWith('--docs'));
  const all = new Set(named);
  expect([...all].filter((name) => !defined.has(name))).toEqual([]);
  // Every step of a scale is also shown.
  const scale = [...defined].filter((name) => /^--(space|radius|text)-/.test(name));
  // The size of code within a sentence is relative to the sentence.
  expect(scale.filter((name) => !all.has(name) && name !== '--text-inset')).toEqual([]);
});

// Screen readers announce only content inserted into a live region that they know, and most empty elements are such
// regions.
test('no sheet takes an empty element out of the tree', () => {
  const rules = sheets.flatMap(([, sheet]) => sheet.match(/[^{}]*:empty\s*\{[^}]*\}/g) ?? []);
  expect(rules.length).toBeGreaterThan(3);
  expect(rules.filter((rule) => /display: none|visibility: hidden/.test(rule))).toEqual([]);
});
