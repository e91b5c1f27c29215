import { authTexts } from '../texts/auth.ts';

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Message for an e-mail address; spaces around it are overlooked. */
export function validateEmail(email: string): string | undefined {
  const { errors } = authTexts.register;
  const trimmed = email.trim();
  if (!trimmed) return errors.emailRequired;
  return EMAIL.test(trimmed) ? undefined : errors.emailFormat;
}
