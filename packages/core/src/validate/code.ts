import { limits } from '../limits.ts';
import { authTexts } from '../texts/auth.ts';
import type { Texts } from '../texts/overrides.ts';

/** The characters of a code in typed or pasted text: A–Z and 0–9 in upper case, at most five. */
export const normalizeEmailCode = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, limits.emailCodeLength);

/** Message for the e-mail code; undefined if it is complete. */
export const validateEmailCode = (code: string, texts: Texts['auth'] = authTexts): string | undefined =>
  new RegExp(`^[A-Z0-9]{${limits.emailCodeLength}}$`).test(code.toUpperCase())
    ? undefined
    : texts.code.errors.incomplete;
