/** Units of doses, results and times. They can be divided by each other, as in mg/kg/dia. */
const UNIT = [
  '(?:[kmnpµμ]|mc)?g|[mdµμ]?L|[mµμ]?mol|mEq|m[oO]sm|UI?|kcal|kJ|[ckmn]?m[²³23]?',
  'cmH[2₂]O|mmHg|irpm|[br]pm|Gy|mSv|k?Pa|[kM]?Hz|[°º]C|°F|[%‰]|m?s|h|min|1,73|m[eê]s(?:es)?|cp|vezes',
  '(?:minuto|segundo|hora|dia|semana|ano|comprimido|gota|ampola|dose|ponto)s?',
].join('|');
const UNITS = `/?(?:${UNIT})(?:/(?:${UNIT}))*`;

/** The space before a unit, and the one after a sign of comparison. */
const INNER = new RegExp(`(?<=\\d[\\])]?) (?=(?:${UNITS})(?![\\p{L}\\p{N}_]))|(?<=[<>≤≥]) (?=\\d)`, 'gu');
const AT_START = new RegExp(`^ (${UNITS})(?![\\p{L}\\p{N}_])`, 'u');

/**
 * Keeps a number, its unit and a comparison before it on one line: the spaces between them become U+00A0.
 * @param before the text right before this one, e.g. the bold number that it continues
 */
export function joinUnits(text: string, before = ''): string {
  const joined = text.replace(INNER, '\u00a0');
  return /\d$/.test(before) ? joined.replace(AT_START, '\u00a0$1') : joined;
}
