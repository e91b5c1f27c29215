import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { afterStatement } from '../../meeting-statements.ts';
import {
  addPerson,
  bearer,
  json,
  messageForm,
  openWorld,
  type Person,
  type Seen,
  sharedDb,
  type World,
} from '../gateway-world.ts';

const CREATE = 'POST /api/subscription/create';
const ADMIN_TOKEN = 'the-operator-holds-this-token';
const SESSION_SECRET = 'one-secret-for-every-process-of-the-product';
const order = { internalPlanName: 'fleming_plan', card: { number: '4111111111111111', cvv: '987' } };
const WAITING = { timeout: 20_000 };
const freePlan = { id: 1, name: 'free_plan', status: true };

/** Two servers on one database, like two processes. */
let world: World;
let other: World;
beforeAll(async () => {
  world = await openWorld({ ADMIN_TOKEN, SESSION_SECRET }, { timeouts: { paymentMs: 4_000 } });
  other = await openWorld({ ADMIN_TOKEN, SESSION_SECRET, ...world.addresses });
});
afterAll(async () => {
  await other.close();
  await world.close();
});

const pay = (
  person: Person,
  key: string,
  headers: Record<string, string> = {},
  target = world,
  changes: Partial<typeof order> & { couponCode?: string } = {},
) =>
  target.call('/api/subscription/create', {
    method: 'POST',
    headers: {
      ...bearer(person.id),
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
      ...headers,
    },
    body: JSON.stringify({ ...order, ...changes }),
  });
const statusOf = async (person: Person, key: string, target = world): Promise<unknown> =>
  (await target.call(`/gateway/payments/${key}`, { headers: bearer(person.id) })).json();
const openOf = async (person: Person, target = world): Promise<unknown> =>
  (await target.call('/gateway/payments?open=1', { headers: bearer(person.id) })).json();
const charges = (person: Person): Seen[] =>
  world
    .seenAt('/api/subscription/create')
    .filter(({ headers }) => headers.authorization === bearer(person.id).Authorization);
const activate = (person: Person) => {
  person.plan = { id: 7, name: 'Fleming', status: true, startDate: '2026-11-20' };
};
const cut = () => world.on.set(CREATE, (_seen, response) => void response.destroy());
const succeed = () =>
  world.on.set(CREATE, (seen, response) => {
    const person = world.people.get(Number(/\d+$/.exec(seen.headers.authorization ?? '')?.[0]));
    if (person) activate(person);
    json(response, 200, { data: { status: 'succeeded' } });
  });

/** Holds every charge until `release`. */
function holdCharges(): () => void {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  world.on.set(CREATE, async (_seen, response) => {
    await gate;
    json(response, 200, { data: { status: 'succeeded' } });
  });
  return release;
}

