import type { PaymentFlow } from '@vesalio/core';
import { useStore } from 'zustand';
import { Alert } from '../ui/display/alert.tsx';
import { Status } from '../ui/display/status.tsx';

/** Why the last attempt failed, and what that means for the money. */
export function PaymentRefusal({ flow }: { flow: PaymentFlow }) {
  const { status, error, advice } = useStore(flow.store);
  if (!error || status !== 'ready') return null;
  return (
    <div className="vs-payment__refused">
      <Alert>{error}</Alert>
      {advice && <Status>{advice}</Status>}
    </div>
  );
}
