import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useScrollBox } from '../../../packages/widgets/src/chat/use-scroll-box.ts';

/** A chat of this height in a page that is higher. */
function open(className: string, height: number) {
  document.body.innerHTML = `<section class="${className}" style="font-size: 16px"><div></div><p class="vs-chat__dock"></p></section>`;
  const chat = document.querySelector('section') as HTMLElement;
  const log = chat.querySelector('div') as HTMLElement;
  Object.defineProperty(chat, 'clientHeight', { get: () => height });
  Object.defineProperty(chat.querySelector('p'), 'offsetHeight', { get: () => 135 });
  let look = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(changed: () => void) {
        look = changed;
      }
      observe() {}
      disconnect() {}
    },
  );
  const inner = { current: log };
  const { result, unmount } = renderHook(() => useScrollBox(inner));
  const resize = (to: number) => {
    height = to;
    act(look);
  };
  resize(height);
  return { chat, log, resize, unmount, box: () => result.current.current };
}

test('an element under 30 em high scrolls as a whole, also in a high page', () => {
  const { chat, log, resize, box, unmount } = open('vs-chat vs-element__chat', 320);
  expect(box()).toBe(chat);
  expect(chat.hasAttribute('data-low')).toBe(true);
  expect(chat.style.getPropertyValue('--vs-dock')).toBe('135px');
  resize(480);
  expect(box()).toBe(log);
  expect(chat.hasAttribute('data-low')).toBe(false);
  resize(479);
  resize(0);
  expect(box(), 'hidden').toBe(chat);
  unmount();
  // The welcome, which comes next, is as low.
  expect(chat.hasAttribute('data-low')).toBe(true);
  vi.unstubAllGlobals();
});

test('a low chat outside an element keeps its own layout', () => {
  const { log, box } = open('vs-chat', 320);
  expect(box()).toBe(log);
  vi.unstubAllGlobals();
});
