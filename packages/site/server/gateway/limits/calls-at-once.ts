import type { MiddlewareHandler } from 'hono';
import { currentScope } from '../../platform/scope.ts';
import type { ServerEnv } from '../../platform/server-env.ts';
import { GatewayFailure } from '../failure.ts';
import { gatewayTexts as texts } from '../texts.ts';

/** More than the tabs of a person need. Each call may hold megabytes until its answer has been read. */
const MAX_AT_ONCE = 64;
const RETRY_SECONDS = 1;
/** As many as the tokens that need not queue. */
const MAX_SESSIONS = 10_000;

/**
 * Limits the calls of a session and of an account in this process, from the moment that each is known until the answer
 * has been read. A session keeps its account, so that its later calls count from their beginning. A call too many is
 * 429.
 */
export function createCallsAtOnce(): MiddlewareHandler<ServerEnv> {
  const open = new Map<string, number>();
  const accounts = new Map<string, string>();
  const rememberAccount = (session: string, account: string): void => {
    accounts.delete(session);
    accounts.set(session, account);
    const [oldest] = accounts.keys();
    if (accounts.size > MAX_SESSIONS && oldest !== undefined) accounts.delete(oldest);
  };
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
    const take = (holder: string): void => {
      if (holders.has(holder)) return;
      const count = open.get(holder) ?? 0;
      if (count >= MAX_AT_ONCE) throw new GatewayFailure(429, texts.tooMany, RETRY_SECONDS);
      open.set(holder, count + 1);
      holders.add(holder);
    };
    let session: string | undefined;
    request.takePlace = (kind, id) => {
      if (kind === 'session') session = id;
      else if (session !== undefined) rememberAccount(session, id);
      take(`${kind} ${id}`);
      const account = kind === 'session' ? accounts.get(id) : undefined;
      if (account !== undefined) take(`account ${account}`);
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
