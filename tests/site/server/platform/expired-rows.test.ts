import type { Db } from '@vesalio/site/server';
import { describe, expect, it, vi } from 'vitest';
import { retention } from '../../../../packages/site/server/config/retention.ts';
import { createAudit } from '../../../../packages/site/server/platform/audit.ts';
import { databases, openOwnDatabase, openTestDatabase, ownDatabase } from '../database-copy.ts';
import { openWorld, sharedDb } from '../gateway/gateway-world.ts';
import { openLog } from './log-lines.ts';

describe.each(databases)('a backlog of expired rows on $name', ({ url }) => {
  it('is deleted by statements that each take a part of it', async () => {
    const own = url ? await ownDatabase(url) : undefined;
    const db = await openTestDatabase(own?.url);
    await db.query(
      `insert into audit (kind, expires_at)
       select 'access', $1::timestamptz + make_interval(days => age) from generate_series(-11001, 2) as age`,
      ['2026-11-28T12:00:00Z'],
    );
    const left: number[] = [];
    const tx: Db['tx'] = async (work) => {
      const result = await db.tx(work);
      left.push((await db.query('select 1 from audit')).length);
      return result;
    };
    const now = () => new Date('2026-11-28T12:00:00Z');
    const secrets = ['a-secret-of-the-audit-tests-long-enough'] as const;
    await createAudit({ db: { ...db, tx }, secrets, days: 190, now }).sweep();
    expect(left).toEqual([6_004, 1_004, 2]);
    await db.close();
    await own?.drop();
  });
});

describe('a server that starts', () => {
  const count = async (db: Db) => {
    const [row] = await db.query<Record<string, number>>(
      `select (select count(*) from audit)::int as audit,
         (select count(*) from gateway_attempt)::int as attempt,
         (select count(*) from gateway_known_address)::int as address,
         (select count(*) from gateway_conversation_mark)::int as mark,
         (select count(*) from gateway_feedback)::int as feedback,
         (select count(*) from gateway_message)::int as message,
         (select count(*) from gateway_terms_proof)::int as proof,
         (select count(*) from gateway_assertion)::int as assertion,
         (select count(*) from gateway_revoked_token)::int as token,
         (select count(*) from gateway_limit)::int as "limit",
         (select count(*) from gateway_seat_person)::int as person,
         (select count(*) from gateway_seat_title)::int as title,
         (select count(*) from gateway_turn)::int as question`,
    );
    return row;
  };

  it('deletes what is too old in every table, as one that is restarted every night must, and nothing else', async () => {
    const db = await sharedDb();
    const ago = (days: number) => `now() - interval '${days - 1} days'`;
    await db.exec(`
      insert into audit (kind, expires_at) values ('access', ${ago(0)});
      insert into gateway_attempt (owner_id, idempotency_key, kind, status, finished_at)
        values ('1', 'young', 'payment', 'paid', ${ago(retention.attempt)});
      insert into gateway_known_address values ('a', 'young', ${ago(180)});
      insert into gateway_conversation_mark values ('1', 'young', 'Dose', '', null, ${ago(retention.mark)});
      insert into gateway_feedback values ('1', 'young', 'rating', null, true, '{}', null, null, null, '{}', '0.1.0',
        '2020-01-01', ${ago(retention.feedback)});
      insert into gateway_message values ('young', '1', null, null, '{}', ${ago(retention.message)});
      insert into gateway_terms_proof values ('a', '2', '2020-01-01', ${ago(0)});
      insert into gateway_assertion values ('h', 'young', ${ago(0)});
      insert into gateway_revoked_token values ('young', ${ago(0)});
      insert into gateway_limit values ('young', '{}', ${ago(0)});
      insert into gateway_seat_person values ('young', 'h', 'Bia', null, null, '2020-01-01', ${ago(400)});
      insert into gateway_seat_title values ('young', 'young', 'Dose');
      insert into gateway_turn values ('2', 'h', ${ago(0)})`);
    await db.exec(`
      insert into audit (kind, expires_at) values ('access', '2025-01-01');
      insert into gateway_attempt (owner_id, idempotency_key, kind, status, finished_at)
        values ('1', 'k', 'payment', 'paid', '2025-01-01');
      insert into gateway_known_address values ('a', 'b', '2025-01-01');
      insert into gateway_conversation_mark values ('1', 'c', 'Dose', '', null, '2020-01-01');
      insert into gateway_feedback values ('1', 'm', 'rating', null, true, '{}', null, null, null, '{}', '0.1.0',
        '2020-01-01', '2020-01-01');
      insert into gateway_message values ('m', '1', null, null, '{}', '2025-01-01');
      insert into gateway_terms_proof values ('a', '1', '2020-01-01', '2025-01-01');
      insert into gateway_assertion values ('h', 'j', '2025-01-01');
      insert into gateway_revoked_token values ('t', '2025-01-01');
      insert into gateway_limit values ('l', '{}', '2025-01-01');
      insert into gateway_seat_person values ('p', 'h', 'Ana', null, null, '2020-01-01', '2020-01-01');
      insert into gateway_seat_title values ('c', 'p', 'Dose');
      insert into gateway_turn values ('1', 'h', '2025-01-01')`);
    const before = await count(db);
    expect(Object.values(before ?? {})).toEqual(Array(13).fill(2));
    await openWorld();
    await vi.waitFor(async () =>
      expect(await count(db)).toEqual(
        Object.fromEntries(Object.keys(before ?? {}).map((table) => [table, 1])),
      ),
    );
  });

  it('does not wait for these deletions, nor fail with them', async () => {
    const db = await sharedDb();
    const fail: Db['tx'] = () => Promise.reject(new Error('canceling statement due to statement timeout'));
    const world = await openWorld({}, { db: { ...db, tx: fail }, log: openLog().log });
    expect((await world.call('/readyz')).status).toBe(200);
    await world.close();
  });
});

describe('a demonstration that starts', () => {
  it('deletes old mails, and again the next day without a restart', async () => {
    const timers = vi.spyOn(globalThis, 'setInterval');
    const db = await openOwnDatabase();
    const { createServer, readConfig } = await import('@vesalio/site/server');
    const insert = () =>
      db.query(
        `insert into outbox (recipient, subject, body_text, body_html, created_at) values ('a', 'b', 'c', 'd', $1)`,
        ['2020-01-01'],
      );
    const old = () => db.query("select 1 from outbox where created_at < '2021-01-01'");
    await insert();
    const server = await createServer(readConfig({ PORT: '0', DATA_DIR: 'memory' }), { db });
    await vi.waitFor(async () => expect(await old()).toEqual([]));
    await insert();
    for (const [turn, ms] of timers.mock.calls) if (ms === 86_400_000) turn();
    timers.mockRestore();
    await vi.waitFor(async () => expect(await old()).toEqual([]));
    await server.close();
    await db.close();
  });
});
