import type { Db } from '@vesalio/site/server';
import { expect, it, vi } from 'vitest';
import { openLog } from '../platform/log-lines.ts';
import { addPerson, bearer, openWorld, sharedDb } from './gateway-world.ts';

/** A machine whose clock was three hours fast at startup, because it took local time for UTC. */
it('what is kept for a minute is not kept for hours when the clock is set back', async () => {
  const db = await sharedDb();
  let [isAway, now] = [false, new Date()];
  const query: Db['query'] = (sql, params, options) =>
    isAway ? Promise.reject(new Error('away')) : db.query(sql, params, options);
  const world = await openWorld({}, { db: { ...db, query }, now: () => now, log: openLog().log });
  const person = addPerson(world, { conversations: ['a', 'b', 'c'] });
  const get = async (path: string) => (await world.call(path, { headers: bearer(person.id) })).status;
  const accountCalls = () => world.seenAt('/api/auth/my-account').length;
  const accesses = async () =>
    (await db.query<{ count: number }>("select count(*) as count from audit where kind = 'access'"))[0]
      ?.count ?? 0;
  const use = async () => {
    const before = accountCalls();
    expect([await get('/gateway/conversations'), await get('/gateway/conversations')]).toEqual([200, 200]);
    return accountCalls() - before;
  };
  expect(await use()).toBe(1);
  await vi.waitFor(async () => expect(await accesses()).toBe(1));
  // The whole list has been read, so for the next minute only its newest page is read.
  expect(await get('/ai/api/mensagens/conversa/none')).toBe(404);
  for (let turn = 0; turn < 61; turn += 1) await get('/gateway/diagnosis');
  expect(await get('/gateway/diagnosis')).toBe(429);

  now = new Date(now.getTime() - 3 * 3_600_000);
  isAway = true;
  expect(await get('/gateway/conversations'), 'a session that was not looked up for a minute').toBe(503);
  isAway = false;
  expect(await use()).toBe(1);
  await vi.waitFor(async () => expect(await accesses()).toBe(2));
  expect(await get('/gateway/diagnosis')).toBe(200);
  person.conversations = ['new', 'newer', ...(person.conversations ?? []), 'last'];
  expect(await get('/ai/api/mensagens/conversa/last')).toBe(200);
  await world.close();
});
