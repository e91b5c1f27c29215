import { plansTexts } from '@vesalio/core';
import type { ReactNode } from 'react';
import { useTexts } from '../provider.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';

export interface LeavePlanDialogProps {
  /** Whether a payment awaits its confirmation. */
  isPending: boolean;
  onKeep: () => void;
  onConfirm: () => void;
  busy?: boolean;
  children?: ReactNode;
}

/** Asks before a paid plan, or a payment in confirmation, is given up for the free plan. */
export function LeavePlanDialog({ isPending, ...dialog }: LeavePlanDialogProps) {
  const { leave: texts } = useTexts('plans', plansTexts);
  return (
    <ConfirmDialog
      title={texts.title}
      description={isPending ? `${texts.text} ${texts.pending}` : texts.text}
      keepLabel={texts.keep}
      confirmLabel={texts.confirm}
      busyLabel={texts.leaving}
      {...dialog}
    />
  );
}