describe('a payment in confirmation', () => {
  const confirm = () =>
    world.on.set(CREATE, (_seen, response) => json(response, 200, { data: { status: 'pending' } }));

  it('is not paid again from another device, until the account shows another plan', async () => {
    const person = addPerson(world, { plan: freePlan });
    confirm();
    expect((await pay(person, 'confirming-first-device')).status).toBe(200);
    const second = await pay(person, 'confirming-other-device', {}, other);
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({ code: 'payment-open', key: 'confirming-first-device' });
    expect(charges(person)).toHaveLength(1);
    // Another plan is another order.
    const upgrade = await pay(person, 'confirming-other-plan', {}, other, {
      internalPlanName: 'hippocrates_plan',
    });
    expect(upgrade.status).toBe(200);
    activate(person);
    expect((await pay(person, 'confirming-next-term')).status).toBe(200);
  });

  const paidOf = async (person: Person, target = world): Promise<{ confirmation?: string }[]> =>
    (await target.call('/gateway/payments?paid=1', { headers: bearer(person.id) })).json();
  const leave = (person: Person, path: 'DELETE cancel' | 'POST link-free', answer: unknown, status = 200) => {
    const [method = '', name] = path.split(' ');
    world.on.set(`${method} /api/subscription/${name}`, (_seen, response) => json(response, status, answer));
    return other.call(`/api/subscription/${name}`, { method, headers: bearer(person.id) });
  };

  it('is told to every device until the account shows its plan', async () => {
    const person = addPerson(world, { plan: freePlan });
    confirm();
    await pay(person, 'told-everywhere');
    for (const target of [world, other])
      expect(await paidOf(person, target)).toMatchObject([
        { key: 'told-everywhere', confirmation: 'pending' },
      ]);
    activate(person);
    expect(await paidOf(person, other)).toMatchObject([{ confirmation: 'confirmed' }]);
    // Not read again: it stays so, whatever plan the person has later.
    person.plan = freePlan;
    expect(await paidOf(person)).toMatchObject([{ confirmation: 'confirmed' }]);
  });

  it('is listed with the receipts of earlier payments, newest first, and only as many as wanted', async () => {
    const person = addPerson(world, { plan: freePlan });
    succeed();
    await pay(person, 'listed-first');
    confirm();
    await pay(person, 'listed-second', {}, world, { internalPlanName: 'hippocrates_plan' });
    const list = async (query: string): Promise<{ key: string }[]> =>
      (await other.call(`/gateway/payments?paid=1${query}`, { headers: bearer(person.id) })).json();
    const both = await list('&limit=12');
    expect(both).toMatchObject([
      { key: 'listed-second', plan: 'hippocrates_plan', confirmation: 'pending' },
      { key: 'listed-first', plan: 'fleming_plan', confirmation: 'confirmed' },
    ]);
    for (const limit of ['', '&limit=1', '&limit=-3', '&limit=x', '&limit=0'])
      expect((await list(limit)).map(({ key }) => key)).toEqual(['listed-second']);
    expect(await list('&limit=9999999999999999999999')).toHaveLength(2);
    const stranger = addPerson(world, { plan: freePlan });
    const theirs = await world.call('/gateway/payments?paid=1&limit=12', { headers: bearer(stranger.id) });
    expect(await theirs.json()).toEqual([]);
  });

  it('is not called over while the account cannot be read', async () => {
    const person = addPerson(world, { plan: freePlan });
    confirm();
    await pay(person, 'unreadable');
    await paidOf(person);
    world.on.set('GET /api/auth/my-account', (_seen, response) => json(response, 500, {}));
    const answer = await world.call('/gateway/payments?paid=1', { headers: bearer(person.id) });
    world.on.delete('GET /api/auth/my-account');
    expect(answer.status).toBe(502);
  });

  it.each([
    ['a refused one', 402, 'hippocrates_plan'],
    ['a pending one for another plan', 200, 'hippocrates_plan'],
  ])('is not paid again after %s', async (_name, status, internalPlanName) => {
    const person = addPerson(world, { plan: freePlan });
    confirm();
    await pay(person, `before-${person.id}`);
    world.on.set(CREATE, (_seen, response) => json(response, status, { data: { status: 'pending' } }));
    const between = await pay(person, `between-${person.id}`, {}, world, { internalPlanName });
    expect(between.status).toBe(status);
    expect((await pay(person, `after-${person.id}`)).status).toBe(409);
    expect(charges(person)).toHaveLength(2);
  });

  it.each([
    ['cancels', 'DELETE cancel', { data: { success: true } }],
    ['cancels and gets an empty answer', 'DELETE cancel', ''],
    ['chooses the free plan', 'POST link-free', { data: { planName: 'free_plan' } }],
  ] as const)('can be paid again once the person %s', async (_name, path, answer) => {
    const person = addPerson(world, { plan: freePlan });
    confirm();
    await pay(person, `left-${person.id}`);
    expect((await leave(person, path, answer)).status).toBe(200);
    expect(await paidOf(person)).toMatchObject([{ confirmation: 'over' }]);
    expect((await pay(person, `again-${person.id}`)).status).toBe(200);
    // The new payment waits for its own confirmation.
    expect((await pay(person, `third-${person.id}`)).status).toBe(409);
    expect(charges(person)).toHaveLength(2);
  });

  it.each([
    ['fails', { message: 'Falha.' }, 500],
    ['is not carried out', { data: { success: false } }, 200],
  ])('still blocks another payment if the cancellation %s', async (_name, answer, status) => {
    const person = addPerson(world, { plan: freePlan });
    confirm();
    await pay(person, `kept-${person.id}`);
    await leave(person, 'DELETE cancel', answer, status);
    expect((await pay(person, `again-${person.id}`)).status).toBe(409);
    expect(charges(person)).toHaveLength(1);
  });

  it('still blocks another payment if it was answered after a cancellation began', async () => {
    const person = addPerson(world, { plan: freePlan });
    confirm();
    let release = () => {};
    const paid = new Promise<void>((resolve) => {
      release = resolve;
    });
    world.on.set('DELETE /api/subscription/cancel', async (_seen, response) => {
      await paid;
      json(response, 200, {});
    });
    const cancelling = world.call('/api/subscription/cancel', {
      method: 'DELETE',
      headers: bearer(person.id),
    });
    await expect.poll(() => world.seenAt('/api/subscription/cancel').length, WAITING).toBeGreaterThan(0);
    await pay(person, `crossed-${person.id}`);
    release();
    expect((await cancelling).status).toBe(200);
    expect((await pay(person, `again-${person.id}`)).status).toBe(409);
  });

  it('can be paid again once the account no longer shows it, because it was refused later', async () => {
    const person = addPerson(world);
    delete person.plan;
    world.on.set(CREATE, (_seen, response) => {
      person.plan = { id: 7, name: 'Fleming', status: 'pending' };
      json(response, 200, { data: { status: 'Pending' } });
    });
    await pay(person, `shown-${person.id}`);
    expect((await pay(person, `blocked-${person.id}`)).status).toBe(409);
    expect(await paidOf(person)).toMatchObject([{ confirmation: 'pending' }]);
    delete person.plan;
    expect(await paidOf(person)).toMatchObject([{ confirmation: 'over' }]);
    expect((await pay(person, `again-${person.id}`)).status).toBe(200);
    expect(charges(person)).toHaveLength(2);
  });

  it('blocks another payment for an hour only', async () => {
    const person = addPerson(world, { plan: freePlan });
    confirm();
    await pay(person, 'confirming-for-an-hour');
    const db = await sharedDb();
    await db.query(
      `update gateway_attempt set finished_at = finished_at - interval '61 minutes' where idempotency_key = $1`,
      ['confirming-for-an-hour'],
    );
    expect(await paidOf(person)).not.toMatchObject([{ confirmation: 'pending' }]);
    expect((await pay(person, 'confirming-no-longer')).status).toBe(200);
    expect(charges(person)).toHaveLength(2);
  });
});

