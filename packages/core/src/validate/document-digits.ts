import { digitsOf, documentChars } from '../digits.ts';
import { limits } from '../limits.ts';

const CPF_WEIGHTS = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** Check digit modulo 11. A letter counts as its ASCII code minus 48 (A = 17). */
function checkDigit(chars: string, weights: readonly number[]): string {
  const used = weights.slice(-chars.length);
  const sum = used.reduce((total, weight, index) => total + weight * (chars.charCodeAt(index) - 48), 0);
  const rest = sum % 11;
  return String(rest < 2 ? 0 : 11 - rest);
}

function hasCheckDigits(chars: string, weights: readonly number[]): boolean {
  const base = chars.slice(0, -2);
  const first = checkDigit(base, weights);
  return chars.endsWith(first + checkDigit(base + first, weights));
}

const isRepeated = (chars: string) => /^(.)\1*$/.test(chars);

const hasOnlyDocumentChars = (text: string) => /^[\s0-9A-Za-z./-]*$/.test(text);

/** Whether a text, with or without punctuation, is a valid CPF that does not repeat a single digit. */
export function isCpf(text: string): boolean {
  if (!/^[\s\d.-]*$/.test(text)) return false;
  const digits = digitsOf(text);
  return digits.length === limits.cpfLength && !isRepeated(digits) && hasCheckDigits(digits, CPF_WEIGHTS);
}

/** Whether a text, with or without punctuation, is a valid CNPJ, numeric or alphanumeric. */
export function isCnpj(text: string): boolean {
  const chars = documentChars(text);
  return (
    hasOnlyDocumentChars(text) &&
    chars.length === limits.cnpjLength &&
    /^[0-9A-Z]{12}\d{2}$/.test(chars) &&
    !isRepeated(chars) &&
    hasCheckDigits(chars, CNPJ_WEIGHTS)
  );
}
