import { type ActivePlan, accountTexts, findPlan, paymentTexts, pendingPlan } from '@vesalio/core';
import { useEffect, useRef } from 'react';
import { useApp, useTexts } from '../../provider.tsx';
import { Alert } from '../../ui/display/alert.tsx';
import { useAccount, useAccountFlow } from '../account-context.ts';

/** Milliseconds until the account is read again. */
const CHECK_MS = 30_000;

/** Tells the same as the welcome about a payment that waits for its confirmation, and notices when it is confirmed. */
export function PendingPlan({ plan }: { plan: ActivePlan | null }) {
  const { stillBefore } = useTexts('account', accountTexts).plan;
  const { pending, text: confirmed } = useTexts('payment', paymentTexts).success;
  const { tabStorage, clock, notices } = useApp();
  const flow = useAccountFlow();
  const account = useAccount((state) => state.account);
  const isEditing = useAccount((state) => state.editing !== null);
  const waiting = findPlan(pendingPlan(tabStorage) ?? (plan?.status === 'pending' ? plan.name : undefined));
  const isPending = waiting !== undefined;
  const isBefore = plan && findPlan(plan.name)?.identifier !== waiting?.identifier;

  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer starts the next pause
  useEffect(
    () => (isPending && !isEditing ? clock.after(CHECK_MS, () => void flow.load()) : undefined),
    [isPending, isEditing, account, clock, flow],
  );

  const before = useRef(waiting);
  useEffect(() => {
    const paid = before.current;
    before.current = waiting;
    if (paid && !waiting && findPlan(plan?.name)?.identifier === paid.identifier)
      notices.notify('success', confirmed(paid.name));
  }, [waiting, plan, notices, confirmed]);

  if (!waiting) return null;
  return (
    <Alert kind="info">
      {pending(waiting.name)} {isBefore && stillBefore}
    </Alert>
  );
}
