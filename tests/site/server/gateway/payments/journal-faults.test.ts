import type { Db } from '@vesalio/site/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createOutcomeQueue } from '../../../../../packages/site/server/gateway/payments/outcome-queue.ts';
import { DatabaseUnavailable } from '../../../../../packages/site/server/platform/db.ts';
import { addPerson, bearer, json, openWorld, type Person, sharedDb, type World } from '../gateway-world.ts';

const CREATE = 'POST /api/subscription/create';

/** A database that can be down: every statement fails, as on a closed connection. */
function breakable(db: Db): Db & { isAway: boolean; loses: string; delays: string } {
  const guard = <Result>(work: () => Promise<Result>): Promise<Result> =>
    broken.isAway ? Promise.reject(new DatabaseUnavailable('Connection terminated')) : work();
  let under: Parameters<Db['query']> | undefined;
  const broken = {
    isAway: false,
    /** The next statement with this beginning is executed, but its answer is lost. */
    loses: '',
    /** Fails the next statement with this beginning for the caller, and runs it after the following statement. */
    delays: '',
    query: <Row>(...args: Parameters<Db['query']>) =>
      guard(async () => {
        if (broken.delays && args[0].startsWith(broken.delays)) {
          broken.delays = '';
          under = args;
          throw new Error('Connection terminated');
        }
        const rows = await db.query<Row>(...args);
        if (!broken.loses || !args[0].startsWith(broken.loses)) return rows;
        broken.loses = '';
        throw new Error('Connection terminated');
      }),
    exec: (sql: string) => guard(() => db.exec(sql)),
    tx: <Result>(work: (inner: Db) => Promise<Result>) =>
      guard(async () => {
        const result = await db.tx(work);
        if (under) await db.query(...under);
        under = undefined;
        return result;
      }),
    close: () => db.close(),
  };
  return broken;
}

let db: ReturnType<typeof breakable>;
let world: World;
beforeAll(async () => {
  db = breakable(await sharedDb());
  world = await openWorld({}, { db, timeouts: { paymentMs: 1_000 } });
});

const pay = (person: Person, key: string) =>
  world.call('/api/subscription/create', {
    method: 'POST',
    headers: { ...bearer(person.id), 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ internalPlanName: 'fleming_plan', cardId: null }),
  });
const statusOf = async (person: Person, key: string): Promise<unknown> =>
  (await world.call(`/gateway/payments/${key}`, { headers: bearer(person.id) })).json();

