import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { elementDocs } from '../../../packages/widgets/element-docs.ts';
import { manifestOf } from '../../../packages/widgets/manifest.ts';

/** The tests that run in a browser against the built elements. */
const tested = readdirSync(join(process.cwd(), 'tests/embed'))
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => readFileSync(join(process.cwd(), 'tests/embed', file), 'utf8'))
  .join('\n');

const literal = (text: string) => text.replace(/[-/\\^$*+?.()|[\]{}]/g, '\\$&');
/** Patterns that match the use of each kind of entry in a test. A mention in a comment does not count. */
const uses = {
  attribute: (name: string) => new RegExp(`${literal(name)}="|Attribute\\('${literal(name)}'`),
  property: (name: string) => new RegExp(`\\.${name} = |\\.${name}\\b.*=>`),
  method: (name: string) => new RegExp(`call\\('${name}'|\\.${name}\\??\\.?\\(`),
  part: (name: string) => new RegExp(`'${literal(name)}'`),
  event: (name: string) => new RegExp(`'${literal(name)}'|'${literal(name.replace('vesalio-', ''))}'`),

  variable: (name: string) => new RegExp(`'${literal(name)}'|${literal(name)}: `),
};

const entries = manifestOf(elementDocs).modules.flatMap(({ declarations }) =>
  declarations.flatMap(({ attributes, members, events, cssParts, cssProperties }) => [
    ...attributes.map(({ name }) => ['attribute', name] as const),
    ...members.flatMap((member) =>
      'attribute' in member
        ? []
        : [[member.kind === 'method' ? 'method' : 'property', member.name] as [keyof typeof uses, string]],
    ),
    ...events.map(({ name }) => ['event', name] as const),
    ...cssParts.map(({ name }) => ['part', name] as const),
    ...cssProperties.map(({ name }) => ['variable', name] as const),
  ]),
);
const once = [...new Map(entries.map((entry) => [entry.join(' '), entry])).values()];

test.each(once)('the %s %s of the manifest is used by a test of the built elements', (kind, name) => {
  expect(uses[kind](name).test(tested)).toBe(true);
});

test('an entry that no test uses is noticed', () => {
  for (const [kind, use] of Object.entries(uses))
    expect(use('vesalio-unheard-of').test(tested), kind).toBe(false);
});

const read = (file: string) => readFileSync(join(process.cwd(), file), 'utf8');
const guide = read('docs/embedding.md');
/** Whether the guide names an entry. In a list of variables, only the first has the prefix. */
const named = (kind: keyof typeof uses, name: string) => {
  if (kind === 'variable')
    return new RegExp(`\`(--vesalio)?${literal(name.replace('--vesalio', ''))}\``).test(guide);
  return new RegExp(`\`(\\w+\\.)?${literal(name)}\\b`).test(guide);
};

test.each(once)('the %s %s of the manifest stands in the guide', (kind, name) => {
  expect(named(kind, name)).toBe(true);
});

test('an entry that the guide does not name is noticed', () => {
  for (const kind of Object.keys(uses))
    expect(named(kind as keyof typeof uses, 'unheardOf'), kind).toBe(false);
});

test('the llms.txt of the package equals that of the repository', () => {
  const plain = (text: string) => text.replace(/\]\([^)]*\)/g, ']');
  expect(plain(read('packages/widgets/llms.txt'))).toBe(plain(read('llms.txt')));
});
