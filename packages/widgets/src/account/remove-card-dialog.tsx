import { accountTexts, type CardsFlow, type SavedCard } from '@vesalio/core';
import { useStore } from 'zustand';
import { useTexts } from '../provider.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';

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
    <Dialog
      open
      size="small"
      title={texts.removeTitle}
      description={texts.removeText(name)}
      onClose={() => !removing && onClose(false)}
      actions={
        <>
          <Button data-autofocus disabled={removing} onClick={() => onClose(false)}>
            {texts.removeKeep}
          </Button>
          <Button
            variant="danger"
            busy={removing}
            busyLabel={texts.removing}
            onClick={async () => onClose(await flow.remove(card.clientCardId))}
          >
            {texts.removeConfirm}
          </Button>
        </>
      }
    />
  );
}
