import type { Session } from './session.ts';

/**
 * The step that a signed-in person must take before asking a question; undefined if none is missing. The same rule as
 * `decideAccess` for /chat, for hosts without routes.
 */
export function missingStep(session: Session): 'terms' | 'email' | 'plan' | undefined {
  if (!session.acceptTerms) return 'terms';
  if (!session.isEmailValidated) return 'email';
  return session.hasActivePlan ? undefined : 'plan';
}
