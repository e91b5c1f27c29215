import { isValidCnpj, isValidCpf } from '@brazilian-utils/brazilian-utils';
import type { NewCard } from '../bodies.schema.ts';
import { monthOf } from '../calendar.ts';
import { Refusal } from '../refusal.ts';
import { digitsOf, passesLuhn } from '../rules.ts';
import { sandboxTexts as texts } from '../texts.ts';

const isDocument = (text: string): boolean => {
  const bare = text.replace(/[.\-/\s]/g, '').toUpperCase();
  return bare.length === 11 ? isValidCpf(bare) : isValidCnpj(bare, { version: 2 });
};

/**
 * The digits of a valid card.
 * @throws Refusal 400 with the message for the invalid field
 */
export function checkedNumber(card: NewCard, now: Date): string {
  const number = digitsOf(card.number);
  if (number.length < 13 || number.length > 19 || !passesLuhn(number))
    throw new Refusal(400, texts.cardNumber);
  if (!/^[\p{L}' ’.-]{2,}$/u.test(card.holderName.trim())) throw new Refusal(400, texts.cardHolder);
  if (!isDocument(card.holderDocument)) throw new Refusal(400, texts.cardDocument);
  if (!/^\d{3,4}$/.test(card.cvv)) throw new Refusal(400, texts.cardCvv);
  const { expMonth: month, expYear: year } = card;
  if (month < 1 || month > 12 || year < 2000 || year > 2099 || isExpired({ month, year }, now))
    throw new Refusal(400, texts.cardExpiry);
  demandAddress(card.billingAddress);
  return number;
}

function demandAddress({ line1, zipCode, city, state }: NewCard['billingAddress']): void {
  if (line1.trim().length <= 3) throw new Refusal(400, texts.cardAddress);
  if (digitsOf(zipCode).length !== 8) throw new Refusal(400, texts.profileCep);
  if (!city.trim()) throw new Refusal(400, texts.cardCity);
  if (!/^[a-z]{2}$/i.test(state.trim())) throw new Refusal(400, texts.profileState);
}

/** A card is valid until the end of its month. */
export const isExpired = ({ month, year }: { month: number; year: number }, now: Date): boolean =>
  `${year}-${String(month).padStart(2, '0')}` < monthOf(now);

/** The only digits of a card that may be saved. */
export const lastFour = (number: string | undefined): string => number?.slice(-4) ?? '';
