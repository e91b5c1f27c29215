import { accountTexts, formatExpiry, paymentTexts, type SavedCard } from '@vesalio/core';
import { CreditCard, Trash2 } from 'lucide';
import { cardEnding, isCardExpired } from '../../payment/saved-card-name.ts';
import { useTexts } from '../../provider.tsx';
import { IconButton } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { Tag } from '../../ui/display/tag.tsx';

export interface SavedCardItemProps {
  card: SavedCard;
  /** Name of the card, unique in the list. */
  name: string;
  /** True while something else is being edited or removed. */
  isLocked: boolean;
  onRemove: () => void;
}

/** A saved card in the list. */
export function SavedCardItem({ card, name, isLocked, onRemove }: SavedCardItemProps) {
  const { cards: texts } = useTexts('account', accountTexts);
  const ending = cardEnding(card, useTexts('payment', paymentTexts));
  const expiry = formatExpiry(card.expMonth, card.expYear);
  return (
    <li className="vs-account-card">
      <span className="vs-account-card__mark">
        <Icon as={CreditCard} size={20} />
      </span>
      <div className="vs-account-card__text">
        <p className="vs-account-card__name">{card.label || ending}</p>
        <p className="vs-account-card__detail">
          {card.label && <span>{ending}</span>} {expiry && <span>{texts.expires(expiry)}</span>}
        </p>
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
