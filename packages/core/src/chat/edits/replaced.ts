import { type Id, sameId } from '../../ids.ts';
import type { Replacement } from './replacements.schema.ts';

/** The fields of a message that replacements need. */
export interface ReplaceableMessage {
  id: string;
  sender: 'user' | 'bot';
  /** The server's id of an answer. */
  messageId: Id | null;
  /** The id of the question that this one replaces. */
  replaces: string | null;
}

/** Marks the stored questions that replaced another one. */
export function withReplaced<M extends ReplaceableMessage>(
  messages: readonly M[],
  replacements: readonly Replacement[],
): readonly M[] {
  const questionOf = (messageId: Id): M | undefined => {
    const at = messages.findIndex((entry) => entry.messageId !== null && sameId(entry.messageId, messageId));
    return messages.slice(0, Math.max(0, at)).findLast(({ sender }) => sender === 'user');
  };
  const marks = new Map(
    replacements.flatMap(({ messageId, replaces }) => {
      const [question, replaced] = [questionOf(messageId), questionOf(replaces)];
      return question && replaced && question !== replaced ? [[question.id, replaced.id] as const] : [];
    }),
  );
  if (marks.size === 0) return messages;
  return messages.map((entry) => {
    const replaces = marks.get(entry.id);
    return replaces === undefined || replaces === entry.replaces ? entry : { ...entry, replaces };
  });
}

/** The ids of the questions that a later one replaced. */
export const replacedQuestions = (messages: readonly ReplaceableMessage[]): ReadonlySet<string> =>
  new Set(messages.flatMap(({ replaces }) => replaces ?? []));

/** The server's ids of the last answer and of the one it replaced; undefined if either is unknown. */
export function lastReplacement(messages: readonly ReplaceableMessage[]): Replacement | undefined {
  const answer = messages.at(-1);
  const question = messages.at(-2);
  if (!answer?.messageId || !question?.replaces) return undefined;
  const at = messages.findIndex(({ id }) => id === question.replaces);
  const replaced = messages[at + 1];
  if (at < 0 || !replaced?.messageId) return undefined;
  return { messageId: answer.messageId, replaces: replaced.messageId };
}
