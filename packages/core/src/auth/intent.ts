import { findPlan, isPayablePlan, planDisplayName } from '../plans/plan-catalogue.ts';
import { isFreePlan } from '../plans/plan-identifiers.ts';
import type { Destination } from '../session/destination.ts';
import { homeOf, safeReturnPath } from '../session/return-path.ts';
import type { Session } from '../session/session.ts';
import type { KeyValueStore } from '../storage.ts';

/** What the person wanted before a gate (terms, e-mail, plan) stopped them. */
export interface Intent {
  /** A path of the route table. */
  path?: string | undefined;
  /** The paid plan of the registration link. */
  plan?: string | undefined;
  /** The visitor asked for the free plan. A paid plan has priority. */
  isFreeWanted?: boolean | undefined;
}

const KEY = 'own:intent';

/** Stores the intent in the tab, in case of a reload while the person reads the code in another program. */
export function rememberIntent(tab: KeyValueStore, intent: Intent): void {
  const path = safeReturnPath(intent.path);
  const plan = paidPlan(intent.plan);
  const isFreeWanted = intent.isFreeWanted === true || undefined;
  if (path || plan || isFreeWanted) tab.set(KEY, JSON.stringify({ path, plan, isFreeWanted }));
  else tab.remove(KEY);
}

function recallIntent(tab: KeyValueStore): Intent {
  try {
    const { path, plan, isFreeWanted } = JSON.parse(tab.get(KEY) ?? '{}') as Intent;
    return { path: safeReturnPath(path), plan: paidPlan(plan), isFreeWanted: isFreeWanted === true };
  } catch {
    return {};
  }
}

/**
 * Completes the current intent with the one stored by an earlier sign-in of the same person. It stays stored until the
 * last gate is passed.
 */
export function settleIntent(tab: KeyValueStore, session: Session, wanted: Intent): Intent {
  const kept = recallIntent(tab);
  const intent: Intent = {
    path: safeReturnPath(wanted.path) ?? kept.path,
    plan: paidPlan(wanted.plan) ?? kept.plan,
    isFreeWanted: wanted.isFreeWanted ?? kept.isFreeWanted,
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
 * Where a person goes after signing in: to the e-mail code, otherwise to the plan of the registration, otherwise to the
 * remembered path, otherwise home. The terms need no step, because their dialog covers every page.
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
