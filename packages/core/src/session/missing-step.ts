import type { Session } from './session.ts';

/**
 * What a signed-in person has to do before asking anything; undefined where nothing is left. As `decideAccess` decides
 * for /chat, for those who have no routes.
 */
export function missingStep(session: Session): 'terms' | 'email' | 'plan' | undefined {
  if (!session.acceptTerms) return 'terms';
  if (!session.isEmailValidated) return 'email';
  return session.hasActivePlan ? undefined : 'plan';
}
