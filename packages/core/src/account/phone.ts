import { digitsOf } from '../digits.ts';
import { limits } from '../limits.ts';

/**
 * Removes Brazil's country code and the trunk zero, which the masks do not have: `+55 (21) 99999-9999`,
 * `5521999999999`, `021 3765-4321`. For pasted and autofilled values. Any other text is returned unchanged.
 */
export function nationalPhone(text: string): string {
  let digits = digitsOf(text.replace(/^\s*(?:\+|00)\s*55(?=\D*\d)/, ''));
  // 55 is also an area code. Without a plus sign it is the country code only if the number would be too long.
  if (digits.length > limits.phoneMaxDigits && digits.startsWith('55')) digits = digits.slice(2);
  if (digits.length > limits.phoneMinDigits && digits.startsWith('0')) digits = digits.slice(1);
  return digits.length < digitsOf(text).length ? digits : text;
}
