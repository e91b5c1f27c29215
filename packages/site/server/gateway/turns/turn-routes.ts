import { isIdempotencyKey } from '@vesalio/core/wire';
import { Hono } from 'hono';
import type { ServerContext, ServerEnv } from '../../platform/server-env.ts';
import type { Accounts } from '../accounts.ts';
import { readJson } from '../body.ts';
import { GatewayFailure } from '../failure.ts';
import type { AbusePolicy } from '../limits/abuse-policy.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { gatewayTexts as texts } from '../texts.ts';
import type { TurnName } from './turn.ts';
import { streamTurn } from './turn-stream.ts';
import type { Turns } from './turns.ts';
import { type Verdicts, verdictsSchema } from './verdicts.ts';

interface Options {
  turns: Turns;
  verdicts: Verdicts;
  accounts: Accounts;
  sessions: Sessions;
  policy: AbusePolicy;
  heartbeatMs: number | undefined;
}

const VERDICT_BYTES = 1024;

const notFound = () => new GatewayFailure(404, texts.notFound);

/** `/gateway/turns/{key}`: the person's own turns, by the `Idempotency-Key` of their questions. */
export function createTurnRoutes({
  turns,
  verdicts,
  accounts,
  sessions,
  policy,
  heartbeatMs,
}: Options): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();

  async function nameOf(c: ServerContext): Promise<TurnName> {
    const account = await accounts.read(sessions.bearer(c));
    const key = c.req.param('key') ?? '';
    if (!isIdempotencyKey(key)) throw notFound();
    await policy.reserve('history', { account: account.id });
    return turns.nameOf(account.id, key);
  }

  /** The question and the state, for a page that has only the key. */
  app.get('/:key', async (c) => {
    const row = await turns.find(await nameOf(c));
    if (!row) throw notFound();
    return c.json({ status: row.status, question: row.question });
  });

  app.get('/:key/events', async (c) => {
    const name = await nameOf(c);
    const last = c.req.header('last-event-id') ?? '0';
    if (!/^\d{1,9}$/.test(last)) throw new GatewayFailure(400, texts.badFields);
    const reading = await turns.open(name, Number(last));
    if (!reading) throw notFound();
    return streamTurn(reading, heartbeatMs);
  });

  app.delete('/:key', async (c) => {
    if (!(await turns.stop(await nameOf(c)))) throw notFound();
    return c.body(null, 204);
  });

  /** Stores the result of the citation check of the answer. */
  app.post('/:key/verdicts', async (c) => {
    const name = await nameOf(c);
    const counts = verdictsSchema.safeParse((await readJson(c, VERDICT_BYTES)).value);
    if (!counts.success) throw new GatewayFailure(400, texts.badBody);
    if (!(await verdicts.add(name, counts.data))) throw notFound();
    return c.body(null, 204);
  });

  return app;
}
