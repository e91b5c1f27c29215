import { migrations, openDatabase } from '@vesalio/site/server';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createJournal } from '../../../../../packages/site/server/gateway/payments/journal.ts';
import { readOrder } from '../../../../../packages/site/server/gateway/payments/order.ts';
import { isLong } from '../../../../long.ts';
import { createRandom } from '../../../../random.ts';
import { databases, ownDatabase } from '../../database-copy.ts';
import {
  addPerson,
  bearer,
  json,
  openWorld,
  type Person,
  type Seen,
  sharedDb,
  type World,
} from '../gateway-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({}, { timeouts: { paymentMs: 1_000 } });
});

const NUMBER = '4111111111111111';
const payment = { internalPlanName: 'fleming_plan', card: { number: NUMBER, cvv: '987' }, couponCode: null };
const CREATE = 'POST /api/subscription/create';
const freePlan = { id: 1, name: 'free_plan', status: true };

const post = (target: World, path: string, person: Person, key: string, body: unknown): Promise<Response> =>
  target.call(path, {
    method: 'POST',
    headers: { ...bearer(person.id), 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(body),
  });
const pay = (person: Person, key: string, body: unknown = payment, target = world) =>
  post(target, '/api/subscription/create', person, key, body);
const statusOf = async (person: Person, key: string, target = world): Promise<unknown> =>
  (await target.call(`/gateway/payments/${key}`, { headers: bearer(person.id) })).json();
const charges = (target = world): Seen[] => target.seenAt('/api/subscription/create');
const answer = (status: number, body: unknown) =>
  world.on.set(CREATE, (_seen, response) => json(response, status, body));
const activate = (person: Person) => {
  person.plan = { id: 7, name: 'Fleming', status: true, startDate: '2026-11-20' };
};

describe('a payment', () => {
  it('is forwarded unchanged, once, and its key always gets the same answer', async () => {
    const person = addPerson(world);
    world.seen.length = 0;
    answer(200, { data: { status: 'succeeded', id: 5 } });
    const first = await pay(person, 'key-1');
    expect([first.status, await first.json()]).toEqual([200, { data: { status: 'succeeded', id: 5 } }]);
    const again = await pay(person, 'key-1');
    expect([again.status, await again.json()]).toEqual([200, { data: { status: 'succeeded' } }]);
    expect(await statusOf(person, 'key-1')).toEqual({ status: 'paid', outcome: 'succeeded' });
    expect(charges()).toHaveLength(1);
    expect(JSON.parse(charges()[0]?.body ?? '')).toEqual(payment);
    expect(charges()[0]?.headers).toMatchObject({
      'idempotency-key': 'key-1',
      accept: 'application/json',
      'content-type': 'application/json',
    });
  });

  it('is recorded as paid although the account was deleted during the charge', async () => {
    const person = addPerson(world);
    let charge = () => {};
    const isDeleted = new Promise<void>((resolve) => {
      charge = resolve;
    });
    let arrive = () => {};
    const hasArrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    world.on.set(CREATE, async (_seen, response) => {
      arrive();
      await isDeleted;
      json(response, 200, { data: { status: 'succeeded' } });
    });
    world.on.set('DELETE /api/auth/delete-account', (_seen, response) => json(response, 200, {}));
    const paying = pay(person, 'key-deleted');
    await hasArrived;
    await world.call('/api/auth/delete-account', { method: 'DELETE', headers: bearer(person.id) });
    charge();
    expect((await paying).status).toBe(200);
    const rows = await (await sharedDb()).query<{ owner: string; status: string }>(
      `select owner_id as owner, status from gateway_attempt where idempotency_key = 'key-deleted'`,
    );
    expect(rows).toEqual([{ owner: expect.stringContaining('deleted-'), status: 'paid' }]);
  });

  it.each([
    ['a refusal', 402, { message: `Cartão ${NUMBER} recusado.` }, 'refused', 'Cartão ••• recusado.'],
    ['an unsuccessful status', 200, { data: { status: 'failed' } }, 'refused', undefined],
    ['a pending payment', 200, { data: { status: 'pending' } }, 'paid', undefined],
    ['an answer without a status', 200, {}, 'unknown', undefined],
    ['a server error', 500, { message: 'Falha.' }, 'refused', 'Falha.'],
    ['a server error without a word', 500, {}, 'refused', undefined],
    ['a time-out of the product itself', 504, {}, 'refused', undefined],
  ])('remembers %s', async (_name, httpStatus, body, status, message) => {
    const person = addPerson(world);
    answer(httpStatus, body);
    const response = await pay(person, 'key-2');
    expect([response.status, await response.json()]).toEqual([httpStatus, body]);
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('X-Vesalio-Error')).toBeNull();
    expect(await statusOf(person, 'key-2')).toMatchObject({
      status,
      ...(message ? { message } : {}),
      ...(status === 'refused' ? { httpStatus } : {}),
    });
    world.seen.length = 0;
    const again = await pay(person, 'key-2');
    expect(again.status).toBe(status === 'unknown' ? 409 : httpStatus);
    expect(charges()).toEqual([]);
  });

  it('is never answered 408, after which a browser sends it again by itself', async () => {
    const person = addPerson(world);
    answer(408, {});
    expect((await pay(person, 'key-408')).status).toBe(504);
    expect(await statusOf(person, 'key-408')).toEqual({ status: 'refused', httpStatus: 408 });
    expect((await pay(person, 'key-408')).status).toBe(504);
  });

  it('is 422 for another body under the same key, and a key belongs to its person (catalogue 32)', async () => {
    const [ana, rui] = [addPerson(world), addPerson(world)];
    answer(200, { data: { status: 'ativo' } });
    await pay(ana, 'key-3');
    world.seen.length = 0;
    expect((await pay(ana, 'key-3', { ...payment, couponCode: 'X' })).status).toBe(422);
    expect(charges()).toEqual([]);
    expect((await world.call('/gateway/payments/key-3', { headers: bearer(rui.id) })).status).toBe(404);
    expect((await pay(rui, 'key-3', { ...payment, couponCode: 'X' })).status).toBe(200);
    expect((await world.call('/gateway/payments/key-3')).status).toBe(401);
  });

  it('is 409 while it is in flight, and charged once however often it is clicked (catalogue 32)', async () => {
    const patient = await openWorld();
    const person = addPerson(patient);
    let proceed = () => {};
    const gate = new Promise<void>((resolve) => {
      proceed = resolve;
    });
    patient.on.set(CREATE, async (_seen, response) => {
      await gate;
      json(response, 200, { data: { status: 'succeeded' } });
    });
    let ended = 0;
    const clicks = Array.from({ length: 20 }, () =>
      pay(person, 'key-4', payment, patient).finally(() => ended++),
    );
    while (charges(patient).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await statusOf(person, 'key-4', patient)).toEqual({ status: 'inflight' });
    while (ended < 19) await new Promise((resolve) => setTimeout(resolve, 5));
    proceed();
    const answers = await Promise.all(clicks);
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ]);
    for (const late of answers.filter(({ status }) => status === 409))
      expect(late.headers.get('X-Vesalio-Error')).toBe('in-flight');
    expect(charges(patient)).toHaveLength(1);
    await patient.close();
  });

  it.each(['cut', 'silent', '503'])(
    'that was carried out is found again when the answer was lost (%s)',
    async (fault) => {
      const person = addPerson(world, { plan: freePlan });
      world.seen.length = 0;
      world.on.set(CREATE, (_seen, response) => {
        activate(person);
        if (fault === 'cut') response.destroy();
        if (fault === '503') json(response, 503, {});
      });
      const response = await pay(person, 'key-5');
      expect([response.status, await response.json()]).toEqual([200, { data: { status: 'succeeded' } }]);
      expect(await statusOf(person, 'key-5')).toEqual({ status: 'paid', outcome: 'succeeded' });
      expect(charges()).toHaveLength(1);
    },
  );

  it('whose connection was cut stays unknown until my-account shows the plan, and is never repeated', async () => {
    const person = addPerson(world, { plan: freePlan });
    world.seen.length = 0;
    world.on.set(CREATE, (_seen, response) => void response.destroy());
    expect((await pay(person, 'key-6')).status).toBe(502);
    expect(await statusOf(person, 'key-6')).toEqual({ status: 'unknown' });
    const again = await pay(person, 'key-6');
    expect([again.status, await again.json()]).toEqual([
      409,
      { status: 'unknown', message: expect.any(String) },
    ]);
    activate(person);
    expect(await statusOf(person, 'key-6')).toEqual({ status: 'paid', outcome: 'succeeded' });
    const settled = await pay(person, 'key-6');
    expect([settled.status, await settled.json()]).toEqual([200, { data: { status: 'succeeded' } }]);
    expect(charges()).toHaveLength(1);
  });

  it('is not counted as paid because of the plan that the person already had', async () => {
    const person = addPerson(world);
    world.on.set(CREATE, (_seen, response) => void response.destroy());
    expect((await pay(person, 'key-7')).status).toBe(502);
    expect(await statusOf(person, 'key-7')).toEqual({ status: 'unknown' });
  });

  it.each([
    [200, { data: { status: 'succeeded' } }, 'paid'],
    [402, { message: 'Recusado.' }, 'refused'],
  ])('ends as the product API says by %i, without a look at the account', async (status, body, end) => {
    const person = addPerson(world, { plan: freePlan });
    onTestFinished(() => void world.on.delete('GET /api/auth/my-account'));
    world.on.set(CREATE, (_seen, response) => {
      world.on.set('GET /api/auth/my-account', (_request, late) => json(late, 503, {}));
      json(response, status, body);
    });
    expect((await pay(person, 'key-told')).status).toBe(status);
    world.on.delete('GET /api/auth/my-account');
    expect(await statusOf(person, 'key-told')).toMatchObject({ status: end });
  });

  it('is completed although the browser has disconnected', async () => {
    const person = addPerson(world);
    world.seen.length = 0;
    world.on.set(CREATE, async (_seen, response) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      json(response, 200, { data: { status: 'succeeded' } });
    });
    const leave = new AbortController();
    const left = world.call('/api/subscription/create', {
      method: 'POST',
      headers: { ...bearer(person.id), 'Content-Type': 'application/json', 'Idempotency-Key': 'key-8' },
      body: JSON.stringify(payment),
      signal: leave.signal,
    });
    left.catch(() => {});
    while (charges().length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    leave.abort();
    expect(await charges()[0]?.cut).toBe(false);
    await expect.poll(() => statusOf(person, 'key-8')).toEqual({ status: 'paid', outcome: 'succeeded' });
  });

  it.each([
    ['forward', 3_600_000, '{"data":{"status":"succeeded"}}', 200],
    ['back', -3_600_000, '', 504],
  ])('has its own second for the answer, though the clock is set %s', async (_name, step, body, status) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    world.on.set(CREATE, async (_seen, response) => {
      vi.setSystemTime(Date.now() + step);
      response.writeHead(200, { 'Content-Type': 'application/json' }).flushHeaders();
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (body) response.end(body);
    });
    const began = performance.now();
    expect((await pay(addPerson(world, { plan: freePlan }), 'key-clock')).status).toBe(status);
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it('left in flight by a server that died becomes unknown in the next one', async () => {
    const person = addPerson(world, { plan: freePlan });
    const db = await sharedDb();
    const statuses = async () =>
      (
        await db.query<{ status: string }>('select status from gateway_attempt where owner_id like $1', [
          `%:${person.id}`,
        ])
      ).map(({ status }) => status);
    world.seen.length = 0;
    world.on.set(CREATE, () => {});
    const lost = pay(person, 'key-9');
    await expect.poll(() => charges().length, { timeout: 10_000 }).toBe(1);
    expect(await statuses()).toEqual(['inflight']);
    const next = await openWorld();
    expect(await statuses()).toEqual(['unknown']);
    await next.close();
    await lost;
  });

  it('needs a session, a valid key and the name of a plan, and is not forwarded without them', async () => {
    const person = addPerson(world);
    world.seen.length = 0;
    expect((await pay({ id: 0 }, 'key-10')).status).toBe(401);
    expect((await pay(person, 'a key/with space')).status).toBe(400);
    for (const internalPlanName of ['x'.repeat(129), 'fleming\u0000'])
      expect((await pay(person, 'key-10', { ...payment, internalPlanName })).status).toBe(400);
    expect((await pay(person, 'key-10', { ...payment, installments: -1e16 })).status).toBe(400);
    expect(charges()).toEqual([]);
  });

  it('is charged at the price of its plan, so no amount that a browser names is forwarded', async () => {
    const person = addPerson(world);
    world.seen.length = 0;
    await pay(person, 'key-amount', { ...payment, amount: 0.01 });
    expect(charges().map(({ body }) => JSON.parse(body))).toEqual([payment]);
  });
});

