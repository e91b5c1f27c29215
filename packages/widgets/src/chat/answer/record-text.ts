import { type ChatMessage, type chatTexts, type TextShape, type Texts, usageRecord } from '@vesalio/core';
import type { ChatBrand } from '../chat-brand.ts';

/** Name and version of the model that wrote the answer, as 'nome, versão'. */
export const modelText = ({ model }: ChatMessage): string =>
  model ? [model.name, model.version].filter(Boolean).join(', ') : '';

/** The question that a message answers, if it is loaded. */
export function questionOf(message: ChatMessage, messages: readonly ChatMessage[]): ChatMessage | undefined {
  const at = messages.findIndex(({ id }) => id === message.id);
  return messages.slice(0, Math.max(at, 0)).findLast(({ sender }) => sender === 'user');
}

/** The record of this use of the assistant, for the chart. */
export function recordText(
  message: ChatMessage,
  messages: readonly ChatMessage[],
  brand: ChatBrand,
  texts: Pick<TextShape<typeof chatTexts>, 'assistant' | 'references'> & Pick<Texts['chat'], 'record'>,
  professional = '',
  check = '',
): string {
  return usageRecord(
    {
      tool: brand.name || texts.assistant,
      version: brand.version,
      model: modelText(message),
      professional,
      at: new Date(message.date),
      question: questionOf(message, messages)?.text ?? '',
      answer: message.text,
      references: message.references,
      check,
    },
    texts.record,
    texts.references.missing,
  );
}
