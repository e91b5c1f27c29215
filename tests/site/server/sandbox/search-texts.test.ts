import { createServer, type Db, type RunningServer, readConfig } from '@vesalio/site/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOwnDatabase } from '../database-copy.ts';
import { messageForm } from '../gateway/gateway-world.ts';

/** Searches the demonstration's texts through the gateway. */
let db: Db;
let server: RunningServer;
let url: string;
let token: string;
const authorization = () => ({ Authorization: `Bearer ${token}` });
const post = async (path: string, body: unknown) => {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { ...authorization(), 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
};
const signIn = async () => {
  const { email, password } = server.sandbox?.demo ?? { email: '', password: '' };
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return response.json();
};
interface Found {
  items: { id: number; title: string; excerpt?: { text: string; isHit: boolean }[] }[];
}
const search = (query: string): Promise<Found> => post('/gateway/conversations/search', { query });

let conversationId: number;
let ownerId: number;
const ask = async (conversation: number, prompt: string) => {
  const asked = await fetch(`${url}/ai/api/mensagens`, {
    method: 'POST',
    headers: { ...authorization(), Accept: 'application/json' },
    body: messageForm({ conversationId: String(conversation), prompt }),
  });
  expect(asked.status).toBe(200);
};
beforeAll(async () => {
  db = await openOwnDatabase();
  server = await createServer(readConfig({ PORT: '0', DATA_DIR: 'memory', RATE_LIMITS: 'off' }), { db });
  ({ url } = await server.listen());
  const session = await signIn();
  token = session.token;
  ownerId = session.userId;
  const created = await post('/ai/api/conversas', { codigoCliente: session.userId, titulo: 'Dúvida' });
  conversationId = created.data.codigoConversa;
  await ask(conversationId, 'Qual a conduta na xerostomia induzida por radiação?');
});
afterAll(async () => {
  await server.close();
  await db.close();
});

describe('search in the texts', () => {
  it.each(['xerostomia', 'RADIACAO', 'radiaç', 'induzidas radiação'])(
    'finds "%s" and marks the hit',
    async (query) => {
      const { items } = await search(query);
      const found = items.find(({ id }) => id === conversationId);
      expect(found?.title).toBe('Dúvida');
      expect(found?.excerpt?.some(({ isHit }) => isHit)).toBe(true);
      expect(found?.excerpt?.map(({ text }) => text).join('')).not.toMatch(/[\uE000\uE001]|\[search_/);
    },
  );

  it('shows at most four words before the first hit, because the list shows two lines', async () => {
    const { items } = await search('radiação');
    const [before, hit] = items.find(({ id }) => id === conversationId)?.excerpt ?? [];
    expect(hit).toMatchObject({ isHit: true });
    expect(before?.text).toMatch(/^… (\S+ ){1,4}$/);
  });

  it('shows no list markers', async () => {
    const conversa = await post('/ai/api/conversas', { codigoCliente: ownerId, titulo: 'Meta' });
    const id = conversa.data.codigoConversa;
    await ask(id, 'Qual a meta de pressão arterial no idoso?');
    const { items } = await search('sprint');
    const excerpt = items
      .find((item) => item.id === id)
      ?.excerpt?.map(({ text }) => text)
      .join('');
    expect(excerpt).toMatch(/publicações SPRINT: /);
  });

  it.each(['zzzqqq', "'); drop table messages; --", '<->!&|', '%%__'])(
    'finds nothing for %j',
    async (query) => {
      const { items } = await search(query);
      expect(items.map(({ id }) => id)).not.toContain(conversationId);
    },
  );

  it('does not find a deleted conversation', async () => {
    const response = await fetch(`${url}/api/conversations/${conversationId}`, {
      method: 'DELETE',
      headers: authorization(),
    });
    expect(response.status).toBe(200);
    expect((await search('xerostomia')).items).toEqual([]);
  });
});
