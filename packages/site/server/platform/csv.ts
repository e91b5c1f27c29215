/**
 * Characters that start a formula at the start of a spreadsheet cell, including their full-width forms. If cells are
 * separated by semicolons, as in Brazil, a spreadsheet also splits quoted text at semicolons and line breaks.
 */
const FORMULA = /^(?=[\t\r])|(?<=^|[;\t\r\n])(?=[\s\p{C}"]*[=+@\-\uFF1D\uFF0B\uFF20\uFF0D])/gu;

type Cell = string | number | boolean | null;

/** Quotes the cell and puts an apostrophe before every part that a spreadsheet could run as a formula. */
const toCell = (value: Cell): string => {
  if (typeof value === 'number') return String(value);
  return `"${String(value ?? '')
    .replace(FORMULA, "'")
    .replaceAll('"', '""')}"`;
};

const toLine = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;

/** The lines of a CSV without its header (RFC 4180). */
export const toCsvLines = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => toLine(row.map(toCell))).join('');

/** The header line of a CSV. */
export const toCsvHeader = toLine;

/** CSV with a header line (RFC 4180). */
export const toCsv = (header: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  toCsvHeader(header) + toCsvLines(rows);