describe('the lease of an attempt', () => {
  const order = readOrder('payment', payment);
  const openJournal = async () =>
    createJournal({
      db: await sharedDb(),
      secrets: ['a-secret'],
      pseudonymOf: (id) => id,
      scope: 'lease:',
      isAlone: false,
    });
  const pass = async (seconds: number) =>
    (await sharedDb()).query(
      `update gateway_attempt set held_until = held_until - make_interval(secs => $1),
         forwarded_at = forwarded_at - make_interval(secs => $1)
       where starts_with(owner_id, 'lease:')`,
      [seconds],
    );

  it('ends an attempt whose process died, and no other', async () => {
    const journal = await openJournal();
    for (const owner of ['live', 'dead', 'unsent']) {
      await journal.begin(owner, 'key', order);
      if (owner !== 'unsent') await journal.forward(owner, 'key', 'free_plan');
    }
    const statuses = () =>
      Promise.all(
        ['live', 'dead', 'unsent'].map(async (owner) => (await journal.read(owner, 'key'))?.status),
      );
    await pass(20);
    await journal.sweep();
    expect(await statuses()).toEqual(['inflight', 'inflight', 'inflight']);
    await journal.hold([{ owner: 'live', key: 'key' }]);
    await pass(15);
    await journal.sweep();
    expect(await statuses()).toEqual(['inflight', 'unknown', undefined]);
    expect(await journal.settle('dead', 'key', 'succeeded'), 'my-account shows the plan').toBe(true);
    await journal.finish('live', 'key', { status: 'refused', httpStatus: 402 });
    expect(await statuses()).toEqual(['refused', 'paid', undefined]);
  });

  it('does not let a charge be paid again that may still be carried out', async () => {
    const journal = await openJournal();
    await journal.begin('killed', 'key', order);
    await journal.forward('killed', 'key', 'free_plan');
    await pass(40);
    await journal.sweep();
    const payAnyway = async (key: string) => (await journal.begin('killed', key, order, 'key')).status;
    expect(await payAnyway('too-soon')).toBe('open');
    await pass(60);
    expect(await payAnyway('anyway')).toBe('begun');
  });

  it('does not hold back a payment whose own process saw no answer', async () => {
    const journal = await openJournal();
    await journal.begin('cut', 'key', order);
    await journal.forward('cut', 'key', 'free_plan');
    await journal.finish('cut', 'key', { status: 'unknown' });
    expect((await journal.begin('cut', 'anyway', order, 'key')).status).toBe('begun');
  });

  it('is renewed while the charge runs', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const patient = await openWorld();
    const person = addPerson(patient);
    const db = await sharedDb();
    const left = async () => {
      const [row] = await db.query<{ seconds: number }>(
        `select extract(epoch from held_until - clock_timestamp())::float8 as seconds
         from gateway_attempt where idempotency_key = 'renewed'`,
      );
      return row?.seconds;
    };
    let charge = () => {};
    const isCharged = new Promise<void>((resolve) => {
      charge = resolve;
    });
    patient.on.set(CREATE, async (_seen, response) => {
      await isCharged;
      json(response, 200, { data: { status: 'succeeded' } });
    });
    const paying = pay(person, 'renewed', payment, patient);
    await expect.poll(() => charges(patient).length, { timeout: 10_000 }).toBe(1);
    await db.query(
      "update gateway_attempt set held_until = held_until - interval '15 seconds' where idempotency_key = 'renewed'",
    );
    expect(await left()).toBeLessThan(16);
    vi.advanceTimersByTime(10_000);
    await expect.poll(left, { timeout: 10_000 }).toBeGreaterThan(20);
    charge();
    expect((await paying).status).toBe(200);
    expect(await left()).toBe(null);
    await patient.close();
  });
});

