import type { FlowContext } from '../context.ts';
import { wait } from '../delay.ts';
import { limits } from '../limits.ts';
import { linkFreePlan } from '../plans/free-plan.ts';
import type { Destination } from '../session/destination.ts';
import type { LoginAnswer, Session } from '../session/session.ts';
import { plansTexts } from '../texts/plans.ts';
import { type Intent, nextDestination, settleIntent } from './intent.ts';

interface NextStep {
  destination: Destination;
  /** The session's new fields after the free plan was activated. */
  granted?: LoginAnswer;
}

/**
 * Returns the next step after a person has passed a gate. If they asked for the free plan and no gate is left,
 * activates it first. The session may not be stored yet, so that its page does not redirect too early.
 */
export async function continueAfterGate(
  own: FlowContext,
  session: Session,
  wanted: Intent,
): Promise<NextStep> {
  const intent = settleIntent(own.tabStorage, session, wanted);
  if (!isFreePlanDue(session, intent)) return { destination: nextDestination(session, intent) };
  try {
    const granted = await linkFreePlan(own, session.jwtToken);
    return { granted, destination: nextDestination({ ...session, hasActivePlan: true }, intent) };
  } catch {
    const { failed } = own.texts('plans', plansTexts).free;
    return { destination: { to: '/choose-plan', notice: { type: 'error', text: failed, about: 'plan' } } };
  }
}

/** Resolves after the pause between the free plan's activation and the chat. */
export const freePlanPause = ({ clock }: Pick<FlowContext, 'clock'>): Promise<void> =>
  wait(clock, limits.freePlanRedirectMs);

function isFreePlanDue(session: Session, { isFreeWanted, plan }: Intent): boolean {
  const isReady = session.acceptTerms && session.isEmailValidated && !session.hasActivePlan;
  return isFreeWanted === true && plan === undefined && isReady;
}
