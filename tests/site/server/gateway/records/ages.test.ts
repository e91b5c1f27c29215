import { type Db, readConfig } from '@vesalio/site/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { retention } from '../../../../../packages/site/server/config/retention.ts';
import { scheduleWork } from '../../../../../packages/site/server/gateway/schedule-work.ts';
import { createServices, type GatewayOptions } from '../../../../../packages/site/server/gateway/services.ts';
import { createMetrics } from '../../../../../packages/site/server/platform/metrics.ts';
import { openOwnDatabase } from '../../database-copy.ts';

const DAY_MINUTES = 24 * 60;
const turn = `insert into gateway_turn_record
  (owner_id, idempotency_key, fingerprint, question, status, holder, held_until, started_at, ended_at)
  values ('o', $1, '', '', 'done', '', $2, $2, $2)`;
const ANSWER = `insert into gateway_turn_event (owner_id, idempotency_key, last_event, events)
  values ('o', $1, 1, '')`;

/** Rows that expire: how to create one, how to identify it, and how many minutes it stays. */
const aging = [
  ['gateway_turn_record', 'idempotency_key', [turn, ANSWER], retention.turnMinutes],
  ['gateway_turn_event', 'idempotency_key', [], retention.turnMinutes],
  [
    'gateway_message',
    'message_id',
    [
      `insert into gateway_message (message_id, owner_id, reference_ids, answered_at) values ($1, 'o', '{}', $2)`,
    ],
    retention.message * DAY_MINUTES,
  ],
  [
    'gateway_feedback',
    'message_id',
    [
      `insert into gateway_feedback
        (owner_id, message_id, kind, helpful, reference_ids, version, created_at, updated_at)
        values ('o', $1, 'rating', true, '{}', '1', $2, $2)`,
    ],
    retention.feedback * DAY_MINUTES,
  ],
  [
    'gateway_conversation_mark',
    'conversation_id',
    [
      `insert into gateway_conversation_mark (owner_id, conversation_id, title, seen_at)
        values ('o', $1, 'x', $2)`,
    ],
    retention.mark * DAY_MINUTES,
  ],
  [
    'gateway_attempt',
    'idempotency_key',
    [
      `insert into gateway_attempt (owner_id, idempotency_key, kind, status, started_at, finished_at)
        values ('o', $1, 'payment', 'paid', $2, $2)`,
    ],
    retention.attempt * DAY_MINUTES,
  ],
  [
    'gateway_terms_proof',
    'account',
    [
      `insert into gateway_terms_proof (account, version, accepted_at, expires_at) values ($1, '1', $2,
        $2::timestamptz + make_interval(days => ${retention.termsProof}))`,
    ],
    retention.termsProof * DAY_MINUTES,
  ],
] as const;

let db: Db;
beforeAll(async () => {
  db = await openOwnDatabase();
});
afterAll(() => db.close());

it('deletes rows in the background once they reach their age, and none before', async () => {
  const works = new Map<string, () => Promise<void>>();
  const upstream = () => Promise.reject(new Error('no service is asked'));
  const options: GatewayOptions = {
    config: { ...readConfig({ DATA_DIR: 'memory' }), sessionSecret: 'a-secret-that-is-long-enough-for-this' },
    db,
    upstreams: { product: upstream, chat: upstream, postal: upstream, locality: upstream },
    sandbox: undefined,
    now: () => new Date(),
    track: () => {},
    background: { every: (_ms, name, work) => void works.set(name, work), stop: async () => {} },
    metrics: createMetrics({ isRead: false }),
  };
  scheduleWork(options, await createServices(options));
  for (const [, , inserts, minutes] of aging)
    for (const [key, age] of [
      ['old', minutes + 5],
      ['young', minutes - 5],
    ] as const)
      for (const insert of inserts) {
        const at = new Date(Date.now() - age * 60_000);
        await db.query(insert, insert.includes('$2') ? [key, at] : [key]);
      }
  const left = async () => {
    const rows: [string, string[]][] = [];
    for (const [table, key] of aging) {
      const found = await db.query<{ key: string }>(`select ${key} as key from ${table} order by 1`);
      rows.push([table, found.map((row) => row.key)]);
    }
    return rows;
  };
  expect(await left()).toEqual(aging.map(([table]) => [table, ['old', 'young']]));
  for (const work of works.values()) await work();
  expect(await left()).toEqual(aging.map(([table]) => [table, ['young']]));
});
