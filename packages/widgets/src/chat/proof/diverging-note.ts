import { type App, type ChatMessage, checkBlocks, proofTexts } from '@vesalio/core';
import { parseAnswer } from '../answer/answer-parse.ts';

/** A line for copies that says how many sentences diverge; empty if none does, or if the answer broke off. */
export function divergingNote({ texts }: Pick<App, 'texts'>, message: ChatMessage): string {
  if (message.interrupted) return '';
  const { diverge } = checkBlocks(parseAnswer(message.text).blocks, message.references).summary;
  const { copied, onlyDiverges } = texts('chat', proofTexts).proof;
  return diverge > 0 ? copied(onlyDiverges(diverge)) : '';
}
