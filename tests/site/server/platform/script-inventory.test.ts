import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { findChangedScripts } from '../../../../packages/site/server/platform/static/script-inventory.ts';
import { scriptInventory } from '../../../../packages/site/src/script-inventory.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

let site: string;
beforeEach(async () => {
  site = temporaryFolder();
  mkdirSync(join(site, 'assets'));
  for (const name of ['main', 'payment-page', 'landing'])
    writeFileSync(join(site, `assets/${name}.js`), name);
  writeFileSync(join(site, 'assets/main.css'), 'a{}');
  const inventory = await scriptInventory(site, (file) => file !== 'assets/landing.js');
  writeFileSync(join(site, 'payment-scripts.json'), JSON.stringify(inventory));
  expect(inventory).toEqual([
    { file: 'assets/landing.js', integrity: hash('landing'), purpose: 'loads on demand' },
    { file: 'assets/main.js', integrity: hash('main'), purpose: 'draws the page' },
    { file: 'assets/payment-page.js', integrity: hash('payment-page'), purpose: 'draws the page' },
  ]);
});

const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

it('finds nothing in a fresh build, or without a build', async () => {
  expect(await findChangedScripts(site)).toEqual([]);
  expect(await findChangedScripts(join(site, 'nowhere'))).toEqual([]);
});

it('finds a script that was changed, added or removed', async () => {
  writeFileSync(join(site, 'assets/payment-page.js'), 'payment-page;steal()');
  writeFileSync(join(site, 'assets/skimmer.mjs'), 'x');
  rmSync(join(site, 'assets/landing.js'));
  expect(await findChangedScripts(site)).toEqual([
    'assets/landing.js',
    'assets/payment-page.js',
    'assets/skimmer.mjs',
  ]);
});
