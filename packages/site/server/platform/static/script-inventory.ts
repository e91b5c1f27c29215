import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import * as z from 'zod/mini';

const INVENTORY = 'payment-scripts.json';
const inventorySchema = z.array(z.object({ file: z.string(), integrity: z.string() }));

/**
 * The scripts in the site's folder that differ from the build's inventory: changed, added or missing. Detects tampering
 * with the scripts of the payment page (PCI DSS 11.6.1).
 */
export async function findChangedScripts(site: string): Promise<string[]> {
  if (!existsSync(join(site, INVENTORY))) return [];
  const listed = inventorySchema.parse(JSON.parse(await readFile(join(site, INVENTORY), 'utf8')));
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const present = entries
    .filter((entry) => entry.isFile() && /\.m?js$/.test(entry.name))
    .map((entry) => relative(site, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const expected = new Map(listed.map(({ file, integrity }) => [file, integrity]));
  const changed = await Promise.all(
    [...new Set([...present, ...expected.keys()])].map(async (file) =>
      (await integrityOf(join(site, file))) === expected.get(file) ? [] : [file],
    ),
  );
  return changed.flat().sort();
}

const integrityOf = async (file: string): Promise<string | undefined> => {
  const bytes = await readFile(file).catch(() => undefined);
  return bytes && `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
};
