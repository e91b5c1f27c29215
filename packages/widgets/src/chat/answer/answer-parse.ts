import { type Block, citedIds, parseMarkdown } from '@vesalio/core';

export interface ParsedAnswer {
  readonly blocks: readonly Block[];
  /** The cited ids in reading order, without duplicates. */
  readonly cited: readonly string[];
}

/** A cache of one answer is enough: an answer and its references are rendered one after another. */
let latest: { text: string; answer: ParsedAnswer } | undefined;

/** The blocks of a finished answer, and the ids that they cite. */
export function parseAnswer(text: string): ParsedAnswer {
  if (latest?.text === text) return latest.answer;
  const blocks = parseMarkdown(text);
  const answer = { blocks, cited: citedIds(blocks) };
  latest = { text, answer };
  return answer;
}
