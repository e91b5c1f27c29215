import { accountTexts, type CardsFlow, type SavedCard } from '@vesalio/core';
import { useStore } from 'zustand';
import { useTexts } from '../../provider.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

export interface RemoveCardDialogProps {
  flow: CardsFlow;
  card: SavedCard;
  /** Name of the card, unique in the list. */
  name: string;
  onClose: (isRemoved: boolean) => void;
}

/** Asks for confirmation before a card is removed. A notice reports the outcome. */
export function RemoveCardDialog({ flow, card, name, onClose }: RemoveCardDialogProps) {
  const { cards: texts } = useTexts('account', accountTexts);
  const removing = useStore(flow.store, (state) => state.removing !== null);
  return (
    <ConfirmDialog
      title={texts.removeTitle}
      description={texts.removeText(name)}
      keepLabel={texts.removeKeep}
      onKeep={() => onClose(false)}
      confirmLabel={texts.removeConfirm}
      onConfirm={async () => onClose(await flow.remove(card.clientCardId))}
      busy={removing}
      busyLabel={texts.removing}
    />
  );
}
