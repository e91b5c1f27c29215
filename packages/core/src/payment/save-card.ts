import { digitsOf } from '../digits.ts';
import { lastDigits } from '../format.ts';
import { isApiError } from '../http/errors.ts';
import type { Id } from '../ids.ts';
import { createKey } from '../uuid.ts';
import type { NewCard, PaymentApi } from './payment.api.ts';
import type { SavedCard } from './payment.schema.ts';

/** A request to save a card whose answer was lost. The card may be in the list. */
interface UnsureSaving {
  key: string;
  /** Whether the key has its final answer. Another request would only repeat it. */
  isSpent: boolean;
  card: CardMark;
  /** Cards listed before the request; empty if the list was not known. */
  before: readonly SavedCard['clientCardId'][];
}

/** Identifies a card without its number. */
interface CardMark {
  lastFour: string;
  expMonth: number;
  /** Two digits. */
  expYear: number;
}

const markOf = ({ number, expMonth, expYear }: NewCard): CardMark => ({
  lastFour: lastDigits(number),
  expMonth,
  expYear: expYear % 100,
});

const isSame = (one: CardMark, other: CardMark): boolean =>
  one.lastFour === other.lastFour && one.expMonth === other.expMonth && one.expYear === other.expYear;

/** Whether a list entry may be this card. Missing fields count as equal. */
function isShownBy(mark: CardMark, { maskedNumber, expMonth, expYear }: SavedCard): boolean {
  const digits = digitsOf(maskedNumber);
  return (
    (!digits || digits.endsWith(mark.lastFour)) &&
    (!expMonth || Number(expMonth) === mark.expMonth) &&
    (!expYear || Number(expYear) % 100 === mark.expYear)
  );
}

/**
 * Whether the journal has the key's final answer. A gateway failure is not final, because a copy may still be in
 * transit.
 */
const isFinal = (error: unknown): boolean =>
  isApiError(error, 'http') &&
  !error.isFromProxy &&
  (error.code === undefined ? (error.status ?? 0) >= 500 : error.code === 'outcome-unknown');

/** Whether the card may have been saved although the call failed. */
const mayHaveSaved = (error: unknown): boolean =>
  isApiError(error, 'http')
    ? (error.status ?? 500) >= 500 || error.status === 408 || error.code === 'in-flight' || isFinal(error)
    : !isApiError(error, 'expired');

/**
 * Saves each card once. After a lost answer, the next attempt reads the list first, and repeats the same key until the
 * gateway has given its final answer.
 */
export function createCardSaving(api: PaymentApi) {
  let unsure: UnsureSaving | undefined;

  async function isListed(clientId: Id, { card, before }: UnsureSaving): Promise<boolean> {
    const cards = await api.cards(clientId);
    return cards.some((one) => !before.includes(one.clientCardId) && isShownBy(card, one));
  }

  /**
   * @param known the ids listed before, if the list is known
   * @throws ApiError if the card was not saved, or if the outcome is unknown
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
      unsure = mayHaveSaved(error) ? { key, isSpent: isFinal(error), card: mark, before } : undefined;
      if (!repeated || !unsure?.isSpent) throw error;
      await save(clientId, card, known);
    }
  };
}
