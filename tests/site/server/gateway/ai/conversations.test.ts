import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../../../../packages/site/server/app.ts';
import { createConversations } from '../../../../../packages/site/server/gateway/ai/conversations.ts';
import { databases, openOwnDatabase } from '../../database-copy.ts';
import { afterStatement, isBlocked } from '../../meeting-statements.ts';

const account = (id: string) => ({
  id,
  plan: 'fleming_plan',
  isPending: false,
  isFree: false,
  planMark: '',
});
const TOTAL = 2_345;
let db: Db;
let calls: number;
let isDown: boolean;
let owned: string[];
let clock: number;
let told: () => unknown;
const conversations = () => createConversations({ db, scope: '', now: () => new Date(clock), product });
const product = async (request: { url: string }): Promise<Response> => {
  calls += 1;
  if (isDown) return new Response('', { status: 503 });
  const query = new URL(request.url).searchParams;
  const size = Number(query.get('pageSize'));
  const from = (Number(query.get('page')) - 1) * size;
  const items = owned.slice(from, from + size).map((id) => ({ id, title: id }));
  return Response.json({ data: { items, totalCount: told() } });
};

beforeAll(async () => {
  db = await openOwnDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.exec('delete from gateway_conversation');
  calls = 0;
  isDown = false;
  told = () => owned.length;
  clock = Date.now();
  owned = Array.from({ length: TOTAL }, (_, index) => `c-${index + 1}`);
});

describe('a person with thousands of conversations that were not created here', () => {
  it('owns the last one, and the list is read only once', async () => {
    const mine = conversations();
    const [last, middle] = await Promise.all(
      [`c-${TOTAL}`, 'c-2101'].map((id) => mine.isOwn(id, account('7'), 'token')),
    );
    expect(last).toBe(true);
    expect(middle).toBe(true);
    // 24 pages, plus the newest page again for the second question.
    expect(calls).toBeLessThanOrEqual(25);
    calls = 0;
    expect(await conversations().isOwn('c-1500', account('7'), 'token')).toBe(true);
    expect(await mine.isOwn('c-1500', account('8'), 'token')).toBe(false);
    expect(calls, 'the store is asked first').toBe(0);
  });

  it('finds a conversation created elsewhere meanwhile, without reading the list again for invented ids', async () => {
    const mine = conversations();
    expect(await mine.isOwn('made-up', account('7'), 'token')).toBe(false);
    calls = 0;
    for (let guess = 0; guess < 10; guess += 1)
      expect(await mine.isOwn(`made-up-${guess}`, account('7'), 'token')).toBe(false);
    owned.unshift('brand-new');
    expect(await mine.isOwn('brand-new', account('7'), 'token')).toBe(true);
    expect(calls).toBe(11);
  });

  it.each([
    [401, 401],
    [429, 429],
    [403, 502],
  ])('does not say that it is unknown when a page is refused with %s', async (refused, status) => {
    let isRefusing = true;
    const mine = createConversations({
      db,
      scope: '',
      now: () => new Date(clock),
      product: (request) =>
        isRefusing && request.url.includes('page=2&')
          ? Promise.resolve(new Response('{}', { status: refused }))
          : product(request),
    });
    const asked = mine.isOwn('c-2101', account('7'), 'token');
    await expect(asked).rejects.toMatchObject({ status });
    expect(await mine.isOwn('c-1', account('7'), 'token')).toBe(true);
    isRefusing = false;
    expect(await mine.isOwn('c-2101', account('7'), 'token')).toBe(true);
  });

  it.each([undefined, 0, 15, 'many'])('owns the last one when the list counts %s', async (total) => {
    told = () => total;
    expect(await conversations().isOwn(`c-${TOTAL}`, account('7'), 'token')).toBe(true);
  });

  it('does not treat a failed page as the end of the list', async () => {
    const mine = conversations();
    isDown = true;
    await expect(mine.isOwn('c-5', account('7'), 'token')).rejects.toMatchObject({ status: 502 });
    isDown = false;
    expect(await mine.isOwn(`c-${TOTAL}`, account('7'), 'token')).toBe(true);
  });
});

