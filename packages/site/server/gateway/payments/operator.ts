import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Audit } from '../../platform/audit.ts';
import type { Db } from '../../platform/database.ts';
import type { ServerEnv } from '../../platform/server-env.ts';
import { readJson } from '../body.ts';
import { GatewayFailure } from '../failure.ts';
import { gatewayTexts as texts } from '../texts.ts';
import { ATTEMPT, type Attempt } from './attempt-rows.ts';

interface Options {
  db: Db;
  audit: Audit;
  scope: string;
}

const statusSchema = z.enum(['inflight', 'paid', 'refused', 'unknown']);
export const closingSchema = z.object({
  status: z.enum(['paid', 'refused']),
  note: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  /** Needed only if two accounts used the same key. */
  account: z.optional(z.string()),
});
const LISTED = 500;

/** The operator's view of the journal: payments with an unknown outcome, and a way to close one. */
export function createOperator({ db, audit, scope }: Options): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const isMine = `kind = 'payment' and starts_with(owner_id, $1)`;
  const accountOf = (owner: string) => owner.slice(scope.length);

  app.get('/', async (c) => {
    const status = statusSchema.safeParse(c.req.query('status') ?? 'unknown');
    if (!status.success) throw new GatewayFailure(400, texts.badFields);
    const rows = await db.query<Attempt & { owner: string }>(
      `select ${ATTEMPT}, owner_id as owner from gateway_attempt
       where ${isMine} and status = $2 order by started_at limit ${LISTED}`,
      [scope, status.data],
    );
    await audit.write({ kind: 'payment-list', note: `${status.data}: ${rows.length}` });
    return c.json(
      rows.map(({ owner, key, planName, status, httpStatus, message, supersededBy, startedAt }) => ({
        key,
        account: accountOf(owner),
        plan: planName,
        status,
        httpStatus,
        message,
        supersededBy,
        startedAt,
      })),
    );
  });

  app.post('/:key', async (c) => {
    const closing = closingSchema.safeParse((await readJson(c)).value);
    if (!closing.success) throw new GatewayFailure(400, texts.badClosing);
    const { status, note, account } = closing.data;
    const key = c.req.param('key');
    await db.tx(async (tx) => {
      const rows = await tx.query<{ owner: string; status: string }>(
        `select owner_id as owner, status from gateway_attempt
         where ${isMine} and idempotency_key = $2 and ($3::text is null or owner_id = $1 || $3) for update`,
        [scope, key, account ?? null],
      );
      const [row] = rows;
      if (!row) throw new GatewayFailure(404, texts.notFound);
      if (rows.length > 1) throw new GatewayFailure(409, texts.manyAccounts);
      if (row.status !== 'unknown') throw new GatewayFailure(409, texts.notUnknown);
      await tx.query(
        `update gateway_attempt
         set status = $3, outcome = $4, http_status = $5, message = null, finished_at = now()
         where owner_id = $1 and idempotency_key = $2`,
        [row.owner, key, status, status === 'paid' ? 'succeeded' : null, status === 'paid' ? 200 : 402],
      );
      await audit.write(
        { kind: 'payment-closed', account: accountOf(row.owner), note: `${key} ${status}: ${note}` },
        tx,
      );
    });
    return c.json({ key, status });
  });
  return app;
}
