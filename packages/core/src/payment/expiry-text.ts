/**
 * `MM/AA` for an expiry in another form: `12/2031`, `2031-12`, `122031`, `1/31`; `01/` for the beginning `1/`. Any
 * other text is returned unchanged.
 */
export function shortExpiry(text: string): string {
  const whole = text.trim();
  if (/^[1-9][-/.]$/.test(whole)) return `0${whole.charAt(0)}/`;
  const [, year, monthAfter] = /^20(\d{2})(?:\s*[-/.\s]\s*)?(\d{2})$/.exec(whole) ?? [];
  const [, monthBefore, yearAfter] =
    /^(\d{1,2})\s*[-/.\s]\s*(?:20)?(\d{2})$/.exec(whole) ?? /^(\d{2})20(\d{2})$/.exec(whole) ?? [];
  const [month, short] = isMonth(monthAfter) ? [monthAfter, year] : [monthBefore, yearAfter];
  return isMonth(month) && short ? `${month.padStart(2, '0')}/${short}` : text;
}

const isMonth = (digits: string | undefined): digits is string =>
  digits !== undefined && Number(digits) >= 1 && Number(digits) <= 12;
