import { accountTexts } from '@vesalio/core';
import { Trash2 } from 'lucide';
import { useState } from 'react';
import { useTexts } from '../provider.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Alert } from '../ui/display/alert.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { useAccount, useAccountFlow } from './account-context.ts';
import { AccountOption } from './account-option.tsx';

/** Deletes the account: a button, and a confirmation dialog with the initial focus on keeping the account. */
export function DeleteAccount({ onDeleted }: { onDeleted(): void }) {
  const { security: texts } = useTexts('account', accountTexts);
  const isEditing = useAccount((state) => state.editing !== null);
  const [isOpen, setOpen] = useState(false);
  return (
    <AccountOption title={texts.deleteTitle} text={texts.deleteHint}>
      <Button icon={Trash2} className="vs-account-danger" disabled={isEditing} onClick={() => setOpen(true)}>
        {texts.delete}
      </Button>
      {isOpen && <DeleteDialog onDeleted={onDeleted} onClose={() => setOpen(false)} />}
    </AccountOption>
  );
}

function DeleteDialog({ onDeleted, onClose }: { onDeleted(): void; onClose(): void }) {
  const { security: texts } = useTexts('account', accountTexts);
  const flow = useAccountFlow();
  const deleting = useAccount((state) => state.deleting);
  const error = useAccount((state) => state.deleteError);
  const close = () => {
    flow.clearDeleteError();
    onClose();
  };
  const confirm = async () => {
    if (!deleting && (await flow.deleteAccount())) onDeleted();
  };
  return (
    <ConfirmDialog
      title={texts.deleteDialog}
      description={texts.deleteText}
      keepLabel={texts.deleteKeep}
      onKeep={close}
      confirmLabel={texts.deleteConfirm}
      onConfirm={() => void confirm()}
      busy={deleting}
      busyLabel={texts.deleting}
    >
      {error && <Alert>{error}</Alert>}
    </ConfirmDialog>
  );
}
