import { readFileSync } from 'node:fs';
import type { Db } from '@vesalio/site/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Audit, createAudit, RETENTION } from '../../../../packages/site/server/platform/audit.ts';
import { databases, openTestDatabase, ownDatabase } from '../database-copy.ts';

const DAY = 86_400_000;
const SECRET = 'a-secret-of-the-audit-tests-long-enough';

it('holds the kinds that the guide of the operator lists, as long as it says', () => {
  const guide = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8');
  const [, section = ''] = guide.split('\n## Audit trail\n');
  const rows = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| (`.*?) +\| (`AUDIT_DAYS`|five years)/gm)];
  const listed = rows.flatMap(([, kinds = '', kept]) =>
    [...kinds.matchAll(/`([\w-]+)`/g)].map(([, kind]) => [kind, kept === 'five years' ? 'years' : 'days']),
  );
  expect(Object.fromEntries(listed)).toEqual(RETENTION);
});

describe.each(databases)('the audit trail on $name', ({ url }) => {
  let own: Awaited<ReturnType<typeof ownDatabase>> | undefined;
  let db: Db;
  let clock: Date;
  let audit: Audit;
  const open = (given: Db = db) => createAudit({ db: given, secrets: [SECRET], days: 190, now: () => clock });
  const kinds = async () =>
    (await audit.read('7')).map(({ kind }) => kind).sort((left, right) => left.localeCompare(right));
  const forward = (days: number) => {
    clock = new Date(clock.getTime() + days * DAY);
  };

  beforeAll(async () => {
    own = url ? await ownDatabase(url) : undefined;
    db = await openTestDatabase(own?.url);
  });
  afterAll(async () => {
    await db.close();
    await own?.drop();
  });
  beforeEach(async () => {
    clock = new Date('2090-01-01T12:00:00Z');
    audit = open();
    await audit.sweep();
    clock = new Date('2026-11-22T12:00:00Z');
  });

  it('keeps accesses and failures for AUDIT_DAYS and contracts for five years', async () => {
    await audit.record({ kind: 'access', account: '7', address: '203.0.113.7 51234' });
    await audit.record({ kind: 'failure', account: '7', note: 'POST /api/auth/login 401' });
    for (const kind of [
      'terms-accepted',
      'payment',
      'card-deleted',
      'account-deleted',
      'payment-list',
    ] as const)
      await audit.record({ kind, account: '7' });
    const contracts = ['account-deleted', 'card-deleted', 'payment', 'payment-list', 'terms-accepted'];
    forward(189);
    await audit.sweep();
    expect(await kinds()).toEqual(['access', ...contracts, 'failure'].sort());
    forward(1);
    await audit.sweep();
    expect(await kinds()).toEqual(contracts);
    forward(5 * 365 - 190);
    await audit.sweep();
    expect(await kinds()).toEqual(contracts);
    forward(3);
    await audit.sweep();
    expect(await kinds()).toEqual([]);
  });

  it('is append-only: the database refuses to change a record, or to delete one before its time', async () => {
    await audit.record({ kind: 'payment', account: '7', note: 'key paid' });
    const named = `select set_config('vesalio.audit_sweep', '${clock.toISOString()}', true)`;
    for (const sql of ["update audit set note = 'x'", 'delete from audit', 'truncate audit'])
      for (const before of ['select 1', named])
        await expect(
          db.tx(async (tx) => {
            await tx.query(before);
            await tx.query(sql);
          }),
        ).rejects.toThrow('append-only');
    expect(await kinds()).toEqual(['payment']);
  });

  it('stores no account or address as plain text, and decrypts addresses of an earlier secret', async () => {
    await audit.record({ kind: 'access', account: '7', address: '203.0.113.7 51234' });
    const rows = await db.query<{ account: string; address: Uint8Array }>('select * from audit');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.account).not.toBe('7');
    expect(Buffer.from(rows[0]?.address ?? []).toString('latin1')).not.toContain('203.0.113.7');
    const rotated = createAudit({
      db,
      secrets: ['another-secret-of-the-audit-tests-long-enough', SECRET],
      days: 190,
      now: () => clock,
    });
    expect(await rotated.read('7')).toMatchObject([{ kind: 'access', address: '203.0.113.7 51234' }]);
    const stranger = createAudit({ db, secrets: ['a-stranger'], days: 190, now: () => clock });
    expect(await stranger.read('7')).toEqual([]);
  });

  it('keeps records that the database has not stored, in order and up to a limit', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    let isAway = true;
    const query: Db['query'] = (sql, params) =>
      isAway ? Promise.reject(new Error('away')) : db.query(sql, params);
    const lame = open({ ...db, query });
    await lame.record({ kind: 'signed-in', account: '7' });
    forward(1);
    await lame.record({ kind: 'signed-out', account: '7' });
    expect(lame.pending()).toBe(2);
    isAway = false;
    await lame.flush();
    expect(lame.pending()).toBe(0);
    vi.restoreAllMocks();
    expect((await audit.read('7')).map(({ kind }) => kind)).toEqual(['signed-out', 'signed-in']);
  });
});
