import type { SessionState } from './session.ts';

/** Who may see a route. `plan` asks for a validated e-mail and an active plan on top of a session. */
export type RouteAccess = 'public' | 'authenticated' | 'plan';

interface RouteRule {
  pattern: RegExp;
  access: RouteAccess;
  /** The route stays open while the e-mail is not validated. */
  withoutEmail?: boolean;
  /** The route stays open without an active plan. */
  withoutPlan?: boolean;
  /** The route stays readable while the terms are not accepted. */
  withoutTerms?: boolean;
}

/** The route table of the product. What is not listed is the not-found page, open to all. */
const ROUTES: readonly RouteRule[] = [
  { pattern: /^\/(benefits|testimonials)?$/, access: 'public' },
  { pattern: /^\/(login|register|forgot-password|reset-password)$/, access: 'public' },
  { pattern: /^\/(terms|privacy)$/, access: 'public', withoutTerms: true },
  { pattern: /^\/validate-email$/, access: 'authenticated', withoutEmail: true },
  { pattern: /^\/(choose-plan|payment)$/, access: 'authenticated', withoutEmail: true, withoutPlan: true },
  { pattern: /^\/account$/, access: 'authenticated', withoutEmail: true, withoutPlan: true },
  { pattern: /^\/chat(\/[^/]+)?$/, access: 'plan' },
  { pattern: /^\/(med-pront-pat|doctor-calc-ia|explore)$/, access: 'plan' },
];

/** What a screen may do for the present session. */
export type AccessDecision =
  /** Show it. `termsRequired`: the terms dialog stands over it. */
  | { kind: 'allow'; termsRequired: boolean }
  /** The session is still being read. */
  | { kind: 'loading' }
  /** Only the dialog for a new password may show: someone without a session, or without the terms, came by a reset link. */
  | { kind: 'reset-only' }
  /** Only the terms dialog may show; the path is to be remembered. */
  | { kind: 'terms'; remember: string }
  | {
      kind: 'redirect';
      to: '/login' | '/validate-email' | '/choose-plan';
      notice?: 'planRequired';
      from: string;
      email?: string;
    };

/** Where the person wants to be. */
export interface AccessRequest {
  pathname: string;
  /** Query and hash, kept with a remembered origin. */
  rest?: string;
  /** A reset token came with the link; it has already left the address. */
  hasResetToken?: boolean;
}

/** A path as the site's router reads it: decoded, in any case, with or without a last slash. */
function normalPath(pathname: string): string {
  const decoded = pathname.split('/').map((segment) => {
    try {
      return decodeURIComponent(segment).replaceAll('/', '%2F');
    } catch {
      return segment;
    }
  });
  return decoded.join('/').toLowerCase().replace(/\/+$/, '') || '/';
}

function ruleOf(pathname: string): RouteRule | undefined {
  const path = normalPath(pathname);
  return ROUTES.find((rule) => rule.pattern.test(path));
}

/** Whether the route table lists the path. */
export const isRoute = (pathname: string): boolean => ruleOf(pathname) !== undefined;

/**
 * The one access decision: session and path in, what may be shown out. Pure.
 * The order is terms, then e-mail, then plan.
 */
export function decideAccess(
  state: Pick<SessionState, 'status' | 'session'>,
  request: AccessRequest,
): AccessDecision {
  const path = normalPath(request.pathname);
  const rule = ruleOf(path);
  const session = state.session;
  const termsMissing = session !== null && !session.acceptTerms && !rule?.withoutTerms;
  if (!rule || rule.access === 'public') return { kind: 'allow', termsRequired: termsMissing };
  if (state.status === 'loading') return { kind: 'loading' };

  const from = request.pathname + (request.rest ?? '');
  if (!session) {
    if (path === '/account' && request.hasResetToken) return { kind: 'reset-only' };
    return { kind: 'redirect', to: '/login', from };
  }
  // The link's dialog first: the terms would lose its token.
  if (termsMissing && path === '/account' && request.hasResetToken) return { kind: 'reset-only' };
  if (termsMissing) return { kind: 'terms', remember: from };
  if (!session.isEmailValidated && !rule.withoutEmail) {
    return { kind: 'redirect', to: '/validate-email', from, email: session.email };
  }
  // The code page itself must stay open to someone whose e-mail is not validated yet, whatever the plan.
  const codePending = path === '/validate-email' && !session.isEmailValidated;
  if (!session.hasActivePlan && !rule.withoutPlan && !codePending) {
    return { kind: 'redirect', to: '/choose-plan', notice: 'planRequired', from };
  }
  return { kind: 'allow', termsRequired: false };
}
