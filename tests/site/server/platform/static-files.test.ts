import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { routes } from '@vesalio/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { openWorld, type World } from '../gateway/gateway-world.ts';

const root = temporaryFolder();
const files: Record<string, string | Uint8Array> = {
  'secret.txt': 'secret',
  'site/index.html': '<p>landing %PUBLIC_URL%</p>',
  'site/app.html': '<p>shell</p>',
  'site/app/chat-page.html': '<p>chat</p>',
  'site/not-found.html': '<p>nothing here</p>',
  'site/login/index.html': '<p>login</p>',
  'site/robots.txt': 'Sitemap: %PUBLIC_URL%/sitemap.xml',
  'site/assets/index-AbCd1234.js': `export const text = '${'a'.repeat(2000)}';`,
  'site/assets/built-AbCd1234.js': `export const by = 'the server';${' '.repeat(600)}`,
  'site/assets/built-AbCd1234.js.br': brotliCompressSync('export const by = "the build";'),
  'site/.env': 'secret',
  'site/.vite/manifest.json': 'secret',
  'embed/v0.1.0/vesalio.js': 'export {};',
  'embed/diagnostico.html': '<p>diagnóstico</p>',
  'storybook/index.html': '<p>storybook</p>',
};

let world: World;
beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  const folders = {
    site: join(root, 'site'),
    embed: join(root, 'embed'),
    storybook: join(root, 'storybook'),
  };
  world = await openWorld({ PUBLIC_URL: 'https://vesalio.example' }, { folders });
});
afterAll(async () => {
  await world.close();
});

const look = async (path: string, headers: Record<string, string> = {}) => {
  const response = await world.call(path, { headers });
  return {
    status: response.status,
    cache: response.headers.get('cache-control'),
    text: await response.text(),
  };
};

