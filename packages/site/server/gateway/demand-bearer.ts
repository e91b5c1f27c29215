import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { ServerEnv } from '../platform/server-env.ts';
import { GatewayFailure } from './failure.ts';
import { gatewayTexts as texts } from './texts.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Requires a token of the operator. Compares digests, so that timing reveals nothing about the token. */
export function demandBearer(token: string): MiddlewareHandler<ServerEnv> {
  const expected = digest(token);
  return async (c, next) => {
    const [, given = ''] = /^Bearer (\S{1,512})$/i.exec(c.req.header('authorization') ?? '') ?? [];
    if (!timingSafeEqual(digest(given), expected)) throw new GatewayFailure(401, texts.adminOnly);
    await next();
  };
}
