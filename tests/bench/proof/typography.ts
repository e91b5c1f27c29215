import type { Random } from '../../random.ts';

/** One author's way to write figures, chosen once per text. */
export interface Hand {
  number(printed: string): string;
  count(digits: string): string;
  percent(printed: string): string;
  range(low: string, high: string): string;
  versus: string;
}

const group = (digits: string, mark: string): string =>
  digits.length > 3 ? `${digits.slice(0, -3)}${mark}${digits.slice(-3)}` : digits;

/** A Portuguese author: usually a decimal comma; thousands with a point, a space or nothing. */
export function portugueseHand(random: Random): Hand {
  const comma = random.chance(0.85);
  const space = random.pick(['', ' ', '\u00a0', '\u202f']);
  const thousands = random.pick(['.', '.', ' ', '']);
  const number = (printed: string): string => (comma ? printed.replace('.', ',') : printed);
  const percentSign = random.chance(0.07) ? ' por cento' : `${space}%`;
  const dash = random.pick(['–', '-', ' a ', '–', '; ']);
  return {
    number,
    count: (digits) => group(digits, thousands),
    percent: (printed) => `${number(printed)}${percentSign}`,
    range: (low, high) => `${number(low)}${dash}${number(high)}`,
    versus: random.pick(['vs', 'vs.', 'versus', 'contra', '×', 'e', 'ante']),
  };
}

/** An English author: a decimal point, sometimes a raised one; thousands with a comma, a thin space or nothing. */
export function englishHand(random: Random): Hand {
  const point = random.chance(0.2) ? '·' : '.';
  const thousands = random.pick([',', ',', '\u2009', '']);
  const number = (printed: string): string => printed.replace('.', point);
  const percentSign = random.pick(['%', '%', '%', ' percent', ' per cent']);
  const dash = random.pick(['–', '-', ' to ', ' to ']);
  return {
    number,
    count: (digits) => group(digits, thousands),
    percent: (printed) => `${number(printed)}${percentSign}`,
    range: (low, high) => `${number(low)}${dash}${number(high)}`,
    versus: random.pick(['vs.', 'vs', 'versus', 'and', 'compared with']),
  };
}

const UNITS: Readonly<Record<string, readonly [pt: readonly string[], en: readonly string[]]>> = {
  day: [['dias'], ['days']],
  week: [['semanas'], ['weeks']],
  month: [['meses'], ['months']],
  year: [['anos'], ['years']],
  hour: [
    ['h', 'horas'],
    ['h', 'hours'],
  ],
  minute: [
    ['min', 'minutos'],
    ['min', 'minutes'],
  ],
  mmHg: [
    ['mmHg', 'mm Hg'],
    ['mm Hg', 'mmHg'],
  ],
  'mL/kg': [
    ['mL/kg', 'ml/kg', 'mL por kg'],
    ['mL/kg', 'ml/kg', 'ml per kilogram'],
  ],
  mg: [['mg', 'miligramas'], ['mg']],
};

/** A unit in one language. Units that are the same in both languages are returned unchanged. */
export function unitWord(unit: string, language: 'pt' | 'en', random: Random): string {
  const words = UNITS[unit]?.[language === 'pt' ? 0 : 1];
  return words ? random.pick(words) : unit;
}

const COMPARATORS: Readonly<Record<string, readonly [pt: readonly string[], en: readonly string[]]>> = {
  '<': [
    ['< ', '<', 'menor que ', 'abaixo de ', 'inferior a '],
    ['<', '< ', 'of less than ', 'below '],
  ],
  '>': [
    ['> ', '>', 'maior que ', 'acima de ', 'superior a '],
    ['>', '> ', 'of more than ', 'above '],
  ],
  '>=': [
    ['≥ ', '≥', 'a partir de ', 'de pelo menos ', 'maior ou igual a ', '>= '],
    ['>=', '≥ ', '≥', 'of at least '],
  ],
  '<=': [
    ['≤ ', '≤', 'de no máximo ', 'menor ou igual a ', '<= '],
    ['<=', '≤ ', 'of at most '],
  ],
  within: [
    ['em até ', 'nas primeiras ', 'dentro de '],
    ['within ', 'in the first '],
  ],
  after: [['após mais de ', 'depois de mais de '], ['after more than ']],
  '': [[''], ['']],
};

export const comparatorWord = (compare: string, language: 'pt' | 'en', random: Random): string =>
  random.pick(COMPARATORS[compare]?.[language === 'pt' ? 0 : 1] ?? ['']);
