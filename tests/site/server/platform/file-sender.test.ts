import type { CompressCallback, gzip, ZlibOptions } from 'node:zlib';
import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import type { ServerEnv } from '../../../../packages/site/server/platform/server-env.ts';
import { createFileSender } from '../../../../packages/site/server/platform/static/file-sender.ts';

const failures = vi.hoisted(() => ({ left: 1 }));
vi.mock('node:zlib', async (original) => {
  const zlib = await original<{ gzip: typeof gzip }>();
  return {
    ...zlib,
    gzip: (body: Uint8Array, options: ZlibOptions, done: CompressCallback) =>
      failures.left-- > 0 ? done(new Error('out of memory'), Buffer.of()) : zlib.gzip(body, options, done),
  };
});

it('a file that cannot be compressed is sent whole, and the next request tries again', async () => {
  const text = 'a'.repeat(2000);
  const send = createFileSender('https://vesalio.example', new Map([['/x.js', Buffer.from(text)]]));
  const app = new Hono<ServerEnv>().get('/x.js', (c) => send(c, '/x.js', 200, 'no-cache'));
  const ask = () => app.request('/x.js', { headers: { 'Accept-Encoding': 'gzip' } });
  const first = await ask();
  expect([first.status, first.headers.get('content-encoding'), await first.text()]).toEqual([
    200,
    null,
    text,
  ]);
  expect((await ask()).headers.get('content-encoding')).toBe('gzip');
});

it('a large file is copied for no reader, but sent piece by piece', async () => {
  const content = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251));
  const send = createFileSender('https://vesalio.example', new Map([['/x.png', content]]));
  const app = new Hono<ServerEnv>().get('/x.png', (c) => send(c, '/x.png', 200, 'no-cache'));
  const { body, headers } = await app.request('/x.png');
  const pieces: Uint8Array[] = [];
  for await (const piece of body ?? []) pieces.push(piece);
  expect(headers.get('content-length')).toBe('300000');
  expect(Buffer.concat(pieces).equals(content)).toBe(true);
  expect(new Set(pieces.map(({ buffer }) => buffer)).size).toBe(1);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(100_000);
});
