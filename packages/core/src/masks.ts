import { digitsOf, documentChars } from './digits.ts';
import { limits } from './limits.ts';

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
