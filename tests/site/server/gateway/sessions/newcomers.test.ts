import { setImmediate } from 'node:timers/promises';
import type { Db } from '@vesalio/site/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { createNewcomers } from '../../../../../packages/site/server/gateway/sessions/newcomers.ts';
import { ServiceCall } from '../../../../../packages/site/server/gateway/upstream/service-call.ts';
import { addPerson, bearer, json, openWorld, sharedDb, type World } from '../gateway-world.ts';

const INVENTED = 60;
const ROOM = 400;
const BUSY = '203.0.113.9';

/** Calls that wait until the test lets one or all of them continue. */
function createBarrier() {
  const waiting: (() => void)[] = [];
  let isOpen = true;
  return {
    waiting,
    close: () => {
      isOpen = false;
    },
    open: () => {
      isOpen = true;
      for (const go of waiting.splice(0)) go();
    },
    letOne: () => waiting.shift()?.(),
    pass: () => (isOpen ? undefined : new Promise<void>((resolve) => waiting.push(resolve))),
  };
}

describe('many invented tokens from one address', () => {
  const product = createBarrier();
  const checks = createBarrier();
  let checked = 0;
  let world: World;
  beforeAll(async () => {
    const db = await sharedDb();
    const held: Db = {
      ...db,
      query: async (sql, params) => {
        if (!sql.startsWith('select') || !sql.includes('gateway_revoked_token')) return db.query(sql, params);
        await checks.pass();
        return db.query<never>(sql, params).finally(() => {
          checked += 1;
        });
      },
    };
    world = await openWorld({ TRUST_PROXY: '1' }, { db: held });
    world.on.set('GET /api/auth/my-account', async (seen, response) => {
      const id = Number(/token-(\d+)$/.exec(seen.headers.authorization ?? '')?.[1]);
      if (world.people.has(id)) return json(response, 200, { data: { id, name: 'Ana' } });
      await product.pass();
      json(response, 401, {});
    });
  });

  const readAs = (token: string | number, address: string) =>
    world
      .call('/api/auth/my-account', { headers: { ...bearer(token), 'X-Forwarded-For': address } })
      .then(({ status }) => status);
  const flood = (length = INVENTED) =>
    Array.from({ length }, (_, index) => readAs(`invented-${index}`, BUSY));
  const asked = () => world.seenAt('/api/auth/my-account').map(({ headers }) => headers.authorization);

  it('do not delay a person whose token is known, nor fill the product API', async () => {
    const person = addPerson(world);
    expect(await readAs(person.id, BUSY)).toBe(200);
    product.close();
    const invented = flood();
    await expect.poll(() => product.waiting.length).toBe(16);
    expect(await readAs(person.id, BUSY)).toBe(200);
    expect(product.waiting.length).toBe(16);
    product.open();
    expect(new Set(await Promise.all(invented))).toEqual(new Set([401]));
  });

  it('delay the new token of another address by one of them only', async () => {
    const person = addPerson(world);
    product.close();
    const start = checked;
    const invented = flood();
    await expect.poll(() => [product.waiting.length, checked - start]).toEqual([16, INVENTED]);
    const status = readAs(person.id, '198.51.100.7');
    await expect.poll(() => checked - start).toBe(INVENTED + 1);
    const before = asked().length;
    const isAsked = () => asked().includes(bearer(person.id).Authorization);
    for (let next = 1; !isAsked(); next += 1) {
      product.letOne();
      await expect.poll(() => asked().length).toBeGreaterThanOrEqual(before + next);
    }
    expect(asked().length - before).toBeLessThanOrEqual(5);
    expect(await status).toBe(200);
    product.open();
    await Promise.all(invented);
  });

  it('do not fill the connections to the database', async () => {
    const person = addPerson(world);
    expect(await readAs(person.id, BUSY)).toBe(200);
    checks.close();
    const invented = flood();
    await expect.poll(() => checks.waiting.length).toBe(4);
    const known = readAs(person.id, BUSY);
    await expect.poll(() => checks.waiting.length).toBe(5);
    checks.open();
    expect(await known).toBe(200);
    await Promise.all(invented);
  });

  it('get 429 if too many of them wait', async () => {
    checks.close();
    const invented = flood(ROOM + 10);
    await Promise.any(invented.map(async (status) => expect(await status).toBe(429)));
    const refused = await world.call('/api/auth/my-account', {
      headers: { ...bearer('invented-too'), 'X-Forwarded-For': BUSY },
    });
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '2']);
    checks.open();
    expect(new Set(await Promise.all(invented))).toEqual(new Set([401, 429]));
  });
});

it('removes an aborted call from the queue', async () => {
  const product = createNewcomers(() => new Date()).queueCalls(() => new Promise(() => {}));
  const leave = new AbortController();
  const ask = () =>
    product(new ServiceCall('/api/conversations', { headers: bearer(1), signal: leave.signal }));
  const asked = Promise.allSettled(Array.from({ length: 17 }, ask));
  leave.abort();
  expect((await asked).map(({ status }) => status)).toEqual(Array(17).fill('rejected'));
});

it('queues a token again that the product API no longer accepts', async () => {
  let answer = () => Promise.resolve(Response.json({}));
  const product = createNewcomers(() => new Date()).queueCalls(() => answer());
  const ask = () => product(new ServiceCall('/api/auth/my-account', { headers: bearer(1) }));
  await ask();
  answer = () => Promise.resolve(Response.json({}, { status: 401 }));
  await ask();
  let running = 0;
  answer = () => {
    running += 1;
    return new Promise(() => {});
  };
  for (let call = 0; call < 17; call += 1) void ask();
  await setImmediate();
  expect(running).toBe(16);
});

it('queues no token of the last 10,000 that my-account has accepted, for an hour', async () => {
  let isHeld = false;
  let now = Date.now();
  const running: string[] = [];
  const product = createNewcomers(() => new Date(now)).queueCalls((request) => {
    if (!isHeld) return Promise.resolve(Response.json({}));
    running.push(request.headers.get('authorization') ?? '');
    return new Promise(() => {});
  });
  const ask = (id: string, path = '/api/auth/my-account') =>
    product(new ServiceCall(path, { headers: bearer(id) }));
  for (const id of ['latest', 'oldest', 'latest']) await ask(id);
  await ask('other', '/api/conversations');
  for (let index = 0; index < 9_999; index += 1) await ask(`known-${index}`);
  isHeld = true;
  for (let index = 0; index < 16; index += 1) void ask(`new-${index}`);
  for (const id of ['oldest', 'other', 'latest']) void ask(id);
  await setImmediate();
  expect(running.slice(16)).toEqual([bearer('latest').Authorization]);
  now += 3_600_000;
  void ask('latest');
  await setImmediate();
  expect(running).toHaveLength(17);
});
