import { LEGAL_UPDATED_AT } from '@vesalio/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addPerson, bearer, json, openWorld, sharedDb, type World } from './gateway-world.ts';

const ADMIN = 'the-operator-of-the-audit';
let world: World;
let clock: Date;
beforeEach(async () => {
  clock = new Date('2026-11-22T12:00:00Z');
  world = await openWorld({ ADMIN_TOKEN: ADMIN, TRUST_PROXY: '1' }, { now: () => clock });
});
afterEach(() => world.close());

interface Record {
  kind: string;
  address: string | null;
  note: string | null;
}
async function recordsOf(account: number | string): Promise<Record[]> {
  const answer = await world.call(`/gateway/admin/audit?account=${account}`, {
    headers: { Authorization: `Bearer ${ADMIN}` },
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as Record[]).filter(({ kind }) => kind !== 'audit-read');
}
const from = (address: string, id?: number) => ({
  'X-Forwarded-For': address,
  ...(id ? bearer(id) : {}),
});
const post = (path: string, body: unknown, headers: HeadersInit) =>
  world.call(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

it('records who used the product from where, once an hour', async () => {
  const { id } = addPerson(world);
  const look = () => world.call('/api/auth/my-account', { headers: from('2001:db8::7', id) });
  await look();
  await look();
  await vi.waitFor(async () =>
    expect(await recordsOf(id)).toEqual([
      { at: clock.toISOString(), kind: 'access', address: '2001:db8::7', note: null },
    ]),
  );
  clock = new Date(clock.getTime() + 3_600_000);
  await look();
  await vi.waitFor(async () => expect(await recordsOf(id)).toHaveLength(2));
});

it('records sign-ins by the account, and failures by whom they name', async () => {
  const { id } = addPerson(world);
  const email = `ana.${id}@hospital.example`;
  world.on.set('POST /api/auth/login', ({ body }, response) =>
    body.includes('certa')
      ? json(response, 200, { data: { token: `token-${id}`, userId: id } })
      : json(response, 401, { message: 'não' }),
  );
  await post('/api/auth/login', { email, password: 'errada' }, from('203.0.113.7'));
  await post('/api/auth/login', { email, password: 'certa' }, from('203.0.113.7'));
  await vi.waitFor(async () =>
    expect(await recordsOf(id)).toMatchObject([{ kind: 'signed-in', address: '203.0.113.7' }]),
  );
  const db = await sharedDb();
  const rows = await db.query<{ note: string }>(
    "select * from audit where kind = 'failure' order by id desc limit 1",
  );
  expect(rows).toMatchObject([{ note: 'POST /api/auth/login 401', account: expect.any(String) }]);
  expect(JSON.stringify(rows)).not.toContain('ana.');
});

it('records a refusal once for all addresses of one IPv6 network, which are one customer', async () => {
  const db = await sharedDb();
  const count = async () => (await db.query("select 1 from audit where kind = 'failure'")).length;
  const before = await count();
  for (const address of ['2001:db8:5:6::1', '2001:db8:5:6::2', '2001:db8:5:6:7::1', '2001:db8:5:7::1'])
    await world.call('/gateway/conversations', {
      headers: { ...from(address), Authorization: 'Bearer nobody' },
    });
  // Stores the entries that are still waiting.
  await world.server.close();
  expect(await count()).toBe(before + 2);
});

it('records terms with their version, plan, payment, card, deletion, and the looks of the operator', async () => {
  const { id } = addPerson(world, { cards: [5] });
  const headers = from('198.51.100.9', id);
  world.on.set('POST /api/subscription/create', (_seen, response) =>
    json(response, 200, { data: { status: 'succeeded' } }),
  );
  await post('/api/auth/accept-terms', {}, headers);
  await world.call('/api/subscription/cancel', { method: 'DELETE', headers });
  await post(
    '/api/subscription/create',
    { internalPlanName: 'fleming_plan', cardId: 5 },
    { ...headers, 'Idempotency-Key': 'key-of-the-audit' },
  );
  const card = { number: '4111111111111111' };
  await post(`/api/clientCards/cliente/${id}`, card, { ...headers, 'Idempotency-Key': 'key-of-the-card' });
  await world.call('/api/clientCards/5', { method: 'DELETE', headers });
  await world.call('/gateway/logout', { method: 'POST', headers });
  await world.call('/api/auth/delete-account', { method: 'DELETE', headers: from('198.51.100.9', id) });
  await vi.waitFor(async () =>
    expect(
      (await recordsOf(id))
        .filter(({ kind }) => kind !== 'access')
        .map(({ kind, note }) => [kind, note])
        .reverse(),
    ).toEqual([
      ['terms-accepted', LEGAL_UPDATED_AT],
      ['plan-changed', 'DELETE /api/subscription/cancel'],
      ['payment', 'key-of-the-audit fleming_plan paid'],
      ['card-saved', 'key-of-the-card paid'],
      ['card-deleted', 'DELETE /api/clientCards/:id'],
      ['signed-out', 'POST /gateway/logout'],
    ]),
  );
  expect(new Set((await recordsOf(id)).map(({ address }) => address))).toEqual(new Set(['198.51.100.9']));
  const { id: other } = addPerson(world);
  await world.call('/api/auth/delete-account', { method: 'DELETE', headers: bearer(other) });
  await vi.waitFor(async () => expect(await recordsOf(other)).toMatchObject([{ kind: 'account-deleted' }]));
  const refused = await world.call(`/gateway/admin/audit?account=${id}`, { headers: bearer('1') });
  expect(refused.status).toBe(401);
  expect(
    (await world.call(`/gateway/admin/audit?account=..`, { headers: { Authorization: `Bearer ${ADMIN}` } }))
      .status,
  ).toBe(400);
});

it('never lets an open payment expire, while those that ended go after 180 days', async () => {
  const { id } = addPerson(world);
  const db = await sharedDb();
  const [{ owner } = { owner: '' }] = await db.query<{ owner: string }>(
    'select owner_id as owner from gateway_attempt limit 1',
  );
  const scope = owner.split(':')[0];
  for (const status of ['unknown', 'paid', 'refused'])
    await db.query(
      `insert into gateway_attempt (owner_id, idempotency_key, kind, plan_name, status, started_at, forwarded_at)
       values ($1, $2, 'payment', 'fleming_plan', $3, now() - interval '10 years', now() - interval '10 years')`,
      [`${scope}:${id}`, `old-${status}`, status],
    );
  const later = await openWorld({}, { now: () => new Date('2090-01-01') });
  await later.close();
  const left = await db.query<{ key: string }>(
    'select idempotency_key as key from gateway_attempt where owner_id = $1',
    [`${scope}:${id}`],
  );
  expect(left).toEqual([{ key: 'old-unknown' }]);
});

it('records every access of an operator', async () => {
  const headers = { Authorization: `Bearer ${ADMIN}`, 'Content-Type': 'application/json' };
  const db = await sharedDb();
  const [last] = await db.query<{ id: number }>('select coalesce(max(id), 0) as id from audit');
  const body = JSON.stringify({ notice: null, asking: true });
  for (const [path, init] of [
    ['audit?account=7', {}],
    ['feedback?format=csv', {}],
    ['feedback', {}],
    ['payments?status=paid', {}],
    ['operation', { method: 'PUT', body }],
  ] as const)
    expect((await world.call(`/gateway/admin/${path}`, { headers, ...init })).status).toBe(200);
  const records = await db.query('select kind, note from audit where id > $1 order by id', [last?.id ?? 0]);
  expect(records).toEqual([
    { kind: 'audit-read', note: null },
    { kind: 'feedback-read', note: 'csv' },
    { kind: 'feedback-read', note: 'json' },
    { kind: 'payment-list', note: 'paid: 0' },
    { kind: 'operation-changed', note: 'asking on' },
  ]);
});
