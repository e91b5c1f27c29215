import { accountTexts } from '@vesalio/core';
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
  const { plan: texts } = useTexts('account', accountTexts);
  return (
    <ConfirmDialog
      title={texts.cancelTitle}
      description={isPending ? `${texts.cancelText} ${texts.cancelPending}` : texts.cancelText}
      keepLabel={texts.cancelKeep}
      confirmLabel={texts.cancelConfirm}
      busyLabel={texts.cancelling}
      {...dialog}
    />
  );
}
