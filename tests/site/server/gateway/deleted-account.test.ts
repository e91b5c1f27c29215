import type { ServerResponse } from 'node:http';
import { createServer, type Db, type RunningServer, readConfig } from '@vesalio/site/server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDeletions } from '../../../../packages/site/server/gateway/deletions.ts';
import { GatewayFailure } from '../../../../packages/site/server/gateway/failure.ts';
import { openOwnDatabase } from '../database-copy.ts';
import { openLog } from '../platform/log-lines.ts';
import {
  addPerson,
  bearer,
  createGateway,
  json,
  messageForm,
  openWorld,
  type Person,
  type World,
} from './gateway-world.ts';

/** Checks all tables in the catalog for remaining rows of a deleted account, so that new tables are covered. */
let db: Db;
let server: RunningServer;
let url: string;
beforeAll(async () => {
  db = await openOwnDatabase();
  server = await createServer(readConfig({ PORT: '0', DATA_DIR: 'memory' }), { db });
  ({ url } = await server.listen());
});
afterAll(async () => {
  await server.close();
  await db.close();
});

/** Tables that keep a keyed pseudonym, each for the period in the privacy policy. */
const KEPT = ['audit', 'gateway_attempt', 'gateway_terms_proof'];
/** Counters and switches of the installation, without personal data. */
const OF_NOBODY = ['gateway_generation', 'gateway_verdict'];

/** Counts by keyed digest. If they were deleted with the account, they could not limit people who register again. */
const OF_AN_HOUR = ['gateway_limit'];
/** The deletion itself, encrypted, until its rows are deleted again. */
const OF_MINUTES = ['gateway_deletion'];
/** A person on an institution's seat has no account that could be deleted. */
const OF_SEATS = ['gateway_seat_title'];

const call = async (method: string, path: string, token?: string, body?: unknown, key = 'turn-1') => {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body && !(body instanceof FormData) ? { 'Content-Type': 'application/json' } : {}),
      ...(path === '/ai/api/mensagens' ? { Accept: 'application/json', 'Idempotency-Key': key } : {}),
    },
    ...(body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
  });
  const answer = await response.json().catch(() => ({}));
  return { status: response.status, data: answer.data ?? answer };
};

/** Every row of every table, as text. */
async function readTables(): Promise<Map<string, string[]>> {
  const tables = await db.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const rows = new Map<string, string[]>();
  for (const { name } of tables) {
    const found = await db.query<{ text: string }>(`select t::text as text from "${name}" as t`);
    rows.set(name, found.map(({ text }) => text).sort());
  }
  return rows;
}