describe('one open payment per account', () => {
  it('charges once for two keys in parallel, in one process and in two', async () => {
    const person = addPerson(world);
    const release = holdCharges();
    let ended = 0;
    const attempts = Array.from({ length: 20 }, (_, index) =>
      pay(person, `parallel-${index}`, {}, index % 2 ? world : other).finally(() => ended++),
    );
    await expect.poll(() => ended, WAITING).toBe(19);
    release();
    const answers = await Promise.all(attempts);
    const [paid] = answers.filter(({ status }) => status === 200);
    expect(paid).toBeDefined();
    const first = `parallel-${answers.indexOf(paid as Response)}`;
    for (const answer of answers.filter((each) => each !== paid)) {
      expect(answer.status).toBe(409);
      expect(answer.headers.get('X-Vesalio-Error')).toBe('payment-open');
      expect(await answer.json()).toMatchObject({ code: 'payment-open', key: first, plan: 'fleming_plan' });
    }
    expect(charges(person)).toHaveLength(1);
  });

  it('blocks a second one while the outcome of the first is unknown, on every device', async () => {
    const person = addPerson(world, { plan: freePlan });
    cut();
    expect((await pay(person, 'first')).status).toBe(502);
    succeed();
    for (const target of [world, other]) {
      const second = await pay(person, 'second', {}, target, { internalPlanName: 'hippocrates_plan' });
      expect([second.status, await second.json()]).toMatchObject([
        409,
        { code: 'payment-open', key: 'first', plan: 'fleming_plan' },
      ]);
      expect(await openOf(person, target)).toMatchObject([
        { key: 'first', status: 'unknown', plan: 'fleming_plan', startedAt: expect.any(String) },
      ]);
    }
    // The status of the rejected key shows the payment that blocked it.
    expect(await statusOf(person, 'second')).toEqual({
      status: 'unknown',
      blockedBy: { key: 'first', plan: 'fleming_plan', startedAt: expect.any(String) },
    });
    expect(charges(person)).toHaveLength(1);
    expect(await openOf(addPerson(world))).toEqual([]);
  });

  it('forwards the next one once the outcome of the first is known', async () => {
    const person = addPerson(world);
    world.on.set(CREATE, (_seen, response) => json(response, 402, { message: 'Recusado.' }));
    expect((await pay(person, 'refused-1')).status).toBe(402);
    succeed();
    expect((await pay(person, 'paid-2')).status).toBe(200);
    expect((await pay(person, 'paid-3')).status).toBe(200);
    expect(await openOf(person)).toEqual([]);
  });

  it('never carries out a rejected key, even if a copy of it arrives after the first one has ended', async () => {
    const person = addPerson(world, { plan: freePlan });
    const release = holdCharges();
    const first = pay(person, 'first-of-two');
    await expect.poll(() => charges(person).length, WAITING).toBe(1);
    expect((await pay(person, 'turned-down')).status).toBe(409);
    release();
    expect((await first).status).toBe(200);
    const copy = await pay(person, 'turned-down', {}, other);
    expect([copy.status, await copy.json()]).toMatchObject([409, { key: 'first-of-two' }]);
    expect(await statusOf(person, 'turned-down')).toMatchObject({ status: 'paid', outcome: 'succeeded' });
    expect(charges(person)).toHaveLength(1);
  });

  it('keeps a hundred rejected keys at most', async () => {
    const person = addPerson(world);
    cut();
    expect((await pay(person, `open-${person.id}`)).status).toBe(502);
    const answers: number[] = [];
    for (let count = 0; count < 120; count += 1)
      answers.push((await pay(person, `again-${person.id}-${count}`)).status);
    expect(new Set(answers)).toEqual(new Set([409]));
    const rows = await (await sharedDb()).query('select 1 from gateway_attempt where owner_id like $1', [
      `%:${person.id}`,
    ]);
    expect(rows).toHaveLength(101);
  });

  it('is abandoned once when the person pays anyway, and stays listed', async () => {
    const person = addPerson(world, { plan: freePlan });
    cut();
    await pay(person, 'given-up');
    const wrong = await pay(person, 'misnamed', { Supersedes: 'another-key' });
    expect(await wrong.json()).toMatchObject({ code: 'payment-open', key: 'given-up' });
    const release = holdCharges();
    const anyway = pay(person, 'anyway', { Supersedes: 'given-up' });
    await expect.poll(() => charges(person).length, WAITING).toBe(2);
    const again = await pay(person, 'anyway-2', { Supersedes: 'given-up' });
    expect([again.status, await again.json()]).toMatchObject([409, { key: 'anyway' }]);
    const inflight = await pay(person, 'anyway-3', { Supersedes: 'anyway' });
    expect([inflight.status, await inflight.json()]).toMatchObject([409, { key: 'anyway' }]);
    release();
    expect((await anyway).status).toBe(200);
    expect(await statusOf(person, 'given-up')).toEqual({ status: 'unknown' });
    expect(await openOf(person)).toEqual([]);
  });

  it('does not pay anyway twice: a payment abandoned for a paid one counts as paid', async () => {
    const person = addPerson(world, { plan: freePlan });
    cut();
    await pay(person, 'stale');
    await pay(person, 'stale-2', { Supersedes: 'stale' });
    world.on.set(CREATE, (_seen, response) => json(response, 200, { data: { status: 'succeeded' } }));
    expect((await pay(person, 'stale-3', { Supersedes: 'stale-2' })).status).toBe(200);
    for (const [key, given] of [
      ['device-1', 'stale'],
      ['device-2', 'stale-2'],
    ] as const) {
      const again = await pay(person, key, { Supersedes: given }, other);
      expect([again.status, await again.json()]).toMatchObject([
        409,
        { code: 'payment-open', key: 'stale-3' },
      ]);
      expect(await statusOf(person, key)).toMatchObject({ status: 'paid', outcome: 'succeeded' });
    }
    expect(charges(person)).toHaveLength(3);
  });

  it('does not pay anyway if the abandoned payment was charged', async () => {
    const person = addPerson(world, { plan: freePlan });
    cut();
    await pay(person, 'late');
    activate(person);
    for (const _ of [1, 2]) {
      const anyway = await pay(person, 'not-needed', { Supersedes: 'late' });
      expect([anyway.status, await anyway.json()]).toMatchObject([
        409,
        { code: 'payment-open', key: 'late' },
      ]);
    }
    expect(await statusOf(person, 'late')).toEqual({ status: 'paid', outcome: 'succeeded' });
    expect(await statusOf(person, 'not-needed')).toMatchObject({ status: 'paid', outcome: 'succeeded' });
    expect(charges(person)).toHaveLength(1);
  });

  it.each([
    ['fails', (response: ServerResponse) => json(response, 500, {})],
    ['is away', (response: ServerResponse) => void response.destroy()],
  ])(
    'forgets an attempt that could not be forwarded because the product API %s, and says so',
    async (_name, fail) => {
      const known = addPerson(world);
      // Their account is in the cache, so that only the reading before the charge fails.
      await openOf(known, other);
      for (const person of [known, addPerson(world)]) {
        world.on.set('GET /api/auth/my-account', (_seen, response) => fail(response));
        const failed = await pay(person, 'unread', {}, other);
        world.on.delete('GET /api/auth/my-account');
        expect([failed.status, failed.headers.get('X-Vesalio-Error')]).toEqual([503, 'not-forwarded']);
        expect((await world.call('/gateway/payments/unread', { headers: bearer(person.id) })).status).toBe(
          404,
        );
        expect(charges(person)).toEqual([]);
        succeed();
        expect((await pay(person, 'unread')).status).toBe(200);
      }
    },
  );
});

