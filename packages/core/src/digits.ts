/** Digits only. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Letters and digits of a document in upper case. A CNPJ may have letters. */
export const documentChars = (text: string): string => text.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
