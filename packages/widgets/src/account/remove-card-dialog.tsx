import { accountTexts, type CardsFlow, type SavedCard } from '@vesalio/core';
import { useStore } from 'zustand';
import { useTexts } from '../provider.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useCardName } from './saved-card-item.tsx';

/** Asks before a card is removed. What became of it is told as a notice. */
export function RemoveCardDialog(props: { flow: CardsFlow; card: SavedCard; onClose(): void }) {
  const { flow, card, onClose } = props;
  const { cards: texts } = useTexts('account', accountTexts);
  const removing = useStore(flow.store, (state) => state.removing !== null);
  const { name } = useCardName(card);
  return (
    <Dialog
      open
      size="small"
      title={texts.removeTitle}
      description={texts.removeText(name)}
      onClose={() => !removing && onClose()}
      actions={
        <>
          <Button data-autofocus disabled={removing} onClick={onClose}>
            {texts.removeKeep}
          </Button>
          <Button
            variant="danger"
            busy={removing}
            busyLabel={texts.removing}
            onClick={async () => {
              await flow.remove(card.clientCardId);
              onClose();
            }}
          >
            {texts.removeConfirm}
          </Button>
        </>
      }
    />
  );
}
