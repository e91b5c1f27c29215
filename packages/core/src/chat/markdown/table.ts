type Align = 'left' | 'center' | 'right' | null;

/** Models also write long dashes or a single colon. */
const RULE_ROW = /^ {0,3}\|?[ \t]*[-–—:]+[ \t]*(?:\|[ \t]*[-–—:]+[ \t]*)*\|?[ \t]*$/;

/** The alignments in the second line of a table; `undefined` if the line is not one. */
export function readAlignment(line: string): Align[] | undefined {
  if (!/\||:-|-:/.test(line) || !RULE_ROW.test(line)) return undefined;
  return readCells(line).map((cell) => {
    const isStart = cell.startsWith(':');
    if (cell.endsWith(':')) return isStart ? 'center' : 'right';
    return isStart ? 'left' : null;
  });
}

/** The source text of each cell in a row. `\|` is always a literal bar. */
export function readCells(line: string): string[] {
  const row = line.trim().replace(/^\|/, '');
  const cells = row.split(/(?<!\\)\|/);
  if (cells.length > 1 && cells.at(-1)?.trim() === '') cells.pop();
  return cells.map((cell) => cell.trim().replaceAll('\\|', '|'));
}
