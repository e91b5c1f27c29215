import { authTexts } from '../texts/auth.ts';
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

const { errors } = authTexts.register;

const RULES: Record<RegisterField, (values: RegisterValues) => string | undefined> = {
  fullName: ({ fullName }) => (fullName.trim() ? undefined : errors.fullNameRequired),
  email: ({ email }) => validateEmail(email),
  password: ({ password }) => validateNewPassword(password),
  confirmPassword: ({ password, confirmPassword }) => validatePasswordConfirmation(password, confirmPassword),
  acceptTerms: ({ acceptTerms }) => (acceptTerms ? undefined : errors.termsRequired),
};

/** Message of one field; undefined when right. */
export const validateRegisterField = (field: RegisterField, values: RegisterValues): string | undefined =>
  RULES[field](values);

/** Fields to check again when one changes: the repeated password follows the password. */
export const registerFieldsToCheck = (changed: RegisterField): readonly RegisterField[] =>
  changed === 'password' ? ['password', 'confirmPassword'] : [changed];

/** Field → message of the whole form; empty when all is right. */
export function validateRegister(values: RegisterValues): Partial<Record<RegisterField, string>> {
  const messages: Partial<Record<RegisterField, string>> = {};
  for (const field of Object.keys(RULES) as RegisterField[]) {
    const message = RULES[field](values);
    if (message) messages[field] = message;
  }
  return messages;
}