describe('a database that goes away in the middle of a charge', () => {
  it.each([
    ['a charge', 200, { data: { status: 'succeeded' } }, { status: 'paid', outcome: 'succeeded' }],
    ['a refusal', 402, { message: 'Saldo insuficiente.' }, { status: 'refused', httpStatus: 402 }],
  ])('does not delay an answer, and stores %s when it is back', async (_name, status, body, outcome) => {
    const person = addPerson(world);
    world.on.set(CREATE, (_seen, response) => {
      db.isAway = true;
      json(response, status, body);
    });
    const answer = await pay(person, 'away');
    expect([answer.status, await answer.json()]).toEqual([status, body]);
    expect(await statusOf(person, 'away'), 'from memory').toMatchObject(outcome);
    db.isAway = false;
    const rows = () =>
      db.query('select status from gateway_attempt where owner_id like $1', [`%:${person.id}`]);
    await expect.poll(rows, { timeout: 10_000 }).toEqual([{ status: outcome.status }]);
    expect(await statusOf(person, 'away')).toMatchObject(outcome);
  });

  it('is reported as such by other calls, so that a client retries', async () => {
    const person = addPerson(world);
    const list = () => world.call('/api/conversations?page=1&pageSize=15', { headers: bearer(person.id) });
    expect((await list()).status).toBe(200);
    db.isAway = true;
    const answer = await list();
    db.isAway = false;
    expect([answer.status, answer.headers.get('X-Vesalio-Error'), answer.headers.get('Retry-After')]).toEqual(
      [503, 'database-down', '2'],
    );
  });

  it('prevents forwarding of an order that cannot be stored', async () => {
    const person = addPerson(world);
    await world.call('/api/auth/my-account', { headers: bearer(person.id) });
    world.seen.length = 0;
    db.isAway = true;
    const answer = await pay(person, 'unwritten');
    db.isAway = false;
    expect([answer.status, answer.headers.get('X-Vesalio-Error')]).toEqual([503, 'journal-down']);
    expect(world.seenAt('/api/subscription/create')).toEqual([]);
    world.on.set(CREATE, (_seen, response) => json(response, 200, { data: { status: 'succeeded' } }));
    expect((await pay(person, 'unwritten')).status).toBe(200);
  });

  it.each(['insert into gateway_attempt', 'update gateway_attempt set plan_before'])(
    'does not block the next attempt when only the answer to "%s" was lost',
    async (statement) => {
      const person = addPerson(world);
      world.seen.length = 0;
      world.on.set(CREATE, (_seen, response) => json(response, 200, { data: { status: 'succeeded' } }));
      db.loses = statement;
      expect((await pay(person, 'half-written')).status).toBe(503);
      expect(world.seenAt('/api/subscription/create')).toEqual([]);
      expect((await pay(person, 'half-written')).status).toBe(200);
      expect(world.seenAt('/api/subscription/create')).toHaveLength(1);
    },
  );

  it('withdraws a row that appears after its insert was given up', async () => {
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const person = addPerson(world);
    world.on.set(CREATE, (_seen, response) => json(response, 200, { status: 'succeeded' }));
    db.delays = 'insert into gateway_attempt';
    expect((await pay(person, 'delayed')).status).toBe(503);
    // Otherwise the row would block its key, and every other payment of the account, for 90 seconds.
    await vi.waitFor(async () => expect((await pay(person, 'delayed')).status).toBe(200), 10_000);
    log.mockRestore();
  });

  it('stores waiting outcomes before the server ends', async () => {
    const person = addPerson(world);
    const ending = await openWorld(world.addresses, { db });
    world.on.set(CREATE, (_seen, response) => {
      db.isAway = true;
      json(response, 200, { data: { status: 'ativo' } });
    });
    await ending.call('/api/subscription/create', {
      method: 'POST',
      headers: { ...bearer(person.id), 'Content-Type': 'application/json', 'Idempotency-Key': 'last' },
      body: JSON.stringify({ internalPlanName: 'fleming_plan', cardId: null }),
    });
    db.isAway = false;
    await ending.close();
    expect(await statusOf(person, 'last')).toEqual({ status: 'paid', outcome: 'ativo' });
  });
});

it('keeps a bounded number of outcomes in memory', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const queue = createOutcomeQueue({ finish: () => Promise.reject(new Error('away')) });
  for (let index = 0; index <= 10_000; index++) await queue.write('7', `key-${index}`, { status: 'paid' });
  log.mockRestore();
  expect(queue.pending('7', 'key-0')).toBeUndefined();
  expect(queue.pending('7', 'key-1')).toEqual({ status: 'paid' });
  expect(queue.pending('7', 'key-10000')).toEqual({ status: 'paid' });
});

it('stores the other outcomes although the database rejects one', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const written: string[] = [];
  const queue = createOutcomeQueue({
    finish: (_owner, key) => {
      if (key === 'rejected' || !isBack) return Promise.reject(new Error('no'));
      written.push(key);
      return Promise.resolve();
    },
  });
  let isBack = false;
  for (const key of ['rejected', 'a', 'b']) await queue.write('7', key, { status: 'paid' });
  isBack = true;
  await queue.flush();
  await queue.flush();
  log.mockRestore();
  expect(written).toEqual(['a', 'b']);
  expect(queue.length()).toBe(1);
});