describe('an unknown payment in my-account', () => {
  it('settles only the last forwarded one: one charge, one paid row', async () => {
    const person = addPerson(world, { plan: freePlan });
    cut();
    await pay(person, 'cut-a');
    succeed();
    expect((await pay(person, 'paid-b', { Supersedes: 'cut-a' })).status).toBe(200);
    expect(await statusOf(person, 'cut-a')).toEqual({ status: 'unknown' });
    expect(await statusOf(person, 'paid-b')).toEqual({ status: 'paid', outcome: 'succeeded' });
  });

  it('does not count a pending plan that becomes active as a new one', async () => {
    const person = addPerson(world, { plan: { id: 7, name: 'Fleming', status: 'pending' } });
    cut();
    await pay(person, 'beside-pending');
    person.plan = { id: 7, name: 'Fleming', status: 'active' };
    expect(await statusOf(person, 'beside-pending')).toEqual({ status: 'unknown' });
  });
});

it('lists the last paid payment of the account for its other devices, without the card', async () => {
  const [ana, rui] = [addPerson(world), addPerson(world)];
  const paidOf = async (person: Person) =>
    (await world.call('/gateway/payments?paid=1', { headers: bearer(person.id) })).json();
  succeed();
  await pay(ana, 'paid-1');
  await pay(ana, 'paid-2', {}, world, { couponCode: 'VESALIO20\u0000' });
  world.on.set(CREATE, (_seen, response) => json(response, 402, {}));
  await pay(ana, 'refused-3');
  expect(await paidOf(ana)).toEqual([
    {
      key: 'paid-2',
      plan: order.internalPlanName,
      startedAt: expect.any(String),
      status: 'paid',
      coupon: 'VESALIO20',
      confirmation: 'confirmed',
    },
  ]);
  expect(await paidOf(rui)).toEqual([]);
  expect((await world.call('/gateway/payments', { headers: bearer(ana.id) })).status).toBe(404);
});

