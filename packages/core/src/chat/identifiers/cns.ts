/**
 * Whether the text is a CNS (national health card) with a valid check digit: 15 digits; spaces, dots and hyphens are
 * allowed. Definitive numbers (1, 2) derive from an 11-digit base; provisional ones (7, 8, 9) have a weighted sum
 * divisible by 11.
 */
export function isCns(text: string): boolean {
  const digits = text.replace(/[ .-]/g, '');
  if (!/^[12789]\d{14}$/.test(digits)) return false;
  return digits < '3' ? digits === definitive(digits.slice(0, 11)) : weightedSum(digits) % 11 === 0;
}

function weightedSum(digits: string): number {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) sum += Number(digits[index]) * (15 - index);
  return sum;
}

/** The complete number for a base. The suffix 001 avoids a check digit of 10. */
function definitive(base: string): string {
  const sum = weightedSum(base);
  const digit = (11 - (sum % 11)) % 11;
  if (digit !== 10) return `${base}000${digit}`;
  return `${base}001${(11 - ((sum + 2) % 11)) % 11}`;
}
