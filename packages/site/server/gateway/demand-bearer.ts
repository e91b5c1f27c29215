import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { ServerContext, ServerEnv } from '../platform/server-env.ts';
import { GatewayFailure } from './failure.ts';
import type { Reservation } from './limits/abuse-policy.ts';
import { gatewayTexts as texts } from './texts.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Requires a token of the operator. Compares digests, so that timing reveals nothing about the token.
 * @param reserve takes a place before each comparison, so that wrong tokens are limited
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
