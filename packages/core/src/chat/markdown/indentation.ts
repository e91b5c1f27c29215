/** Number of leading spaces of a line whose leading tabs are expanded. */
export const indentOf = (line: string): number => line.length - line.trimStart().length;

/** The line with its leading tabs expanded to spaces. */
export function withoutTabs(line: string, column: number): string {
  const lead = line.slice(0, indentOf(line));
  if (!lead.includes('\t')) return line;
  let width = 0;
  for (const char of lead) width += char === '\t' ? 4 - ((column + width) % 4) : 1;
  return ' '.repeat(width) + line.slice(lead.length);
}
