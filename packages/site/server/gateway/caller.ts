import type { LimitKind } from '../config/rate-limits.ts';
import type { ServerContext } from '../platform/server-env.ts';
import { type Account, type Accounts, readId } from './accounts.ts';
import { GatewayFailure } from './failure.ts';
import type { AbusePolicy } from './limits/abuse-policy.ts';
import type { Sessions } from './sessions/sessions.ts';
import { gatewayTexts as texts } from './texts.ts';

export interface CallerDeps {
  accounts: Accounts;
  sessions: Sessions;
  policy: AbusePolicy;
}

/** Reads the account behind a call and counts the call against its limit. @throws GatewayFailure 401, 429 */
export function createCaller({ accounts, sessions, policy }: CallerDeps) {
  return async (c: ServerContext, limit: LimitKind): Promise<{ token: string; account: Account }> => {
    const token = sessions.bearer(c);
    const account = await accounts.read(token);
    await policy.reserve(limit, { account: account.id });
    return { token, account };
  };
}

/** The path's parameter `id`. @throws GatewayFailure 404 if it is not an id */
export function demandPathId(c: ServerContext): string {
  const id = readId(c.req.param('id'));
  if (id === undefined) throw new GatewayFailure(404, texts.notFound);
  return id;
}
