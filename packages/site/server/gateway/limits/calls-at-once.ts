import type { MiddlewareHandler } from 'hono';
import { currentScope } from '../../platform/scope.ts';
import type { ServerEnv } from '../../platform/server-env.ts';
import { GatewayFailure } from '../failure.ts';
import { gatewayTexts as texts } from '../texts.ts';

/** More than the tabs of a person need. Each call may hold megabytes until its answer has been read. */
const MAX_AT_ONCE = 64;
const RETRY_SECONDS = 1;

/**
 * Limits the calls of a session and of an account in this process, from the moment that each is known until the answer
 * has been read. A call too many is 429.
 */
export function createCallsAtOnce(): MiddlewareHandler<ServerEnv> {
  const open = new Map<string, number>();
  const release = (holder: string): void => {
    const left = (open.get(holder) ?? 0) - 1;
    if (left > 0) open.set(holder, left);
    else open.delete(holder);
  };
  return async (c, next) => {
    const request = currentScope()?.request;
    if (!request) return next();
    // Not the context, which holds the answer.
    const { outgoing } = c.env;
    const holders = new Set<string>();
    request.takePlace = (holder) => {
      if (holders.has(holder)) return;
      const count = open.get(holder) ?? 0;
      if (count >= MAX_AT_ONCE) throw new GatewayFailure(429, texts.tooMany, RETRY_SECONDS);
      open.set(holder, count + 1);
      holders.add(holder);
    };
    const closed = new Promise((resolve) => outgoing.once('close', resolve));
    try {
      await next();
    } finally {
      void closed.then(() => {
        // An idle connection to a service keeps the scope in which it was opened.
        delete request.takePlace;
        for (const holder of holders) release(holder);
      });
    }
  };
}
