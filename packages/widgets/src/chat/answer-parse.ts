import { type Block, citedIds, parseMarkdown } from '@vesalio/core';

export interface ParsedAnswer {
  readonly blocks: readonly Block[];
  /** Ids cited, in reading order, each once. */
  readonly cited: readonly string[];
}

/** Finished answers by their text: messages are unmounted and mounted again while scrolling. */
const known = new Map<string, ParsedAnswer>();
const MAX_KNOWN = 300;

/** The blocks of a finished answer and what they cite. */
export function parseAnswer(text: string): ParsedAnswer {
  const before = known.get(text);
  if (before) return before;
  const blocks = parseMarkdown(text);
  const answer = { blocks, cited: citedIds(blocks) };
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(text, answer);
  return answer;
}