it('forgets one conversation, and nothing of another person', async () => {
  const mine = conversations();
  for (const [id, owner] of [
    ['a', '7'],
    ['b', '7'],
    ['c', '8'],
  ] as const) {
    await mine.remember(id, owner);
    await db.query(
      `insert into gateway_replacement (message_id, owner_id, conversation_id, replaced_id, created_at)
       values ($1, $2, $1, '0', now())`,
      [id, owner],
    );
    await db.query(
      `insert into gateway_conversation_mark (conversation_id, owner_id, seen_at) values ($1, $2, now())`,
      [id, owner],
    );
    await db.query(
      `insert into gateway_temporary (conversation_id, owner_id, held_until) values ($1, $2, now())`,
      [id, owner],
    );
  }
  for (const id of ['a', 'c']) await mine.forget(id, '7');
  expect(
    await db.query('select conversation_id as id, owner_id as owner from gateway_conversation order by 1'),
  ).toEqual([
    { id: 'a', owner: '' },
    { id: 'b', owner: '7' },
    { id: 'c', owner: '8' },
  ]);
  for (const table of ['gateway_replacement', 'gateway_conversation_mark', 'gateway_temporary'])
    expect(
      await db.query(`select conversation_id as id, owner_id as owner from ${table} order by 1`),
    ).toEqual([
      { id: 'b', owner: '7' },
      { id: 'c', owner: '8' },
    ]);
});

it('does not give a deleted conversation back to its person by a page that was read before', async () => {
  const mine = createConversations({
    db,
    scope: '',
    now: () => new Date(clock),
    product: async (request) => {
      const page = await product(request);
      if (request.url.includes('page=2&')) await mine.forget('c-150', '7');
      return page;
    },
  });
  await mine.remember('c-150', '7');
  expect(await mine.isOwn('c-2001', account('7'), 'token')).toBe(true);
  expect(await mine.isOwn('c-150', account('7'), 'token')).toBe(false);
  const kept = () => db.query("select 1 from gateway_conversation where conversation_id = 'c-150'");
  await mine.sweep();
  expect(await kept()).toHaveLength(1);
  clock += 86_400_000 + 60_000;
  await mine.sweep();
  expect(await kept()).toEqual([]);
  expect(await db.query('select 1 from gateway_conversation limit 1')).toHaveLength(1);
});

it('does not give a deleted conversation back by a list that is stored while it is deleted', async () => {
  const mine = conversations();
  await mine.remember('c-150', '7');
  let storing: Promise<unknown> | undefined;
  const restore = afterStatement(db, 'delete from gateway_conversation', async () => {
    storing ??= mine.isOwn('c-200', account('7'), 'token');
    if (databases[0]?.url) await Promise.race([storing, isBlocked(db)]);
  });
  await mine.forget('c-150', '7');
  restore();
  expect(await storing).toBe(true);
  expect(await mine.isOwn('c-150', account('7'), 'token')).toBe(false);
});

it('stores two lists of the same conversations in different orders at once', async () => {
  const listing = (ids: readonly string[]) => {
    const items = ids.map((id) => ({ id, title: id }));
    return createConversations({
      db,
      scope: '',
      now: () => new Date(clock),
      product: async () => Response.json({ data: { items, totalCount: ids.length } }),
    }).isOwn('unknown', account('7'), 'token');
  };
  let lists: Promise<boolean>[] = [];
  await db.tx(async (tx) => {
    await tx.query("insert into gateway_conversation (conversation_id, owner_id) values ('middle', '7')");
    // Each has stored one conversation of the other before it waits.
    const first = listing(['a', 'middle', 'z']);
    if (databases[0]?.url) await isBlocked(db);
    lists = [first, listing(['z', 'a'])];
    if (databases[0]?.url) await delay(100);
  });
  expect(await Promise.all(lists)).toEqual([false, false]);
});
