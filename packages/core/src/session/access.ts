import { routeAt } from '../routes.ts';
import type { SessionState } from './session.ts';

/** What a route shows for the current session. */
export type AccessDecision =
  /** Show the page. `termsRequired`: with the terms dialog over it. */
  | { kind: 'allow'; termsRequired: boolean }
  /** The session is still being read. */
  | { kind: 'loading' }
  /**
   * Show only the dialog for a new password: a person without a session or without accepted terms followed a reset
   * link.
   */
  | { kind: 'reset-only' }
  /** Show only the terms dialog, and remember the path. */
  | { kind: 'terms'; remember: string }
  | {
      kind: 'redirect';
      to: '/login' | '/validate-email' | '/choose-plan';
      notice?: 'planRequired';
      from: string;
      email?: string;
    };

/** The path that the person asked for. */
export interface AccessRequest {
  pathname: string;
  /** Query and hash, remembered with the path. */
  rest?: string;
  /** Whether the person followed a link with a reset token, which is no longer in the address. */
  hasResetToken?: boolean;
}

/** Decides what a path shows for a session. Pure. The order is terms, then e-mail, then plan. */
export function decideAccess(
  state: Pick<SessionState, 'status' | 'session'>,
  request: AccessRequest,
): AccessDecision {
  const route = routeAt(request.pathname);
  const session = state.session;
  const termsMissing = session !== null && !session.acceptTerms && !route?.withoutTerms;
  if (!route || route.access === 'public') return { kind: 'allow', termsRequired: termsMissing };
  if (state.status === 'loading') return { kind: 'loading' };

  const from = request.pathname + (request.rest ?? '');
  const isReset = route.name === 'account' && request.hasResetToken === true;
  if (!session) return isReset ? { kind: 'reset-only' } : { kind: 'redirect', to: '/login', from };
  // The terms dialog would lose the token in the link.
  if (termsMissing && isReset) return { kind: 'reset-only' };
  if (termsMissing) return { kind: 'terms', remember: from };
  if (!session.isEmailValidated && !route.withoutEmail) {
    return { kind: 'redirect', to: '/validate-email', from, email: session.email };
  }
  // The code page stays accessible until the e-mail is validated, with or without a plan.
  const isCodePending = route.name === 'validateEmail' && !session.isEmailValidated;
  if (!session.hasActivePlan && !route.withoutPlan && !isCodePending) {
    return { kind: 'redirect', to: '/choose-plan', notice: 'planRequired', from };
  }
  return { kind: 'allow', termsRequired: false };
}
