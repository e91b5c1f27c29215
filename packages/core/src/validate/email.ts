import { limits } from '../limits.ts';
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

const IS_CODE = new RegExp(`^[A-Z0-9]{${limits.emailCodeLength}}$`);

const codeCharacters = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** The only word of a pasted sentence that can be the code, such as 'X9K2P' in 'Seu código: X9K2P'. */
function codeInSentence(text: string): string | undefined {
  const behindColon = codeCharacters(text.split(':').at(-1) ?? '');
  if (text.includes(':') && IS_CODE.test(behindColon)) return behindColon;
  const words = (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter((word) => IS_CODE.test(word.toUpperCase()));
  const [code, ...others] =
    words.length > 1 ? words.filter((word) => IS_CODE.test(word) || /\d/.test(word)) : words;
  return others.length === 0 ? code?.toUpperCase() : undefined;
}

/**
 * The characters of a code in typed or pasted text: A–Z and 0–9 in upper case, at most five. From a pasted sentence,
 * only the code.
 */
export const normalizeEmailCode = (text: string): string =>
  codeInSentence(text) ?? codeCharacters(text).slice(0, limits.emailCodeLength);

/** Message for the e-mail code; undefined if it is complete. */
export const validateEmailCode = (code: string, texts: Texts['auth'] = authTexts): string | undefined =>
  IS_CODE.test(code.toUpperCase()) ? undefined : texts.code.errors.incomplete;
