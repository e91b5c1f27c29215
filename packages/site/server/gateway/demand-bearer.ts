import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { ServerContext, ServerEnv } from '../platform/server-env.ts';
import { GatewayFailure } from './failure.ts';
import type { Reservation } from './limits/abuse-policy.ts';
import { createRequestWindow } from './limits/request-window.ts';
import { gatewayTexts as texts } from './texts.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Requires a token of the operator or of the metrics. Compares digests, so that timing reveals nothing about the token.
 * @param reserve reserves a place before each comparison, so that wrong tokens are limited
 */
export function demandBearer(
  token: string,
  reserve?: (c: ServerContext) => Promise<Reservation>,
): MiddlewareHandler<ServerEnv> {
  const expected = digest(token);
  return async (c, next) => {
    const [, given = ''] = /^Bearer (\S{1,512})$/i.exec(c.req.header('authorization') ?? '') ?? [];
    const reservation = await reserve?.(c);
    const isRight = timingSafeEqual(digest(given), expected);
    await reservation?.settle(isRight ? 'success' : 'failure');
    if (!isRight) throw new GatewayFailure(401, texts.adminOnly);
    await next();
  };
}

/** Wrong tokens per minute from one address, and from all addresses that this process remembers. */
const WRONG_PER_ADDRESS = 10;
const WRONG_PER_PROCESS = 10_000;
const WINDOW_MS = 60_000;

/** Counts wrong tokens in memory, so that metrics can be read while the database is unavailable. */
export function countWrongTokens(network: (c: ServerContext) => string, now: () => Date) {
  const wrong = createRequestWindow({
    perAddress: WRONG_PER_ADDRESS,
    perProcess: WRONG_PER_PROCESS,
    windowMs: WINDOW_MS,
    now,
  });
  return async (c: ServerContext): Promise<Reservation> => {
    const from = network(c);
    if (!wrong(from)) throw new GatewayFailure(429, texts.tooMany, WINDOW_MS / 1000);
    return {
      settle: async (outcome) => {
        if (outcome === 'success') wrong.giveBack(from);
      },
    };
  };
}
