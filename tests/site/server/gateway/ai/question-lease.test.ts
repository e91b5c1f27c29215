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

it('of another process that took it over is left to that process', async () => {
  const end = await createQuestionLease(db).acquire('bia', new AbortController().signal);
  await db.exec(`update gateway_turn set holder = 'another process' where owner_id = 'bia'`);
  await end();
  expect(await db.query('select holder from gateway_turn')).toEqual([{ holder: 'another process' }]);
});
