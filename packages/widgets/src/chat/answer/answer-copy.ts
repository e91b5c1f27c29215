import { type ChatMessage, type CopiedAnswer, copiedAnswer, markIncomplete, type Texts } from '@vesalio/core';

type Words = Pick<Texts['chat'], 'assistant' | 'references' | 'interrupted'>;

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
