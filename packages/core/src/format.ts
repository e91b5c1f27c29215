import { digitsOf, documentChars } from './digits.ts';
import { limits } from './limits.ts';

const NBSP = '\u00a0';
const LOCALE = 'pt-BR';

/**
 * Patterns for imask: `0` is a digit, `*` a letter or digit, `a` a letter. Other characters are literal and optional
 * while typing.
 */
export const masks = {
  cpf: '000.000.000-00',
  cnpj: '**.***.***/****-00',
  landline: '(00) 0000-0000',
  mobile: '(00) 00000-0000',
  cep: '00000-000',
  card: '0000 0000 0000 0000 000',
  amex: '0000 000000 00000',
  expiry: '00/00',
  cvvAmex: '0000',
  uf: 'aa',
} as const;

/** The document mask for a text: CNPJ from the first letter, or from the twelfth character on. */
export function documentMask(text: string): 'cpf' | 'cnpj' {
  const chars = documentChars(text);
  return chars.length > limits.cpfLength || /[A-Z]/.test(chars) ? 'cnpj' : 'cpf';
}

/** Inserts characters without punctuation into a pattern of `masks`. Characters that do not fit are dropped. */
export function applyMask(pattern: string, chars: string): string {
  let used = 0;
  let out = '';
  for (const slot of pattern) {
    if (used >= chars.length) break;
    out += slot === '0' || slot === '*' || slot === 'a' ? (chars[used++] ?? '') : slot;
  }
  return out;
}

/** `529.982.247-25` or `12.ABC.345/01DE-35`. A text of another length is returned unchanged. */
export function formatDocument(text: string): string {
  const chars = documentChars(text);
  if (chars.length === limits.cpfLength && /^\d+$/.test(chars)) return applyMask(masks.cpf, chars);
  if (chars.length === limits.cnpjLength) return applyMask(masks.cnpj, chars);
  return text;
}

/** `(21) 98765-4321` or `(21) 3765-4321`. A text of another length is returned unchanged. */
export function formatPhone(text: string): string {
  const digits = digitsOf(text);
  if (digits.length === limits.phoneMaxDigits) return applyMask(masks.mobile, digits);
  if (digits.length === limits.phoneMinDigits) return applyMask(masks.landline, digits);
  return text;
}

/** `20040-020`. A text of another length is returned unchanged. */
export function formatCep(text: string): string {
  const digits = digitsOf(text);
  return digits.length === limits.cepLength ? applyMask(masks.cep, digits) : text;
}

/** Card number in groups: 4-6-5 for Amex, otherwise groups of 4 up to 19 digits. */
export const formatCardNumber = (text: string, brand?: string): string =>
  applyMask(brand === 'amex' ? masks.amex : masks.card, digitsOf(text));

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

const collator = atFirstUse(() => new Intl.Collator(LOCALE, { sensitivity: 'base', numeric: true }));

/** Compares two names in Brazilian order. */
export const compareNames = (a: string, b: string): number => collator().compare(a, b);
