import { afterAll, expect, it } from 'vitest';
import { retention } from '../../../../../packages/site/server/config/retention.ts';
import { createTurnRows } from '../../../../../packages/site/server/gateway/turns/turn-rows.ts';
import { INSERT_TURN } from '../../../../../packages/site/server/gateway/turns/turn-starts.ts';
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
    expect(await rows.append(name, 1, batch)).toBe(true);
  expect(await rows.eventsAfter(name, 0)).toEqual([one, two, three]);
  expect(await rows.eventsAfter(name, 1)).toEqual([two, three]);
});

it('stores, stops and forgets one turn, and no other of its process, its account or its key', async () => {
  const rows = createTurnRows({ db, secrets: ['a-secret'], now: () => new Date() });
  const one = { owner: 'one', key: 'first' };
  const others = [
    { owner: 'one', key: 'second' },
    { owner: 'two', key: 'first' },
  ];
  for (const name of [one, ...others])
    await db.query(INSERT_TURN, rows.toTurn(name, { fingerprint: 'f', question: 'q', conversationId: 'c' }));
  const event = (id: number) => ({ id, name: 'delta', data: '{}' });
  const seen = (name: typeof one) =>
    db.query(
      `select status, last_event as last, is_stop_asked as "isStopAsked", is_read as "isRead"
       from gateway_turn_record where owner_id = $1 and idempotency_key = $2`,
      [name.owner, name.key],
    );
  const untouched = [{ status: 'running', last: 0, isStopAsked: false, isRead: false }];
  const expectOthersUntouched = async () => {
    for (const name of others) {
      expect(await seen(name)).toEqual(untouched);
      expect(await rows.eventsAfter(name, 0)).toEqual([]);
    }
  };

  expect(await rows.append(one, 1, [event(1)])).toBe(true);
  await expectOthersUntouched();
  await rows.stop(one);
  expect(await rows.stopsAsked([one, ...others])).toEqual([one]);
  await expectOthersUntouched();
  await rows.finish(one, 1, 'stopped', [event(2)]);
  await rows.markRead(one);
  expect(await seen(one)).toEqual([{ status: 'stopped', last: 2, isStopAsked: true, isRead: true }]);
  // A late write does not change an ended turn.
  expect(await rows.append(one, 1, [event(3)])).toBe(false);
  await rows.finish(one, 1, 'failed', [event(3)]);
  expect(await rows.eventsAfter(one, 0)).toEqual([event(1), event(2)]);
  expect(await seen(one)).toMatchObject([{ status: 'stopped', last: 2 }]);
  await expectOthersUntouched();
  await rows.withdraw(one, 1);
  expect(await seen(one)).toEqual([]);
  await expectOthersUntouched();
});

it('leaves the turn of another process to that process', async () => {
  const [mine, theirs] = [0, 1].map(() =>
    createTurnRows({ db, secrets: ['a-secret'], now: () => new Date() }),
  );
  if (!mine || !theirs) throw new Error();
  const name = { owner: 'three', key: 'first' };
  await db.query(INSERT_TURN, mine.toTurn(name, { fingerprint: 'f', question: 'q', conversationId: 'c' }));
  const event = { id: 1, name: 'delta', data: '{}' };
  expect(await theirs.append(name, 1, [event])).toBe(false);
  await theirs.finish(name, 1, 'failed', [event]);
  await theirs.withdraw(name, 1);
  expect(await theirs.renew([name])).toEqual([]);
  expect(await mine.read(name)).toMatchObject({ status: 'running', lastEvent: 0 });
  expect(await mine.append(name, 1, [event])).toBe(true);
});

it('leaves a turn that this process began again to its new run', async () => {
  const rows = createTurnRows({ db, secrets: ['a-secret'], now: () => new Date() });
  const name = { owner: 'five', key: 'first' };
  const turn = rows.toTurn(name, { fingerprint: 'f', question: 'q', conversationId: 'c' });
  await db.query(INSERT_TURN, turn);
  const event = (id: number) => ({ id, name: 'delta', data: '{}' });
  expect(await rows.append(name, 1, [event(1)])).toBe(true);
  // The database was away for longer than the lease, and the person asks again.
  await db.query(`update gateway_turn_record set held_until = 'epoch' where owner_id = 'five'`);
  expect(await rows.read(name)).toMatchObject({ status: 'interrupted' });
  const first = (await rows.beginAgain(turn, ['f'])) ?? 0;
  expect(first).toBeGreaterThan(1);
  expect(await rows.append(name, 1, [event(2)]), 'of the earlier run').toBe(false);
  await rows.finish(name, 1, 'done', [event(2)]);
  await rows.withdraw(name, 1);
  expect(await rows.read(name)).toMatchObject({ status: 'running', firstEvent: first });
  expect(await rows.append(name, first, [event(first)])).toBe(true);
  expect(await rows.eventsAfter(name, 0)).toEqual([event(first)]);
});

it('deletes the question of a process that died after the same time, though nobody asks for it', async () => {
  let time = new Date();
  const rows = createTurnRows({ db, secrets: ['a-secret'], now: () => time });
  const name = { owner: 'four', key: 'first' };
  await db.query(INSERT_TURN, rows.toTurn(name, { fingerprint: 'f', question: 'q', conversationId: 'c' }));
  await db.query(
    `update gateway_turn_record set held_until = clock_timestamp() - interval '1 second' where owner_id = 'four'`,
  );
  const stored = () => db.query(`select status from gateway_turn_record where owner_id = 'four'`);
  await rows.sweep();
  expect(await stored()).toEqual([{ status: 'interrupted' }]);
  time = new Date(time.getTime() + (retention.turnMinutes + 1) * 60_000);
  await rows.sweep();
  expect(await stored()).toEqual([]);
});
