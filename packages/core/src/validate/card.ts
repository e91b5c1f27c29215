import creditCardType from 'credit-card-type';
import { digitsOf } from '../digits.ts';
import { limits } from '../limits.ts';
import type { Texts } from '../texts/overrides.ts';
import { paymentTexts } from '../texts/payment.ts';

/** Card brands of the product. */
export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'jcb' | 'elo' | 'hipercard';

// Elo and Hipercard come first, so that they win over a prefix of the same length.
const BRANDS: readonly [CardBrand, string][] = [
  ['elo', 'elo'],
  ['hipercard', 'hipercard'],
  ['visa', 'visa'],
  ['mastercard', 'mastercard'],
  ['amex', 'american-express'],
  ['discover', 'discover'],
  ['jcb', 'jcb'],
];

/** Length of the matching prefix; 0 if none matches. */
function matchLength(digits: string, pattern: number | number[]): number {
  const [low, high] = Array.isArray(pattern) ? pattern : [pattern, pattern];
  const length = String(low).length;
  const prefix = Number(digits.slice(0, length));
  const matches = digits.length >= length && prefix >= Number(low) && prefix <= Number(high);
  return matches ? length : 0;
}

/**
 * Brand of a complete or partial number; undefined if none matches. The longest prefix wins, because Elo's ranges are
 * inside those of Visa and Discover.
 */
export function detectCardBrand(number: string): CardBrand | undefined {
  const digits = digitsOf(number);
  let best: { brand: CardBrand; length: number } | undefined;
  for (const [brand, name] of BRANDS) {
    for (const pattern of creditCardType.getTypeInfo(name).patterns) {
      const length = matchLength(digits, pattern);
      if (length > (best?.length ?? 0)) best = { brand, length };
    }
  }
  return best?.brand;
}

/** Whether the digits pass the Luhn check. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits.at(-1 - index));
    const doubled = index % 2 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 0 && sum % 10 === 0;
}

/** Lengths of the security code: 4 for Amex, 3 or 4 for other brands. */
export const cvvLengths = (brand: CardBrand | undefined): readonly number[] =>
  brand === 'amex' ? [limits.cvvMaxDigits] : [limits.cvvMinDigits, limits.cvvMaxDigits];

/** Message for the holder's name; undefined if valid. */
export function validateCardHolder(name: string, texts: Texts['payment'] = paymentTexts): string | undefined {
  const { errors } = texts.card;
  if (!name.trim()) return errors.holderRequired;
  const isName = /^[\p{Script=Latin}\p{M}'’\s]+$/u.test(name) && /\p{L}/u.test(name);
  return isName ? undefined : errors.holderInvalid;
}

/** Message for the card number, with or without spaces; undefined if valid. */
export function validateCardNumber(
  number: string,
  texts: Texts['payment'] = paymentTexts,
): string | undefined {
  const { errors } = texts.card;
  if (!number.trim()) return errors.numberRequired;
  const digits = digitsOf(number);
  const isNumber =
    /^[\d\s]+$/.test(number) &&
    digits.length >= limits.cardMinDigits &&
    digits.length <= limits.cardMaxDigits &&
    passesLuhn(digits);
  return isNumber ? undefined : errors.numberInvalid;
}

/** Month (1–12) and four-digit year of `MM/AA`; null for another format. */
export function parseExpiry(expiry: string): { month: number; year: number } | null {
  const [, month, year] = /^(\d{2})\/(\d{2})$/.exec(expiry.trim()) ?? [];
  if (month === undefined || year === undefined) return null;
  return { month: Number(month), year: limits.cardCentury + Number(year) };
}

/** Message for the expiry `MM/AA`. A card is valid until the end of its month in the person's time zone. */
export function validateCardExpiry(
  expiry: string,
  now: Date,
  texts: Texts['payment'] = paymentTexts,
): string | undefined {
  const { errors } = texts.card;
  if (!expiry.trim()) return errors.expiryRequired;
  const parsed = parseExpiry(expiry);
  if (!parsed) return errors.expiryFormat;
  const { month, year } = parsed;
  if (month < 1 || month > 12) return errors.monthInvalid;
  const isPast = year * 12 + month - 1 < now.getFullYear() * 12 + now.getMonth();
  return isPast ? errors.expired : undefined;
}

/** Message for the security code, whose length depends on the brand. */
export function validateCvv(
  cvv: string,
  brand?: CardBrand,
  texts: Texts['payment'] = paymentTexts,
): string | undefined {
  const { errors } = texts.card;
  if (!cvv.trim()) return errors.cvvRequired;
  return /^\d+$/.test(cvv) && cvvLengths(brand).includes(cvv.length) ? undefined : errors.cvvInvalid;
}

/** Message for the nickname in the account's form, where it is required. */
export const validateCardLabel = (
  label: string,
  texts: Texts['payment'] = paymentTexts,
): string | undefined => (label.trim() ? undefined : texts.card.errors.labelRequired);
