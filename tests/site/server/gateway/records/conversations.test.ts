import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addPerson,
  bearer,
  closeWorlds,
  createConversation,
  json,
  messageForm,
  openWorld,
  type Person,
  type World,
} from '../gateway-world.ts';

let world: World;
let clock = new Date();
beforeAll(async () => {
  world = await openWorld({ RATE_LIMITS: 'off' }, { now: () => clock });
});
beforeEach(() => {
  clock = new Date();
});
afterAll(closeWorlds);

const call = async (person: Person, method: string, path: string, body?: unknown) => {
  const response = await world.call(path, {
    method,
    headers: { ...bearer(person.id), ...(body ? { 'Content-Type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, data: await response.json().catch(() => undefined) };
};
const minutes = (count: number) => {
  clock = new Date(clock.getTime() + count * 60_000);
};

describe('titles and pins of conversations', () => {
  it('keep the title of the person and put pinned conversations first', async () => {
    const person = addPerson(world, { conversations: ['a1', 'a2', 'a3'] });
    expect(
      await call(person, 'PUT', '/gateway/conversations/a2', { title: '  Sepse  ', listTitle: 'a2' }),
    ).toMatchObject({ status: 200, data: { id: 'a2', title: 'Sepse', pinned: false } });
    await call(person, 'PUT', '/gateway/conversations/a3', { pinned: true, listTitle: 'Dor torácica' });
    await call(person, 'PUT', '/gateway/conversations/a2', { pinned: false });
    expect((await call(person, 'GET', '/gateway/conversations')).data).toEqual({
      items: [
        { id: 'a3', title: null, listTitle: 'Dor torácica', pinned: true },
        { id: 'a2', title: 'Sepse', listTitle: 'a2', pinned: false },
      ],
    });
    await call(person, 'PUT', '/gateway/conversations/a2', { title: null });
    await call(person, 'PUT', '/gateway/conversations/a3', { pinned: false });
    expect((await call(person, 'GET', '/gateway/conversations')).data).toEqual({ items: [] });
  });

  it('belong to their person alone', async () => {
    const owner = addPerson(world, { conversations: ['b1'] });
    const other = addPerson(world, { conversations: ['b2'] });
    await call(owner, 'PUT', '/gateway/conversations/b1', { title: 'Minha' });
    expect((await call(other, 'PUT', '/gateway/conversations/b1', { title: 'Sua' })).status).toBe(404);
    expect((await call(other, 'GET', '/gateway/conversations')).data).toEqual({ items: [] });
    expect((await world.call('/gateway/conversations')).status).toBe(401);
  });

  it.each([{ title: '' }, { title: 'x'.repeat(101) }, { pinned: 'yes' }, { title: 5 }])(
    'refuse %j',
    async (body) => {
      const person = addPerson(world, { conversations: ['c1'] });
      expect((await call(person, 'PUT', '/gateway/conversations/c1', body)).status).toBe(400);
    },
  );

  it('are refused where they could identify a patient', async () => {
    const person = addPerson(world, { conversations: ['c2'] });
    const refused = await call(person, 'PUT', '/gateway/conversations/c2', { title: 'CPF 529.982.247-25' });
    expect(refused.status).toBe(422);
    expect((await call(person, 'GET', '/gateway/conversations')).data).toEqual({ items: [] });
  });

  it('go with the conversation', async () => {
    const person = addPerson(world, { conversations: ['d1'] });
    await call(person, 'PUT', '/gateway/conversations/d1', { pinned: true });
    await call(person, 'DELETE', '/api/conversations/d1');
    expect((await call(person, 'GET', '/gateway/conversations')).data).toEqual({ items: [] });
  });

  it('are limited per account', async () => {
    const limited = await openWorld({ RATE_LIMITS: '{"records":{"max":2,"seconds":60}}' });
    const person = addPerson(limited);
    const read = () => limited.call('/gateway/conversations', { headers: bearer(person.id) });
    expect([(await read()).status, (await read()).status, (await read()).status]).toEqual([200, 200, 429]);
    await limited.close();
  });
});

describe('the search over all conversations', () => {
  it('finds titles of every page whatever the accents, and the title of the person', async () => {
    const person = addPerson(world, {
      conversations: ['Sepse', 'Dor', 'e3', 'Insuficiencia-renal'],
    });
    await call(person, 'PUT', '/gateway/conversations/e3', { title: 'Minha INSUFICIÊNCIA' });
    const { data } = await call(person, 'POST', '/gateway/conversations/search', { query: 'insuficien' });
    expect(data.items.map(({ title }: { title: string }) => title)).toEqual([
      'Minha INSUFICIÊNCIA',
      'Insuficiencia-renal',
    ]);
  });

  it('refuses a query that is too short', async () => {
    const person = addPerson(world);
    expect((await call(person, 'POST', '/gateway/conversations/search', { query: ' a ' })).status).toBe(400);
  });
});

/** Creates a temporary conversation and adds it to the product's list, as a real product does. */
async function createTemporary(person: Person, id: string): Promise<void> {
  world.on.set('POST /api/conversas', (_seen, response) =>
    json(response, 200, { data: { codigoConversa: id } }),
  );
  const created = await call(person, 'POST', '/ai/api/conversas', {
    codigoCliente: person.id,
    titulo: 'Conversa temporária',
    temporaria: true,
  });
  expect(created.status).toBe(200);
  person.conversations = [id, ...(person.conversations ?? [])];
}
const deletions = (id: string) =>
  world.seenAt(`/api/conversations/${id}`).filter(({ method }) => method === 'DELETE');

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

  it('is not listed either when the product refuses the pages that fill up its place', async () => {
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

  it('tells the AI service nothing of it', async () => {
    const person = addPerson(world);
    await createTemporary(person, 'gtemp');
    const { body = '' } = world.seenAt('/api/conversas').at(-1) ?? {};
    expect(Object.keys(JSON.parse(body))).toEqual(['codigoCliente', 'titulo']);
  });

  it('lives as long as its tab, and is deleted with the next call after that', async () => {
    const person = addPerson(world);
    await createTemporary(person, 'htemp');
    minutes(2);
    expect((await call(person, 'PUT', '/gateway/conversations/htemp/lease')).status).toBe(204);
    minutes(2);
    world.on.set('POST /api/mensagens', (_seen, response) =>
      json(response, 200, { data: { resposta: 'Sim.' } }),
    );
    const asked = await world.call('/ai/api/mensagens', {
      method: 'POST',
      headers: bearer(person.id),
      body: messageForm({ conversationId: 'htemp', prompt: 'Dose?' }),
    });
    expect(asked.status).toBe(200);
    minutes(2);
    await call(person, 'GET', '/api/auth/my-account');
    expect(deletions('htemp')).toHaveLength(0);
    minutes(2);
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
    minutes(5);
    await call(person, 'GET', '/api/auth/my-account');
    await vi.waitFor(() => expect(deletions('itemp')).toHaveLength(1));
    world.on.delete('DELETE /api/conversations/itemp');
    minutes(5);
    await call(person, 'GET', '/api/auth/my-account');
    await vi.waitFor(() => expect(deletions('itemp')).toHaveLength(2));
  });

  it('goes with log-out, and is held by nobody else', async () => {
    const person = addPerson(world);
    const other = addPerson(world);
    await createTemporary(person, 'jtemp');
    expect((await call(other, 'PUT', '/gateway/conversations/jtemp/lease')).status).toBe(404);
    minutes(5);
    await call(other, 'GET', '/api/auth/my-account');
    await call(person, 'POST', '/gateway/logout');
    await vi.waitFor(() => expect(deletions('jtemp')).toHaveLength(1));
    expect(deletions('jtemp')[0]?.headers.authorization).toBe(`Bearer token-${person.id}`);
  });

  it('leaves ordinary conversations alone', async () => {
    const person = addPerson(world);
    await createConversation(world, person, 'k1');
    minutes(10);
    await call(person, 'GET', '/api/auth/my-account');
    await call(person, 'POST', '/gateway/logout');
    expect(deletions('k1')).toHaveLength(0);
  });
});
