import { connect, type Socket } from 'node:net';
import { beforeAll, expect, it } from 'vitest';
import { addPerson, bearer, messageForm, openWorld, type World } from '../gateway/gateway-world.ts';

const WRITE_MS = 1500;
const KEEP_ALIVE_MS = 2 * WRITE_MS;
const PIECE = Buffer.alloc(64 * 1024, 'x');
let world: World;
beforeAll(async () => {
  world = await openWorld(
    { RATE_LIMITS: 'off' },
    { timeouts: { writeMs: WRITE_MS, keepAliveMs: KEEP_ALIVE_MS } },
  );
});

/** Sends a question over a plain connection whose reading the test controls. */
async function ask(): Promise<Socket> {
  const person = addPerson(world);
  const conversationId = `slow-${person.id}`;
  person.conversations = [conversationId];
  const request = new Request('http://gateway/', {
    method: 'POST',
    headers: { ...bearer(person.id), Accept: 'text/event-stream' },
    body: messageForm({ conversationId, prompt: 'Dor?' }),
  });
  const body = Buffer.from(await request.arrayBuffer());
  const socket = connect(Number(new URL(world.url).port), '127.0.0.1');
  socket.on('error', () => {});
  const headers = [...request.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.write(
    `POST /ai/api/mensagens HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: ${body.length}\r\n${headers}\r\n`,
  );
  socket.write(body);
  return socket;
}

/** Asks for a history, which may be of any size, and sends it as fast as the client reads it. */
async function readHistory(times = Number.POSITIVE_INFINITY) {
  const person = addPerson(world);
  const conversationId = `long-${person.id}`;
  person.conversations = [conversationId];
  const path = `/api/mensagens/conversa/${conversationId}`;
  world.on.set(`GET ${path}`, (_seen, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    let sent = 0;
    const write = () => {
      while (sent < times && !response.destroyed) {
        sent += 1;
        if (!response.write(PIECE)) return void response.once('drain', write);
      }
      if (sent >= times) response.end();
    };
    write();
  });
  const socket = connect(Number(new URL(world.url).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write(
    `GET /ai${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: ${bearer(person.id).Authorization}\r\n\r\n`,
  );
  return { socket, call: () => world.seenAt(path)[0] };
}

it('aborts the upstream call of a reader that stops reading', async () => {
  const { socket, call } = await readHistory();
  await new Promise((resolve) => socket.once('data', resolve));
  socket.pause();
  const started = performance.now();
  expect(await call()?.cut, 'the service is told').toBe(true);
  expect(performance.now() - started).toBeLessThan(10_000);
  socket.destroy();
});

it('keeps a slow reader that still reads', async () => {
  const size = 600 * PIECE.length;
  const { socket } = await readHistory(600);
  let received = 0;
  socket.on('data', (chunk: Buffer) => {
    received += chunk.length;
    socket.pause();
    // Read more slowly than the answer arrives, for longer than the timeout of a stalled reader.
    setTimeout(() => socket.resume(), 5);
  });
  let isCut = false;
  socket.once('close', () => {
    isCut = true;
  });
  const started = performance.now();
  await expect.poll(() => isCut || received > size, { timeout: 40_000 }).toBe(true);
  expect(isCut).toBe(false);
  await expect.poll(() => received, { timeout: 40_000 }).toBeGreaterThan(size);
  expect(performance.now() - started).toBeGreaterThan(WRITE_MS);
  socket.destroy();
});

it('keeps a reader that waits long for an answer', async () => {
  world.on.set('POST /api/mensagens', (_seen, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write('event: delta\ndata: {"texto":"a"}\n\n');
    setTimeout(() => response.end('event: done\ndata: {}\n\n'), 2 * WRITE_MS);
  });
  const socket = await ask();
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  await expect.poll(() => text, { timeout: 20_000 }).toContain('event: done');
  socket.destroy();
});

it('closes a connection that is idle after its answer, but not before its keep-alive time', async () => {
  world.on.set('POST /api/mensagens', (_seen, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end('{"data":{}}');
  });
  const socket = await ask();
  await new Promise((resolve) => socket.once('data', resolve));
  const answered = performance.now();
  await new Promise((resolve) => socket.once('close', resolve));
  expect(performance.now() - answered).toBeGreaterThan(KEEP_ALIVE_MS - 100);
});

/** Sends requests at once on one connection. `answers` counts what came back. */
function pipeline(requests: number) {
  const socket = connect(Number(new URL(world.url).port), '127.0.0.1');
  socket.on('error', () => {});
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(requests));
  return { socket, closed, answers: () => text.match(/HTTP\/1\.1 200/g)?.length ?? 0 };
}

it('answers some requests that a connection sends at once', async () => {
  const { socket, answers } = pipeline(32);
  await expect.poll(answers).toBe(32);
  socket.destroy();
});

it('closes a connection that sends a thousand at once, each of which would hold an answer', async () => {
  const { closed, answers } = pipeline(1_000);
  await closed;
  expect(answers()).toBeLessThan(1_000);
});
