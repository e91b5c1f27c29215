/**
 * One key for all spellings of an e-mail that an upstream may take for the same: case, width and accents fall
 * together, as they do in a case- and accent-insensitive column.
 */
export const emailKey = (email: string): string =>
  email.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase().replace(/\.+$/, '');
