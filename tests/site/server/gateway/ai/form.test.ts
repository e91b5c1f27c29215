import { request, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isLong } from '../../../../long.ts';
import {
  addPerson,
  bearer,
  json,
  messageForm,
  openWorld,
  type Person,
  type World,
} from '../gateway-world.ts';

let world: World;
let person: Person;
beforeAll(async () => {
  world = await openWorld({ RATE_LIMITS: 'off' });
  person = addPerson(world, { conversations: ['c'] });
  world.on.set('POST /api/mensagens', (_seen, response) => json(response, 200, { data: {} }));
});
beforeEach(() => {
  world.seen.length = 0;
});

const bytes = (...parts: (string | number[] | Uint8Array)[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    Buffer.concat(
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
    ),
  );
const be16 = (value: number) => [value >> 8, value & 255];
const png = (width: number, height: number) =>
  bytes(
    '\x89PNG\r\n\x1a\n',
    [0, 0, 0, 13],
    'IHDR',
    [0, 0, ...be16(width)],
    [0, 0, ...be16(height)],
    [8, 6, 0, 0, 0],
  );
const jpeg = (width: number, height: number, metadata = 0) =>
  bytes(
    [0xff, 0xd8],
    ...Array.from({ length: metadata }, () => bytes([0xff, 0xe1, ...be16(60_002)], new Uint8Array(60_000))),
    [0xff, 0xc0, ...be16(17), 8, ...be16(height), ...be16(width), 3],
    new Uint8Array(20),
  );
const pdf = bytes('%PDF-1.7\n', new Uint8Array(100));
const svg = bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');

const fields = { conversationId: 'c', prompt: 'Olá', topK: '10', web: 'false' };
type Upload = { part: string; name: string; type: string; bytes: Uint8Array<ArrayBuffer> };
const send = async (files: Upload[], given: Record<string, string> = fields): Promise<number> => {
  const response = await world.call('/ai/api/mensagens', {
    method: 'POST',
    headers: bearer(person.id),
    body: messageForm(given, files),
  });
  const { code, ...body } = (await response.json()) as { code?: string; message: string };
  if (!response.ok) expect(body).toEqual({ message: expect.any(String) });
  if (code) expect(response.headers.get('x-vesalio-error')).toBe(code);
  told = response.ok ? '' : body.message;
  return response.status;
};
/** The message of the last rejection. */
let told = '';
const reached = () => world.seenAt('/api/mensagens').length;

describe('files', () => {
  it.each<[string, Upload]>([
    ['a PNG', { part: 'images', name: 'a.png', type: 'image/png', bytes: png(8000, 5000) }],
    ['a JPEG', { part: 'images', name: 'a.jpg', type: 'image/jpeg', bytes: jpeg(100, 100) }],
    [
      'a JPEG with 600 kB of metadata',
      { part: 'images', name: 'a.JPEG', type: 'image/jpeg', bytes: jpeg(100, 100, 10) },
    ],
    ['a PDF', { part: 'pdfs', name: 'exame.2024.pdf', type: 'application/pdf', bytes: pdf }],
  ])('passes %s on unchanged', async (_name, file) => {
    expect(await send([file])).toBe(200);
    const seen = world.seenAt('/api/mensagens')[0];
    expect(seen?.body.includes(Buffer.from(file.bytes).toString('latin1'))).toBe(true);
  });

  it.each<[string, string, string, string, Uint8Array<ArrayBuffer>, number]>([
    ['an SVG named PNG', 'images', 'a.png', 'image/png', svg, 415],
    ['an SVG', 'images', 'a.svg', 'image/svg+xml', svg, 415],
    ['HTML named PDF', 'pdfs', 'a.pdf', 'application/pdf', bytes('<html><script>1</script>'), 415],
    ['HTML before the PDF', 'pdfs', 'a.pdf', 'application/pdf', bytes('<html>%PDF-1.7'), 415],
    ['a GIF', 'images', 'a.gif', 'image/gif', bytes('GIF89a', new Uint8Array(30)), 415],
    ['a PNG named JPEG', 'images', 'a.jpg', 'image/jpeg', png(10, 10), 415],
    ['a PDF among the images', 'images', 'a.pdf', 'application/pdf', pdf, 415],
    ['a picture among the PDFs', 'pdfs', 'a.png', 'image/png', png(10, 10), 415],
    ['another declared type', 'images', 'a.png', 'text/html', png(10, 10), 415],
    ['a double extension', 'images', 'a.svg.png', 'image/png', png(10, 10), 415],
    ['no extension', 'images', 'a', 'image/png', png(10, 10), 415],
    ['a NUL in the name', 'images', 'a.html\0.png', 'image/png', png(10, 10), 400],
    ['an empty file', 'images', 'a.png', 'image/png', bytes(''), 415],
    ['half a PNG header', 'images', 'a.png', 'image/png', bytes(png(10, 10).subarray(0, 20)), 415],
    ['a PNG of no width', 'images', 'a.png', 'image/png', png(0, 10), 415],
    [
      'a JPEG without a frame',
      'images',
      'a.jpg',
      'image/jpeg',
      bytes([0xff, 0xd8, 0xff, 0xda, 0, 9], new Uint8Array(50)),
      415,
    ],
    ['a PNG of 20,000²', 'images', 'a.png', 'image/png', png(20_000, 20_000), 413],
    ['a JPEG of 20,000²', 'images', 'a.jpg', 'image/jpeg', jpeg(20_000, 20_000), 413],
    ['a part of another name', 'files', 'a.png', 'image/png', png(10, 10), 400],
  ])(
    'turns down %s, and says which file (catalogue 10)',
    { retry: 3 },
    async (_name, part, name, type, content, status) => {
      const started = performance.now();
      expect(await send([{ part, name, type, bytes: content }])).toBe(status);
      if (status !== 400) expect(told).toMatch(new RegExp(`^${name}: .+\\.$`));
      expect(performance.now() - started).toBeLessThan(1000);
      expect(reached()).toBe(0);
    },
  );

  it.each([
    ['JSON', 'application/json'],
    ['an event stream', 'text/event-stream'],
  ])(
    'reports the refusal of a small last file, not a failure of the service, in an answer as %s',
    async (_name, accept) => {
      const form = messageForm(fields, [
        { part: 'images', name: 'boa.png', type: 'image/png', bytes: png(10, 10) },
        { part: 'pdfs', name: 'exame.pdf', type: 'application/pdf', bytes: bytes('<html>') },
      ]);
      for (const _ of [1, 2, 3, 4, 5]) {
        const response = await world.call('/ai/api/mensagens', {
          method: 'POST',
          headers: { ...bearer(person.id), Accept: accept },
          body: form,
        });
        expect(response.status).toBe(415);
        expect(response.headers.get('x-vesalio-error')).toBe('file-refused');
        expect(await response.json()).toEqual({
          message: 'exame.pdf: Tipo de arquivo não suportado. Apenas imagens e PDFs são permitidos.',
          code: 'file-refused',
        });
      }
      expect(reached()).toBe(0);
    },
  );

  it('removes the path from a file name', async () => {
    const name = `${'longo'.repeat(60)}<b>.png`;
    expect(await send([{ part: 'images', name, type: 'image/png', bytes: bytes('') }])).toBe(415);
    expect(told).toMatch(/^[^\p{Cc}]{80}: O arquivo está vazio\.$/u);
  });

  it('removes direction marks from a name, and never cuts a character in half', async () => {
    const file = (name: string) => [{ part: 'images', name, type: 'image/png', bytes: bytes('') }];
    expect(await send(file('exame\u202Egnp.png'))).toBe(415);
    expect(told).toBe('examegnp.png: O arquivo está vazio.');
    expect(await send(file(`${'😀'.repeat(100)}x.png`))).toBe(415);
    expect(told).toBe(`${'😀'.repeat(75)}x.png: O arquivo está vazio.`);
  });

  it('accepts five files and rejects a sixth', async () => {
    const file = (name: string) => ({
      part: 'images',
      name: `${name}.png`,
      type: 'image/png',
      bytes: png(10, 10),
    });
    expect(await send([...'abcde'].map(file))).toBe(200);
    expect(await send([...'abcdef'].map(file))).toBe(413);
    expect(reached()).toBe(1);
  });
});

describe('text parts', () => {
  it.each([
    ['no conversation', { ...fields, conversationId: '' }],
    ['a path as conversation', { ...fields, conversationId: '../1' }],
    ['nothing asked', { ...fields, prompt: '  ' }],
    ['a depth of 2', { ...fields, topK: '2' }],
    ['a depth of 18', { ...fields, topK: '18' }],
    ['a depth of 10.5', { ...fields, topK: '10.5' }],
    ['an odd web switch', { ...fields, web: 'yes' }],
  ])('are rejected with %s', async (_name, given) => {
    expect(await send([], given)).toBe(400);
    expect(reached()).toBe(0);
  });

  it('may be empty beside a file, and unknown ones are dropped', async () => {
    expect(
      await send([{ part: 'pdfs', name: 'a.pdf', type: 'application/pdf', bytes: pdf }], {
        ...fields,
        prompt: '',
        admin: '1',
      }),
    ).toBe(200);
    expect(world.seenAt('/api/mensagens')[0]?.body).not.toContain('admin');
  });

  it('must come before the files, and once each', async () => {
    const late = messageForm({ conversationId: 'c', prompt: 'a' }, [
      { part: 'pdfs', name: 'a.pdf', type: 'application/pdf', bytes: pdf },
    ]);
    late.append('topK', '5');
    const twice = messageForm(fields);
    twice.append('prompt', 'b');
    for (const body of [late, twice]) {
      const response = await world.call('/ai/api/mensagens', {
        method: 'POST',
        headers: bearer(person.id),
        body,
      });
      expect(response.status).toBe(400);
    }
    expect(reached()).toBe(0);
  });
});

/** Sends a raw request. Resolves to its status, or 0 if the server closed the connection. */
const raw = (headers: Record<string, string>, chunks: Iterable<Uint8Array>): Promise<number> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(world.url);
    const call = request({
      hostname,
      port,
      agent: false,
      method: 'POST',
      path: '/ai/api/mensagens',
      headers: { ...bearer(person.id), ...headers },
    });
    let status = 0;
    call.on('response', (response) => {
      response.resume();
      status = response.statusCode ?? 0;
    });
    call.on('error', () => {});
    call.on('close', () => resolve(status));
    const iterator = chunks[Symbol.iterator]();
    const next = () => {
      const { done, value } = iterator.next();
      if (done) call.end();
      else call.write(value, next);
    };
    next();
  });

