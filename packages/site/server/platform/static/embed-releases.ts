import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { makeFolder } from '../lock.ts';
import { logFailure } from '../log.ts';
import type { ServerContext } from '../server-env.ts';

const VERSION = /^v(\d+\.\d+\.\d+(?:-[\w.-]+)?)$/;

/** Released versions in a folder, without the leading `v`. */
function versionsIn(folder: string | undefined): string[] {
  if (!folder || !existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => VERSION.exec(name)?.[1] ?? []);
}

/** Sorts by number, newest first. A pre-release comes after its release. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => {
    const [numbers = '', pre] = version.split(/-(.*)/);
    return [...numbers.split('.').map(Number), pre === undefined ? 1 : 0];
  });
  const at = (a ?? []).findIndex((part, index) => part !== b?.[index]);
  return at < 0 ? one.localeCompare(other) : (b?.[at] ?? 0) - (a?.[at] ?? 0);
}

/**
 * Copies the built version into the folder of releases. Never changes an existing version. If copying fails, the error
 * is logged and the server serves its own build.
 */
export async function keepRelease(embed: string, releases: string): Promise<void> {
  for (const version of versionsIn(embed)) {
    const source = join(embed, `v${version}`);
    const target = join(releases, `v${version}`);
    try {
      if (existsSync(target)) {
        const [built, kept] = [source, target].map((folder) =>
          readFileSync(join(folder, 'integrity.json'), 'utf8'),
        );
        if (built !== kept)
          throw new Error(`v${version} was released with other files; the released ones are served`);
        continue;
      }
      makeFolder(resolve(releases), 0o777);
      // Copy to a draft and rename it, because another process may be doing the same.
      const draft = join(releases, `.v${version}-${randomUUID()}`);
      await cp(source, draft, { recursive: true });
      await rename(draft, target).catch(() => rm(draft, { recursive: true, force: true }));
    } catch (error) {
      logFailure('embed releases', error);
    }
  }
}

/** The folder of each version. A released version takes precedence over the built one. */
export function readReleases(embed: string, releases: string | undefined): ReadonlyMap<string, string> {
  const folders = [embed, releases].flatMap((folder) =>
    versionsIn(folder).map((version) => [version, join(folder ?? '', `v${version}`)] as const),
  );
  return new Map(folders.sort(([one], [other]) => compareVersions(one, other)));
}

interface EmbedFile {
  version: string;
  /** The path within the version's folder. */
  path: string;
  /** Whether the request used a moving alias, such as `v0` or `v0.1`. */
  isAlias: boolean;
}

/**
 * Resolves a path below /embed. An alias points to the newest release of its line. Chunks have content hashes and may
 * come from an older release that a page began to load before an upgrade.
 */
export function findRelease(
  path: string,
  versions: Iterable<string>,
  has: (version: string, path: string) => boolean,
): EmbedFile | undefined {
  const [, asked = '', rest = ''] = /^\/v([^/]+)\/(.+)$/.exec(path) ?? [];
  const all = [...versions];
  if (all.includes(asked)) return { version: asked, path: rest, isAlias: false };
  if (!/^\d+(\.\d+)?$/.test(asked)) return undefined;
  const line = all.filter((version) => version.startsWith(`${asked}.`) && !version.includes('-'));
  const candidates = rest.startsWith('chunks/') ? line : line.slice(0, 1);
  const version = candidates.find((each) => has(each, rest));
  return version === undefined ? undefined : { version, path: rest, isAlias: true };
}

interface VersionOptions {
  versions: ReadonlyMap<string, string>;
  /** Elements below this version are outdated. */
  minimum: string | undefined;
  onStart(version: string): void;
}

/** Counts pages by the version of their elements, and answers whether that version is outdated. */
export function createVersionCheck({ versions, minimum, onStart }: VersionOptions) {
  return (c: ServerContext): Response => {
    const version = c.req.query('element') ?? '';
    const isVersion = VERSION.test(`v${version}`);
    onStart(versions.has(version) ? version : 'other');
    c.header('Cache-Control', 'no-store');
    return c.json({ outdated: isVersion && minimum !== undefined && compareVersions(version, minimum) > 0 });
  };
}
