import { currentScope } from '../platform/scope.ts';
import type { ServerContext } from '../platform/server-env.ts';
import { isSessionOver } from './accounts.ts';
import { GatewayFailure } from './failure.ts';
import { createRequestWindow } from './limits/request-window.ts';
import type { Services } from './services.ts';
import { gatewayTexts as texts } from './texts.ts';

/** Log-outs per minute, from one address and in total, with tokens that could not be verified with the product API. */
const PER_ADDRESS = 60;
const PER_PROCESS = 1_200;
const WINDOW_MS = 60_000;

interface LogoutDeps extends Pick<Services, 'sessions' | 'accounts' | 'temporary' | 'network'> {
  publicUrl: string;
  now: () => Date;
  track(work: Promise<unknown>): void;
}

/** `POST /gateway/logout`: revokes the session of the request. */
export function createLogout({ sessions, accounts, temporary, network, publicUrl, now, track }: LogoutDeps) {
  const allow = createRequestWindow({
    perAddress: PER_ADDRESS,
    perProcess: PER_PROCESS,
    windowMs: WINDOW_MS,
    now,
  });
  return async (c: ServerContext) => {
    c.set('audit', 'signed-out');
    const token = sessions.bearer(c);
    const state = await accounts.readFresh(token).then(
      () => 'alive' as const,
      (error: unknown) => (isSessionOver(error) ? 'dead' : 'unknown'),
    );
    // Made-up tokens must not fill the table.
    if (state === 'unknown' && !allow(network(c)))
      throw new GatewayFailure(429, texts.tooMany, WINDOW_MS / 1000);
    const account = currentScope()?.request?.account;
    // The product still accepts the token, because only the gateway revokes it.
    if (state === 'alive' && account !== undefined) track(temporary.removeAll(account, token));
    if (state !== 'dead') await sessions.revoke(token, state === 'alive');
    const origin = c.req.header('origin');
    const isOwn = origin === undefined || origin === publicUrl;
    // The page clears its own storage. "storage" in this header would also clear the embeds' storage, and a partner's
    // page must not clear this origin's cache.
    return c.body(null, 204, isOwn ? { 'Clear-Site-Data': '"cache"' } : {});
  };
}
