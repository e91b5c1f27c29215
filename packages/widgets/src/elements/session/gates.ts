import { isApiError, missingStep, type SessionState } from '@vesalio/core';
import type { HandOverState } from './shared-app.ts';

/** Whether a hand-over failed because the gateway or one of our files could not be reached, or is on another server. */
export const isUnreachable = (error: unknown): boolean =>
  isApiError(error)
    ? error.kind !== 'http' || (error.status ?? 0) >= 500 || (error.status === 404 && !error.serverMessage)
    : // Browsers word a failed module fetch differently, but each message contains "module".
      /^TypeError.*module/i.test(String(error));

/** Reasons why the user may not ask yet. */
export type Gate = 'login' | 'expired' | 'partner' | 'unreachable' | 'terms' | 'email' | 'plan';

/** The gate that is currently closed; undefined if the user may ask, or while the session is unknown. */
export function gateOf(session: SessionState, { phase, error, isGiven }: HandOverState): Gate | undefined {
  if (phase === 'asking' || session.status === 'loading') return undefined;
  if (session.session) return missingStep(session.session);
  if (phase === 'failed' && isUnreachable(error)) return 'unreachable';
  if (isGiven) return 'partner';
  return session.ended === 'expired' ? 'expired' : 'login';
}
