import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ElementModule } from '../../../packages/widgets/src/elements/element-model.ts';
import { registry } from '../../../packages/widgets/src/elements/registry.ts';
import { boxes } from '../../../packages/widgets/src/elements/rendering/reserve-boxes.ts';

const modules = import.meta.glob<{ default: ElementModule }>(
  '../../../packages/widgets/src/elements/**/*.element.tsx',
);
const nameOf = (path: string) => path.replace(/.*\/(.+)\.element\.tsx$/, '$1');
const names = Object.keys(registry).map((tag) => tag.replace('vesalio-', ''));
const guide = readFileSync(join(process.cwd(), 'docs/embedding.md'), 'utf8');

describe('what stands beside the registry has its elements', () => {
  it('the modules, by the names of their files', () => {
    expect(Object.keys(modules).map(nameOf).sort()).toEqual([...names].sort());
    // The loader names those of a folder below one by one.
    const below = Object.keys(modules).filter((path) => !/elements\/[^/]+$/.test(path));
    expect(below.map(nameOf).sort()).toEqual(['chat', 'launcher']);
  });

  it.each(Object.entries(modules))('%s names its own tag', async (path, load) => {
    expect((await load()).default.tag).toBe(`vesalio-${nameOf(path)}`);
  });

  it.each(names)('%s: its row in the guide, and its fallback link waits', (name) => {
    expect(guide).toMatch(new RegExp(`^\\| \`<vesalio-${name}>\` `, 'm'));
    expect(boxes).toMatch(new RegExp(`vesalio-${name}\\b[^{]*\\):not\\(:defined`));
  });
});
