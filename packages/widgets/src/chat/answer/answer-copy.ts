import { type ChatMessage, type CopiedAnswer, copiedAnswer, type Texts, usageRecord } from '@vesalio/core';
import type { ChatBrand } from '../chat-brand.ts';

type Words = Pick<Texts['chat'], 'assistant' | 'references' | 'record'>;

const wordsOf = ({ references }: Words) => ({ title: references.title, missing: references.missing });

/** The answer for the clipboard, its references below it in the style asked for. */
export function answerCopy(
  message: ChatMessage,
  style: 'plain' | 'vancouver' | 'abnt',
  texts: Words,
): CopiedAnswer {
  const options = { style, accessedAt: new Date() };
  return copiedAnswer(message.text, message.references, wordsOf(texts), options);
}

/** 'nome, versão' of what wrote the answer. */
export const modelText = ({ model }: ChatMessage): string =>
  model ? [model.name, model.version].filter(Boolean).join(', ') : '';

/** The record of this use of the assistant, for the chart. */
export function recordText(
  message: ChatMessage,
  messages: readonly ChatMessage[],
  brand: ChatBrand,
  texts: Words,
  professional = '',
): string {
  const question = messages.slice(0, messages.indexOf(message)).findLast(({ sender }) => sender === 'user');
  return usageRecord(
    {
      tool: brand.name || texts.assistant,
      version: brand.version,
      model: modelText(message),
      professional,
      at: new Date(message.date),
      question: question?.text ?? '',
      answer: message.text,
      references: message.references,
    },
    texts.record,
    wordsOf(texts).missing,
  );
}
