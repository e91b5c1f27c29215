import { limits } from '@vesalio/core';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Audit } from '../platform/audit.ts';
import type { Db } from '../platform/database.ts';
import type { ServerEnv } from '../platform/server-env.ts';
import { readJson } from './body.ts';
import { GatewayFailure } from './failure.ts';
import { gatewayTexts as texts } from './texts.ts';

/** The operator's notice to everybody, and whether questions are accepted. */
export const operationBody = z.object({
  /** Null for no notice. */
  notice: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.noticeLength))),
  asking: z.boolean(),
});

type OperationState = z.infer<typeof operationBody>;

/** The answer to a question while questions are switched off. */
export const askingOff = (notice: string | null): GatewayFailure =>
  new GatewayFailure(503, notice ?? texts.askingOff, undefined, 'asking-off');

export interface OperationSwitch {
  read(): Promise<OperationState>;
  /** @throws GatewayFailure 503 while questions are switched off */
  demandAsking(): Promise<void>;
  /** `/gateway/admin/operation` */
  readonly routes: Hono<ServerEnv>;
}

/** The operator's notice and switch. Both are in the database, so they apply to all processes at once. */
export function createOperationSwitch({
  db,
  audit,
  now,
}: {
  db: Db;
  audit: Audit;
  now: () => Date;
}): OperationSwitch {
  const read = async (): Promise<OperationState> => {
    const [row] = await db.query<OperationState>('select notice, is_asking as asking from gateway_operation');
    return row ?? { notice: null, asking: true };
  };
  const routes = new Hono<ServerEnv>();
  routes.get('/', async (c) => c.json(await read()));
  routes.put('/', async (c) => {
    const body = operationBody.safeParse((await readJson(c)).value);
    if (!body.success) throw new GatewayFailure(400, texts.badFields);
    const { notice, asking } = body.data;
    await db.tx(async (tx) => {
      await tx.query(
        `insert into gateway_operation (notice, is_asking, changed_at) values ($1, $2, $3)
         on conflict (is_only) do update set notice = excluded.notice, is_asking = excluded.is_asking,
           changed_at = excluded.changed_at`,
        [notice, asking, now()],
      );
      await audit.write({ kind: 'operation-changed', note: asking ? 'asking on' : 'asking off' }, tx);
    });
    return c.json(body.data);
  });
  return {
    read,
    routes,
    demandAsking: async () => {
      const { asking, notice } = await read();
      if (!asking) throw askingOff(notice);
    },
  };
}