/** `npm run test:faults` runs 300. */
const PAYMENTS = isLong ? 300 : 60;

it(`charges nobody twice and loses no charge in ${PAYMENTS} payments over a faulty line`, async () => {
  const seed = 20_261_120;
  const random = createRandom(seed);
  const charged = new Map<number, number>();
  const charge = (person: Person) => {
    charged.set(person.id, (charged.get(person.id) ?? 0) + 1);
    activate(person);
  };
  const faults = [
    'none',
    'none',
    'refused',
    'cut before',
    'cut after',
    '503 before',
    '503 after',
    '500 after',
    'garbled',
    'silent after',
  ];
  world.on.set(CREATE, (seen, response) => {
    const person = world.people.get(Number(/\d+$/.exec(seen.headers.authorization ?? '')?.[0]));
    const fault = random.pick(faults);
    if (person && (fault === 'none' || fault === 'garbled' || fault.endsWith('after'))) charge(person);
    if (fault === 'none') json(response, 200, { data: { status: 'succeeded' } });
    else if (fault === 'refused') json(response, 402, { message: 'Recusado.' });
    else if (fault.startsWith('50')) json(response, Number(fault.slice(0, 3)), {});
    else if (fault === 'garbled') response.end('{"data":{"sta');
    else if (fault.startsWith('cut')) response.destroy();
  });
  const payers = Array.from({ length: PAYMENTS }, () => addPerson(world, { plan: freePlan }));
  const attempt = async (person: Person) => {
    for (const _ of [1, 2, 3]) await (await pay(person, 'only')).text();
  };
  // Run thirty at a time, so that only the faults cause timeouts, not the load.
  for (let from = 0; from < payers.length; from += 30)
    await Promise.all(payers.slice(from, from + 30).map(attempt));
  // A charge may arrive after its caller has timed out, so check the outcome when everything is idle.
  const ends = await Promise.all(
    payers.map(async (person) => {
      const { status } = (await statusOf(person, 'only')) as { status: string };
      return { status, charges: charged.get(person.id) ?? 0 };
    }),
  );
  const count = (status: string) => ends.filter((end) => end.status === status).length;
  expect(
    ends.filter(({ charges: times }) => times > 1),
    `seed ${seed}`,
  ).toEqual([]);
  expect(
    ends.filter(({ status, charges: times }) => (status === 'paid') !== (times === 1)),
    `seed ${seed}`,
  ).toEqual([]);
  expect(count('paid')).toBeGreaterThan(PAYMENTS / 6);
  expect(count('refused')).toBeGreaterThan(0);
  expect(count('unknown')).toBeGreaterThan(0);
  expect(count('paid') + count('refused') + count('unknown')).toBe(PAYMENTS);
});

