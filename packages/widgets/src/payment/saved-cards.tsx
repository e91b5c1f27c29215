import { formatExpiry, paymentTexts, type SavedCard } from '@vesalio/core';
import { CreditCard } from 'lucide';
import { useState } from 'react';
import { useTexts } from '../provider.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Heading } from '../ui/display/heading.tsx';
import { Icon } from '../ui/display/icon.tsx';
import { Tag } from '../ui/display/tag.tsx';
import { RadioCards } from '../ui/forms/radio-cards.tsx';
import { isCardExpired, savedCardName } from './saved-card-name.ts';

export interface SavedCardsProps {
  cards: readonly SavedCard[];
  /** Whether the person came back here from the form, which has lost the focus. */
  takesFocus: boolean;
  onContinue: (card: SavedCard) => void;
  onAddAnother: () => void;
}

const takeFocus = (title: HTMLElement | null) => title?.focus();

/** The first step if there are saved cards: choose one, or add another. */
export function SavedCards({ cards, takesFocus, onContinue, onAddAnother }: SavedCardsProps) {
  const texts = useTexts('payment', paymentTexts);
  const { selection } = texts;
  const usable = cards.filter((card) => !isCardExpired(card));
  const first = usable.find((card) => card.isUsing) ?? usable[0];
  const [chosen, setChosen] = useState<string | null>(first ? String(first.clientCardId) : null);
  const [error, setError] = useState<string | null>(null);
  const goOn = () => {
    const card = usable.find(({ clientCardId }) => String(clientCardId) === chosen);
    if (card) onContinue(card);
    else setError(selection.required);
  };
  return (
    <form
      className="vs-payment__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
    >
      <Heading below={1} ref={takesFocus ? takeFocus : null} tabIndex={-1} className="vs-payment__step-title">
        {selection.title}
      </Heading>
      <RadioCards
        label={selection.group}
        hideLabel
        value={chosen}
        error={error}
        onChange={(value) => {
          setChosen(value);
          setError(null);
        }}
        options={cards.map((card) => {
          const isExpired = isCardExpired(card);
          const expiry = formatExpiry(card.expMonth, card.expYear);
          return {
            value: String(card.clientCardId),
            label: savedCardName(card, texts),
            detail: isExpired ? texts.card.errors.expired : expiry && selection.expires(expiry),
            end: card.isUsing ? <Tag tone="brand">{selection.inUse}</Tag> : <Icon as={CreditCard} />,
            disabled: isExpired,
          };
        })}
      />
      <div className="vs-payment__actions">
        <Button onClick={onAddAnother}>{selection.addAnother}</Button>
        <Button type="submit" variant="primary">
          {selection.continue}
        </Button>
      </div>
    </form>
  );
}
