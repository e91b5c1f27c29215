import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '@vesalio/site/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Attempt } from '../../../../../packages/site/server/gateway/payments/attempt-rows.ts';
import {
  createJournal,
  type Journal,
  type Outcome,
} from '../../../../../packages/site/server/gateway/payments/journal.ts';
import { readOrder } from '../../../../../packages/site/server/gateway/payments/order.ts';
import { openOwnDatabase } from '../../database-copy.ts';
import { afterStatement } from '../../meeting-statements.ts';

let db: Db;
let journal: Journal;
const open = (isAlone = false) =>
  createJournal({ db, secrets: ['s'.repeat(32)], pseudonymOf: (id) => `p-${id}`, scope: '', isAlone });

beforeAll(async () => {
  db = await openOwnDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.exec('delete from gateway_attempt');
  journal = await open();
});

const payment = readOrder('payment', { internalPlanName: 'fleming_plan', cardId: 3 });
const card = readOrder('card', { number: '4111111111111111' });
const paid: Outcome = { status: 'paid', httpStatus: 200, outcome: 'succeeded' };
const refused: Outcome = { status: 'refused', httpStatus: 402, message: 'Recusado.' };
const unknown: Outcome = { status: 'unknown' };

const start = async (owner: string, key: string, order = payment) => {
  const begun = await journal.begin(owner, key, order);
  return begun.status === 'begun' ? begun.started : '';
};
/** An attempt that was forwarded and has ended, if an outcome is given. */
async function charge(owner: string, key: string, outcome?: Outcome, order = payment) {
  const started = await start(owner, key, order);
  expect(await journal.forward(owner, key, 'free')).toBe(true);
  if (outcome) await journal.finish(owner, key, outcome);
  return started;
}
const statusOf = async (owner: string, key: string) => (await journal.read(owner, key))?.status;
const age = (key: string, column: string, seconds: number) =>
  db.query(
    `update gateway_attempt set ${column} = clock_timestamp() - make_interval(secs => $2) where idempotency_key = $1`,
    [key, seconds],
  );

describe('the end of an attempt', () => {
  it.each<[Outcome, Outcome, Outcome['status']]>([
    [unknown, paid, 'paid'],
    [unknown, refused, 'refused'],
    [refused, paid, 'paid'],
    [refused, unknown, 'refused'],
    [paid, refused, 'paid'],
    [paid, unknown, 'paid'],
  ])('%j and then %j is %s', async (first, second, status) => {
    await charge('1', 'a', first);
    await charge('2', 'a');
    await start('1', 'c', card);
    await journal.finish('1', 'a', second);
    expect(await statusOf('1', 'a')).toBe(status);
    expect([await statusOf('2', 'a'), await statusOf('1', 'c')]).toEqual(['inflight', 'inflight']);
  });

  it('is kept for half a year, and an unknown one for ever', async () => {
    for (const [key, outcome] of [
      ['paid', paid],
      ['refused', refused],
      ['unknown', unknown],
      ['new', paid],
    ] as const) {
      await charge(key, key, outcome);
      if (key !== 'new') await age(key, 'finished_at', 181 * 24 * 3600);
    }
    await journal.expire();
    const keys = await db.query<{ key: string }>(
      'select idempotency_key as key from gateway_attempt order by 1',
    );
    expect(keys.map(({ key }) => key)).toEqual(['new', 'unknown']);
  });
});

describe('an order is forwarded', () => {
  it('once, by its person, and not after it has ended', async () => {
    await start('1', 'a');
    expect(await journal.forward('2', 'a', 'free')).toBe(false);
    expect(await journal.forward('1', 'a', 'free')).toBe(true);
    expect(await journal.forward('1', 'a', 'free')).toBe(false);
    await start('1', 'c', card);
    await journal.finish('1', 'c', refused);
    expect(await journal.forward('1', 'c', null)).toBe(false);
  });
});

it('knows an order again while the secret is changed', async () => {
  await start('1', 'a');
  const openWith = (secrets: string[]) =>
    createJournal({ db, secrets, pseudonymOf: (id) => id, scope: '', isAlone: false });
  const attempt = (await journal.read('1', 'a')) as Attempt;
  const isSame = async (secrets: string[]) => (await openWith(secrets)).isSame('1', attempt, payment);
  expect(await isSame(['n'.repeat(32), 's'.repeat(32)])).toBe(true);
  expect(await isSame(['n'.repeat(32)])).toBe(false);
});

