import { findPlan, isPayablePlan, planDisplayName } from '../plans/plan-catalogue.ts';
import { isFreePlan } from '../plans/plan-identifiers.ts';
import type { NoticeType } from '../session/notices.ts';
import { homeOf, safeReturnPath } from '../session/return-path.ts';
import type { Session } from '../session/session.ts';
import type { KeyValueStore } from '../storage.ts';

/** Where a flow wants the person to be next. Only pages navigate; a flow only says. */
export interface Destination {
  to: string;
  state?: Record<string, unknown>;
  notice?: { type: NoticeType; text: string };
}

/** What the person wanted before the gates (terms, e-mail, plan) stood in the way. */
export interface Intent {
  /** A path of the route table. */
  path?: string | undefined;
  /** The paid plan of the registration link. */
  plan?: string | undefined;
}

const KEY = 'own:intent';

/** Kept in the tab, so that reading the code in another program, or a reload, does not lose it. */
export function rememberIntent(tab: KeyValueStore, intent: Intent): void {
  const path = safeReturnPath(intent.path);
  const plan = paidPlan(intent.plan);
  if (path || plan) tab.set(KEY, JSON.stringify({ path, plan }));
  else tab.remove(KEY);
}

export function recallIntent(tab: KeyValueStore): Intent {
  try {
    const { path, plan } = JSON.parse(tab.get(KEY) ?? '{}') as Intent;
    return { path: safeReturnPath(path), plan: paidPlan(plan) };
  } catch {
    return {};
  }
}

/**
 * What the person wants, with what the gates have kept waiting since an earlier sign-in of theirs (a session that ran
 * out takes nothing away). It is kept until the last gate is passed, and spent then.
 */
export function settleIntent(tab: KeyValueStore, session: Session, wanted: Intent): Intent {
  const kept = recallIntent(tab);
  const intent: Intent = {
    path: safeReturnPath(wanted.path) ?? kept.path,
    plan: paidPlan(wanted.plan) ?? kept.plan,
  };
  if (session.acceptTerms && session.isEmailValidated) tab.remove(KEY);
  else rememberIntent(tab, intent);
  return intent;
}

function paidPlan(identifier: unknown): string | undefined {
  return typeof identifier === 'string' && isPayablePlan(identifier)
    ? findPlan(identifier)?.identifier
    : undefined;
}

/**
 * The next place for someone signed in, the terms left aside (their dialog stands wherever one is):
 * first the e-mail code, then the plan of the registration, then the remembered path, then home.
 */
export function nextDestination(session: Session, intent: Intent): Destination {
  if (!session.isEmailValidated) {
    return { to: '/validate-email', state: { email: session.email, from: intent.path } };
  }
  const plan = paidPlan(intent.plan);
  if (plan && (!session.hasActivePlan || isFreePlan(session.planName))) {
    return { to: '/payment', state: { planNameIdentifier: plan, planName: planDisplayName(plan) } };
  }
  return { to: safeReturnPath(intent.path) ?? homeOf(session) };
}
