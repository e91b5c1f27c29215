import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  compareVersions,
  keepRelease,
} from '../../../../packages/site/server/platform/static/embed-releases.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { openWorld, type World } from '../gateway/gateway-world.ts';

const TOKEN = 'the-token-of-prometheus';
let root: string;
let world: World;
beforeEach(() => {
  root = temporaryFolder();
});
afterEach(async () => {
  await world?.close();
});

const write = (path: string, content: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
};
/** Writes a release whose files contain their version. */
const release = (folder: string, version: string) => {
  write(`${folder}/v${version}/vesalio.js`, `entry of ${version}`);
  write(`${folder}/v${version}/integrity.json`, `{"version":"${version}"}`);
  write(`${folder}/v${version}/chunks/part-${version.replaceAll('.', '')}abcde.js`, `chunk of ${version}`);
};
const open = async (env: Record<string, string> = {}) => {
  world = await openWorld(
    { EMBED_RELEASES_DIR: join(root, 'releases'), METRICS_TOKEN: TOKEN, ...env },
    { folders: { site: join(root, 'site'), embed: join(root, 'embed'), storybook: join(root, 'none') } },
  );
};
const look = async (path: string) => {
  const answer = await world.call(`/embed/${path}`);
  return { status: answer.status, cache: answer.headers.get('cache-control'), text: await answer.text() };
};
const YEAR = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=300';

describe('releases of the elements', () => {
  it('stay intact when processes with the same pid start together, as in containers', async () => {
    release('embed', '0.1.0');
    const failed = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const keep = () => keepRelease(join(root, 'embed'), join(root, 'releases'));
    await Promise.all([keep(), keep(), keep()]);
    expect(failed.mock.calls).toEqual([]);
    failed.mockRestore();
    expect(readdirSync(join(root, 'releases'))).toEqual(['v0.1.0']);
    expect(readdirSync(join(root, 'releases/v0.1.0')).sort()).toEqual([
      'chunks',
      'integrity.json',
      'vesalio.js',
    ]);
  });

  it('stay after an upgrade, while v0 and v0.1 move and are cached briefly', async () => {
    release('embed', '0.1.0');
    write('embed/diagnostico.html', '<p>diagnóstico</p>');
    await open();
    expect(await look('v0/vesalio.js')).toEqual({ status: 200, cache: SHORT, text: 'entry of 0.1.0' });
    await world.close();

    // Upgrade: another build with the same folder of releases.
    rmSync(join(root, 'embed/v0.1.0'), { recursive: true });
    release('embed', '0.1.2');
    release('releases', '0.2.0-beta.1');
    release('releases', '0.1.10');
    await open();
    expect(await look('v0.1.0/vesalio.js')).toEqual({ status: 200, cache: YEAR, text: 'entry of 0.1.0' });
    expect(await look('v0.1.2/vesalio.js')).toEqual({ status: 200, cache: YEAR, text: 'entry of 0.1.2' });
    for (const alias of ['v0', 'v0.1'])
      expect(await look(`${alias}/vesalio.js`)).toEqual({
        status: 200,
        cache: SHORT,
        text: 'entry of 0.1.10',
      });
    expect(await look('diagnostico')).toMatchObject({ status: 200, cache: SHORT });
    // A page from before the upgrade still requests the chunks of its entry.
    expect(await look('v0/chunks/part-010abcde.js')).toEqual({
      status: 200,
      cache: YEAR,
      text: 'chunk of 0.1.0',
    });
    for (const absent of [
      'v1/vesalio.js',
      'v0.2/vesalio.js',
      'v0.1.1/vesalio.js',
      'v0/nothing.js',
      'v0.1.0/../x',
    ])
      expect((await look(absent)).status, absent).toBe(404);
  });

  it('never change: a build of the same version does not replace a release', async () => {
    release('embed', '0.1.0');
    await open();
    await world.close();
    write('embed/v0.1.0/vesalio.js', 'changed');
    write('embed/v0.1.0/integrity.json', '{"version":"0.1.0","changed":true}');
    await open();
    expect((await look('v0.1.0/vesalio.js')).text).toBe('entry of 0.1.0');
    expect(readFileSync(join(root, 'releases/v0.1.0/vesalio.js'), 'utf8')).toBe('entry of 0.1.0');
  });

  it('are served from the build if the folder cannot be written or is not set', async () => {
    release('embed', '0.1.0');
    write('file', 'no folder');
    await open({ EMBED_RELEASES_DIR: join(root, 'file/releases') });
    expect((await look('v0.1.0/vesalio.js')).text).toBe('entry of 0.1.0');
    expect(existsSync(join(root, 'file/releases'))).toBe(false);
  });

  it('do not keep the server from starting on a file system that refuses new folders', async () => {
    release('embed', '0.9.0');
    await open({ EMBED_RELEASES_DIR: '/proc/vesalio/releases' });
    expect((await look('v0.9.0/vesalio.js')).text).toBe('entry of 0.9.0');
  });

  it('are ordered by number', () => {
    const versions = ['0.1.9', '0.1.10', '1.0.0-beta.1', '1.0.0', '0.2.0'];
    expect(versions.sort(compareVersions)).toEqual(['1.0.0', '1.0.0-beta.1', '0.2.0', '0.1.10', '0.1.9']);
  });
});

describe('versions in use', () => {
  const metrics = async () =>
    (await world.call('/metrics', { headers: { Authorization: `Bearer ${TOKEN}` } })).text();

  it('are counted by /metrics, by files sent and by pages', async () => {
    release('embed', '0.1.0');
    release('releases', '0.0.9');
    await open();
    await look('v0.1.0/vesalio.js');
    await look('v0/vesalio.js');
    await look('v0.0.9/vesalio.js');
    await look('v0.0.9/integrity.json');
    await look('v0.0.8/vesalio.js');
    for (const version of ['0.1.0', '0.0.9', '0.0.9', 'x".evil'])
      await world.call(`/gateway/embed-version?element=${encodeURIComponent(version)}`);
    const text = await metrics();
    expect(text).toContain('vesalio_embed_loads_total{version="0.1.0"} 2');
    expect(text).toContain('vesalio_embed_loads_total{version="0.0.9"} 1');
    expect(text).not.toContain('version="0.0.8"');
    expect(text).toContain('vesalio_embed_pages_total{version="0.0.9"} 2');
    expect(text).toContain('vesalio_embed_pages_total{version="other"} 1');
  });

  it.each([
    ['0.1.9', true],
    ['0.2.0-beta.1', true],
    ['0.2.0', false],
    ['0.10.0', false],
    ['nonsense', false],
  ])('of %s below EMBED_MIN_VERSION 0.2.0: %s', async (version, outdated) => {
    await open({ EMBED_MIN_VERSION: '0.2.0' });
    const answer = await world.call(`/gateway/embed-version?element=${version}`);
    expect(await answer.json()).toEqual({ outdated });
  });

  it('are never outdated if EMBED_MIN_VERSION is not set', async () => {
    await open();
    expect(await (await world.call('/gateway/embed-version?element=0.0.1')).json()).toEqual({
      outdated: false,
    });
  });

  it('that are not a number prevent the start', async () => {
    await expect(open({ EMBED_MIN_VERSION: 'latest' })).rejects.toThrow(/EMBED_MIN_VERSION/);
  });
});
