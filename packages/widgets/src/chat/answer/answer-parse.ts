import { type Block, citedIds, parseMarkdown } from '@vesalio/core';

export interface ParsedAnswer {
  readonly blocks: readonly Block[];
  /** Ids cited, in reading order, each once. */
  readonly cited: readonly string[];
}

/** An answer and its references are drawn one after the other; more than that is not kept in memory. */
let latest: { text: string; answer: ParsedAnswer } | undefined;

/** The blocks of a finished answer and what they cite. */
export function parseAnswer(text: string): ParsedAnswer {
  if (latest?.text === text) return latest.answer;
  const blocks = parseMarkdown(text);
  const answer = { blocks, cited: citedIds(blocks) };
  latest = { text, answer };
  return answer;
}
