import type { ServerContext } from '../platform/server-env.ts';

/** A controller that aborts when the client leaves, which may have happened while its account was read. */
export function abortWhenLeft({ env: { outgoing } }: ServerContext): AbortController {
  const gone = new AbortController();
  if (outgoing.destroyed) gone.abort();
  else outgoing.once('close', () => gone.abort());
  return gone;
}
