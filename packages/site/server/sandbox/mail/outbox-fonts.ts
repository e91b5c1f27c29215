import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultFolders } from '../../platform/static/static-files.ts';

const FAMILIES = { inter: 'Inter Variable', newsreader: 'Newsreader Variable' } as const;

/** The `@font-face` rules of the built site. Empty if there is no build. */
export async function fontFaces(): Promise<string> {
  const files = await readdir(join(defaultFolders().site, 'assets')).catch(() => []);
  return Object.entries(FAMILIES)
    .flatMap(([prefix, family]) => {
      const file = files.find((name) => name.startsWith(`${prefix}-latin-wght-normal`));
      return file
        ? `@font-face{font-family:"${family}";font-weight:100 900;font-display:swap;src:url("/assets/${file}") format("woff2")}`
        : [];
    })
    .join('\n');
}
