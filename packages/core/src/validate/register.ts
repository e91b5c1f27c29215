import { authTexts } from '../texts/auth.ts';
import type { Texts } from '../texts/overrides.ts';
import { validateEmail } from './email.ts';
import { validateNewPassword, validatePasswordConfirmation } from './password.ts';

/** Fields of the registration form. */
export interface RegisterValues {
  fullName: string;
  email: string;
  password: string;
  confirmPassword: string;
  acceptTerms: boolean;
}

export type RegisterField = keyof RegisterValues;

type Rule = (values: RegisterValues, texts: Texts['auth']) => string | undefined;

const RULES: Record<RegisterField, Rule> = {
  fullName: ({ fullName }, { register }) => (fullName.trim() ? undefined : register.errors.fullNameRequired),
  email: ({ email }, texts) => validateEmail(email, texts),
  password: ({ password }, texts) => validateNewPassword(password, texts),
  confirmPassword: ({ password, confirmPassword }, texts) =>
    validatePasswordConfirmation(password, confirmPassword, texts),
  acceptTerms: ({ acceptTerms }, { register }) => (acceptTerms ? undefined : register.errors.termsRequired),
};

/** Fields to validate again when one changes: the repeated password depends on the password. */
export const registerFieldsToCheck = (changed: RegisterField): readonly RegisterField[] =>
  changed === 'password' ? ['password', 'confirmPassword'] : [changed];

/** Field → message of the form; empty if the values are valid. */
export function validateRegister(
  values: RegisterValues,
  texts: Texts['auth'] = authTexts,
): Partial<Record<RegisterField, string>> {
  const messages: Partial<Record<RegisterField, string>> = {};
  for (const field of Object.keys(RULES) as RegisterField[]) {
    const message = RULES[field](values, texts);
    if (message) messages[field] = message;
  }
  return messages;
}
