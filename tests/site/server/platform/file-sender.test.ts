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
