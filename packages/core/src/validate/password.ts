import { limits } from '../limits.ts';
import { authTexts } from '../texts/auth.ts';
import type { Texts } from '../texts/overrides.ts';

/** One requirement of the password rule, as shown in the list below the field. */
export type PasswordPart = keyof typeof authTexts.password.parts;

const PARTS: readonly [PasswordPart, (password: string) => boolean][] = [
  ['length', (password) => [...password].length >= limits.passwordMinLength],
  ['lowercase', (password) => /\p{Ll}/u.test(password)],
  ['uppercase', (password) => /\p{Lu}/u.test(password)],
  ['digit', (password) => /\d/.test(password)],
  ['special', (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password)],
];

/** Every requirement in display order, and whether the password meets it. */
export const passwordParts = (password: string): readonly { part: PasswordPart; met: boolean }[] =>
  PARTS.map(([part, isMet]) => ({ part, met: isMet(password) }));

/** Message for a new password; undefined if it meets every requirement. */
export function validateNewPassword(password: string, texts: Texts['auth'] = authTexts): string | undefined {
  const { errors } = texts.register;
  if (!password) return errors.passwordRequired;
  return passwordParts(password).every(({ met }) => met) ? undefined : errors.passwordWeak;
}

/** Message for the repeated password; undefined if it equals the first. */
export function validatePasswordConfirmation(
  password: string,
  confirmation: string,
  texts: Texts['auth'] = authTexts,
): string | undefined {
  const { errors } = texts.register;
  if (!confirmation) return errors.confirmRequired;
  return confirmation === password ? undefined : errors.confirmMismatch;
}

/** Fields of the reset dialog. */
export interface NewPasswordValues {
  newPassword: string;
  confirmPassword: string;
}

/** Field → message of the reset dialog; empty if the values are valid. */
export function validateNewPasswordForm(
  values: NewPasswordValues,
  texts: Texts['auth'] = authTexts,
): Partial<Record<keyof NewPasswordValues, string>> {
  const newPassword = validateNewPassword(values.newPassword, texts);
  const confirmPassword = validatePasswordConfirmation(values.newPassword, values.confirmPassword, texts);
  return { ...(newPassword && { newPassword }), ...(confirmPassword && { confirmPassword }) };
}
