import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

interface ConfirmDialogProps extends Pick<DialogProps, 'title' | 'description' | 'children'> {
  /** True by default. */
  open?: boolean;
  /** The safe answer. It has the initial focus, and Esc does the same. */
  keepLabel: ReactNode;
  onKeep: () => void;
  confirmLabel: ReactNode;
  onConfirm: () => void;
  /** Whether the confirmed action is in progress. */
  busy?: boolean;
  busyLabel?: ReactNode;
}

/** Asks for confirmation before something is lost. */
export function ConfirmDialog({
  open = true,
  keepLabel,
  onKeep,
  confirmLabel,
  onConfirm,
  busy = false,
  busyLabel,
  ...dialog
}: ConfirmDialogProps) {
  const keep = () => {
    if (!busy) onKeep();
  };
  return (
    <Dialog
      {...dialog}
      open={open}
      size="small"
      onClose={keep}
      actions={
        <>
          <Button data-autofocus disabled={busy} onClick={keep}>
            {keepLabel}
          </Button>
          <Button variant="danger" busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
