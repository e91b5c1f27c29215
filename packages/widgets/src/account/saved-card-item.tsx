import { accountTexts, formatExpiry, lastDigits, paymentTexts, type SavedCard } from '@vesalio/core';
import { CreditCard, Trash2 } from 'lucide-react';
import { isCardExpired } from '../payment/saved-cards.tsx';
import { useTexts } from '../provider.tsx';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Tag } from '../ui/tag.tsx';

/** What a card is called: its nickname, or else its brand and last digits. */
export function useCardName(card: SavedCard): { name: string; detail: string } {
  const { cards } = useTexts('account', accountTexts);
  const { brands } = useTexts('payment', paymentTexts).card;
  const known = card.brand.toLowerCase();
  const brand = Object.hasOwn(brands, known)
    ? brands[known as keyof typeof brands]
    : card.brand || brands.unknown;
  const ending = cards.ending(brand, lastDigits(card.maskedNumber));
  const expiry = formatExpiry(card.expMonth, card.expYear);
  const rest = expiry ? cards.expires(expiry) : '';
  return card.label
    ? { name: card.label, detail: [ending, rest].filter(Boolean).join(' · ') }
    : { name: ending, detail: rest };
}

export interface SavedCardItemProps {
  card: SavedCard;
  /** Something else is being edited or removed. */
  isLocked: boolean;
  onRemove(): void;
}

/** A saved card in the list. */
export function SavedCardItem({ card, isLocked, onRemove }: SavedCardItemProps) {
  const { cards: texts } = useTexts('account', accountTexts);
  const { name, detail } = useCardName(card);
  return (
    <li className="vs-account-card">
      <span className="vs-account-card__mark">
        <Icon as={CreditCard} size={20} />
      </span>
      <div className="vs-account-card__text">
        <p className="vs-account-card__name">{name}</p>
        <p className="vs-account-card__detail">{detail}</p>
      </div>
      <div className="vs-account-card__tags">
        {card.isUsing && <Tag tone="brand">{texts.inUse}</Tag>}
        {isCardExpired(card) && <Tag tone="warning">{texts.expired}</Tag>}
      </div>
      <IconButton
        label={texts.remove(name)}
        icon={Trash2}
        size="small"
        disabled={isLocked}
        onClick={onRemove}
      />
    </li>
  );
}
