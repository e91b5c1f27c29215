import {
  type ChatMessage,
  type CopiedAnswer,
  type chatTexts,
  copiedAnswer,
  markIncomplete,
  type TextShape,
} from '@vesalio/core';

type Words = Pick<TextShape<typeof chatTexts>, 'assistant' | 'references' | 'interrupted'>;

const wordsOf = ({ references }: Words) => ({ title: references.title, missing: references.missing });

/** The answer for the clipboard, followed by its references in the given style. */
export function answerCopy(
  message: ChatMessage,
  style: 'plain' | 'vancouver' | 'abnt',
  texts: Words,
): CopiedAnswer {
  const options = { style, accessedAt: new Date() };
  const copied = copiedAnswer(message.text, message.references, wordsOf(texts), options);
  return markIncomplete(copied, message.interrupted ? texts.interrupted : '');
}