const TYPE = 'multipart/form-data; boundary=B';
const textPart = (name: string, value: string) =>
  `--B\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const filePart =
  '--B\r\nContent-Disposition: form-data; name="pdfs"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-';
const sound = textPart('conversationId', 'c') + textPart('prompt', 'a') + filePart;

/**
 * Heap size of this process after garbage collection, in bytes. The fake service is in this process too. On a busy
 * machine, it learns late that an upload was cut off, and holds 10 MiB of each until then.
 */
async function kept(): Promise<number> {
  await expect.poll(() => world.arriving.size, { timeout: 20_000 }).toBe(0);
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  // The second collection runs after the first one's threads have freed its buffers.
  for (let turn = 0; turn < 2; turn += 1) if (typeof collect === 'function') collect();
  const { arrayBuffers, heapUsed } = process.memoryUsage();
  return arrayBuffers + heapUsed;
}

describe('size', () => {
  it('rejects a form by its declared size before it arrives', async () => {
    const status = await raw(
      { 'Content-Type': TYPE, 'Content-Length': String(10 * 2 ** 20 + 256 * 1024 + 1) },
      [Buffer.from(sound)],
    );
    expect(status).toBe(413);
    expect(reached()).toBe(0);
  });

  it('rejects a form without a declared size for what stands before its first part', async () => {
    function* padded(): Generator<Uint8Array> {
      for (let sent = 0; sent < 22; sent += 1) yield Buffer.alloc(2 ** 19, 65);
      yield Buffer.from(`\r\n${sound}--B--\r\n`);
    }
    expect(await raw({ 'Content-Type': TYPE, 'Transfer-Encoding': 'chunked' }, padded())).toBe(413);
    expect(reached()).toBe(0);
  });

  const UPLOADS = isLong ? 20 : 6;
  it(`rejects ${UPLOADS} uploads above 10 MiB without a declared size, and does not hold them in memory (catalogue 54)`, async () => {
    function* endless(): Generator<Uint8Array> {
      yield Buffer.from(sound);
      for (let sent = 0; sent < 30; sent += 1) yield Buffer.alloc(2 ** 19, 65);
    }
    const upload = () => raw({ 'Content-Type': TYPE, 'Transfer-Encoding': 'chunked' }, endless());
    expect(await upload()).toBe(413);
    const before = await kept();
    const statuses = [];
    for (let turn = 0; turn < UPLOADS; turn += 1) statuses.push(await upload());
    expect(new Set(statuses)).toEqual(new Set([413]));
    expect((await kept()) - before).toBeLessThan(10 * 2 ** 20);
    expect(reached()).toBe(0);
  });

  it('forwards exactly 10 MiB of files and rejects one byte more', async () => {
    const file = (length: number) => [
      {
        part: 'pdfs',
        name: 'a.pdf',
        type: 'application/pdf',
        bytes: bytes('%PDF-', new Uint8Array(length - 5)),
      },
    ];
    expect(await send(file(10 * 2 ** 20))).toBe(200);
    expect(await send(file(10 * 2 ** 20 + 1))).toBe(413);
    expect(reached()).toBe(1);
  });
});

describe('a slow network', () => {
  it('may take longer for the files of a question than its turn may last', async () => {
    const slow = await openWorld({ RATE_LIMITS: 'off' }, { timeouts: { turnMs: 200 } });
    const { id } = addPerson(slow, { conversations: ['c'] });
    slow.on.set('POST /api/mensagens', (_seen, response) => json(response, 200, { data: { resposta: 'a' } }));
    const call = request(new URL('/ai/api/mensagens', slow.url), {
      method: 'POST',
      headers: { ...bearer(id), 'Content-Type': TYPE, 'Idempotency-Key': 'k-slow' },
    });
    const status = new Promise<number | undefined>((resolve) => {
      call.on('response', (response) => resolve(response.resume().statusCode));
      call.on('error', () => resolve(0));
    });
    call.write(sound);
    await new Promise((resolve) => setTimeout(resolve, 600));
    call.end('rest\r\n--B--\r\n');
    expect(await status).toBe(200);
  });

  it('is cut by nothing in front of the gateway before the largest form could arrive', () => {
    const { port } = new URL(world.url);
    // Node has no public list of its servers.
    const { _getActiveHandles: handles } = process as unknown as { _getActiveHandles(): unknown[] };
    const servers = handles.call(process).filter((handle) => handle instanceof Server);
    const own = servers.find((server) => (server.address() as AddressInfo | null)?.port === Number(port));
    expect(own?.requestTimeout).toBeGreaterThan(840_000);
  });
});

describe('a question of a size that is not accepted has a reason that the person can read', () => {
  const reason = { code: 'too-large', message: expect.stringContaining('Encurte o texto') };
  const ask = async (prompt: string, headers: Record<string, string> = {}) => {
    const response = await world.call('/ai/api/mensagens', {
      method: 'POST',
      headers: { ...bearer(person.id), ...headers },
      body: messageForm({ ...fields, prompt }, []),
    });
    const { message } = (await response.json()) as { message: string };
    return { status: response.status, code: response.headers.get('x-vesalio-error'), message };
  };

  it('by the gateway', async () => {
    expect(await ask('a'.repeat(300_000))).toEqual({ status: 413, ...reason });
  });

  it.each<Record<string, string>>([{}, { 'Idempotency-Key': 'k-too-large' }])(
    'by the service behind it, whose own words nobody waits for: %o',
    async (headers) => {
      const before = world.on.get('POST /api/mensagens');
      let isCut: Promise<boolean> | undefined;
      world.on.set('POST /api/mensagens', ({ cut }, response) => {
        isCut = cut;
        response.writeHead(413, { 'Content-Type': 'application/json' }).write('{"message":"too many');
      });
      expect(await ask('Olá', headers)).toEqual({ status: 413, ...reason });
      expect(await isCut).toBe(true);
      if (before) world.on.set('POST /api/mensagens', before);
    },
  );
});

describe('malformed forms', () => {
  it.each([
    ['another type', { 'Content-Type': 'application/json' }, '{}', 415],
    ['no type', {}, 'x', 415],
    ['no boundary', { 'Content-Type': 'multipart/form-data' }, 'x', 415],
    ['an empty boundary', { 'Content-Type': 'multipart/form-data; boundary=' }, 'x', 400],
    ['no body', { 'Content-Type': TYPE }, '', 400],
    ['no end', { 'Content-Type': TYPE }, sound, 400],
    ['a broken part header', { 'Content-Type': TYPE }, '--B\r\nX\r\n\r\n\r\n--B--', 400],
    [
      'a text part of 300 kB',
      { 'Content-Type': TYPE },
      `${textPart('prompt', 'a'.repeat(300_000))}--B--`,
      413,
    ],
    [
      '21 text parts',
      { 'Content-Type': TYPE },
      `${Array.from({ length: 21 }, (_, n) => textPart(`f${n}`, 'a')).join('')}--B--`,
      400,
    ],
  ])('are rejected: %s', async (_name, headers, body, status) => {
    expect(await raw(headers as Record<string, string>, [Buffer.from(body)])).toBe(status);
    expect(reached()).toBe(0);
  });

  it('never end the process, whatever is cut, doubled or flipped', async () => {
    const whole = Buffer.from(`${sound}rest\r\n--B--\r\n`);
    const mutation = fc.record({
      cut: fc.nat(whole.length),
      flips: fc.array(fc.tuple(fc.nat(whole.length - 1), fc.integer({ min: 0, max: 255 })), { maxLength: 6 }),
      doubled: fc.boolean(),
      noise: fc.uint8Array({ maxLength: 64 }),
      isChunked: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(mutation, async ({ cut, flips, doubled, noise, isChunked }) => {
        const mutated = Buffer.from(whole);
        for (const [at, value] of flips) mutated[at] = value;
        const body = Buffer.concat([mutated.subarray(0, cut), noise, doubled ? mutated : Buffer.alloc(0)]);
        const framing: Record<string, string> = isChunked
          ? { 'Transfer-Encoding': 'chunked' }
          : { 'Content-Length': String(body.length) };
        const status = await raw({ 'Content-Type': TYPE, ...framing }, [body]);
        expect([200, 400, 403, 404, 413, 415]).toContain(status);
      }),
      { numRuns: isLong ? 600 : 150, seed: 42 },
    );
    expect(await send([])).toBe(200);
  });

  it('survives a hundred aborted uploads', async () => {
    const { hostname, port } = new URL(world.url);
    const tear = (after: string) =>
      new Promise<void>((resolve) => {
        const call = request({
          hostname,
          port,
          method: 'POST',
          path: '/ai/api/mensagens',
          headers: { ...bearer(person.id), 'Content-Type': TYPE, 'Content-Length': '5000000' },
        });
        call.on('error', () => resolve());
        call.write(after, () => setTimeout(() => call.destroy(), 5));
        call.on('close', () => resolve());
      });
    await Promise.all(
      Array.from({ length: 100 }, (_, turn) => tear(sound.slice(0, (turn * 7) % sound.length))),
    );
    expect(await send([])).toBe(200);
    expect(reached()).toBe(1);
  });
});