describe('saving a card', () => {
  const path = (id: number) => `/api/clientCards/cliente/${id}`;

  it('is stored in the journal like a payment, for the own account only', async () => {
    const [ana, rui] = [addPerson(world), addPerson(world)];
    world.seen.length = 0;
    world.on.set(`POST ${path(ana.id)}`, (_seen, response) =>
      json(response, 201, { data: { clientCardId: 31, maskedNumber: '1111' } }),
    );
    const card = { number: NUMBER, cvv: '987' };
    expect((await post(world, path(ana.id), rui, 'card-1', card)).status).toBe(403);
    const saved = await post(world, path(ana.id), ana, 'card-1', { ...card, clientCardId: 5 });
    expect([saved.status, await saved.json()]).toEqual([
      201,
      { data: { clientCardId: 31, maskedNumber: '1111' } },
    ]);
    const again = await post(world, path(ana.id), ana, 'card-1', card);
    expect([again.status, await again.json()]).toEqual([201, { data: { clientCardId: '31' } }]);
    for (const change of [{ number: '5555555555554444' }, { label: 'Outro' }])
      expect((await post(world, path(ana.id), ana, 'card-1', { ...card, ...change })).status).toBe(422);
    const forwarded = world.seenAt(path(ana.id)).filter(({ method }) => method === 'POST');
    expect(forwarded.map(({ body }) => JSON.parse(body))).toEqual([card]);
  });

  it('may be answered without a body', async () => {
    const person = addPerson(world);
    world.on.set(`POST ${path(person.id)}`, (_seen, response) => void response.writeHead(204).end());
    const save = () => post(world, path(person.id), person, 'card-3', { number: NUMBER });
    expect((await save()).status).toBe(204);
    expect((await save()).status).toBe(204);
  });

  it('has failed if the product API fails, whatever the account shows', async () => {
    const person = addPerson(world, { plan: freePlan });
    world.on.set(`POST ${path(person.id)}`, (_seen, response) => {
      activate(person);
      world.on.set('GET /api/auth/my-account', (_request, late) => json(late, 503, {}));
      json(response, 500, { message: 'Erro.' });
    });
    onTestFinished(() => void world.on.delete('GET /api/auth/my-account'));
    const save = () => post(world, path(person.id), person, 'card-2', { number: NUMBER });
    expect((await save()).status).toBe(500);
    world.on.delete('GET /api/auth/my-account');
    const again = await save();
    expect([again.status, await again.json()]).toEqual([500, { message: 'Erro.' }]);
  });
});

