import { sameId } from '../../ids.ts';
import type { Conversation } from '../chat.schema.ts';
import type { ConversationMark } from './conversation-marks.schema.ts';

/** The list with the person's titles. Pinned conversations come first, including those of pages not loaded yet. */
export function mergeMarks(
  list: readonly Conversation[],
  marks: readonly ConversationMark[],
): readonly Conversation[] {
  if (marks.length === 0) return list;
  const titled = list.map((item): Conversation => {
    const mark = marks.find(({ id }) => sameId(id, item.id));
    return mark ? { ...item, title: mark.title ?? item.title, isPinned: mark.pinned } : item;
  });
  const pinned = marks
    .filter((mark) => mark.pinned)
    .map(
      ({ id, title, listTitle }): Conversation =>
        titled.find((item) => sameId(item.id, id)) ?? { id, title: title ?? listTitle, isPinned: true },
    );
  return [...pinned, ...titled.filter(({ isPinned }) => !isPinned)];
}