describe('an attempt is withdrawn', () => {
  it('only before it was forwarded, or by the request that began it', async () => {
    const started = await charge('1', 'a');
    await start('2', 'a');
    expect(await journal.withdraw('1', 'a')).toBe(false);
    expect(await journal.withdraw('1', 'a', new Date(0).toISOString())).toBe(false);
    expect(await journal.withdraw('1', 'a', started)).toBe(true);
    expect([await statusOf('1', 'a'), await statusOf('2', 'a')]).toEqual([undefined, 'inflight']);
    expect(await journal.withdraw('2', 'a')).toBe(true);
    await start('3', 'a');
    await journal.finish('3', 'a', refused);
    expect(await journal.withdraw('3', 'a')).toBe(false);
  });

  it('and the one that it was to replace is open again, no other', async () => {
    for (const owner of ['1', '2']) {
      await charge(owner, 'old', unknown);
      await journal.begin(owner, 'new', payment, 'old');
      expect((await journal.open(owner))?.key).toBe('new');
    }
    await journal.withdraw('1', 'new');
    expect((await journal.open('1'))?.key).toBe('old');
    await journal.forward('2', 'new', 'free');
    expect(await journal.withdraw('2', 'new')).toBe(false);
    expect((await journal.read('2', 'old'))?.supersededBy).toBe('new');
  });
});

describe('a payment that my-account shows', () => {
  const doubtful: Outcome = { status: 'refused', httpStatus: 500 };

  it('is settled unless it was never forwarded, is paid, or another payment followed it', async () => {
    await start('1', 'a');
    expect(await journal.settle('1', 'a', 'succeeded')).toBe(false);
    await journal.forward('1', 'a', 'free');
    await charge('2', 'b');
    await charge('1', 'c', paid, card);
    expect(await journal.settle('1', 'a', 'succeeded')).toBe(true);
    expect(await journal.read('1', 'a')).toMatchObject({
      status: 'paid',
      httpStatus: 200,
      outcome: 'succeeded',
    });
    expect(await journal.settle('1', 'a', 'succeeded')).toBe(false);
    expect(await statusOf('2', 'b')).toBe('inflight');
    await charge('3', 'old', doubtful);
    await charge('3', 'new', doubtful);
    await charge('3', 'newer', refused);
    expect([
      await journal.settle('3', 'old', 'succeeded'),
      await journal.settle('3', 'new', 'succeeded'),
    ]).toEqual([false, true]);
  });

  it('is the last one that was forwarded', async () => {
    await charge('1', 'a', doubtful);
    await charge('1', 'b', doubtful);
    await charge('1', 'refused-without-a-doubt', refused);
    await charge('1', 'c', paid, card);
    await charge('2', 'd', refused);
    await start('1', 'e');
    expect((await journal.last('1'))?.key).toBe('b');
  });

  it('ends the one that was about to be forwarded, and no other', async () => {
    await charge('1', 'a', refused);
    await start('1', 'b');
    await start('2', 'b');
    for (const key of ['a', 'b']) await journal.duplicate('1', key, 'a');
    expect(await journal.read('1', 'b')).toMatchObject({ status: 'refused', duplicateOf: 'a' });
    expect((await journal.read('1', 'a'))?.duplicateOf).toBeNull();
    expect(await statusOf('2', 'b')).toBe('inflight');
  });
});

describe('the sweep', () => {
  it('ends what nobody holds: what was forwarded is unknown, the rest is forgotten', async () => {
    for (const key of ['dead', 'held']) {
      await charge(key, key);
      await start(`${key}-new`, `${key}-new`);
    }
    for (const key of ['dead', 'dead-new', 'held', 'held-new']) await age(key, 'held_until', 1);
    await journal.hold([
      { owner: 'held', key: 'held' },
      { owner: 'held-new', key: 'held-new' },
      { owner: 'held', key: 'dead' },
    ]);
    await journal.sweep();
    expect([await statusOf('dead', 'dead'), await statusOf('dead-new', 'dead-new')]).toEqual([
      'unknown',
      undefined,
    ]);
    expect((await journal.read('dead', 'dead'))?.finishedAt).toBeInstanceOf(Date);
    expect([await statusOf('held', 'held'), await statusOf('held-new', 'held-new')]).toEqual([
      'inflight',
      'inflight',
    ]);
  });

  it('gives a row without a lease, of an older version, a minute and a half from its charge on', async () => {
    for (const [key, seconds] of [
      ['new', 80],
      ['old', 91],
    ] as const) {
      await charge(key, key);
      await age(key, 'started_at', 100);
      await age(key, 'forwarded_at', seconds);
    }
    await db.exec('update gateway_attempt set held_until = null');
    await journal.sweep();
    expect([await statusOf('new', 'new'), await statusOf('old', 'old')]).toEqual(['inflight', 'unknown']);
  });

  it('at the start of the only process ends every attempt in flight', async () => {
    await charge('1', 'a');
    await start('2', 'b');
    await charge('3', 'c', paid);
    await open(true);
    expect([await statusOf('1', 'a'), await statusOf('2', 'b'), await statusOf('3', 'c')]).toEqual([
      'unknown',
      undefined,
      'paid',
    ]);
  });
});

