import { join } from 'node:path';
import { runnerImport } from 'vite';

/** The oldest browsers that the site, the elements and the published sheets are built for. */
export const oldestBrowsers = ['chrome109', 'firefox128', 'safari16.4'];

const { brand, legalIdentity } = (
  await runnerImport<typeof import('../site/src/brand.ts')>(join(import.meta.dirname, '../site/src/brand.ts'))
).module;

/** The site's brand, its legal identity and its mark as constants of the elements, as an option `define` of Vite. */
export const brandConstant = {
  __VESALIO_BRAND__: JSON.stringify({
    name: brand.name,
    contactEmail: brand.contactEmail,
  }),
  __VESALIO_LEGAL__: JSON.stringify(legalIdentity),
  __VESALIO_MARK__: JSON.stringify(brand.mark),
};
