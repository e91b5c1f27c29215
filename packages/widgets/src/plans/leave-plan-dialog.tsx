import { plansTexts } from '@vesalio/core';
import type { ReactNode } from 'react';
import { useTexts } from '../provider.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';

export interface LeavePlanDialogProps {
  /** Name of the paid plan in force. */
  paid: string | undefined;
  /** Whether a payment awaits its confirmation. */
  isPending: boolean;
  onKeep: () => void;
  onConfirm: () => void;
  busy?: boolean;
  children?: ReactNode;
}

/** Asks before a paid plan, or a payment in confirmation, is given up for the free plan. */
export function LeavePlanDialog({ paid, isPending, ...dialog }: LeavePlanDialogProps) {
  const { leave: texts } = useTexts('plans', plansTexts);
  const parts = [texts.text, paid && texts.paid(paid), isPending && texts.pending];
  return (
    <ConfirmDialog
      title={texts.title}
      description={parts.filter(Boolean).join(' ')}
      keepLabel={texts.keep}
      confirmLabel={texts.confirm}
      busyLabel={texts.leaving}
      {...dialog}
    />
  );
}
