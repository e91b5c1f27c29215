import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMessages } from '../../../../../packages/site/server/gateway/feedback/messages.ts';
import type { Db } from '../../../../../packages/site/server/platform/database.ts';
import { openOwnDatabase } from '../../database-copy.ts';

let db: Db;
beforeAll(async () => {
  db = await openOwnDatabase();
});
afterAll(() => db.close());

it('finds the newest model without reading the answers that name none, because everybody may ask', async () => {
  await db.query(
    `insert into gateway_message (message_id, owner_id, model, model_version, reference_ids, answered_at)
     select 's:' || i, 's:ana', case i when 5000 then 'Modelo' when 6000 then 'Antigo' end, '1', '{}', now() - make_interval(secs => i)
     from generate_series(1, 6000) as i`,
  );
  await db.exec('analyze gateway_message');
  const read = await db.tx(async (tx) => {
    const { latestModel } = createMessages({
      db: tx,
      product: () => Promise.reject(new Error('not asked')),
      conversations: { isOwn: async () => true },
      history: async () => [],
      scope: 's:',
      now: () => new Date(),
    });
    expect(await latestModel()).toEqual({ model: 'Modelo', modelVersion: '1' });
    const [row] = await tx.query<{ rows: number }>(
      `select seq_tup_read + coalesce(idx_tup_fetch, 0) as rows from pg_stat_xact_user_tables
       where relname = 'gateway_message'`,
    );
    return row?.rows;
  });
  expect(read).toBeLessThanOrEqual(2);
});