describe('a payment in place of an unknown one', () => {
  it('has to wait for one whose end nobody saw, until it cannot be under way any more', async () => {
    await charge('1', 'old');
    await age('old', 'held_until', 1);
    await journal.sweep();
    expect(await journal.begin('1', 'a', payment, 'old')).toMatchObject({
      status: 'open',
      attempt: { key: 'old' },
    });
    await age('old', 'forwarded_at', 91);
    expect(await journal.begin('1', 'b', payment, 'old')).toMatchObject({ status: 'begun' });
  });

  it('replaces that one alone, once', async () => {
    const replacedBy = async (owner: string, key: string) => (await journal.read(owner, key))?.supersededBy;
    for (const owner of ['1', '2']) await charge(owner, 'old', unknown);
    await charge('1', 'card', unknown, card);
    expect(await journal.begin('1', 'new', payment, 'old')).toMatchObject({ status: 'begun' });
    await charge('3', 'refused', refused);
    await journal.begin('3', 'x', payment, 'refused');
    await journal.finish('1', 'new', unknown);
    expect(await journal.begin('1', 'newer', payment, 'old')).toMatchObject({ status: 'open' });
    expect(await journal.begin('1', 'other', payment, 'card')).toMatchObject({ status: 'open' });
    expect([
      await replacedBy('1', 'old'),
      await replacedBy('2', 'old'),
      await replacedBy('1', 'card'),
      await replacedBy('3', 'refused'),
    ]).toEqual(['new', null, null, null]);
  });

  it('replaces neither one in flight nor another person’s', async () => {
    await charge('1', 'old');
    expect(await journal.begin('1', 'a', payment, 'old')).toMatchObject({ status: 'open' });
    await charge('2', 'theirs', unknown);
    await journal.begin('3', 'b', payment, 'theirs');
    expect((await journal.read('2', 'theirs'))?.supersededBy).toBeNull();
  });

  it('replaces the one that turned its key down', async () => {
    await charge('1', 'old', unknown);
    expect(await journal.begin('1', 'turned-down', payment)).toMatchObject({ status: 'open' });
    expect(await journal.begin('1', 'new', payment, 'turned-down')).toMatchObject({ status: 'begun' });
    expect((await journal.read('1', 'old'))?.supersededBy).toBe('new');
  });

  it('is told its own end if it is repeated', async () => {
    await charge('1', 'old', unknown);
    await journal.begin('1', 'new', payment, 'old');
    await journal.forward('1', 'new', 'free');
    await journal.finish('1', 'new', paid);
    expect(await journal.begin('1', 'new', payment, 'old')).toMatchObject({
      status: 'known',
      attempt: { key: 'new', status: 'paid' },
    });
  });

  it('leaves it as it was if the new one cannot be stored', async () => {
    await charge('1', 'old', unknown);
    const undo = afterStatement(db, 'update gateway_attempt set superseded_by', () => {
      throw new Error('away');
    });
    await expect(journal.begin('1', 'new', payment, 'old')).rejects.toThrow('away');
    undo();
    expect((await journal.open('1'))?.key).toBe('old');
  });

  it('is stored before the end of the unknown one is', async () => {
    await charge('1', 'old', unknown);
    let end: Promise<void> | undefined;
    const undo = afterStatement(db, 'select idempotency_key', async () => {
      end ??= journal.finish('1', 'old', paid);
      // On PGlite, it waits for the whole transaction.
      await Promise.race([end, delay(200)]);
    });
    expect(await journal.begin('1', 'new', payment, 'old')).toMatchObject({ status: 'begun' });
    undo();
    await end;
    expect(await journal.read('1', 'old')).toMatchObject({ status: 'paid', supersededBy: 'new' });
  });
});

describe('a key that was turned down', () => {
  it('has ended, and counts for its own account only', async () => {
    for (const owner of ['1', '2']) await charge(owner, 'old');
    for (let index = 0; index < 101; index += 1) await journal.begin('1', `more-${index}`, payment);
    await journal.begin('2', 'more', payment);
    expect(await journal.read('2', 'more')).toMatchObject({
      status: 'refused',
      duplicateOf: 'old',
      finishedAt: expect.any(Date),
    });
    expect(await journal.read('1', 'more-100')).toBeUndefined();
  });

  it('was not, if the open payment has ended in the meantime', async () => {
    await charge('1', 'old');
    const { query } = db;
    db.query = async (sql, params, options) => {
      if (sql.includes('superseded_by is null limit 1')) await journal.finish('1', 'old', paid);
      return query(sql, params, options);
    };
    expect(await journal.begin('1', 'new', payment)).toMatchObject({ status: 'begun' });
    db.query = query;
  });
});
