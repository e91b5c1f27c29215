import { expect, test } from 'vitest';
import { pinToTop, ROOM } from '../../../packages/widgets/src/chat/messages/scroll-places.ts';

test('a pinned question that a newer history has replaced leaves no empty space below', () => {
  const box = document.createElement('div');
  const content = document.createElement('div');
  content.style.setProperty(ROOM, '900px');
  expect(pinToTop(box, content, 'replaced')).toBeUndefined();
  expect(content.style.getPropertyValue(ROOM)).toBe('');
});

test('in a low view a long question gives way to its answer, above the input that scrolls with them', () => {
  const box = document.createElement('div');
  box.innerHTML =
    '<div><p data-message="q"></p></div><div class="vs-chat__dock" style="position: sticky"></div>';
  const [content, question, dock] = ['div', 'p', '.vs-chat__dock'].map((one) => box.querySelector(one));
  const define = (element: Element | null | undefined, fields: Record<string, number>) => {
    for (const [name, value] of Object.entries(fields))
      Object.defineProperty(element, name, { value, configurable: true });
  };
  define(box, { clientHeight: 320, scrollHeight: 2_000 });
  define(question, { clientHeight: 300, offsetTop: 100 });
  define(dock, { clientHeight: 120 });
  // 0.4 of the 200 pixels above the input.
  document.body.append(box);
  expect(pinToTop(box, content as HTMLElement, 'q')).toBe(100 + 300 - 80);
  box.remove();
});
