import { isApiError } from '../http/errors.ts';
import type { Id } from '../ids.ts';
import { createKey } from '../uuid.ts';
import type { NewCard, PaymentApi } from './payment.api.ts';
import type { SavedCard } from './payment.schema.ts';

/** A saving whose answer was lost: the card may be in the list. */
interface UnsureSaving {
  key: string;
  /** The key has got its last answer: sent again it would only repeat it. */
  isSpent: boolean;
  card: CardMark;
  /** Cards listed before the saving; none if the list was not known. */
  before: readonly SavedCard['clientCardId'][];
}

/** Tells cards apart, without the number. */
interface CardMark {
  lastFour: string;
  expMonth: number;
  /** Two digits. */
  expYear: number;
}

const markOf = ({ number, expMonth, expYear }: NewCard): CardMark => ({
  lastFour: number.slice(-4),
  expMonth,
  expYear: expYear % 100,
});

const isSame = (one: CardMark, other: CardMark): boolean =>
  one.lastFour === other.lastFour && one.expMonth === other.expMonth && one.expYear === other.expYear;

/** A field that the list leaves out distinguishes nothing. */
function isShownBy(mark: CardMark, { maskedNumber, expMonth, expYear }: SavedCard): boolean {
  const digits = maskedNumber.replace(/\D/g, '');
  return (
    (!digits || digits.endsWith(mark.lastFour)) &&
    (!expMonth || Number(expMonth) === mark.expMonth) &&
    (!expYear || Number(expYear) % 100 === mark.expYear)
  );
}

/** Whether the journal holds the key's end. A failure of the gateway itself proves none: a copy may be on its way. */
const isLast = (error: unknown): boolean =>
  isApiError(error, 'http') &&
  !error.isFromProxy &&
  (error.code === undefined ? (error.status ?? 0) >= 500 : error.code === 'outcome-unknown');

/** Whether the card may have been saved although the call failed. */
const mayHaveSaved = (error: unknown): boolean =>
  isApiError(error, 'http')
    ? (error.status ?? 500) >= 500 || error.status === 408 || error.code === 'in-flight' || isLast(error)
    : !isApiError(error, 'expired');

/**
 * Saves cards, each once: after a lost answer the next try asks for the list first, and sends the same key again until
 * the gateway has given its last answer to it.
 */
export function createCardSaving(api: PaymentApi) {
  let unsure: UnsureSaving | undefined;

  async function isListed(clientId: Id, { card, before }: UnsureSaving): Promise<boolean> {
    const cards = await api.cards(clientId);
    return cards.some((one) => !before.includes(one.clientCardId) && isShownBy(card, one));
  }

  /**
   * @param known the ids listed before, where the list is known
   * @throws ApiError if the card is not saved, or nobody can tell
   */
  return async function save(
    clientId: Id,
    card: NewCard,
    known: readonly SavedCard['clientCardId'][],
  ): Promise<void> {
    const mark = markOf(card);
    const earlier = unsure && isSame(unsure.card, mark) ? unsure : undefined;
    if (earlier && (await isListed(clientId, earlier))) {
      unsure = undefined;
      return;
    }
    const repeated = earlier?.isSpent === false ? earlier.key : undefined;
    const key = repeated ?? createKey();
    const before = earlier?.before ?? known;
    try {
      await api.saveCard(clientId, card, key);
      unsure = undefined;
    } catch (error) {
      unsure = mayHaveSaved(error) ? { key, isSpent: isLast(error), card: mark, before } : undefined;
      if (!repeated || !unsure?.isSpent) throw error;
      await save(clientId, card, known);
    }
  };
}
