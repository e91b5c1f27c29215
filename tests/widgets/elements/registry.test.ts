import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as react from '@vesalio/widgets/react';
import { describe, expect, it } from 'vitest';
import description from '../../../packages/widgets/package.json';
import { registry } from '../../../packages/widgets/src/elements/registry.ts';
import { boxes } from '../../../packages/widgets/src/elements/rendering/element-boxes.ts';

const names = Object.keys(registry).map((tag) => tag.replace('vesalio-', ''));
const exportsOf = ({ exports }: { exports: object }): string[] =>
  Object.keys(exports).flatMap((path) => /^\.\/elements\/(.+)/.exec(path)?.[1] ?? []);
const guide = readFileSync(join(process.cwd(), 'docs/embedding.md'), 'utf8');
const forModels = readFileSync(join(process.cwd(), 'llms.txt'), 'utf8');

describe('what stands beside the registry has its elements', () => {
  it('the exports of the package, in the sources and as published', () => {
    expect(exportsOf(description).sort()).toEqual([...names].sort());
    expect(exportsOf(description.publishConfig).sort()).toEqual([...names].sort());
  });

  it('the components of React', () => {
    expect(Object.keys(react).sort()).toEqual(
      names.map((name) => `Vesalio${name.charAt(0).toUpperCase()}${name.slice(1)}`).sort(),
    );
  });

  it.each(names)('%s: its box, its row in the guide, its name in llms.txt', (name) => {
    expect(boxes).toContain(`vesalio-${name}`);
    expect(guide).toMatch(new RegExp(`^\\| \`<vesalio-${name}>\` `, 'm'));
    expect(forModels).toMatch(new RegExp(`^- Tags: .*\\bvesalio-${name}\\b`, 'm'));
  });
});
