import { currentScope } from '../platform/scope.ts';
import type { ServerContext } from '../platform/server-env.ts';
import { GatewayFailure } from './failure.ts';
import type { Services } from './services.ts';

interface LogoutDeps extends Pick<Services, 'sessions' | 'accounts' | 'temporary'> {
  publicUrl: string;
  track(work: Promise<unknown>): void;
}

/** `POST /gateway/logout`: revokes the session of the request. */
export function createLogout({ sessions, accounts, temporary, publicUrl, track }: LogoutDeps) {
  return async (c: ServerContext) => {
    c.set('audit', 'signed-out');
    const token = sessions.bearer(c);
    const state = await accounts.readFresh(token).then(
      () => 'alive' as const,
      (error: unknown) => (error instanceof GatewayFailure && error.status === 401 ? 'dead' : 'unknown'),
    );
    // Requires a valid token, so that invalid ones cannot fill the table.
    const account = currentScope()?.request?.account;
    // The product still accepts the token, because the gateway alone revokes it.
    if (state === 'alive' && account !== undefined) track(temporary.removeAll(account, token));
    if (state !== 'dead') await sessions.revoke(token, state === 'alive');
    const origin = c.req.header('origin');
    const isOwn = origin === undefined || origin === publicUrl;
    // The page clears its own storage. "storage" in this header would also clear the embeds' storage, and a partner's
    // page must not clear this origin's cache.
    return c.body(null, 204, isOwn ? { 'Clear-Site-Data': '"cache"' } : {});
  };
}
