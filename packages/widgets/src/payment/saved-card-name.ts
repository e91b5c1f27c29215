import { formatExpiry, lastDigits, type SavedCard, type Texts, validateCardExpiry } from '@vesalio/core';

/** 'Visa', or the brand as stored with the card if the product does not know it. */
function brandName({ brand }: SavedCard, { brands }: Texts['payment']['card']): string {
  const known = brand.toLowerCase();
  return Object.hasOwn(brands, known) ? brands[known as keyof typeof brands] : brand || brands.unknown;
}

/** 'Visa final 1111'. */
export const cardEnding = (card: SavedCard, texts: Texts['payment']): string =>
  texts.selection.option(brandName(card, texts.card), lastDigits(card.maskedNumber));

/** 'Meu Cartão · Visa final 1111'. */
export function savedCardName(card: SavedCard, texts: Texts['payment']): string {
  return card.label
    ? texts.selection.labelled(card.label, brandName(card, texts.card), lastDigits(card.maskedNumber))
    : cardEnding(card, texts);
}

/**
 * Distinct short names for a list of cards: the nickname, otherwise brand and last digits. Equal nicknames also get the
 * last digits, and equal cards get a number.
 */
export function shortCardNames(cards: readonly SavedCard[], texts: Texts['payment']): string[] {
  const { ending, twin } = texts.selection;
  const short = cards.map((card) => card.label || cardEnding(card, texts));
  const named = distinct(short, (name, index) => {
    const card = cards[index];
    return card?.label ? ending(name, lastDigits(card.maskedNumber)) : name;
  });
  return distinct(named, (name, index) => {
    const position = named.slice(0, index + 1).filter((other) => other === name).length;
    return twin(name, position, named.filter((other) => other === name).length);
  });
}

/** Makes repeated names distinct by `extend`. */
const distinct = (names: readonly string[], extend: (name: string, index: number) => string): string[] =>
  names.map((name, index) => (names.indexOf(name) === names.lastIndexOf(name) ? name : extend(name, index)));

/** Whether the last month of the card is over. */
export function isCardExpired({ expMonth, expYear }: SavedCard): boolean {
  const expiry = formatExpiry(expMonth, expYear);
  return expiry !== '' && validateCardExpiry(expiry, new Date()) !== undefined;
}
