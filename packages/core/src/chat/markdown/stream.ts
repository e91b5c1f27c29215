import { parseSegment, plainBlocks } from './markdown.ts';
import { type Block, citedIds } from './nodes.ts';
import { withoutMarksLine } from './open-end.ts';
import { createSegmenter, MAX_MARKDOWN_LENGTH, normaliseLines, splitSegments } from './segments.ts';

/** The current blocks of an answer in progress. */
export interface MarkdownProgress {
  /** Finished blocks. Later progress contains the same objects; the array is new only if one was added. */
  readonly stable: readonly Block[];
  /** The blocks still being written. */
  readonly tail: readonly Block[];
  /** Ids cited so far, in reading order, without duplicates. */
  readonly cited: readonly string[];
}

/** Incremental Markdown: `stable` followed by `tail` equals `parseMarkdown` of the appended text. */
export interface MarkdownStream {
  append(chunk: string): MarkdownProgress;
  /** Ends the stream and parses the rest as complete text. */
  end(): MarkdownProgress;
  /** The appended text so far, unchanged. */
  text(): string;
  /** Characters passed to the lexer since the start, as a measure of work. */
  lexedCharacters(): number;
}

/**
 * Starts an incremental parse. Each finished segment is lexed once; only the last one is lexed again.
 * @param options.isWriting until the end, `tail` closes every open emphasis and omits unfinished marks, links and rows,
 * so that a reader never sees raw Markdown
 */
export function createMarkdownStream({ isWriting = false } = {}): MarkdownStream {
  let received = '';
  /** A chunk may end inside `\r\n`. A `\n` after this `\r` is not another line break. */
  let endedInReturn = false;
  /** Normalized text, from the start of the unfinished segment. */
  let open = '';
  /** Offset in `open` of the first line that the segmenter has not read. */
  let lineStart = 0;
  let consumed = 0;
  const segmenter = createSegmenter();
  let overflow = '';
  let stable: readonly Block[] = [];
  let stableIds: readonly string[] = [];
  let lexed = 0;

  const parse = (segment: string, isOpen = false): Block[] => {
    lexed += segment.length;
    return parseSegment(segment, isOpen);
  };

  const finish = (segment: string): void => {
    const blocks = parse(segment);
    stable = [...stable, ...blocks];
    stableIds = [...new Set([...stableIds, ...citedIds(blocks)])];
  };

  const readLines = (): void => {
    for (let end = open.indexOf('\n', lineStart); end >= 0; end = open.indexOf('\n', lineStart)) {
      if (segmenter.startsSegment(open.slice(lineStart, end))) {
        finish(open.slice(0, lineStart));
        open = open.slice(lineStart);
        end -= lineStart;
      }
      lineStart = end + 1;
    }
  };

  const take = (text: string): void => {
    const room = MAX_MARKDOWN_LENGTH - consumed;
    consumed += text.length;
    open += text.slice(0, Math.max(0, room));
    overflow += text.slice(Math.max(0, room));
    readLines();
  };

  const progress = (isOpen: boolean): MarkdownProgress => {
    const segments = splitSegments(isOpen ? withoutMarksLine(open) : open);
    const last = segments.length - 1;
    const tail = segments.flatMap((segment, index) => parse(segment, isOpen && index === last));
    if (overflow !== '') tail.push(...plainBlocks(overflow));
    return { stable, tail, cited: [...new Set([...stableIds, ...citedIds(tail)])] };
  };

  return {
    append(chunk) {
      received += chunk;
      const fresh = endedInReturn && chunk.startsWith('\n') ? chunk.slice(1) : chunk;
      if (chunk !== '') endedInReturn = chunk.endsWith('\r');
      take(normaliseLines(fresh));
      return progress(isWriting);
    },
    end: () => progress(false),
    text: () => received,
    lexedCharacters: () => lexed,
  };
}
