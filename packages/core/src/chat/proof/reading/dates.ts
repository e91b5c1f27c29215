import type { Figure } from './item.ts';
import type { Text } from './text.ts';
import { numberOf } from './units.ts';

/** '12 de março de 2018', 'March 12, 2018', '12/03/2018', 'março de 2018', '2018'. */
const DATE = /^(?:0[/-]0[/-]0|(?:0p?)?M(?:0,?|p?,?)?0?|0)/;
const isYear = (value: number): boolean => value >= 1900 && value < 2100;

/** A date as days of a calendar with months of 31 days; the step tells whether day or month are left out. */
export function readDate(
  { tokens, shape }: Text,
  at: number,
): { figures: Figure[]; end: number } | undefined {
  if (!/[M/p-]/.test(shape.slice(at, at + 2)) && tokens[at]?.word.length !== 4) return undefined;
  const match = DATE.exec(shape.slice(at, at + 7))?.[0] ?? '';
  if (match.length < 2 && tokens[at]?.word.length !== 4) return undefined;
  const whole = tokens.slice(at, at + match.length);
  // 'March 2017, 5179 patients'.
  const last = match.includes('M') ? whole.findIndex((token) => isYear(numberOf(token))) : whole.length - 1;
  const taken = whole.slice(0, last + 1);
  const end = at + taken.length;
  const numbers = taken.filter((_, index) => match[index] === '0').map(numberOf);
  const year = numbers.find(isYear);
  if (!year || taken.some(({ word }) => /[.,]\d/.test(word))) return undefined;
  const named = Number(taken.find(({ tag }) => tag.startsWith('M'))?.tag.slice(1) ?? 0);
  const [first = 0, second = 0] = numbers.filter((value) => value !== year);
  const read = (month: number, day: number): Figure => ({
    value: year * 372 + (month ? month * 31 - 31 : 186) + (day || (month ? 15 : 0)),
    step: day ? 1 : month ? 31 : 372,
  });
  if (named) return { figures: [read(named, first)], end };
  return { figures: [read(second, first), read(first, second)], end };
}
