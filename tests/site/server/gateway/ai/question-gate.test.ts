import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../database-copy.ts';
import { addPerson, bearer, json, messageForm, OPERATOR_TOKEN, type Person } from '../gateway-world.ts';
import { openTwoServers, type TwoServers } from '../two-servers.ts';

const PATH = '/ai/api/mensagens';
const KEYS = [undefined, 'a-key'];

describe.each(databases)('a question on one of two servers with one $name', ({ url }) => {
  let servers: TwoServers;
  beforeAll(async () => {
    servers = await openTwoServers(url, { RATE_LIMITS: 'off', ADMIN_TOKEN: OPERATOR_TOKEN });
  });
  afterAll(() => servers.close());
  let person: Person;
  beforeEach(async () => {
    servers.world.on.clear();
    servers.world.on.set('POST /api/mensagens', (_seen, response) =>
      json(response, 200, { data: { resposta: 'r', codigoMensagem: 1 } }),
    );
    await servers.db.query('delete from gateway_turn_record');
    const id = String(Math.random()).slice(2);
    person = addPerson(servers.world, { conversations: [id] });
    // Afterward, the first server knows the account and the owner of the conversation.
    expect((await ask(undefined)).status).toBe(200);
    servers.world.seen.length = 0;
  });

  const on = (index: 0 | 1, path: string, init?: RequestInit) => fetch(servers.urls[index] + path, init);
  const ask = (key: string | undefined, given: { asker?: Person; conversationId?: string } = {}) => {
    const { asker = person, conversationId = asker.conversations?.[0] ?? '' } = given;
    return on(0, PATH, {
      method: 'POST',
      headers: { ...bearer(asker.id), ...(key ? { 'Idempotency-Key': key } : {}) },
      body: messageForm({ conversationId, prompt: 'a' }),
    });
  };
  /** Expects that no turn was stored and the AI service was not asked. */
  const expectNothing = async () => {
    expect(await servers.db.query('select 1 from gateway_turn_record')).toEqual([]);
    expect(servers.world.seenAt('/api/mensagens')).toEqual([]);
  };
  const operate = (asking: boolean) =>
    on(1, '/gateway/admin/operation', {
      method: 'PUT',
      headers: { Authorization: `Bearer ${OPERATOR_TOKEN}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ notice: null, asking }),
    });

  it.each(KEYS)('asks nothing with a session that ended on the other one, key %s', async (key) => {
    expect((await on(1, '/gateway/logout', { method: 'POST', headers: bearer(person.id) })).status).toBe(204);
    servers.world.seen.length = 0;
    expect((await ask(key)).status).toBe(401);
    await expectNothing();
    expect(servers.world.seen, 'nor the product').toEqual([]);
  });

  it.each(KEYS)('asks nothing while the operator takes no questions, key %s', async (key) => {
    await operate(false);
    const answer = await ask(key);
    await operate(true);
    expect([answer.status, answer.headers.get('x-vesalio-error')]).toEqual([503, 'asking-off']);
    await expectNothing();
  });

  it.each(KEYS)('asks nothing in the conversation of another person, key %s', async (key) => {
    const other = addPerson(servers.world);
    const conversationId = person.conversations?.[0] ?? '';
    const end = new Date(Date.now() + 1_000);
    const [scope] = await servers.db.query<{ id: string }>(
      'select conversation_id as id from gateway_conversation where conversation_id like $1',
      [`%${conversationId}`],
    );
    await servers.db.query(
      `insert into gateway_temporary (conversation_id, owner_id, held_until)
       values ($1, $2, $3), ('another', $2, $3)`,
      [scope?.id ?? '', `${scope?.id.slice(0, -conversationId.length)}${person.id}`, end],
    );
    const refused = await ask(key, { asker: other, conversationId });
    expect(refused.status).toBe(404);
    expect(await refused.json()).toEqual({
      message: 'Esta conversa não existe mais. Inicie uma nova conversa.',
    });
    await expectNothing();
    const isKept = async () =>
      (
        await servers.db.query<{ isKept: boolean }>(
          `select held_until > $1 as "isKept" from gateway_temporary order by conversation_id = 'another'`,
          [end],
        )
      ).map((row) => row.isKept);
    expect(await isKept(), 'a stranger keeps nothing').toEqual([false, false]);
    expect((await ask(key)).status).toBe(200);
    expect(await isKept(), 'its person keeps this one').toEqual([true, false]);
    await servers.db.query('delete from gateway_temporary');
  });

  it.each(KEYS)('reads the account again after a new password on the other one, key %s', async (key) => {
    servers.world.people.delete(person.id);
    servers.world.on.set('POST /api/auth/reset-password', (_seen, response) => json(response, 200, {}));
    expect((await ask('of-the-minute')).status, 'remembered').toBe(200);
    await servers.db.query('delete from gateway_turn_record');
    await on(1, '/api/auth/reset-password', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token: 't', newPassword: 'x', confirmPassword: 'x' }),
    });
    servers.world.seen.length = 0;
    expect((await ask(key)).status).toBe(401);
    await expectNothing();
  });

  it.each(KEYS)('finds a conversation that was created elsewhere, key %s', async (key) => {
    person.conversations?.push('elsewhere');
    expect((await ask(key, { conversationId: 'elsewhere' })).status).toBe(200);
    expect(servers.world.seenAt('/api/mensagens')).toHaveLength(1);
    person.conversations?.splice(0);
    await servers.db.query(`delete from gateway_conversation where conversation_id like '%elsewhere'`);
  });

  it('asks once per key on both', async () => {
    expect((await ask('once')).status).toBe(200);
    expect((await ask('once')).status).toBe(200);
    expect(servers.world.seenAt('/api/mensagens')).toHaveLength(1);
  });

  it('needs a token', async () => {
    const form = { method: 'POST', body: messageForm({ conversationId: 'c', prompt: 'a' }) };
    expect((await on(0, PATH, form)).status).toBe(401);
    expect((await on(0, PATH, { ...form, headers: { Authorization: 'Basic x' } })).status).toBe(401);
    expect((await on(0, PATH, { ...form, headers: { Authorization: 'Bearer invented' } })).status).toBe(401);
    await expectNothing();
  });
});
