import { accountTexts } from '@vesalio/core';
import { useTexts } from '../provider.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';

export interface UnsavedDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks for confirmation before unsaved input is discarded. */
export function UnsavedDialog({ onStay, onLeave }: UnsavedDialogProps) {
  const { unsaved } = useTexts('account', accountTexts);
  return (
    <ConfirmDialog
      title={unsaved.title}
      description={unsaved.text}
      keepLabel={unsaved.stay}
      onKeep={onStay}
      confirmLabel={unsaved.leave}
      onConfirm={onLeave}
    />
  );
}
