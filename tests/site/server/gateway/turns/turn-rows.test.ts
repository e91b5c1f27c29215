import { afterAll, expect, it } from 'vitest';
import { createTurnRows, INSERT_TURN } from '../../../../../packages/site/server/gateway/turns/turn-rows.ts';
import { openOwnDatabase } from '../../database-copy.ts';

const db = await openOwnDatabase();
afterAll(() => db.close());

it('lets a turn expire whose insert was not acknowledged to its process', async () => {
  const rows = createTurnRows({ db, secrets: ['a-secret'], now: () => new Date() });
  const [run, lost] = ['run', 'lost'].map((key) => ({ owner: 'o', key }));
  for (const name of [run, lost]) {
    if (!name) continue;
    const turn = rows.toTurn(name, { fingerprint: 'f', question: 'q', conversationId: 'c' });
    await db.query(INSERT_TURN, turn);
  }
  const leases = async () =>
    (
      await db.query<{ until: Date }>(
        'select held_until as until from gateway_turn_record order by idempotency_key',
      )
    ).map(({ until }) => until.getTime());
  const [lostBefore, runBefore = 0] = await leases();
  expect(await rows.renew(run ? [run] : [])).toEqual([run]);
  const [lostAfter, runAfter] = await leases();
  expect(lostAfter).toBe(lostBefore);
  expect(runAfter).toBeGreaterThanOrEqual(runBefore);
});

it('reads each event once, also where the answer to a stored batch was lost', async () => {
  const rows = createTurnRows({ db, secrets: ['a-secret'], now: () => new Date() });
  const name = { owner: 'o', key: 'twice' };
  await db.query(INSERT_TURN, rows.toTurn(name, { fingerprint: 'f', question: 'q', conversationId: 'c' }));
  const [one, two, three] = [1, 2, 3].map((id) => ({ id, name: 'delta', data: `{"texto":"${id}"}` }));
  if (!one || !two || !three) throw new Error();
  for (const batch of [[one], [one, two], [one, two, three]])
    expect(await rows.append(name, batch)).toBe(true);
  expect(await rows.eventsAfter(name, 0)).toEqual([one, two, three]);
  expect(await rows.eventsAfter(name, 1)).toEqual([two, three]);
});
