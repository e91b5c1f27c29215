// @vitest-environment node

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brand } from '@vesalio/site/brand';
import { expect, it } from 'vitest';
import dark from '../../packages/widgets/tokens/vesalio-dark.tokens.json';
import light from '../../packages/widgets/tokens/vesalio-light.tokens.json';

const site = fileURLToPath(new URL('../../packages/site', import.meta.url));
const filesOf = (folder: string): string[] =>
  readdirSync(join(site, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|js|css|svg|txt|webmanifest)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));

it('only the brand kit names the brand on the site and in the demonstration', () => {
  const files = ['src', 'public', 'server/sandbox'].flatMap(filesOf).concat(join(site, 'index.html'));
  expect(files.length).toBeGreaterThan(150);
  const naming = files.filter((file) => readFileSync(file, 'utf8').includes(brand.name));
  expect(naming).toEqual([join(site, 'src/brand.ts')]);
});

it('the bars of the browser have the colour of the paper', () => {
  expect(brand.themeColor).toEqual({
    light: light.color.paper.$value.hex,
    dark: dark.color.paper.$value.hex,
  });
});
