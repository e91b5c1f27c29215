import type { FlowContext } from '../context.ts';
import { sameId } from '../ids.ts';
import { markPendingPlan, pendingPlan } from '../plans/pending-plan.ts';
import { isAccountPlanActive, readPlanIdentifier } from '../plans/plan-identifiers.ts';
import type { LoginAnswer, Session } from '../session/session.ts';
import type { Account } from './account.schema.ts';

type SessionFields = Partial<Omit<Session, 'jwtToken'>>;

function planFields({ activePlan, hasActivePlan }: Account, pending: string | undefined): SessionFields {
  if (pending) return { hasActivePlan: true, planName: pending };
  return {
    hasActivePlan: hasActivePlan ?? isAccountPlanActive(activePlan),
    planId: activePlan?.id ?? null,
    planName: readPlanIdentifier(activePlan?.name) ?? activePlan?.name ?? '',
  };
}

/**
 * Updates the session from `my-account`. A payment of this session that waits for its confirmation keeps its plan
 * until the account shows it.
 */
export function feedSession(context: FlowContext, account: Account): void {
  const { session } = context;
  const current = session.getState().session;
  if (!current) return;
  const waiting = pendingPlan(context);
  const { activePlan } = account;
  const settled =
    waiting &&
    activePlan?.name === waiting &&
    activePlan.status !== 'pending' &&
    isAccountPlanActive(activePlan);
  if (settled) markPendingPlan(context, undefined);
  const fields: SessionFields = {
    ...planFields(account, settled ? undefined : waiting),
    username: account.name,
    userPicture: account.photoProfile,
    ...(account.email && { email: account.email }),
    ...(account.id !== null && current.userId === null && { userId: account.id }),
    ...(account.acceptTerms !== undefined && { acceptTerms: account.acceptTerms }),
    ...(account.isEmailValidated !== undefined && { isEmailValidated: account.isEmailValidated }),
  };
  const isNew = Object.entries(fields).some(([key, value]) => current[key as keyof Session] !== value);
  // Other tabs read every write, so write only what changed.
  if (isNew) session.update(fields);
}

/**
 * Converts `my-account` to a login answer, for a session that begins with only a token. Only an explicit `false` closes
 * a gate. A missing field keeps its known value; for an unknown person, the gate is open.
 */
export function loginFields(context: FlowContext, account: Account): LoginAnswer {
  const known = context.session.getState().session;
  const isSame = account.id !== null && sameId(known?.userId, account.id);
  const untold = known && (isSame || account.id === null) ? undefined : true;
  return {
    ...planFields(account, isSame ? pendingPlan(context) : undefined),
    userId: account.id,
    username: account.name,
    userPicture: account.photoProfile,
    email: account.email,
    acceptTerms: account.acceptTerms ?? untold,
    isEmailValidated: account.isEmailValidated ?? untold,
  };
}
