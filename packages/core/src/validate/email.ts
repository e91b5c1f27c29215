import { authTexts } from '../texts/auth.ts';
import type { Texts } from '../texts/overrides.ts';

const EMAIL = /^[^\s@,;:<>()"]+@[^\s@.,;:<>()"]+(\.[^\s@.,;:<>()"]+)+$/;

/** Message for an e-mail address. Spaces around it are ignored. */
export function validateEmail(email: string, texts: Texts['auth'] = authTexts): string | undefined {
  const { errors } = texts.register;
  const trimmed = email.trim();
  if (!trimmed) return errors.emailRequired;
  return EMAIL.test(trimmed) ? undefined : errors.emailFormat;
}
