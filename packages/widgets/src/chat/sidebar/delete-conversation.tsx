import { type ConversationsFlow, chatTexts, conversationTexts, type Id, shownTitle } from '@vesalio/core';
import { useStore } from 'zustand';
import { useTexts } from '../../provider.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

export interface DeleteConversationProps {
  flow: ConversationsFlow;
  /** Whether the user asked for the deletion in this list. */
  isHere: boolean;
  onDeleted: (conversationId: Id) => void;
}

/** Isolates a text, so that its writing direction does not affect the sentence around it. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/** The dialog 'Confirmar Exclusão'. */
export function DeleteConversation({ flow, isHere, onDeleted }: DeleteConversationProps) {
  const { untitled } = useTexts('chat', chatTexts);
  const { deletion } = useTexts('chat', conversationTexts);
  const asked = useStore(flow.store, (state) => state.asked);
  const isDeleting = useStore(flow.store, (state) => state.isDeleting);
  const confirm = async () => {
    const id = await flow.confirmDelete();
    if (id !== null) onDeleted(id);
  };
  return (
    <ConfirmDialog
      open={isHere && asked !== null}
      title={deletion.title}
      description={deletion.text(isolated(shownTitle(asked?.title || untitled)))}
      keepLabel={deletion.cancel}
      onKeep={flow.cancelDelete}
      confirmLabel={deletion.confirm}
      onConfirm={() => void confirm()}
      busy={isDeleting}
      busyLabel={deletion.deleting}
    />
  );
}