it('leaves rows only in three tables, under a pseudonym', async () => {
  const before = await readTables();
  const [email, password] = ['apagada@exemplo.com.br', 'Senha#123'];
  await call('POST', '/api/auth/register', undefined, {
    email,
    password,
    confirmPassword: password,
    fullName: 'Ana Sá',
  });
  const login = await call('POST', '/api/auth/login', undefined, { email, password });
  let token = String(login.data.token);
  const id = login.data.userId;
  const outbox: { to: string; code?: string }[] = await (await fetch(`${url}/sandbox/outbox.json`)).json();
  const code = outbox.find((mail) => mail.to === email && mail.code)?.code;
  await call('POST', '/api/auth/accept-terms', token);
  token = String((await call('POST', `/api/auth/validateEmail/${code}`, token)).data.token ?? token);
  token = String((await call('POST', '/api/subscription/link-free', token)).data.token ?? token);
  await db.query(
    `insert into gateway_attempt (owner_id, idempotency_key, kind, status) values ($1, 'payment-1', 'payment', 'paid')`,
    [String(id)],
  );
  const created = await call('POST', '/ai/api/conversas', token, { codigoCliente: id, titulo: 'Dose' });
  const conversation = created.data.codigoConversa;
  await call('POST', '/ai/api/conversas', token, { codigoCliente: id, titulo: 'x', temporaria: true });
  const form = messageForm({ conversationId: String(conversation), prompt: 'Meta na hipertensão?' });
  const asked = await call('POST', '/ai/api/mensagens', token, form);
  expect(asked.status).toBe(200);
  const again = messageForm({ conversationId: String(conversation), prompt: 'Meta no diabético?' });
  const edited = await call('POST', '/ai/api/mensagens', token, again, 'turn-2');
  const { codigoMensagem: newer } = edited.data;
  const replaces = { conversationId: String(conversation), replaces: asked.data.codigoMensagem };
  expect((await call('PUT', `/gateway/replacements/${newer}`, token, replaces)).status).toBe(204);
  await call('PUT', `/gateway/conversations/${conversation}`, token, { title: 'Minha', pinned: true });
  const message = `/gateway/feedback/${asked.data.codigoMensagem}`;
  expect((await call('PUT', message, token, { helpful: true, reasons: [] })).status).toBe(200);
  expect((await call('PUT', `${message}/clinical-error`, token, { text: 'Dose errada.' })).status).toBe(200);

  // Data that exists only for a moment, or only with a payment or an answer that was cut off.
  await db.query(
    `insert into gateway_interruption (owner_id, conversation_id, fingerprint, is_stopped, started_at, ended_at)
     values ($1, '1', '', true, now(), now())`,
    [String(id)],
  );
  await db.query(
    "insert into gateway_turn (owner_id, holder, held_until) values ($1, 'process', now() + interval '1 hour')",
    [String(id)],
  );
  await db.query(
    `insert into mail_queue (recipient, subject, body_text, body_html, created_at, next_try_at)
     values ($1, '', '', '', now(), now() + interval '1 hour')`,
    [email],
  );
  await db.query(
    `insert into password_resets (token_hash, user_id, created_at, expires_at)
     values ('digest', $1, now(), now() + interval '1 hour')`,
    [id],
  );
  await db.query(
    `insert into idempotent_requests (user_id, key, operation, request_hash, started_at)
     values ($1, 'payment-1', 'payment', '', now())`,
    [id],
  );
  await db.query(
    `insert into cards (user_id, holder_name, last_four, exp_month, exp_year, brand, label, billing_address, outcome,
       created_at)
     values ($1, 'ANA SA', '1111', 1, 2030, 'visa', '', '{}', '', now())`,
    [id],
  );

  const during = await readTables();
  const changed = (now: Map<string, string[]>) =>
    [...now].flatMap(([name, rows]) =>
      JSON.stringify(rows) === JSON.stringify(before.get(name)) ? [] : [name],
    );
  // The person needs rows in every table with people. Otherwise the test would prove nothing about the other tables.
  const naming = await db.query<{ name: string }>(
    `select distinct table_name as name from information_schema.columns
     where table_schema = 'public' and column_name in ('owner_id', 'user_id', 'account', 'account_key', 'recipient')`,
  );
  expect(changed(during)).toEqual(
    expect.arrayContaining([
      'users',
      ...naming.flatMap(({ name }) => (OF_SEATS.includes(name) ? [] : [name])),
    ]),
  );

  expect((await call('DELETE', '/api/auth/delete-account', token)).status).toBe(200);
  await vi.waitFor(async () => {
    const left = changed(await readTables()).filter(
      (name) => ![...OF_NOBODY, ...OF_AN_HOUR, ...OF_MINUTES].includes(name),
    );
    expect(left.filter((name) => !KEPT.includes(name))).toEqual([]);
    expect(left).toContain('gateway_terms_proof');
  });
  const owners = await db.query<{ owner: string | null }>(
    `select owner_id as owner from gateway_attempt union all select account from gateway_terms_proof
     union all select account from audit`,
  );
  expect(owners.length).toBeGreaterThan(2);
  expect(owners.map(({ owner }) => owner)).not.toContain(String(id));
  const late = await db.query("select 1 from gateway_limit where expires_at > now() + interval '61 minutes'");
  expect(late).toEqual([]);
  const after = await readTables();
  for (const name of [...KEPT, ...OF_MINUTES]) expect(after.get(name)?.join('')).not.toContain(email);
});

it('deletes no account whose rows it would not find', async () => {
  const world = await openWorld({}, { db });
  const person = addPerson(world, { conversations: ['kept'] });
  const remove = () =>
    world.call('/api/auth/delete-account', { method: 'DELETE', headers: bearer(person.id) });
  world.on.set('GET /api/auth/my-account', (_seen, response) => json(response, 503, {}));
  expect((await remove()).status).toBe(502);
  expect(world.seenAt('/api/auth/delete-account')).toEqual([]);
  world.on.delete('GET /api/auth/my-account');
  expect((await remove()).status).toBe(200);
  await world.close();
});

it('settles a deletion though more others than a sweep reads cannot be settled', async () => {
  let time = Date.now();
  const asked = new Set<string>();
  const erased: string[] = [];
  const deletions = createDeletions({
    db,
    secrets: ['a-secret-of-this-test-0123456789abcdef'],
    scope: '',
    accounts: {
      readFresh: async (token) => {
        asked.add(token);
        throw new GatewayFailure(token === 'over' ? 401 : 502, '');
      },
    },
    erase: async ({ id }) => void erased.push(id),
    now: () => new Date(time),
  });
  await db.query('delete from gateway_deletion');
  const begin = (token: string) => deletions.begin({ id: token, email: '' }, token);
  for (let index = 0; index < 120; index += 1) await begin(`silent-${index}`);
  await begin('over');
  time += 61_000;
  await deletions.sweep();
  await deletions.sweep();
  expect(asked.size).toBe(121);
  expect(erased).toEqual(['over']);
  asked.clear();
  await deletions.sweep();
  expect(asked.size).toBe(100);
});

