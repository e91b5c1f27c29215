import { type Conversation, groupConversations } from '@vesalio/core';
import { expect, test } from 'vitest';

const NOW = new Date(2026, 10, 22, 0, 30);
const begun = (id: number, date: Date, more: Partial<Conversation> = {}): Conversation => ({
  id,
  title: String(id),
  createdAt: date.toISOString(),
  ...more,
});
const shape = (items: readonly Conversation[]) =>
  groupConversations(items, NOW).map(({ period, items: own }) => [period, own.map(({ id }) => id)]);

test('days are those of the person, not spans of 24 hours', () => {
  const items = [
    begun(8, new Date(2026, 10, 22, 0, 10)),
    begun(7, new Date(2026, 10, 21, 23, 59)),
    begun(6, new Date(2026, 10, 21, 0, 0, 0, 1)),
    begun(5, new Date(2026, 10, 20, 23, 59)),
    begun(4, new Date(2026, 10, 15, 0, 0, 0, 1)),
    begun(3, new Date(2026, 10, 14, 23, 59)),
    begun(2, new Date(2025, 10, 22, 12)),
  ];
  expect(shape(items)).toEqual([
    ['today', [8]],
    ['yesterday', [7, 6]],
    ['week', [5, 4]],
    ['older', [3, 2]],
  ]);
});

test('pinned ones stay on top, a clock that is ahead counts as today, an unreadable date as old', () => {
  const items = [
    begun(4, new Date(2026, 9, 1), { isPinned: true }),
    begun(3, new Date(2026, 10, 23)),
    { id: 2, title: 'sem data' },
    { id: 1, title: 'ilegível', createdAt: 'anteontem' },
  ];
  expect(shape(items)).toEqual([
    ['pinned', [4]],
    ['today', [3]],
    ['older', [2, 1]],
  ]);
});

test('without any date there is one group, in the given order', () => {
  const items = [
    { id: 2, title: 'b', isPinned: true },
    { id: 1, title: 'a' },
  ];
  expect(shape(items)).toEqual([['older', [2, 1]]]);
});
