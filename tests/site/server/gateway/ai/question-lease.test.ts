import type { Db } from '@vesalio/site/server';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { createQuestionLease } from '../../../../../packages/site/server/gateway/ai/question-lease.ts';
import { openOwnDatabase } from '../../database-copy.ts';

const db = await openOwnDatabase();
afterEach(() => vi.useRealTimers());
afterAll(() => db.close());

it('is renewed as long as the question takes, and not afterwards', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const held = async () =>
    (await db.query<{ until: Date }>('select held_until as until from gateway_turn'))[0]?.until.getTime();
  const end = await createQuestionLease(db).acquire('ana', new AbortController().signal);
  const first = (await held()) ?? 0;
  await vi.advanceTimersByTimeAsync(29_000);
  await expect.poll(held).toBeGreaterThan(first);
  await end();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(await held()).toBeUndefined();
});

it('stays ended when a renewal arrives late', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isAcquired = false;
  const renewals: Promise<unknown>[] = [];
  const slow: Db = {
    ...db,
    query: (sql, params) => {
      if (!isAcquired || !sql.startsWith('insert')) return db.query(sql, params);
      const renewal = released.then(() => db.query<never>(sql, params));
      renewals.push(renewal);
      return renewal;
    },
  };
  const end = await createQuestionLease(slow).acquire('caio', new AbortController().signal);
  isAcquired = true;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(renewals).toHaveLength(1);
  const ended = end();
  await db.query('select 1');
  release();
  await Promise.all([ended, ...renewals]);
  expect(await db.query('select 1 from gateway_turn')).toEqual([]);
});

it('of another process that took it over is left to that process', async () => {
  const end = await createQuestionLease(db).acquire('bia', new AbortController().signal);
  await db.exec(`update gateway_turn set holder = 'another process' where owner_id = 'bia'`);
  await end();
  expect(await db.query('select holder from gateway_turn')).toEqual([{ holder: 'another process' }]);
});