it('deletes the rows again, not before the requests that were under way have ended', async () => {
  let time = Date.now();
  let erased = 0;
  const deletions = createDeletions({
    db,
    secrets: ['a-secret-of-this-test-0123456789abcdef'],
    scope: '',
    accounts: { readFresh: () => Promise.reject(new GatewayFailure(502, '')) },
    erase: async () => {
      erased += 1;
    },
    now: () => new Date(time),
  });
  await db.query('delete from gateway_deletion');
  const deletion = await deletions.begin({ id: 'gone', email: '' }, 'token');
  time += 20_000;
  await deletion.settle(200);
  for (const ms of [59_000, 2_000, 60_000]) {
    time += ms;
    await deletions.sweep();
    expect(erased).toBe(ms === 59_000 ? 1 : 2);
  }
});

describe('a deletion whose rows could not be deleted at once', () => {
  const TITLE = 'De quem se foi';
  const marks = () => db.query('select 1 from gateway_conversation_mark where title = $1', [TITLE]);
  const open = () => db.query<{ text: string }>('select d::text as text from gateway_deletion as d');
  /** Shared by all processes of one installation. */
  const SECRET = { SESSION_SECRET: 'a-secret-of-the-installation-0123456789' };
  let world: World;
  let later = 0;
  const now = () => new Date(Date.now() + later);
  /** A database that fails to delete the account's rows. */
  const failing = (): Db => ({
    ...db,
    tx: (work) =>
      db.tx((inner) =>
        work({
          ...inner,
          query: (sql, params) =>
            sql.startsWith('delete from gateway_conversation ')
              ? Promise.reject(new Error('away'))
              : inner.query(sql, params),
        }),
      ),
  });
  const remove = ({ id }: Person) =>
    world.call('/api/auth/delete-account', { method: 'DELETE', headers: bearer(id) });
  const addMarked = async (): Promise<Person> => {
    const person = addPerson(world, { conversations: ['marked'] });
    const marked = await world.call('/gateway/conversations/marked', {
      method: 'PUT',
      headers: { ...bearer(person.id), 'Content-Type': 'application/json' },
      body: JSON.stringify({ title: TITLE }),
    });
    expect(marked.status).toBe(200);
    return person;
  };
  /** Lets another process do its background work after `ms` milliseconds. */
  async function workLater(ms: number, addresses = world.addresses, secret = SECRET): Promise<void> {
    later += ms;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const other = await createGateway(addresses, secret, { db, now, log: openLog().log });
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    await other.close();
  }
  beforeAll(() => db.query('delete from gateway_deletion'));
  afterEach(async () => {
    await world.close();
    await db.query('delete from gateway_conversation_mark where title = $1', [TITLE]);
    await db.query('delete from gateway_deletion');
    later = 0;
  });

  it('is completed by another process or after a restart', async () => {
    world = await openWorld(SECRET, { db: failing(), now, log: openLog().log });
    const person = await addMarked();
    expect((await remove(person)).status).toBe(200);
    world.people.delete(person.id);
    expect([(await marks()).length, (await open()).length]).toEqual([1, 1]);
    expect((await open())[0]?.text).not.toContain(`token-${person.id}`);
    await workLater(61_000);
    expect([(await marks()).length, (await open()).length]).toEqual([0, 0]);
  });

  it('is completed while the secret is changed', async () => {
    world = await openWorld(SECRET, { db: failing(), now, log: openLog().log });
    const person = await addMarked();
    await remove(person);
    world.people.delete(person.id);
    const next = 'the-secret-that-comes-next-0123456789';
    await workLater(61_000, world.addresses, { SESSION_SECRET: `${next},${SECRET.SESSION_SECRET}` });
    expect([(await marks()).length, (await open()).length]).toEqual([0, 0]);
  });

  it.each([
    ['was lost', 502, (response: ServerResponse) => void response.destroy()],
    ['came too late for a proxy', 504, (response: ServerResponse) => json(response, 408, {})],
  ])('is completed if only the answer of the product API %s', async (_name, status, answer) => {
    world = await openWorld(SECRET, { db, now, log: openLog().log });
    const person = await addMarked();
    world.on.set('DELETE /api/auth/delete-account', (_seen, response) => {
      world.people.delete(person.id);
      answer(response);
    });
    expect((await remove(person)).status).toBe(status);
    expect((await marks()).length).toBe(1);
    await workLater(61_000);
    expect([(await marks()).length, (await open()).length]).toEqual([0, 0]);
  });

  it('is given up after an hour if the account still exists', async () => {
    world = await openWorld(SECRET, { db, now, log: openLog().log });
    const person = await addMarked();
    world.on.set('DELETE /api/auth/delete-account', (_seen, response) => json(response, 503, {}));
    await remove(person);
    await workLater(61_000);
    expect([(await marks()).length, (await open()).length]).toEqual([1, 1]);
    await workLater(3_600_000);
    expect([(await marks()).length, (await open()).length]).toEqual([1, 0]);
  });

  it('is not taken for done because the session has expired meanwhile', async () => {
    world = await openWorld(SECRET, { db, now, log: openLog().log });
    const person = await addMarked();
    const expiry = Date.now() + 600_000;
    const claims = Buffer.from(JSON.stringify({ exp: expiry / 1000 })).toString('base64url');
    const headers = { Authorization: `Bearer e30.${claims}.c2ln` };
    world.on.set('GET /api/auth/my-account', (_seen, response) =>
      json(response, now().getTime() < expiry ? 200 : 401, { id: person.id }),
    );
    world.on.set('DELETE /api/auth/delete-account', (_seen, response) => json(response, 503, {}));
    expect((await world.call('/api/auth/delete-account', { method: 'DELETE', headers })).status).toBe(503);
    await workLater(61_000);
    await workLater(1_800_000);
    expect([(await marks()).length, (await open()).length]).toEqual([1, 1]);
    await workLater(86_400_000);
    expect([(await marks()).length, (await open()).length]).toEqual([1, 0]);
  });

  it.each([503, 403])('waits while the product API answers %i, for a day at most', async (status) => {
    world = await openWorld(SECRET, { db, now, log: openLog().log });
    world.on.set('DELETE /api/auth/delete-account', (_seen, response) => void response.destroy());
    await remove(await addMarked());
    world.on.set('GET /api/auth/my-account', (_seen, response) => json(response, status, {}));
    await workLater(7_200_000);
    expect([(await marks()).length, (await open()).length]).toEqual([1, 1]);
    await workLater(86_400_000);
    expect([(await marks()).length, (await open()).length]).toEqual([1, 0]);
  });

  it('is repeated, because a request under way may write after it', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let arrived = () => {};
    const hasArrived = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const slow: Db = {
      ...db,
      query: async (sql, params, options) => {
        if (sql.startsWith('insert into gateway_feedback')) {
          arrived();
          await released;
        }
        return db.query(sql, params, options);
      },
    };
    world = await openWorld(SECRET, { db: slow, now, log: openLog().log });
    const person = addPerson(world, { conversations: ['rated'] });
    const history = { data: [{ codigo: 'late', pergunta: 'p', resposta: 'r', referenciasJSON: '[]' }] };
    world.on.set('GET /api/mensagens/conversa/rated', (_seen, response) => json(response, 200, history));
    const rated = world.call('/gateway/feedback/late', {
      method: 'PUT',
      headers: { ...bearer(person.id), 'Content-Type': 'application/json' },
      body: JSON.stringify({ helpful: true, reasons: [], text: TITLE, conversationId: 'rated' }),
    });
    await hasArrived;
    expect((await remove(person)).status).toBe(200);
    world.people.delete(person.id);
    release();
    expect((await rated).status).toBe(200);
    const feedback = () => db.query('select 1 from gateway_feedback where comment = $1', [TITLE]);
    expect([(await feedback()).length, (await open()).length]).toEqual([1, 1]);
    expect((await open())[0]?.text).not.toContain(`token-${person.id}`);
    await workLater(61_000);
    expect([(await feedback()).length, (await open()).length]).toEqual([0, 0]);
  });

  it('never deletes the rows of the same id at other services', async () => {
    world = await openWorld(SECRET, { db: failing(), now, log: openLog().log });
    const person = await addMarked();
    await db.query('insert into gateway_conversation (conversation_id, owner_id) values ($1, $2)', [
      'elsewhere:1',
      String(person.id),
    ]);
    const elsewhere = () =>
      db.query("select 1 from gateway_conversation where conversation_id = 'elsewhere:1'");
    await remove(person);
    world.people.clear();
    await workLater(61_000, { ...world.addresses, CHAT_API_URL: `${world.addresses.CHAT_API_URL}/other` });
    expect([(await marks()).length, (await open()).length]).toEqual([1, 1]);
    await workLater(1_000);
    expect([(await marks()).length, (await open()).length]).toEqual([0, 0]);
    expect(await elsewhere()).toHaveLength(1);
  });

  it('deletes nothing if the product API refuses', async () => {
    world = await openWorld(SECRET, { db, now, log: openLog().log });
    const person = await addMarked();
    world.on.set('DELETE /api/auth/delete-account', (_seen, response) => json(response, 409, {}));
    expect((await remove(person)).status).toBe(409);
    expect([(await marks()).length, (await open()).length]).toEqual([1, 0]);
  });
});
