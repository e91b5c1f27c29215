import {
  type App,
  type ChatMessage,
  type CopiedAnswer,
  chatTexts,
  copiedAnswer,
  markIncomplete,
} from '@vesalio/core';
import { proof } from '../proof/lazy-proof.ts';

/** The answer for the clipboard, followed by its references in the given style. */
export function answerCopy(
  message: ChatMessage,
  style: 'plain' | 'vancouver' | 'abnt',
  app: Pick<App, 'texts'>,
): CopiedAnswer {
  const { references, interrupted } = app.texts('chat', chatTexts);
  const { title, missing } = references;
  const options = { style, accessedAt: new Date() };
  const copied = copiedAnswer(message.text, message.references, { title, missing }, options);
  const note = proof.store.getState().module?.divergingNote(app, message);
  const marks = [message.interrupted && interrupted, note].filter(Boolean);
  return markIncomplete(copied, marks.join('. '));
}
