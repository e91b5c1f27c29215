import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { retention } from '../../../../../packages/site/server/config/retention.ts';
import { createConversations } from '../../../../../packages/site/server/gateway/ai/conversations.ts';
import { createConversationMarks } from '../../../../../packages/site/server/gateway/records/conversation-marks.ts';
import type { Db } from '../../../../../packages/site/server/platform/database.ts';
import { databases } from '../../database-copy.ts';
import { isBlocked } from '../../meeting-statements.ts';
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
  world = await openWorld({ RATE_LIMITS: 'off' });
});

const call = async (person: Person, method: string, path: string, body?: unknown) => {
  const response = await world.call(path, {
    method,
    headers: { ...bearer(person.id), ...(body ? { 'Content-Type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, data: await response.json().catch(() => undefined) };
};

/** Stores the owner of a conversation. */
const own = async (owner: string, id: string) =>
  (await sharedDb()).query('insert into gateway_conversation (conversation_id, owner_id) values ($1, $2)', [
    id,
    owner,
  ]);

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

  it('list the latest pin first', async () => {
    let time = Date.now();
    const marks = createConversationMarks({ db: await sharedDb(), scope: '', now: () => new Date(time) });
    for (const id of ['p1', 'p3', 'p2']) {
      await own('pins', id);
      time += 1_000;
      await marks.write('pins', id, { pinned: true });
    }
    await marks.write('pins', 'p1', { pinned: true });
    expect((await marks.read('pins')).map(({ id }) => id)).toEqual(['p2', 'p3', 'p1']);
  });

  it('keep a pin from another device that arrives while the last title is removed', async () => {
    const db = await sharedDb();
    const now = () => new Date();
    await own('races', 'c');
    const other = createConversationMarks({ db, scope: '', now });
    const between = {
      ...db,
      query: async <Row>(sql: string, values?: Parameters<typeof db.query>[1]) => {
        if (sql.startsWith('delete')) await other.write('races', 'c', { pinned: true });
        return db.query<Row>(sql, values);
      },
    } as typeof db;
    await other.write('races', 'c', { title: 'Sepse' });
    await createConversationMarks({ db: between, scope: '', now }).write('races', 'c', { title: null });
    expect(await other.read('races')).toMatchObject([{ id: 'c', pinned: true }]);
  });

  it('are not stored while the conversation is being deleted', async () => {
    const db = await sharedDb();
    const now = () => new Date();
    await own('deletes', 'gone');
    let marking: Promise<unknown> | undefined;
    const between: Db = {
      ...db,
      tx: (work) =>
        db.tx((tx) =>
          work({
            ...tx,
            query: async (sql, params) => {
              if (sql.startsWith('delete from gateway_conversation_mark')) {
                const marks = createConversationMarks({ db, scope: '', now });
                marking = marks.write('deletes', 'gone', { pinned: true }).catch((error) => error);
                // PGlite lets no other statement in during a transaction.
                if (databases[0]?.url) await Promise.race([marking, isBlocked(db)]);
              }
              return tx.query(sql, params);
            },
          }),
        ),
    };
    const product = () => Promise.reject(new Error('not asked'));
    await createConversations({ db: between, product, scope: '', now }).forget('gone', 'deletes');
    expect(await marking).toMatchObject({ status: 404 });
    expect(await createConversationMarks({ db, scope: '', now }).read('deletes')).toEqual([]);
  });

  it('belong to one person only', async () => {
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

  it('are deleted with a conversation whose deletion was carried out, but not answered', async () => {
    const person = addPerson(world, { conversations: ['d0'] });
    await call(person, 'PUT', '/gateway/conversations/d0', { pinned: true });
    world.on.set('DELETE /api/conversations/d0', (_seen, response) => {
      person.conversations = [];
      response.destroy();
    });
    expect((await call(person, 'DELETE', '/api/conversations/d0')).status).toBe(502);
    world.on.set('DELETE /api/conversations/d0', (_seen, response) => json(response, 404, {}));
    expect((await call(person, 'DELETE', '/api/conversations/d0')).status).toBe(404);
    expect((await call(person, 'GET', '/gateway/conversations')).data).toEqual({ items: [] });
  });

  it('are deleted with the conversation', async () => {
    const person = addPerson(world, { conversations: ['d1'] });
    await call(person, 'PUT', '/gateway/conversations/d1', { pinned: true });
    await call(person, 'DELETE', '/api/conversations/d1');
    expect((await call(person, 'GET', '/gateway/conversations')).data).toEqual({ items: [] });
  });

  it('are kept for two years after the list was last opened', async () => {
    let time = new Date();
    const marks = createConversationMarks({ db: await sharedDb(), scope: '', now: () => time });
    const wait = (days: number) => {
      time = new Date(time.getTime() + days * 86_400_000);
    };
    for (const owner of ['opens', 'leaves']) {
      await own(owner, `of ${owner}`);
      await marks.write(owner, `of ${owner}`, { pinned: true });
    }
    wait(retention.mark - 1);
    await marks.read('opens');
    wait(2);
    await marks.sweep();
    expect([(await marks.read('opens')).length, (await marks.read('leaves')).length]).toEqual([1, 0]);
  });

  it('are at most 1,000 of a person, and those can still be changed', async () => {
    const db = await sharedDb();
    const marks = createConversationMarks({ db, scope: '', now: () => new Date() });
    await db.exec(
      `insert into gateway_conversation_mark (owner_id, conversation_id, title, list_title, seen_at)
       select 'many', 'c' || number, 'Sepse', '', now() from generate_series(1, 1000) as number`,
    );
    for (const id of ['new', 'c7']) await own('many', id);
    await own('few', 'newer');
    await expect(marks.write('many', 'new', { pinned: true })).rejects.toMatchObject({ status: 409 });
    expect(await marks.write('many', 'c7', { pinned: true })).toMatchObject({ id: 'c7', pinned: true });
    expect(await marks.write('few', 'newer', { pinned: true })).toMatchObject({ id: 'newer' });
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

  it('asks for no further page once the browser has left', async () => {
    const person = addPerson(world);
    const pages: Seen[] = [];
    world.on.set('GET /api/conversations', (seen) => void pages.push(seen));
    const leaving = new AbortController();
    const searching = world
      .call('/gateway/conversations/search', {
        method: 'POST',
        headers: { ...bearer(person.id), 'Content-Type': 'application/json' },
        body: '{"query":"sepse"}',
        signal: leaving.signal,
      })
      .catch(() => 'left');
    await expect.poll(() => pages.length).toBe(1);
    leaving.abort();
    expect(await searching).toBe('left');
    expect(await Promise.race([pages[0]?.cut, delay(2_000, 'kept')])).toBe(true);
    world.on.delete('GET /api/conversations');
  });

  it('has one time for all pages, shorter than browsers wait', async () => {
    const slow = await openWorld({}, { timeouts: { searchMs: 150 } });
    const person = addPerson(slow);
    slow.on.set('GET /api/conversations', async (_seen, response) => {
      await delay(60);
      json(response, 200, { items: [{ id: 1, title: 'Sepse' }], totalCount: 100 });
    });
    const answer = await slow.call('/gateway/conversations/search', {
      method: 'POST',
      headers: { ...bearer(person.id), 'Content-Type': 'application/json' },
      body: '{"query":"sepse"}',
    });
    expect(answer.status).toBe(504);
    expect(slow.seenAt('/api/conversations').length).toBeLessThan(5);
    await slow.close();
  });

  it('refuses a query that is too short', async () => {
    const person = addPerson(world);
    expect((await call(person, 'POST', '/gateway/conversations/search', { query: ' a ' })).status).toBe(400);
  });
});
