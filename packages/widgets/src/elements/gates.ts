import { isApiError, missingStep, type SessionState } from '@vesalio/core';
import type { HandOverState } from './element-app.tsx';

/** Whether a hand-over failed for want of the gateway or of a file of ours, not of the host or its token. */
export const isUnreachable = (error: unknown): boolean =>
  isApiError(error)
    ? error.kind !== 'http' || (error.status ?? 0) >= 500
    : // Every browser has words of its own for a module that cannot be fetched; this one is in all of them.
      /^TypeError.*module/i.test(String(error));

/** What stands between a person and asking. */
export type Gate = 'login' | 'expired' | 'partner' | 'unreachable' | 'terms' | 'email' | 'plan';

/** The gate that is closed now; undefined when one may ask, or while it is not known yet. */
export function gateOf(session: SessionState, { phase, error, isGiven }: HandOverState): Gate | undefined {
  if (phase === 'asking' || session.status === 'loading') return undefined;
  if (session.session) return missingStep(session.session);
  if (phase === 'failed' && isUnreachable(error)) return 'unreachable';
  if (isGiven) return 'partner';
  return session.ended === 'expired' ? 'expired' : 'login';
}
