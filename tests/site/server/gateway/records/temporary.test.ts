import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { databases } from '../../database-copy.ts';
import {
  addPerson,
  bearer,
  createConversation,
  json,
  messageForm,
  openWorld,
  type Person,
  sharedDb,
  type World,
} from '../gateway-world.ts';
import { openTwoServers } from '../two-servers.ts';

/** So long that the timer, which runs thirty times in a lease, does not run in the middle of a test. */
const LEASE_MS = 3_600_000;

let world: World;
let clock = new Date();
/** The statements about temporary conversations. */
const statements: { sql: string; params: readonly unknown[] | undefined; isAnswered: boolean }[] = [];
beforeAll(async () => {
  const db = await sharedDb();
  const query: typeof db.query = (sql, params) => {
    const statement = { sql, params, isAnswered: false };
    if (sql.includes('gateway_temporary')) statements.push(statement);
    return db.query<never>(sql, params).finally(() => {
      statement.isAnswered = true;
    });
  };
  world = await openWorld(
    { RATE_LIMITS: 'off' },
    { now: () => clock, timeouts: { leaseMs: LEASE_MS }, db: { ...db, query } },
  );
});
const isAbout = ({ id }: Person, { params }: (typeof statements)[number]): boolean =>
  params?.some((value) => String(value).endsWith(`:${id}`)) ?? false;
