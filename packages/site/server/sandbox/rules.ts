import { sandboxTexts as texts } from './texts.ts';

/**
 * The product's password rule: 8 or more characters with a lowercase letter, an uppercase letter, a digit and a special
 * character.
 */
const isStrongPassword = (password: string): boolean =>
  password.length >= 8 &&
  password.length <= 200 &&
  /\p{Ll}/u.test(password) &&
  /\p{Lu}/u.test(password) &&
  /\d/.test(password) &&
  /[^\p{L}\p{N}\s]/u.test(password);

/** The error message for a new password. Undefined if it is valid. */
export const passwordFault = (password: string, confirmation: string): string | undefined => {
  if (!isStrongPassword(password)) return texts.passwordWeak;
  return password === confirmation ? undefined : texts.passwordMismatch;
};

export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>"(),;:\\]+@[^\s@<>"(),;:\\]+\.[^\s@<>"(),;:\\.]{2,}$/.test(text);

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Checks the check digit of a card number. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Whether the text is an existing calendar date 'YYYY-MM-DD'. */
export const isDate = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  );
};
