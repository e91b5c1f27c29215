import { expect, test } from 'vitest';

const sheets: Record<string, string> = import.meta.glob('../../../packages/widgets/src/**/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const css = Object.values(sheets).join('\n');

test('a control that may be disabled does not answer the pointer while it is', () => {
  const block = (name: string) => name.replace(/--[\w-]+$/, '');
  const classes = (state: string) =>
    [...css.matchAll(new RegExp(`\\.(vs-[\\w-]+)${state}`, 'g'))].map(([, name = '']) => name);
  const mayBeDisabled = new Set(classes(':disabled').map(block));
  expect(mayBeDisabled.size).toBeGreaterThan(5);
  const answering = classes(':hover(?!:where\\(:not\\(:disabled\\)\\)|:not\\(:disabled\\))');
  expect(answering.filter((name) => mayBeDisabled.has(block(name)))).toEqual([]);
});
