import { connect } from 'node:net';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { addPerson, bearer, openWorld, type World } from './gateway-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ RATE_LIMITS: 'off', EMBED_ORIGINS: 'https://hospital.example' });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const BODY = JSON.stringify({ email: 'ana@exemplo.com.br', password: 'Senha#123' });

/** Each look moves the fake clock too, by 50 ms. */
const WAIT = { timeout: 5_000 };

/** Sends a part of a login. Resolves with the answer when the server has closed the connection. */
function sendPart(part: string, rest?: Promise<string>): Promise<string> {
  const { hostname, port, host } = new URL(world.url);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    socket.on('data', (chunk) => chunks.push(chunk)).on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
    socket.write(
      `POST /api/auth/login HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: ${BODY.length}\r\n\r\n${part}`,
    );
    void rest?.then((text) => socket.write(text));
  });
}

/**
 * Starts before the request, whose timer the server has to set in it.
 * @returns a function that waits for that timer
 */
function useFakeTime(): () => Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const set = vi.spyOn(globalThis, 'setTimeout');
  return () => vi.waitFor(() => expect(set).toHaveBeenCalledWith(expect.any(Function), 30_000), WAIT);
}

it('refuses the body of a stranger that takes half a minute, and lets the connection go', async () => {
  const armed = useFakeTime();
  let answer = '';
  void sendPart(BODY.slice(0, 20)).then((text) => {
    answer = text;
  });
  await armed();
  await vi.advanceTimersByTimeAsync(30_000);
  // The server gives the client a second to read the answer.
  await vi.waitFor(() => expect(answer).toMatch(/^HTTP\/1\.1 408 .*x-vesalio-error: body-slow/is), WAIT);
  expect(world.seenAt('/api/auth/login')).toEqual([]);
});

it('takes a body that arrives in parts within this time', async () => {
  const armed = useFakeTime();
  let sendRest: (text: string) => void = () => {};
  const answer = sendPart(
    BODY.slice(0, 20),
    new Promise((resolve) => {
      sendRest = resolve;
    }),
  );
  await armed();
  await vi.advanceTimersByTimeAsync(20_000);
  sendRest(BODY.slice(20));
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(world.seenAt('/api/auth/login').map(({ body }) => body)).toEqual([BODY]);
});

it.each([
  ['POST', '/api/auth/login', {}],
  ['POST', '/api/subscription/create', bearer('nobody')],
  ['POST', '/ai/api/conversas', bearer('nobody')],
  ['POST', '/gateway/embed-session', { Origin: 'https://hospital.example' }],
])('%s %s: holds 16 kB of a stranger, not half a megabyte', async (method, path, headers) => {
  const send = (size: number) =>
    world.call(path, {
      method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'a'.repeat(size) }),
    });
  expect((await send(16_384)).status).toBe(413);
  expect((await send(16_000)).status).not.toBe(413);
});

it('takes half a megabyte of a person', async () => {
  const { id } = addPerson(world, { conversations: ['long'] });
  const named = await world.call('/api/conversations/getNewTitle', {
    method: 'POST',
    headers: { ...bearer(id), 'Content-Type': 'application/json' },
    body: JSON.stringify({ question: 'q', answer: 'a'.repeat(500_000), conversationId: 'long' }),
  });
  expect(named.status).toBe(200);
});
