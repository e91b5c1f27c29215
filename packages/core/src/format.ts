import { digitsOf } from './digits.ts';
import { limits } from './limits.ts';

const NBSP = '\u00a0';
const LOCALE = 'pt-BR';

/** The last four digits of a number, masked or not; fewer if there are fewer. */
export const lastDigits = (number: string): string => digitsOf(number).slice(-4);

/** `12/31` for a saved card's month and year (`12`, `2031` or `31`); empty if one is missing. */
export function formatExpiry(month: string | number, year: string | number): string {
  const [monthDigits, yearDigits] = [digitsOf(String(month)), digitsOf(String(year))];
  return monthDigits && yearDigits ? `${monthDigits.padStart(2, '0')}/${yearDigits.slice(-2)}` : '';
}

/** Creates a value on first use, because a phone takes a tenth of a second to load locale data. */
function atFirstUse<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** `R$ 1000,00` for an amount in reais, without a thousands separator and with a no-break space. */
export function formatPrice(reais: number): string {
  const cents = Math.round(reais * 100);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}R$${NBSP}${digits.slice(0, -2)},${digits.slice(-2)}`;
}

const decimalFormat = atFirstUse(() => new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 }));

/** `340 kB`, `1,2 MB` for a size in bytes; 1 MB is 1,048,576 bytes. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes}${NBSP}B`;
  const kilobytes = Math.round(bytes / 1024);
  if (kilobytes < 1024) return `${kilobytes}${NBSP}kB`;
  return `${decimalFormat().format(bytes / limits.bytesPerMb)}${NBSP}MB`;
}

/** First word of a name. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

/** Upper-case initials of the first and last word of a name; one letter if it is a single word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase(LOCALE);
}

const listFormat = atFirstUse(() => new Intl.ListFormat(LOCALE, { type: 'conjunction' }));

/** `CPF, telefone e nome`. */
export const formatList = (items: readonly string[]): string => listFormat().format(items);
