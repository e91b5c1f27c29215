import { expect, test } from 'vitest';
import { pinToTop, ROOM } from '../../../packages/widgets/src/chat/messages/scroll-places.ts';

test('a pinned question that a newer history has replaced leaves no empty space below', () => {
  const box = document.createElement('div');
  const content = document.createElement('div');
  content.style.setProperty(ROOM, '900px');
  expect(pinToTop(box, content, 'replaced')).toBeUndefined();
  expect(content.style.getPropertyValue(ROOM)).toBe('');
});
