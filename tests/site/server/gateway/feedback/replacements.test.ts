import { beforeAll, describe, expect, it } from 'vitest';
import { deleteAccountRows } from '../../../../../packages/site/server/gateway/account-rows.ts';
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

let world: World;
/** Runs just before a replacement is stored. */
let beforeStoring = async () => {};
beforeAll(async () => {
  const db = await sharedDb();
  const query: typeof db.query = async (sql, params, options) => {
    if (sql.startsWith('insert into gateway_replacement')) await beforeStoring();
    return db.query(sql, params, options);
  };
  world = await openWorld({ RATE_LIMITS: 'off' }, { db: { ...db, query } });
});

const call = async (person: Person | undefined, method: string, path: string, body?: unknown) => {
  const response = await world.call(path, {
    method,
    headers: {
      ...(person ? bearer(person.id) : {}),
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return { status: response.status, data: text ? JSON.parse(text) : undefined };
};

let next = 0;
/** A person with a conversation that has two answers. */
async function answered() {
  next += 1;
  const conversation = `rc${Date.now()}-${next}`;
  const person = addPerson(world);
  await createConversation(world, person, conversation);
  const ids = [`ra${Date.now()}-${next}`, `rb${Date.now()}-${next}`] as const;
  for (const id of ids) {
    world.on.set('POST /api/mensagens', (_seen, response) =>
      json(response, 200, { data: { resposta: 'Sim.', codigoMensagem: id } }),
    );
    const response = await world.call('/ai/api/mensagens', {
      method: 'POST',
      headers: bearer(person.id),
      body: messageForm({ conversationId: conversation, prompt: 'Qual a meta?' }),
    });
    expect(response.status).toBe(200);
    await response.text();
  }
  return { person, conversation, first: ids[0], second: ids[1] };
}
const PATH = '/gateway/replacements';

describe('which answer replaced which', () => {
  it('is stored once and returned with its conversation', async () => {
    const { person, conversation, first, second } = await answered();
    const body = { replaces: first, conversationId: conversation };
    for (let times = 0; times < 2; times += 1)
      expect((await call(person, 'PUT', `${PATH}/${second}`, body)).status).toBe(204);
    expect((await call(person, 'GET', `${PATH}?conversationId=${conversation}`)).data).toEqual({
      items: [{ messageId: second, replaces: first }],
    });
  });

  it('is 404 for messages and conversations of another person, 401 for nobody', async () => {
    const { person, conversation, first, second } = await answered();
    const other = await answered();
    const body = { replaces: first, conversationId: conversation };
    expect((await call(other.person, 'PUT', `${PATH}/${second}`, body)).status).toBe(404);
    // Naming one's own conversation gives no access to another person's message.
    const lent = { replaces: first, conversationId: other.conversation };
    expect((await call(other.person, 'PUT', `${PATH}/${other.second}`, lent)).status).toBe(404);
    expect((await call(other.person, 'GET', `${PATH}?conversationId=${conversation}`)).status).toBe(404);
    expect((await call(undefined, 'PUT', `${PATH}/${second}`, body)).status).toBe(401);
    expect((await call(person, 'GET', `${PATH}?conversationId=${conversation}`)).data).toEqual({ items: [] });
  });

  it('refuses a message that replaces itself, and a body without ids', async () => {
    const { person, conversation, second } = await answered();
    const own = { replaces: second, conversationId: conversation };
    expect((await call(person, 'PUT', `${PATH}/${second}`, own)).status).toBe(404);
    expect((await call(person, 'PUT', `${PATH}/${second}`, {})).status).toBe(400);
  });

  it('does not count against the limit of reports when it is read', async () => {
    const limited = await openWorld({ RATE_LIMITS: '{"feedback":{"max":1,"seconds":600}}' });
    const person = addPerson(limited, { conversations: ['c'] });
    limited.on.set('GET /api/mensagens/conversa/c', (_seen, response) => json(response, 200, []));
    const read = (path: string) => limited.call(path, { headers: bearer(person.id) });
    for (const path of [`${PATH}?conversationId=c`, '/gateway/feedback'])
      for (let times = 0; times < 2; times += 1) expect((await read(path)).status, path).toBe(200);
    const report = () =>
      limited.call('/gateway/feedback/unknown', { method: 'DELETE', headers: bearer(person.id) });
    expect([(await report()).status, (await report()).status]).toEqual([404, 429]);
    await limited.close();
  });

  it('is deleted with the conversation', async () => {
    const { person, conversation, first, second } = await answered();
    await call(person, 'PUT', `${PATH}/${second}`, { replaces: first, conversationId: conversation });
    const db = await sharedDb();
    const rows = () => db.query('select 1 from gateway_replacement where message_id like $1', [`%${second}`]);
    expect(await rows()).toHaveLength(1);
    expect((await call(person, 'DELETE', `/api/conversations/${conversation}`)).status).toBe(200);
    expect(await rows()).toEqual([]);
  });

  it('is not stored once the conversation is deleted', async () => {
    const { person, conversation, first, second } = await answered();
    beforeStoring = async () => {
      expect((await call(person, 'DELETE', `/api/conversations/${conversation}`)).status).toBe(200);
    };
    await call(person, 'PUT', `${PATH}/${second}`, { replaces: first, conversationId: conversation });
    beforeStoring = async () => {};
    const stored = 'select 1 from gateway_replacement where conversation_id like $1';
    expect(await (await sharedDb()).query(stored, [`%${conversation}`])).toEqual([]);
  });

  it('is deleted with the account', async () => {
    const { person, conversation, first, second } = await answered();
    await call(person, 'PUT', `${PATH}/${second}`, { replaces: first, conversationId: conversation });
    const db = await sharedDb();
    const owners = () =>
      db.query<{ owner: string }>(
        'select owner_id as owner from gateway_replacement where message_id like $1',
        [`%${second}`],
      );
    const [row] = await owners();
    await deleteAccountRows(db, row?.owner ?? '');
    expect([row?.owner.endsWith(String(person.id)), await owners()]).toEqual([true, []]);
  });
});
