import { beforeAll, expect, it } from 'vitest';
import { createSeatPeople } from '../../../../../packages/site/server/gateway/seats/seat-people.ts';
import type { Db } from '../../../../../packages/site/server/platform/database.ts';
import { sharedDb } from '../gateway-world.ts';

const DAY_MS = 86_400_000;
let db: Db;
beforeAll(async () => {
  db = await sharedDb();
});

it('forgets a person with their titles 400 days after the last sign-in', async () => {
  let at = new Date('2026-01-01T00:00:00Z');
  const people = createSeatPeople({ db, now: () => at, scope: 'host:' });
  const ana = await people.meet({ subject: 'partner:h:ana', issuer: 'h', name: 'Ana' });
  const bia = await people.meet({ subject: 'partner:h:bia', issuer: 'h', name: 'Bia' });
  await people.acceptTerms(ana);
  await db.query("insert into gateway_conversation (conversation_id, owner_id) values ('host:c1', $1)", [
    ana,
  ]);
  await people.name(ana, 'c1', 'Título');
  expect(await db.query('select 1 from gateway_seat_title where owner_id = $1', [ana])).toHaveLength(1);
  at = new Date(at.getTime() + 399 * DAY_MS);
  await people.meet({ subject: 'partner:h:bia', issuer: 'h' });
  await people.sweep();
  expect(await people.find(ana, 'h')).toMatchObject({ name: 'Ana', termsAccepted: true });
  at = new Date(at.getTime() + 2 * DAY_MS);
  await people.sweep();
  expect(await people.find(ana, 'h')).toBeUndefined();
  expect(await people.find(bia, 'h'), 'signed in since').toMatchObject({ name: 'Bia' });
  expect(await db.query('select 1 from gateway_seat_title where owner_id = $1', [ana])).toHaveLength(0);
});

it('keeps two AI hosts apart', async () => {
  const now = () => new Date();
  const [here, there] = ['a:', 'b:'].map((scope) => createSeatPeople({ db, now, scope }));
  const id = await here?.meet({ subject: 'partner:h:cia', issuer: 'h' });
  await db.query('insert into gateway_conversation (conversation_id, owner_id) values ($1, $2)', [
    'a:7',
    id ?? '',
  ]);
  expect(await here?.conversations(id ?? '', 1, 10)).toMatchObject({ rows: [{ id: '7' }], count: 1 });
  expect(await there?.conversations(id ?? '', 1, 10)).toMatchObject({ rows: [], count: 0 });
  expect(await there?.owns(id ?? '', '7')).toBe(false);
});

it('owns, names and forgets one conversation, and nobody else’s', async () => {
  const people = createSeatPeople({ db, now: () => new Date(), scope: 'c:' });
  const [dora, eva] = await Promise.all(
    ['dora', 'eva'].map((sub) => people.meet({ subject: `partner:h:${sub}`, issuer: 'h' })),
  );
  for (const [owner, id] of [
    [dora, '1'],
    [dora, '2'],
    [eva, '3'],
  ] as const) {
    await db.query('insert into gateway_conversation (conversation_id, owner_id) values ($1, $2)', [
      `c:${id}`,
      owner ?? '',
    ]);
    await people.name(owner ?? '', id, `Título ${id}`);
  }
  expect([await people.owns(dora ?? '', '1'), await people.owns(dora ?? '', '3')]).toEqual([true, false]);
  expect((await people.conversations(dora ?? '', 1, 10)).rows.map(({ id }) => id)).toEqual(['2', '1']);
  await people.name(dora ?? '', '3', 'De outra');
  await people.forget(dora ?? '', '3');
  await people.forget(dora ?? '', '1');
  expect((await people.conversations(dora ?? '', 1, 10)).rows).toEqual([{ id: '2', title: 'Título 2' }]);
  expect((await people.conversations(eva ?? '', 1, 10)).rows).toEqual([{ id: '3', title: 'Título 3' }]);
  await people.name(dora ?? '', '1', 'Título que chega depois');
  expect(await db.query("select 1 from gateway_seat_title where conversation_id = 'c:1'")).toEqual([]);
});
