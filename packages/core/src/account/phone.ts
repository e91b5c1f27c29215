import { digitsOf } from '../digits.ts';
import { limits } from '../limits.ts';

/**
 * A phone number that comes in one piece, without Brazil's country code and the zero of a trunk call, for which the
 * masks have no place: `+55 (21) 99999-9999`, `5521999999999`, `021 3765-4321`. Any other text comes back as it is.
 */
export function nationalPhone(text: string): string {
  let digits = digitsOf(text.replace(/^\s*(?:\+|00)\s*55(?=\D*\d)/, ''));
  // 55 is an area code too: bare, it is the country only where the number is too long without it.
  if (digits.length > limits.phoneMaxDigits && digits.startsWith('55')) digits = digits.slice(2);
  if (digits.length > limits.phoneMinDigits && digits.startsWith('0')) digits = digits.slice(1);
  return digits.length < digitsOf(text).length ? digits : text;
}