beforeEach(() => {
  clock = new Date();
});
/** @param alive the temporary conversations that the caller's browser shows */
const call = async (person: Person, method: string, path: string, body?: unknown, alive?: string) => {
  const response = await world.call(path, {
    method,
    headers: {
      ...bearer(person.id),
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...(alive ? { 'X-Vesalio-Temporary': alive } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, data: await response.json().catch(() => undefined) };
};
const forward = (ms: number) => {
  clock = new Date(clock.getTime() + ms);
};
const leases = (count: number) => forward(count * LEASE_MS);

/** Creates a temporary conversation and adds it to the product's list, as a real product does. */
async function createTemporary(person: Person, id: string, at: World = world): Promise<void> {
  at.on.set('POST /api/conversas', (_seen, response) =>
    json(response, 200, { data: { codigoConversa: id } }),
  );
  const created = await at.call('/ai/api/conversas', {
    method: 'POST',
    headers: { ...bearer(person.id), 'Content-Type': 'application/json' },
    body: JSON.stringify({ codigoCliente: person.id, titulo: 'Conversa temporária', temporaria: true }),
  });
  expect(created.status).toBe(200);
  person.conversations = [id, ...(person.conversations ?? [])];
}
const deletions = (id: string, at = world) =>
  at.seenAt(`/api/conversations/${id}`).filter(({ method }) => method === 'DELETE');

/** The gateway extends a lease after it has answered. */
const seesLease = (db: Pick<Awaited<ReturnType<typeof sharedDb>>, 'query'>, id: string, leftMs = 0) =>
  vi.waitFor(async () => {
    const rows = await db.query(
      'select 1 from gateway_temporary where conversation_id like $1 and held_until > $2',
      [`%${id}`, new Date(clock.getTime() + leftMs)],
    );
    expect(rows).toHaveLength(1);
  });

describe('a temporary conversation', () => {
  it('is neither listed nor counted, and pages stay full', async () => {
    const person = addPerson(world, { conversations: ['f1', 'f2', 'f3'] });
    await createTemporary(person, 'ftemp');
    const page = async (number: number) =>
      (await call(person, 'GET', `/api/conversations?page=${number}&pageSize=2`)).data.data;
    expect(await page(1)).toEqual({
      items: [
        { id: 'f1', title: 'f1' },
        { id: 'f2', title: 'f2' },
      ],
      totalCount: 3,
    });
    expect(await page(2)).toEqual({ items: [{ id: 'f3', title: 'f3' }], totalCount: 3 });
  });

  it('is not listed either if the product refuses the pages that fill its place', async () => {
    const person = addPerson(world, { conversations: ['l1'] });
    await createTemporary(person, 'ltemp');
    world.on.set('GET /api/conversations', ({ url }, response) =>
      url.includes('pageSize=100')
        ? json(response, 429, { message: 'Devagar.' })
        : json(response, 200, { data: { items: [{ id: 'ltemp' }, { id: 'l1' }], totalCount: 2 } }),
    );
    try {
      const { status, data } = await call(person, 'GET', '/api/conversations?page=1&pageSize=2');
      expect(status).toBe(200);
      expect(data.data).toEqual({ items: [{ id: 'l1' }], totalCount: 1 });
    } finally {
      world.on.delete('GET /api/conversations');
    }
  });

  it.each(['<html>', '', 'null'])('leaves an answer that is no list as it is: %j', async (text) => {
    const person = addPerson(world);
    await createTemporary(person, `no-list-${text.length}`);
    world.on.set('GET /api/conversations', (_seen, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(text);
    });
    const listed = await world.call('/api/conversations?page=1', { headers: bearer(person.id) });
    expect([listed.status, await listed.text()]).toEqual([200, text]);
    world.on.delete('GET /api/conversations');
  });

  it('is not marked as temporary in the call to the AI service', async () => {
    const person = addPerson(world);
    await createTemporary(person, 'gtemp');
    const { body = '' } = world.seenAt('/api/conversas').at(-1) ?? {};
    expect(Object.keys(JSON.parse(body))).toEqual(['codigoCliente', 'titulo']);
  });

  it('is kept as long as its tab is alive, then deleted with the next call', async () => {
    const person = addPerson(world);
    await createTemporary(person, 'htemp');
    leases(0.8);
    expect((await call(person, 'PUT', '/gateway/conversations/htemp/lease')).status).toBe(204);
    leases(0.8);
    world.on.set('POST /api/mensagens', (_seen, response) =>
      json(response, 200, { data: { resposta: 'Sim.' } }),
    );
    const asked = await world.call('/ai/api/mensagens', {
      method: 'POST',
      headers: bearer(person.id),
      body: messageForm({ conversationId: 'htemp', prompt: 'Dose?' }),
    });
    expect(asked.status).toBe(200);
    leases(0.8);
    await call(person, 'GET', '/api/auth/my-account');
    expect(deletions('htemp')).toHaveLength(0);
    leases(0.8);
    await call(person, 'GET', '/api/auth/my-account');
    await vi.waitFor(() => expect(deletions('htemp')).toHaveLength(1));
    await vi.waitFor(async () =>
      expect((await call(person, 'PUT', '/gateway/conversations/htemp/lease')).status).toBe(404),
    );
  });

  it('is deleted later if the product could not delete it at once', async () => {
    const person = addPerson(world);
    await createTemporary(person, 'itemp');
    world.on.set('DELETE /api/conversations/itemp', (_seen, response) => json(response, 503, {}));
    leases(2);
    await call(person, 'GET', '/api/auth/my-account');
    await vi.waitFor(() => expect(deletions('itemp')).toHaveLength(1));
    // The product had deleted it after all.
    world.on.set('DELETE /api/conversations/itemp', (_seen, response) => json(response, 404, {}));
    leases(2);
    await call(person, 'GET', '/api/auth/my-account');
    await vi.waitFor(() => expect(deletions('itemp')).toHaveLength(2));
    await vi.waitFor(async () =>
      expect((await call(person, 'PUT', '/gateway/conversations/itemp/lease')).status).toBe(404),
    );
  });

  it('is deleted at log-out, and kept alive only by its own person', async () => {
    const person = addPerson(world);
    const other = addPerson(world);
    await createTemporary(person, 'jtemp');
    expect((await call(other, 'PUT', '/gateway/conversations/jtemp/lease')).status).toBe(404);
    leases(2);
    await call(other, 'GET', '/api/auth/my-account');
    await call(person, 'POST', '/gateway/logout');
    await vi.waitFor(() => expect(deletions('jtemp')).toHaveLength(1));
    expect(deletions('jtemp')[0]?.headers.authorization).toBe(`Bearer token-${person.id}`);
  });

  it('is deleted at once by the log-out of its person, of nobody else', async () => {
    const [person, other] = [addPerson(world), addPerson(world)];
    await createTemporary(person, 'ptemp');
    await createTemporary(other, 'qtemp');
    await call(person, 'POST', '/gateway/logout');
    await vi.waitFor(() => expect(deletions('ptemp')).toHaveLength(1));
    expect(deletions('qtemp')).toHaveLength(0);
  });

  it('is kept while calls of its own person name it, however late they arrive', async () => {
    const person = addPerson(world);
    const other = addPerson(world);
    await createTemporary(person, 'mtemp');
    leases(2);
    await call(other, 'GET', '/api/auth/my-account', undefined, 'mtemp');
    await call(person, 'GET', '/api/auth/my-account', undefined, 'x/../y mtemp 41');
    await seesLease(await sharedDb(), 'mtemp');
    leases(0.8);
    await call(person, 'GET', '/api/auth/my-account');
    expect((await call(person, 'PUT', '/gateway/conversations/mtemp/lease')).status).toBe(204);
    leases(2);
    await call(other, 'GET', '/api/auth/my-account', undefined, 'mtemp');
    await call(person, 'GET', '/api/auth/my-account');
    await vi.waitFor(() => expect(deletions('mtemp')).toHaveLength(1));
  });

  it('is deleted for a call that came before its lease ended, without another call', async () => {
    const quick = await openWorld({ RATE_LIMITS: 'off' }, { timeouts: { leaseMs: 300 } });
    const holder = addPerson(quick);
    const person = addPerson(quick);
    await createTemporary(holder, 'nheld', quick);
    await quick.call('/api/auth/my-account', {
      headers: { ...bearer(holder.id), 'X-Vesalio-Temporary': 'nheld' },
    });
    await createTemporary(person, 'ntemp', quick);
    await createTemporary(person, 'otemp', quick);
    await quick.call('/api/auth/my-account', { headers: bearer(person.id) });
    await vi.waitFor(() => expect(deletions('ntemp', quick)).toHaveLength(1));
    await vi.waitFor(() => expect(deletions('otemp', quick)).toHaveLength(1));
    // A call that names the conversation does not mean that its tab died.
    expect(deletions('nheld', quick)).toHaveLength(0);
  });

  it('leaves ordinary conversations alone', async () => {
    const person = addPerson(world);
    await createConversation(world, person, 'k1');
    leases(4);
    await call(person, 'GET', '/api/auth/my-account');
    await call(person, 'POST', '/gateway/logout');
    expect(deletions('k1')).toHaveLength(0);
  });
});

it('needs no extra statement for a question of a person without temporary conversations', async () => {
  const person = addPerson(world, { conversations: ['plain'] });
  await call(person, 'GET', '/api/auth/my-account');
  // The gateway looks for them after it has answered.
  const hasLooked = () =>
    statements.some(
      (one) => isAbout(person, one) && one.sql.startsWith('select conversation_id') && one.isAnswered,
    );
  await vi.waitFor(() => expect(hasLooked()).toBe(true));
  statements.length = 0;
  world.on.set('POST /api/mensagens', (_seen, response) =>
    json(response, 200, { data: { resposta: 'Sim.' } }),
  );
  const asked = await world.call('/ai/api/mensagens', {
    method: 'POST',
    headers: bearer(person.id),
    body: messageForm({ conversationId: 'plain', prompt: 'Dose?' }),
  });
  expect(asked.status).toBe(200);
  const own = statements.filter((one) => isAbout(person, one) && !one.sql.includes('gateway_revoked_token'));
  expect(own, 'beside the one that admits the question').toEqual([]);
});

describe.each(databases)('on two processes with one $name', ({ url }) => {
  it('is deleted once by a process that did not create it', async () => {
    const servers = await openTwoServers(url, { RATE_LIMITS: 'off' }, () => clock);
    try {
      const person = addPerson(servers.world);
      await createTemporary(person, 'qtemp', servers.world);
      forward(120_000);
      const at = (index: 0 | 1, headers = {}) =>
        fetch(`${servers.urls[index]}/api/auth/my-account`, {
          headers: { ...bearer(person.id), ...headers },
        });
      await at(1, { 'X-Vesalio-Temporary': 'qtemp' });
      await seesLease(servers.db, 'qtemp', 149_000);
      forward(120_000);
      await Promise.all([at(0), at(1)]);
      expect(deletions('qtemp', servers.world)).toHaveLength(0);
      forward(120_000);
      await Promise.all([at(1), at(0), at(1)]);
      await vi.waitFor(() => expect(deletions('qtemp', servers.world)).toHaveLength(1));
      // Closing waits for the work of both.
    } finally {
      await servers.close();
    }
    expect(deletions('qtemp', servers.world)).toHaveLength(1);
  });
});
