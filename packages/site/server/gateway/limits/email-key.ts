import { withoutTrailing } from '@vesalio/core';

/**
 * One key for all spellings of an e-mail address that an upstream may treat as equal. Ignores case, width and accents,
 * like a case- and accent-insensitive column.
 */
export const emailKey = (email: string): string =>
  withoutTrailing(email.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase(), '.');
