// @vitest-environment node

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brand } from '@vesalio/site/brand';
import { expect, it, vi } from 'vitest';
import { brandConstant } from '../../packages/widgets/build-common.ts';
import dark from '../../packages/widgets/tokens/vesalio-dark.tokens.json';
import light from '../../packages/widgets/tokens/vesalio-light.tokens.json';

const packages = fileURLToPath(new URL('../../packages', import.meta.url));
const filesOf = (folder: string): string[] =>
  readdirSync(join(packages, folder), { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        /\.(tsx?|js|css|svg|txt|sql|webmanifest)$/.test(entry.name) &&
        !/\.stories\.tsx$/.test(entry.name),
    )
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !file.startsWith(join(packages, 'site/server/dist')));

it('only the brand kit, and the sample identity of the legal texts, name the brand', () => {
  const folders = ['core/src', 'widgets/src', 'site/src', 'site/public', 'site/server'];
  const files = folders.flatMap(filesOf).concat(join(packages, 'site/index.html'));
  expect(files.length).toBeGreaterThan(1_000);
  const naming = files.filter((file) => readFileSync(file, 'utf8').includes(brand.name));
  expect(naming.map((file) => file.slice(packages.length + 1))).toEqual([
    'core/src/texts/legal/legal.ts',
    'site/src/brand.ts',
  ]);
});

it('the bars of the browser have the colour of the paper', () => {
  expect(brand.themeColor).toEqual({
    light: light.color.paper.$value.hex,
    dark: dark.color.paper.$value.hex,
  });
});

it("the elements are built with the kit's mark", async () => {
  expect(JSON.parse(brandConstant.__VESALIO_MARK__)).toEqual(brand.mark);
  const other = { strokes: ['M2 2h28'], point: { cx: 1, cy: 2, r: 3 } };
  vi.stubGlobal('__VESALIO_MARK__', other);
  const { ownMark } = await import('../../packages/widgets/src/ui/display/mark-shape.ts');
  expect(ownMark).toEqual(other);
});
