import { accountTexts } from '@vesalio/core';
import { useTexts } from '../../provider.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

export interface UnsavedDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks for confirmation before unsaved input is discarded. */
export function UnsavedDialog({ onStay, onLeave }: UnsavedDialogProps) {
  const { unsaved } = useTexts('account', accountTexts);
  return (
    <Dialog
      open
      size="small"
      title={unsaved.title}
      description={unsaved.text}
      onClose={onStay}
      actions={
        <>
          <Button data-autofocus onClick={onStay}>
            {unsaved.stay}
          </Button>
          <Button variant="danger" onClick={onLeave}>
            {unsaved.leave}
          </Button>
        </>
      }
    />
  );
}
