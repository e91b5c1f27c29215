import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { addPerson, bearer, json, openWorld, type World } from '../gateway-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ RATE_LIMITS: 'off' });
});

const PICTURE = 'A'.repeat(2_800_000);

/** Asks for the account again and again over one connection, and reads nothing. */
function askUnread(id: string, times: number) {
  const { hostname, port } = new URL(world.url);
  const socket = connect(Number(port), hostname).pause();
  socket.on('error', () => {});
  const head = `GET /api/auth/my-account HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: ${bearer(id).Authorization}\r\n\r\n`;
  socket.write(head.repeat(times));
  return socket;
}

it('refuses calls of an account that leaves 64 answers unread, until it has read them', async () => {
  const [greedy, other] = [addPerson(world), addPerson(world)];
  world.on.set('GET /api/auth/my-account', ({ headers }, response) =>
    json(response, 200, { id: Number(headers.authorization?.split('-')[1]), photoProfile: PICTURE }),
  );
  const ask = async ({ id }: { id: number }) => {
    const answer = await world.call('/api/auth/my-account', { headers: bearer(id) });
    await answer.arrayBuffer();
    return answer;
  };
  const sockets = [1, 2, 3, 4].map((session) => askUnread(`${greedy.id}-${session}`, 20));
  let refused = new Response();
  const askAgain = async () => {
    refused = await ask(greedy);
    return refused.status;
  };
  await expect.poll(askAgain, { timeout: 15_000 }).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(refused.headers.get('x-vesalio-error')).toBe('too-many-requests');
  expect((await ask(other)).status).toBe(200);
  for (const socket of sockets) socket.resume();
  await expect.poll(askAgain, { timeout: 15_000 }).toBe(200);
  for (const socket of sockets) socket.destroy();
});

it('refuses calls of a session that waits for 64 answers', async () => {
  const [greedy, other] = [addPerson(world), addPerson(world)];
  const waiting: (() => void)[] = [];
  world.on.set('GET /api/conversations', ({ headers }, response) => {
    const answer = () => json(response, 200, { items: [], totalCount: 0 });
    if (headers.authorization === bearer(greedy.id).Authorization) waiting.push(answer);
    else answer();
  });
  const ask = async ({ id }: { id: number }) =>
    (await world.call('/api/conversations', { headers: bearer(id) })).status;
  await world.call('/api/auth/my-account', { headers: bearer(greedy.id) });
  const asked = Array.from({ length: 64 }, () => ask(greedy));
  await expect.poll(() => waiting.length, { timeout: 15_000 }).toBe(64);
  expect(await ask(greedy)).toBe(429);
  expect(await ask(other)).toBe(200);
  for (const answer of waiting.splice(0)) answer();
  expect(new Set(await Promise.all(asked))).toEqual(new Set([200]));
  const again = ask(greedy);
  await expect.poll(() => waiting.length, { timeout: 15_000 }).toBe(1);
  waiting[0]?.();
  expect(await again).toBe(200);
});

/** Makes 120 calls of an account at once, by three sessions. The product answers none until 56 have been refused. */
async function askBySessions(id: number, path: string) {
  const waiting: (() => void)[] = [];
  world.on.set(`GET ${path}`, (_seen, response) => {
    waiting.push(() => json(response, 200, { id, items: [], totalCount: 0 }));
  });
  const statuses: number[] = [];
  const asked = [1, 2, 3].flatMap((session) =>
    Array.from({ length: 40 }, async () => {
      statuses.push((await world.call(path, { headers: bearer(`${id}-${session}`) })).status);
    }),
  );
  await expect.poll(() => waiting.length + statuses.length, { timeout: 15_000 }).toBe(120);
  const refused = statuses.filter((status) => status === 429).length;
  for (const answer of waiting) answer();
  await Promise.all(asked);
  return { reached: waiting.length, refused };
}

/** A person with three sessions that the product accepts. */
async function addPersonWithSessions() {
  const person = addPerson(world);
  world.on.set('GET /api/auth/my-account', (_seen, response) => json(response, 200, { id: person.id }));
  for (const session of [1, 2, 3])
    await world.call('/api/auth/my-account', { headers: bearer(`${person.id}-${session}`) });
  return person;
}

it.each(['/api/conversations', '/api/auth/my-account'])(
  'lets 64 calls of an account with many sessions through at once: %s',
  async (path) => {
    const { id } = await addPersonWithSessions();
    expect(await askBySessions(id, path)).toEqual({ reached: 64, refused: 56 });
  },
);

it('asks for the account of a new session before its list', async () => {
  const { id } = addPerson(world);
  world.on.set('GET /api/auth/my-account', (_seen, response) => json(response, 200, { id }));
  expect(await askBySessions(id, '/api/conversations')).toEqual({ reached: 64, refused: 56 });
});

it.each([
  ['POST', '/ai/api/mensagens', 'multipart/form-data; boundary=x'],
  ['PUT', '/api/auth/my-account/picture', 'application/json'],
  ['POST', '/api/conversations/getNewTitle', 'application/json'],
])('counts no call whose client left while its account was read: %s %s', async (method, path, type) => {
  const person = addPerson(world);
  const answers: (() => void)[] = [];
  world.on.set('GET /api/auth/my-account', (_seen, response) => {
    answers.push(() => json(response, 200, { id: person.id, activePlan: person.plan }));
  });
  const { hostname, port } = new URL(world.url);
  const sockets = Array.from({ length: 64 }, () => {
    const socket = connect(Number(port), hostname).on('error', () => {});
    socket.write(
      `${method} ${path} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: ${bearer(person.id).Authorization}\r\nContent-Type: ${type}\r\nContent-Length: 5000\r\n\r\n{`,
    );
    return socket;
  });
  await expect.poll(() => answers.length).toBe(1);
  await delay(200);
  for (const socket of sockets) socket.destroy();
  await delay(100);
  world.on.delete('GET /api/auth/my-account');
  for (const answer of answers) answer();
  const ask = async () => (await world.call('/gateway/conversations', { headers: bearer(person.id) })).status;
  await expect.poll(ask, { timeout: 10_000 }).toBe(200);
});