describe('pages', () => {
  it.each(routes)('$path of the route table is 200', async ({ path }) => {
    const address = path.replace(/\/:\w+\?$/, '');
    expect((await look(address)).status).toBe(200);
    expect((await look(address.toUpperCase())).status).toBe(200);
  });

  it('a conversation with an impossible id is 404', async () => {
    expect((await look('/chat/a.b')).status).toBe(404);
  });

  it.each([
    ['/', 200, '<p>landing https://vesalio.example</p>'],
    ['/login', 200, '<p>login</p>'],
    ['/login/', 200, '<p>login</p>'],
    ['/login?sessionExpired=true', 200, '<p>login</p>'],
    ['/register', 200, '<p>shell</p>'],
    ['/chat', 200, '<p>chat</p>'],
    ['/chat/42', 200, '<p>chat</p>'],
    ['/account', 200, '<p>shell</p>'],
    ['/chat/42/extra', 404, '<p>nothing here</p>'],
    ['/nowhere', 404, '<p>nothing here</p>'],
    ['/app.html', 404, '<p>nothing here</p>'],
    ['/app/chat-page', 404, '<p>nothing here</p>'],
    ['/app/chat-page.html', 404, '<p>nothing here</p>'],
    ['/not-found.html', 404, '<p>nothing here</p>'],
  ])('%s is %i', async (path, status, text) => {
    expect(await look(path)).toEqual({ status, cache: 'no-cache', text });
  });

  it('reports that the site is not built', async () => {
    const empty = await openWorld(
      {},
      { folders: { site: join(root, 'none'), embed: root, storybook: root } },
    );
    expect((await empty.call('/')).status).toBe(503);
    await empty.close();
  });

  it('answers only GET and HEAD', async () => {
    const head = await world.call('/', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '38', '']);
    const posted = await world.call('/', { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('files', () => {
  const ASSET = '/assets/index-AbCd1234.js';

  it('with relative addresses have one spelling, so that a proxy may put a path before it', async () => {
    const { status, headers } = await world.call('/embed/diagnostico/', { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([301, '../diagnostico']);
  });

  it('are cached for a year if their name has a hash or version, and revalidated otherwise', async () => {
    expect((await look(ASSET)).cache).toBe('public, max-age=31536000, immutable');
    expect((await look('/embed/v0.1.0/vesalio.js')).cache).toBe('public, max-age=31536000, immutable');
    expect((await look('/embed/diagnostico')).cache).toBe('public, max-age=300');
    expect(await look('/robots.txt')).toEqual({
      status: 200,
      cache: 'public, max-age=3600',
      text: 'Sitemap: https://vesalio.example/sitemap.xml',
    });
    expect((await look('/assets/gone-AbCd1234.js')).status).toBe(404);
    expect((await look('/embed/v9.9.9/vesalio.js')).status).toBe(404);
  });

  it('of the site stay those of the start when an upgrade replaces them, and a file of the elements that is gone is 404', async () => {
    const before = join(root, 'before');
    for (const part of ['site', 'embed']) cpSync(join(root, part), join(before, part), { recursive: true });
    const folders = { site: join(before, 'site'), embed: join(before, 'embed'), storybook: before };
    const running = await openWorld({ PUBLIC_URL: 'https://vesalio.example' }, { folders });
    rmSync(before, { recursive: true });
    mkdirSync(folders.site, { recursive: true });
    writeFileSync(join(folders.site, 'app.html'), '<p>next version</p>');
    const statuses = [];
    for (const path of [ASSET, '/login', '/robots.txt', '/embed/v0.1.0/vesalio.js'])
      statuses.push((await running.call(path)).status);
    expect(statuses).toEqual([200, 200, 200, 404]);
    expect(await (await running.call('/account')).text()).toBe('<p>shell</p>');
    await running.close();
  });

  it('are sent compressed, and not at all if the browser has them', async () => {
    const plain = await world.call(ASSET, { headers: { 'Accept-Encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    const packed = await world.call(ASSET, { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(100);
    expect(packed.headers.get('vary')).toBe('Accept-Encoding');
    expect(await packed.text()).toBe(files['site/assets/index-AbCd1234.js']);
    const etag = packed.headers.get('etag') ?? '';
    expect(etag).not.toBe(plain.headers.get('etag'));
    const known = await world.call(ASSET, {
      headers: { 'Accept-Encoding': 'br', 'If-None-Match': `W/${etag}` },
    });
    expect([known.status, await known.text()]).toEqual([304, '']);
  });

  it('are sent as the build has compressed them', async () => {
    const packed = await world.call('/assets/built-AbCd1234.js', { headers: { 'Accept-Encoding': 'br' } });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(await packed.text()).toBe('export const by = "the build";');
  });

  it.each([
    ['br;q=0', null],
    ['br; q=0.000, gzip;q=0.5', 'gzip'],
    ['x-br', null],
    ['GZIP', 'gzip'],
  ])('are sent only in encodings that the browser accepts: %s', async (accepted, encoding) => {
    const answer = await world.call(ASSET, { headers: { 'Accept-Encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
  });

  it('of Storybook are not served with real services', async () => {
    expect(await look('/storybook/')).toMatchObject({ status: 404, text: '<p>nothing here</p>' });
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..\\secret.txt',
    '/..%5csecret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/embed/../../secret.txt',
    '/embed/..%2f..%2fsecret.txt',
    '/embed/v0.1.0/%2e%2e/%2e%2e/%2e%2e/secret.txt',
    '/.env',
    '/%2eenv',
    '/.vite/manifest.json',
    '//etc/passwd',
    '/etc/passwd%00.html',
    '/%00',
    '/%',
    '/%c0%ae%c0%ae/secret.txt',
    'http://169.254.169.254/secret.txt',
  ])('outside the folder cannot be read: %s', async (target) => {
    const answer = await new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(world.url);
      const socket = connect(Number(port), hostname, () => {
        socket.end(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      });
      let text = '';
      socket.on('data', (data) => {
        text += data;
      });
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1.1 40[04] /);
    expect(answer).not.toMatch(/secret\b(?!\.txt)|root:/);
  });
});