describe('a server error of the product API', () => {
  it('counts as refused if my-account shows no new plan, and the next attempt is forwarded', async () => {
    const person = addPerson(world, { plan: freePlan });
    world.on.set(CREATE, (_seen, response) => json(response, 500, {}));
    const failed = await pay(person, 'error-1');
    expect([failed.status, failed.headers.get('X-Vesalio-Error')]).toEqual([500, null]);
    expect(await statusOf(person, 'error-1')).toEqual({ status: 'refused', httpStatus: 500 });
    succeed();
    expect((await pay(person, 'error-2')).status).toBe(200);
    expect(charges(person)).toHaveLength(2);
  });

  it('is looked up again before the next attempt, which is not forwarded if it was paid', async () => {
    const person = addPerson(world, { plan: freePlan });
    world.on.set(CREATE, (_seen, response) => json(response, 500, {}));
    await pay(person, 'late-1');
    expect(await statusOf(person, 'late-1')).toEqual({ status: 'refused', httpStatus: 500 });
    for (const target of [world, other])
      expect(await openOf(person, target), 'in doubt on every device').toMatchObject([
        { key: 'late-1', plan: 'fleming_plan', status: 'refused' },
      ]);
    activate(person);
    for (const _ of [1, 2]) {
      const next = await pay(person, 'late-2');
      expect([next.status, await next.json()]).toMatchObject([409, { code: 'payment-open', key: 'late-1' }]);
    }
    for (const key of ['late-1', 'late-2'])
      expect(await statusOf(person, key)).toMatchObject({ status: 'paid', outcome: 'succeeded' });
    expect(charges(person)).toHaveLength(1);
  });

  it('stays in doubt after another one that was refused, and is not paid twice', async () => {
    const person = addPerson(world, { plan: freePlan });
    world.on.set(CREATE, (_seen, response) => json(response, 500, {}));
    await pay(person, 'doubt-1');
    for (const [index, [status, answer]] of [
      [402, { message: 'Recusado.' }],
      [200, { data: { status: 'failed' } }],
    ].entries() as ArrayIterator<[number, [number, unknown]]>) {
      world.on.set(CREATE, (_seen, response) => json(response, status, answer));
      expect((await pay(person, `refused-${index}`)).status).toBe(status);
      expect(await openOf(person, other)).toMatchObject([{ key: 'doubt-1', status: 'refused' }]);
    }
    activate(person);
    const next = await pay(person, 'doubt-next', {}, other);
    expect([next.status, await next.json()]).toMatchObject([409, { code: 'payment-open', key: 'doubt-1' }]);
    expect(charges(person)).toHaveLength(3);
    expect(await statusOf(person, 'doubt-1')).toMatchObject({ status: 'paid', outcome: 'succeeded' });
  });

  it.each(['the status of the attempt', 'the receipts'])('is looked up again for %s', async (asked) => {
    const person = addPerson(world, { plan: freePlan });
    world.on.set(CREATE, (_seen, response) => json(response, 500, {}));
    const key = `asked-${asked.length}`;
    await pay(person, key);
    expect(await statusOf(person, key)).toEqual({ status: 'refused', httpStatus: 500 });
    const receipts = async (): Promise<unknown> =>
      (await world.call('/gateway/payments?paid=1', { headers: bearer(person.id) })).json();
    expect(await receipts()).toEqual([]);
    activate(person);
    if (asked === 'the receipts')
      expect(await receipts()).toMatchObject([{ key, confirmation: 'confirmed' }]);
    expect(await statusOf(person, key)).toEqual({ status: 'paid', outcome: 'succeeded' });
    expect(charges(person)).toHaveLength(1);
  });

  it('is told as pending if my-account shows the plan as pending, at once or before the next attempt', async () => {
    const person = addPerson(world, { plan: freePlan });
    const pending = { id: 7, name: 'Fleming', status: 'pending', startDate: '2026-11-20' };
    world.on.set(CREATE, (_seen, response) => {
      person.plan = pending;
      json(response, 502, {});
    });
    const first = await pay(person, 'pending-1');
    expect([first.status, await first.json()]).toEqual([200, { data: { status: 'pending' } }]);
    const later = addPerson(world, { plan: freePlan });
    world.on.set(CREATE, (_seen, response) => json(response, 502, {}));
    expect((await pay(later, 'pending-2')).status).toBe(502);
    later.plan = pending;
    const next = await pay(later, 'pending-3');
    expect([next.status, await next.json()]).toMatchObject([409, { key: 'pending-2' }]);
    expect(await statusOf(later, 'pending-2')).toEqual({ status: 'paid', outcome: 'pending' });
    expect([charges(person).length, charges(later).length]).toEqual([1, 1]);
  });

  it('leaves the outcome unknown if my-account cannot be read, and the answer says so', async () => {
    const person = addPerson(world, { plan: freePlan });
    world.on.set(CREATE, (_seen, response) => {
      world.on.set('GET /api/auth/my-account', (_look, look) => json(look, 500, {}));
      json(response, 500, { message: 'Falha.' });
    });
    const failed = await pay(person, 'blind', {}, other);
    world.on.delete('GET /api/auth/my-account');
    expect([failed.status, await failed.json()]).toEqual([500, { message: 'Falha.' }]);
    expect(failed.headers.get('X-Vesalio-Error')).toBe('outcome-unknown');
    expect(await statusOf(person, 'blind')).toMatchObject({ status: 'unknown' });
  });

  it('differs from a failure of the gateway by X-Vesalio-Error', async () => {
    const person = addPerson(world, { plan: freePlan });
    cut();
    const lost = await pay(person, 'lost');
    expect([lost.status, lost.headers.get('X-Vesalio-Error')]).toEqual([502, 'upstream-down']);
    const slow = addPerson(world, { plan: freePlan });
    world.on.set(CREATE, () => {});
    const late = await pay(slow, 'slow');
    expect([late.status, late.headers.get('X-Vesalio-Error')]).toEqual([504, 'upstream-slow']);
    expect((await world.call('/api/nothing')).headers.get('X-Vesalio-Error')).toBe('not-found');
  });
});

