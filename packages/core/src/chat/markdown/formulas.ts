import { MARKER_LIST } from '../citation/references.ts';

/** Of `\[…\]`, but not of `\[search_1\]` and `\[1\]`: there a model has escaped the brackets of a marker. */
const BLOCK_START = String.raw`\\\[(?!${MARKER_LIST}\\\])`;
/** '$10 e R$20' and 'R$10 ou US$ 2' are money, not formulas. */
const IN_DOLLARS = String.raw`(?<!\p{L})\$(?![\s$])[^$\n]{0,300}[^\s$\\](?<!(?<!\p{L})R|US)\$(?!\d)`;
/** `\(…\)`, `\[…\]`, `$$…$$`, `$…$` on at most a few lines. */
export const FORMULA = new RegExp(
  String.raw`\\\([^\n]{1,500}?\\\)|${BLOCK_START}[\s\S]{1,1000}?\\\]|\$\$[^$]{1,1000}\$\$|${IN_DOLLARS}`,
  'uy',
);
const FORMULAS = new RegExp(FORMULA, 'gu');
/** A single '$' opens a formula only before what cannot be an amount of money. */
const OPEN = new RegExp(
  String.raw`(?:${BLOCK_START}|\$\$)[\s\S]{0,1000}$|(?:\\\(|(?<!\p{L})\$(?=[^\d\s$]|[\d.,]+[\\^_{]))[^\n]{0,500}$`,
  'u',
);

/** Where a formula begins whose end is not there yet; -1 for none. */
export const openFormulaAt = (text: string): number =>
  text.replace(FORMULAS, (formula) => ' '.repeat(formula.length)).search(OPEN);
