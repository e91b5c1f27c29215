import { authTexts } from '../texts/auth.ts';
import type { Texts } from '../texts/overrides.ts';

/** Fields of the login form. */
export interface LoginValues {
  email: string;
  password: string;
}

/** Field → message. Both fields are only required; the server checks the rest. */
export function validateLogin(
  values: LoginValues,
  texts: Texts['auth'] = authTexts,
): Partial<Record<keyof LoginValues, string>> {
  const { errors } = texts.login;
  return {
    ...(!values.email.trim() && { email: errors.emailRequired }),
    ...(!values.password && { password: errors.passwordRequired }),
  };
}