describe('paying with a saved card', () => {
  const payWith = (person: Person, key: string, body: unknown) =>
    world.call('/api/subscription/create', {
      method: 'POST',
      headers: { ...bearer(person.id), 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  it.each([
    ['another person’s', { cardId: 999 }, 404],
    ['another person’s, as text', { cardId: '999' }, 404],
    ['another person’s, named twice', '{"cardId":31,"cardId":999}', 404],
    ['no card at all', { cardId: { id: 31 } }, 400],
    ['a list', { cardId: [31] }, 400],
    ['a path', { cardId: '31/../999' }, 400],
  ])('refuses %s', async (_name, body, status) => {
    const person = addPerson(world, { cards: [31] });
    addPerson(world, { cards: [999] });
    succeed();
    const answer = await payWith(person, 'not-mine', body);
    expect(answer.status).toBe(status);
    expect(charges(person)).toEqual([]);
    expect(await openOf(person)).toEqual([]);
  });

  it('forwards only the person’s own card, and only the checked fields', async () => {
    const person = addPerson(world, { cards: [31] });
    succeed();
    const text =
      '{"internalPlanName":"fleming_plan","CardId":999,"cardid":999,"cardId":31,"couponCode":null}';
    expect((await payWith(person, 'mine', text)).status).toBe(200);
    expect(charges(person).map(({ body }) => JSON.parse(body))).toEqual([
      { internalPlanName: 'fleming_plan', cardId: 31, couponCode: null },
    ]);
    person.cards = [];
    expect((await payWith(person, 'mine', text)).status, 'a repeated request').toBe(200);
    expect(charges(person)).toHaveLength(1);
  });
});

it('lets somebody ask on at once who has paid at the limit of the free plan', async () => {
  const person = addPerson(world, { plan: freePlan, left: 0, conversations: ['at-the-limit'] });
  world.on.set('POST /api/mensagens', (_seen, response) => json(response, 200, { data: {} }));
  const ask = () =>
    world.call('/ai/api/mensagens', {
      method: 'POST',
      headers: bearer(person.id),
      body: messageForm({ conversationId: 'at-the-limit', prompt: 'a' }),
    });
  expect((await ask()).status).toBe(403);
  succeed();
  expect((await pay(person, `asks-on-${person.id}`)).status).toBe(200);
  expect((await ask()).status).toBe(200);
});

describe('the operator', () => {
  const admin = (path: string, init: RequestInit = {}, token = ADMIN_TOKEN) =>
    other.call(`/gateway/admin/payments${path}`, {
      ...init,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    });
  const close = (key: string, body: unknown) =>
    admin(`/${key}`, { method: 'POST', body: JSON.stringify(body) });

  it('finds unknown payments and closes one, which is audited', async () => {
    const person = addPerson(world, { plan: freePlan });
    cut();
    const key = `operator-${person.id}`;
    await pay(person, key);
    const listed = (await (await admin('?status=unknown')).json()) as { key: string }[];
    expect(listed.find((row) => row.key === key)).toMatchObject({
      account: String(person.id),
      plan: 'fleming_plan',
      status: 'unknown',
      supersededBy: null,
    });
    expect((await close(key, { status: 'refused' })).status).toBe(400);
    expect((await close(key, { status: 'inflight', note: 'x' })).status).toBe(400);
    expect((await close('no-such-key', { status: 'refused', note: 'x' })).status).toBe(404);
    expect((await close(key, { status: 'refused', note: 'Adquirente: sem cobrança.' })).status).toBe(200);
    expect((await close(key, { status: 'paid', note: 'x' })).status).toBe(409);
    expect(await statusOf(person, key)).toEqual({ status: 'refused', httpStatus: 402 });
    succeed();
    expect((await pay(person, key)).status, 'the same order again is told its end').toBe(402);
    expect((await pay(person, `next-${person.id}`)).status).toBe(200);
    const audited = await other.call(`/gateway/admin/audit?account=${person.id}`, {
      headers: { Authorization: `Bearer ${ADMIN_TOKEN}` },
    });
    expect(await audited.json()).toContainEqual(
      expect.objectContaining({
        kind: 'payment-closed',
        note: `${key} refused: Adquirente: sem cobrança.`,
      }),
    );
    const named = await (await sharedDb()).query('select 1 from audit where account = $1', [
      String(person.id),
    ]);
    expect(named).toEqual([]);
  });

  it('closes one of two accounts that used the same key', async () => {
    const [one, two] = [addPerson(world, { plan: freePlan }), addPerson(world, { plan: freePlan })];
    cut();
    for (const person of [one, two]) await pay(person, 'same');
    expect((await close('same', { status: 'paid', note: 'x' })).status).toBe(409);
    expect((await close('same', { status: 'paid', note: 'x', account: String(two.id) })).status).toBe(200);
    expect([await statusOf(one, 'same'), await statusOf(two, 'same')]).toEqual([
      { status: 'unknown' },
      { status: 'paid', outcome: 'succeeded' },
    ]);
    expect((await pay(two, 'same')).status).toBe(200);
    expect(charges(two)).toHaveLength(1);
    const listed = (await (await admin('?status=paid')).json()) as { key: string; account: string }[];
    expect(listed.filter(({ key }) => key === 'same').map(({ account }) => account)).toEqual([
      String(two.id),
    ]);
    expect((await admin('?status=pago')).status).toBe(400);
  });

  it('lists a payment that my-account showed as paid like one that was answered so', async () => {
    const person = addPerson(world, { plan: freePlan });
    world.on.set(CREATE, (_seen, response) => {
      activate(person);
      json(response, 500, {});
    });
    await pay(person, `shown-${person.id}`);
    const listed = (await (await admin('?status=paid')).json()) as { key: string }[];
    expect(listed.find(({ key }) => key === `shown-${person.id}`)).toMatchObject({ httpStatus: 200 });
  });

  it('keeps superseded payments in the list', async () => {
    const person = addPerson(world, { plan: freePlan });
    cut();
    await pay(person, `old-${person.id}`);
    succeed();
    await pay(person, `new-${person.id}`, { Supersedes: `old-${person.id}` });
    const listed = (await (await admin('')).json()) as { key: string }[];
    expect(listed.find(({ key }) => key === `old-${person.id}`)).toMatchObject({
      supersededBy: `new-${person.id}`,
    });
  });

  /** Rows as another version or another product API on this database left them. */
  async function leave(owner: string, key: string, changes: { kind?: string; message?: string } = {}) {
    await (await sharedDb()).query(
      `insert into gateway_attempt (owner_id, idempotency_key, kind, status, http_status, message, finished_at)
       values ($1, $2, $3, 'unknown', 500, $4, now() - interval '200 days')`,
      [owner, key, changes.kind ?? 'payment', changes.message ?? null],
    );
  }
  const rowsOf = async (key: string) =>
    (await sharedDb()).query<{ owner: string; status: string; message: string | null; age: number }>(
      `select owner_id as owner, status, message, extract(day from now() - finished_at)::integer as age
       from gateway_attempt where idempotency_key = $1 order by owner_id`,
      [key],
    );
  async function ownerOf(person: Person): Promise<string> {
    world.on.set(CREATE, (_seen, response) => json(response, 402, {}));
    await pay(person, `owner-${person.id}`);
    const [row] = await rowsOf(`owner-${person.id}`);
    return row?.owner ?? '';
  }

  it('sees and closes neither savings of cards nor payments of another product API', async () => {
    const owner = await ownerOf(addPerson(world, { plan: freePlan }));
    await leave(owner, 'a-card', { kind: 'card' });
    await leave(`elsewhere:${owner}`, 'theirs');
    const listed = (await (await admin('')).json()) as { key: string }[];
    for (const key of ['a-card', 'theirs']) {
      expect(listed.map((row) => row.key)).not.toContain(key);
      expect((await close(key, { status: 'paid', note: 'x' })).status).toBe(404);
    }
    await leave(owner, 'theirs');
    expect((await close('theirs', { status: 'paid', note: 'x' })).status).toBe(200);
    expect((await rowsOf('theirs')).map(({ status }) => status).sort()).toEqual(['paid', 'unknown']);
  });

  it('closes a payment from now on, without the message of its failure', async () => {
    await leave(await ownerOf(addPerson(world, { plan: freePlan })), 'long-ago', {
      message: 'Erro interno.',
    });
    expect((await close('long-ago', { status: 'paid', note: 'x' })).status).toBe(200);
    expect(await rowsOf('long-ago')).toMatchObject([{ status: 'paid', message: null, age: 0 }]);
  });

  it('needs a note of at most 500 characters', async () => {
    await leave(await ownerOf(addPerson(world, { plan: freePlan })), 'noted');
    for (const note of ['', ' \n', 'x'.repeat(501)])
      expect((await close('noted', { status: 'paid', note })).status).toBe(400);
    expect((await close('noted', { status: 'paid', note: ` ${'x'.repeat(500)} ` })).status).toBe(200);
  });

  it('closes a payment once, though two do so at once', async () => {
    await leave(await ownerOf(addPerson(world, { plan: freePlan })), 'both');
    const answers = await Promise.all(
      ['paid', 'refused', 'paid', 'refused'].map((status) => close('both', { status, note: 'x' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('closes no payment whose closing cannot be recorded, and records none that stays open', async () => {
    const person = addPerson(world, { plan: freePlan });
    const key = `unrecorded-${person.id}`;
    await leave(await ownerOf(person), key);
    const db = await sharedDb();
    const restore = afterStatement(db, 'insert into audit', () => {
      throw new Error('away');
    });
    const closed = await close(key, { status: 'paid', note: 'x' }).finally(restore);
    expect(closed.status).toBe(500);
    expect(await rowsOf(key)).toMatchObject([{ status: 'unknown' }]);
    expect(await db.query('select 1 from audit where note like $1', [`${key} %`])).toEqual([]);
  });

  it('lists 500 payments at most, the oldest first', async () => {
    const owner = await ownerOf(addPerson(world, { plan: freePlan }));
    const db = await sharedDb();
    await db.query(
      `insert into gateway_attempt (owner_id, idempotency_key, kind, status, started_at)
       select $1 || n, 'many-' || n, 'payment', 'unknown', timestamptz '2020-01-01' - make_interval(days => n)
       from generate_series(1, 501) as n`,
      [owner],
    );
    const listed = (await (await admin('')).json()) as { key: string }[];
    await db.query(`delete from gateway_attempt where idempotency_key like 'many-%'`);
    expect(listed).toHaveLength(500);
    expect([listed.at(0)?.key, listed.at(-1)?.key]).toEqual(['many-501', 'many-2']);
  });

  it('is refused without the token, and has no routes if none is configured', async () => {
    for (const token of ['', 'x', `${ADMIN_TOKEN}x`, ADMIN_TOKEN.slice(0, -1)])
      expect((await admin('', {}, token)).status).toBe(401);
    expect((await world.call('/gateway/admin/payments')).status).toBe(401);
    const plain = await openWorld();
    for (const path of ['', '/any-key'])
      expect(
        (
          await plain.call(`/gateway/admin/payments${path}`, {
            method: path ? 'POST' : 'GET',
            headers: { Authorization: `Bearer ${ADMIN_TOKEN}` },
          })
        ).status,
      ).toBe(404);
    await plain.close();
  });
});
