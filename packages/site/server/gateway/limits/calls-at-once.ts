import type { MiddlewareHandler } from 'hono';
import { currentScope } from '../../platform/scope.ts';
import type { ServerEnv } from '../../platform/server-env.ts';
import { GatewayFailure } from '../failure.ts';
import { gatewayTexts as texts } from '../texts.ts';

/** More than the tabs of a person need. Each call may hold megabytes until its answer has been read. */
const MAX_AT_ONCE = 64;
const RETRY_SECONDS = 1;

/**
 * Limits the calls of an account in this process, from the moment that the account is known until the answer has been
 * read. A call too many is 429.
 */
export function createCallsAtOnce(): MiddlewareHandler<ServerEnv> {
  const open = new Map<string, number>();
  const change = (account: string, by: 1 | -1): void => {
    const count = (open.get(account) ?? 0) + by;
    if (count > 0) open.set(account, count);
    else open.delete(account);
  };
  return async (c, next) => {
    const request = currentScope()?.request;
    if (!request) return next();
    // Not the context, which holds the answer.
    const { outgoing } = c.env;
    let holder: string | undefined;
    request.onAccount = (account) => {
      if (holder !== undefined) return;
      if ((open.get(account) ?? 0) >= MAX_AT_ONCE)
        throw new GatewayFailure(429, texts.tooMany, RETRY_SECONDS);
      holder = account;
      change(account, 1);
    };
    const closed = new Promise((resolve) => outgoing.once('close', resolve));
    try {
      await next();
    } finally {
      void closed.then(() => {
        // An idle connection to a service keeps the scope in which it was opened.
        delete request.onAccount;
        if (holder !== undefined) change(holder, -1);
      });
    }
  };
}
