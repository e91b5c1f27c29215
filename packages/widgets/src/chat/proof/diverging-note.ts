import { type App, type ChatMessage, checkBlocks, proofTexts } from '@vesalio/core';
import { parseAnswer } from '../answer/answer-parse.ts';
import { withoutCut } from './without-cut.ts';

/** A line for copies that says how many sentences diverge; empty if none does. */
export function divergingNote({ texts }: Pick<App, 'texts'>, message: ChatMessage): string {
  const { blocks } = parseAnswer(message.text);
  const whole = checkBlocks(blocks, message.references);
  const { diverge } = (message.interrupted ? withoutCut(whole, blocks) : whole).summary;
  const { copied, onlyDiverges } = texts('chat', proofTexts).proof;
  return diverge > 0 ? copied(onlyDiverges(diverge)) : '';
}
