import { withoutOpenMarker } from '../citation/references.ts';

/** A bracket that opened longer ago than so many characters is taken for a bracket. */
export const MAX_OPEN_LINK = 300;

/** A last line of nothing but marks: the beginning of a heading, an item, a rule, a fence, a row or an emphasis. */
const MARKS_ONLY = /(?:^|\n)(?:[-=+*_#>|:`~\t ]|\d{1,9}[.)]?(?=[\t ]|$))*$/;
/** Marks, a backslash, the beginning of an entity, of a link or of an address in angle brackets at the end of a text. */
const MARKS_AT_END = /(?:[*_~`\\]+|&#?\w*|!?\[|<(?:h|ht|htt|https?(?::[^\s<>]*)?))$/i;
/** What follows the words of a link, unfinished: nothing yet, or an address and a title without their end. */
const TARGET_AT_END = /^(?:\((?:[^\s()]|\([^\s()]*\)?)*(?:\s+(?:"[^"]*"?|'[^']*'?)?)?)?$/;
/** The box of a task, unfinished. */
const TASK_AT_END = /^\[[ xX]?\]?[ \t]*$/;

/** A text in progress without a last line that holds only marks. */
export function withoutMarksLine(text: string): string {
  const line = text.lastIndexOf('\n');
  const found = MARKS_ONLY.exec(text.slice(Math.max(0, line)));
  return found ? text.slice(0, line + 1) : text;
}

/** The text of a block in progress without what may still become a marker, a link or an emphasis at its end. */
export function withoutOpenEnd(text: string): string {
  let shown = text;
  for (let before = ''; before !== shown; ) {
    before = shown;
    shown = withoutOpenMarker(shown).replace(MARKS_AT_END, '');
  }
  return shown;
}

/** Whether a link's address may still follow, or has not ended. */
export const isOpenTarget = (rest: string): boolean => TARGET_AT_END.test(rest);

/** The words of a paragraph in progress without the row of a table that its last line may become. */
export function withoutOpenRow(lines: readonly string[]): readonly string[] {
  const last = lines.at(-1) ?? '';
  const bar = last.search(/(?:^|[ \t])\|/);
  return bar < 0 ? lines : [...lines.slice(0, -1), last.slice(0, bar)];
}

/** Whether the words of an item may still become the box of a task. */
export const isOpenTask = (text: string): boolean => TASK_AT_END.test(text);
