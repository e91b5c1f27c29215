import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** A script that the payment page may load, for the inventory of PCI DSS 6.4.3. */
interface ListedScript {
  /** Path below the site's folder. */
  file: string;
  /** In the format of an `integrity` attribute. */
  integrity: string;
  /** Reason for loading it. */
  purpose: 'draws the page' | 'loads on demand';
}

/**
 * Every script below the folder, because the site is one application. `isFirst`: whether it is loaded with the page.
 */
export async function scriptInventory(
  dist: string,
  isFirst: (file: string) => boolean,
): Promise<ListedScript[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const scripts = entries
    .filter((entry) => entry.isFile() && /\.m?js$/.test(entry.name))
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  return Promise.all(
    scripts.map(async (file) => ({
      file,
      integrity: `sha384-${createHash('sha384')
        .update(await readFile(join(dist, file)))
        .digest('base64')}`,
      purpose: isFirst(file) ? ('draws the page' as const) : ('loads on demand' as const),
    })),
  );
}
