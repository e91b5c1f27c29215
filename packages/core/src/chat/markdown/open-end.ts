import { openFormulaAt } from './formulas.ts';
import { withoutOpenMarker } from './markers.ts';

/** Maximum length in characters of an unfinished link. A bracket that opened earlier is text. */
export const MAX_OPEN_LINK = 300;

/** A last line that contains only syntax: the start of a heading, item, rule, fence, row or emphasis. */
const MARKS_ONLY = /(?:^|\n)(?:[-–—=+*_#>|:`~\t ]|\d{1,9}[.)]?(?=[\t ]|$))*$/;
/**
 * Syntax at the end of a text: marks, a backslash, or the start of an entity, a link or an address in angle brackets.
 */
const MARKS_AT_END =
  /(?:[*_~`\\]+|&#?\w*|!?\[|<(?:h|ht|htt|https?(?::[^\s<>]*)?|br?|\/?su?[bp]?|su[bp]>[^\n<]*))$/i;
/** The unfinished part of a link after its text: empty, or an address and a title that have not ended. */
const TARGET_AT_END = /^(?:\((?:[^\s()]|\([^\s()]*\)?)*(?:\s+(?:"[^"]*"?|'[^']*'?)?)?)?$/;
/** An unfinished checkbox of a task. */
const TASK_AT_END = /^\[[ xX]?\]?[ \t]*$/;

/** Removes the last line of a text in progress if it contains only syntax. */
export function withoutMarksLine(text: string): string {
  const line = text.lastIndexOf('\n');
  const found = MARKS_ONLY.exec(text.slice(Math.max(0, line)));
  return found ? text.slice(0, line + 1) : text;
}

/** Removes the end of a block in progress that may yet become a marker, a link or an emphasis. */
export function withoutOpenEnd(text: string): string {
  let shown = text;
  for (let before = ''; before !== shown; ) {
    before = shown;
    const formula = openFormulaAt(shown);
    shown = withoutOpenMarker(formula < 0 ? shown : shown.slice(0, formula)).replace(MARKS_AT_END, '');
  }
  return shown;
}

/** Whether a link's address may still follow, or has not ended. */
export const isOpenTarget = (rest: string): boolean => TARGET_AT_END.test(rest);

/** The lines of a paragraph in progress, without the end of the last line that may become a table row. */
export function withoutOpenRow(lines: readonly string[]): readonly string[] {
  const last = lines.at(-1) ?? '';
  const bar = last.search(/(?:^|[ \t])\|/);
  return bar < 0 ? lines : [...lines.slice(0, -1), last.slice(0, bar)];
}

/** Whether the text of an item may still become the checkbox of a task. */
export const isOpenTask = (text: string): boolean => TASK_AT_END.test(text);