describe('the fingerprint of an order', () => {
  const fingerprints = async (person: Person) =>
    (
      await (
        await sharedDb()
      ).query<{ fingerprint: string }>(
        'select fingerprint from gateway_attempt where owner_id like $1 order by started_at',
        [`%:${person.id}`],
      )
    ).map(({ fingerprint }) => fingerprint);

  it('depends on neither code, document nor hidden digits, so none can be guessed from it', async () => {
    const person = addPerson(world);
    answer(402, { message: 'Recusado.' });
    const cards = [
      payment.card,
      { ...payment.card, cvv: '123' },
      { number: '4000000000001111', cvv: '987' },
      { ...payment.card, holderDocument: '52998224725' },
    ];
    for (const [index, card] of cards.entries()) await pay(person, `print-${index}`, { ...payment, card });
    const [first, ...others] = await fingerprints(person);
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(others).toEqual([first, first, first]);
    const other = addPerson(world);
    await pay(other, 'print-0');
    expect(await fingerprints(other)).not.toEqual([first]);
  });

  it.each([
    ['the plan', { internalPlanName: 'hippocrates_plan' }],
    ['the coupon', { couponCode: 'MED20' }],
    ['the last four digits', { card: { number: '5555555555554444', cvv: '987' } }],
    ['the installments', { card: { ...payment.card, installments: 3 } }],
    ['the installments beside the card', { installments: 3 }],
    ['the saved card', { cardId: 31 }],
    ['the holder', { card: { ...payment.card, holderName: 'RUI' } }],
    ['the address', { card: { ...payment.card, billingAddress: { line1: 'Rua B' } } }],
  ])('differs for an order with another %s', async (_name, change) => {
    const person = addPerson(world);
    answer(402, { message: 'Recusado.' });
    await pay(person, 'print');
    expect((await pay(person, 'print', { ...payment, ...change })).status).toBe(422);
    expect((await pay(person, 'print')).status).toBe(402);
  });

  it('is erased from older rows, whose keys still get their answer', async () => {
    const [{ url } = {}] = databases;
    const own = url ? await ownDatabase(url, { isEmpty: true }) : undefined;
    const db = await openDatabase({
      databaseUrl: own?.url,
      dataDir: 'memory',
      migrations: migrations.slice(0, 3),
    });
    await db.query(
      `insert into gateway_attempt (owner_id, idempotency_key, kind, fingerprint, status, http_status, outcome)
       values ('7', 'old', 'payment', 'made-of-number-and-code', 'paid', 200, 'succeeded')`,
    );
    for (const { sql } of migrations.slice(3)) await db.exec(sql);
    const journal = await createJournal({
      db,
      secrets: ['s'.repeat(32)],
      pseudonymOf: (id) => id,
      scope: '',
      isAlone: true,
    });
    const old = await journal.read('7', 'old');
    expect(old).toMatchObject({ fingerprint: null, status: 'paid', outcome: 'succeeded' });
    expect(old && journal.isSame('7', old, readOrder('payment', payment))).toBe(true);
    await db.close();
    await own?.drop();
  });
});

it('leaves no card number or code in the database (catalogue 33)', async () => {
  const db = await sharedDb();
  const rows = await db.query<{ text: string }>(
    'select row_to_json(gateway_attempt)::text as text from gateway_attempt',
  );
  expect(rows.length).toBeGreaterThan(5);
  for (const { text } of rows) expect(text).not.toMatch(/4111111111111111|"987"/);
});
