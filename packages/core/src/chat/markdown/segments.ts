/** Longest text parsed as Markdown, in UTF-16 units. The rest is shown as plain text. */
export const MAX_MARKDOWN_LENGTH = 100_000;
/** Deepest nesting of blocks and of runs. */
export const MAX_DEPTH = 20;
/** Most delimiters in one segment; a hard line break counts as one. */
const MAX_DELIMITERS = 2_000;
/** Most cell borders in one segment, including those missing from short rows of a wide table. */
const MAX_PIPES = 10_000;
/** Most lines of one segment that open or continue containers, because the time to parse lists is quadratic. */
const MAX_CONTAINER_LINES = 1_000;

const FENCE_OPEN = /^( {0,3})(`{3,}|~{3,})([^\n]*)$/;
const LIST_ITEM = /^ {0,3}(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)/;
const CONTAINER = /[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$))/y;

/** Normalizes line breaks to `\n` and removes NUL. An untyped host may pass something other than text. */
export function normaliseLines(text: string): string {
  return String(text ?? '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '\ufffd');
}

/** An open code fence: its character and its length. */
export interface Fence {
  readonly char: string;
  readonly length: number;
}

/** The fence that this line opens. */
export function openFence(line: string): Fence | undefined {
  const [, , marks = '', info] = FENCE_OPEN.exec(line) ?? [];
  if (!marks || (marks.startsWith('`') && info?.includes('`'))) return undefined;
  return { char: marks.charAt(0), length: marks.length };
}

/** Whether this line closes the fence. */
export function closesFence(line: string, fence: Fence): boolean {
  const marks = line.match(/^ {0,3}(`{3,}|~{3,})[ \t]*$/)?.[1] ?? '';
  return marks.startsWith(fence.char) && marks.length >= fence.length;
}

/** Reads whole lines one by one and detects the start of a new segment. */
interface Segmenter {
  /** True if this line is the first of a new segment (never for the very first line). */
  startsSegment(line: string): boolean;
}

/**
 * A segment can be parsed on its own: later text does not change its meaning. It ends before a heading or a code fence,
 * after a fence, and at a blank line followed by an unindented line that does not continue a list. Reference-style
 * links, the only Markdown that depends on distant text, are not supported.
 */
export function createSegmenter(): Segmenter {
  let fence: Fence | undefined;
  /** Whether the fence began the segment, so that the segment ends with it. */
  let isWhole = false;
  let hasLines = false;
  let hasContent = false;
  let wasBlank = false;
  let inList = false;
  let fenceEnded = false;

  const begin = (line: string): void => {
    hasLines = true;
    hasContent = line.trim() !== '';
    inList = LIST_ITEM.test(line);
    fence = openFence(line);
    isWhole = true;
    fenceEnded = false;
    wasBlank = line.trim() === '';
  };

  const isBoundary = (line: string): boolean => {
    if (fence || line.trim() === '') return false;
    if (fenceEnded) return true;
    if (!hasContent) return openFence(line) !== undefined;
    if (openFence(line)) return !inList || !line.startsWith(' ');
    if (/^#{1,6}(?:[ \t]|$)/.test(line)) return true;
    return wasBlank && !/^[ \t]/.test(line) && !(inList && LIST_ITEM.test(line));
  };

  return {
    startsSegment(line) {
      if (!hasLines) {
        begin(line);
        return false;
      }
      if (isBoundary(line)) {
        begin(line);
        return true;
      }
      if (fence) {
        if (closesFence(line, fence)) {
          fenceEnded = isWhole;
          fence = undefined;
        }
      } else if (line.trim() !== '') {
        fence = openFence(line);
        isWhole = false;
        inList ||= LIST_ITEM.test(line);
        hasContent = true;
      }
      wasBlank = line.trim() === '';
      return false;
    },
  };
}

/** Splits a text into segments. Joined, they equal the text. */
export function splitSegments(text: string): string[] {
  const segmenter = createSegmenter();
  const segments: string[] = [];
  let start = 0;
  let lineStart = 0;
  while (lineStart < text.length) {
    const newline = text.indexOf('\n', lineStart);
    const lineEnd = newline < 0 ? text.length : newline;
    if (segmenter.startsSegment(text.slice(lineStart, lineEnd))) {
      segments.push(text.slice(start, lineStart));
      start = lineStart;
    }
    lineStart = lineEnd + 1;
  }
  if (start < text.length) segments.push(text.slice(start));
  return segments;
}

/** A segment that is one fenced code block (closed or still arriving), read without the lexer. */
export function readFence(segment: string): { lang: string; text: string } | undefined {
  const firstEnd = segment.indexOf('\n');
  const first = firstEnd < 0 ? segment : segment.slice(0, firstEnd);
  const fence = openFence(first);
  if (!fence) return undefined;
  const lines = firstEnd < 0 ? [] : segment.slice(firstEnd + 1).split('\n');
  const close = lines.findIndex((line) => closesFence(line, fence));
  const body = close < 0 ? lines : lines.slice(0, close);
  if (close < 0 && body.at(-1) === '') body.pop();
  const indent = first.search(/[^ ]/);
  const info = first.trimStart().slice(fence.length);
  const stripped = indent === 0 ? body : body.map((line) => line.replace(new RegExp(`^ {0,${indent}}`), ''));
  return { lang: (info.trim().match(/^[\w+#.-]{1,30}/)?.[0] ?? '').toLowerCase(), text: stripped.join('\n') };
}

/** Whether a fence contains Markdown, because models sometimes put a whole answer into one. */
export const isProse = ({ lang }: { lang: string }): boolean => /^(?:markdown|md)$/.test(lang);

/** Whether this segment is too expensive to parse: too many delimiters, or nested too deep. */
export function isOverComplex(segment: string): boolean {
  const delimiters = segment.match(/[*_~`[\]<!$\\&@]|(?<= {2})\n/g)?.length ?? 0;
  const pipes = segment.split('|').length - 1;
  if (delimiters > MAX_DELIMITERS || pipes > MAX_PIPES) return true;
  const lines = segment.split('\n');
  let containerLines = 0;
  for (const line of lines) {
    if (pipes > 0 && line.split('|').length * lines.length > MAX_PIPES) return true;
    let levels = 0;
    CONTAINER.lastIndex = 0;
    while (CONTAINER.test(line)) if (++levels > MAX_DEPTH) return true;
    if (levels > 0 && ++containerLines > MAX_CONTAINER_LINES) return true;
    if (levels > 0 && (line.match(/^[ \t]*/)?.[0].length ?? 0) > 4 * MAX_DEPTH) return true;
  }
  return false;
}
