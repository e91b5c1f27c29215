/**
 * `\(…\)`, `\[…\]`, `$$…$$` or `$…$` on a few lines at most. '$10 e R$20' and 'R$10 ou US$ 2' are money, not formulas.
 */
export const FORMULA =
  /\\\([^\n]{1,500}?\\\)|\\\[[\s\S]{1,1000}?\\\]|\$\$[^$]{1,1000}\$\$|(?<!\p{L})\$(?![\s$])[^$\n]{0,300}[^\s$\\](?<!(?<!\p{L})R|US)\$(?!\d)/uy;
const FORMULAS = new RegExp(FORMULA, 'gu');
/** A single '$' opens a formula only if what follows cannot be an amount of money. */
const OPEN = /(?:\\\[|\$\$)[\s\S]{0,1000}$|(?:\\\(|(?<!\p{L})\$(?=[^\d\s$]|[\d.,]+[\\^_{]))[^\n]{0,500}$/u;

/** Offset of a formula that has begun but not ended; -1 if there is none. */
export const openFormulaAt = (text: string): number =>
  text.replace(FORMULAS, (formula) => ' '.repeat(formula.length)).search(OPEN);
