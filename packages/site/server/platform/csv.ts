/** Signs that begin a formula in a spreadsheet, also in full width. */
const FORMULA = /^(?:[\t\r]|[\s\p{C}]*[=+@\-\uFF1D\uFF0B\uFF20\uFF0D])/u;

type Cell = string | number | boolean | null;

/** Quoted. A text that a spreadsheet could take for a formula begins with an apostrophe. */
const toCell = (value: Cell): string => {
  if (typeof value === 'number') return String(value);
  const text = String(value ?? '');
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

/** CSV with a header line (RFC 4180). */
export const toCsv = (header: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  `${[header.join(','), ...rows.map((row) => row.map(toCell).join(','))].join('\r\n')}\r\n`;
