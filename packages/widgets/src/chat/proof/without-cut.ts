import { type Block, type BlocksCheck, readSentences } from '@vesalio/core';

/** The check of an answer that broke off, without its last sentence: part of a value or a word proves nothing. */
export function withoutCut(check: BlocksCheck, blocks: readonly Block[]): BlocksCheck {
  const cut = readSentences(blocks).at(-1);
  const sentences = check.sentences.filter(
    ({ place }) => place.inlines !== cut?.inlines || place.end !== cut.end,
  );
  const summary = { confere: 0, diverge: 0, 'nao-verificavel': 0 };
  for (const { verdict } of sentences) summary[verdict]++;
  return { sentences, uncited: check.uncited.filter(({ text }) => text !== cut?.text), summary };
}
