import { LEGAL_UPDATED_AT } from '@vesalio/core';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Audit, AuditEntry } from '../platform/audit.ts';
import { logFailure } from '../platform/log.ts';
import { currentScope } from '../platform/scope.ts';
import type { ServerContext, ServerEnv } from '../platform/server-env.ts';
import { isAhead } from './limits/is-ahead.ts';

interface Options {
  audit: Audit;
  /** The caller's full address. */
  address(c: ServerContext): string;
  /** The caller's network. */
  network(c: ServerContext): string;
  now: () => Date;
  /** Stores proof that an account has accepted the terms. */
  onTermsAccepted(account: string): Promise<void>;
}

/** At most one access record per account and network in an hour, and one record of the same failure in a minute. */
const ACCESS_MS = 3_600_000;
const FAILURE_MS = 60_000;
const MAX_SEEN = 10_000;

/** Records accesses, their addresses and refused calls in the audit trail. */
export function auditCalls(options: Options): MiddlewareHandler<ServerEnv> {
  const { audit, address, network, now, onTermsAccepted } = options;
  const seen = new Map<string, number>();
  const isNew = (key: string, ms: number): boolean => {
    const at = now();
    if (isAhead(seen.get(key) ?? 0, ms, at)) return false;
    seen.delete(key);
    seen.set(key, at.getTime() + ms);
    const [oldest] = seen.keys();
    if (seen.size > MAX_SEEN && oldest !== undefined) seen.delete(oldest);
    return true;
  };

  function entryOf(c: ServerContext): AuditEntry | undefined {
    const { account, named } = currentScope()?.request ?? {};
    const { status } = c.res;
    const kind = c.get('audit');
    const from = address(c);
    const route = `${c.req.method} ${c.get('pattern') ?? routePath(c)}`;
    if (status < 400) {
      if (kind)
        return {
          kind,
          account: account ?? named,
          address: from,
          note: kind === 'terms-accepted' ? LEGAL_UPDATED_AT : route,
        };
      if (account === undefined || !isNew(JSON.stringify([account, network(c)]), ACCESS_MS)) return undefined;
      return { kind: 'access', account, address: from };
    }
    const isNotable = kind !== undefined || status >= 500 || [401, 403, 429].includes(status);
    const subject = status === 429 ? undefined : (account ?? named);
    if (!isNotable || !isNew(JSON.stringify([subject ?? null, network(c), route, status]), FAILURE_MS))
      return undefined;
    return { kind: 'failure', account: account ?? named, address: from, note: `${route} ${status}` };
  }

  return async (c, next) => {
    await next();
    const entry = entryOf(c);
    // The answer does not wait for the record.
    if (entry) void audit.record(entry);
    if (entry?.kind === 'terms-accepted' && entry.account !== undefined)
      await onTermsAccepted(entry.account).catch((error: unknown) => logFailure('terms: proof', error));
  };
}
