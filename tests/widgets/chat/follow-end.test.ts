import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFollowEnd } from '../../../packages/widgets/src/chat/messages/use-follow-end.ts';

/** A conversation of 5,000 pixels whose reader has scrolled up from its end. */
function openRead() {
  const box = document.createElement('div');
  const content = document.createElement('div');
  const last = document.createElement('p');
  box.append(content);
  content.append(last);
  Object.defineProperty(box, 'scrollHeight', { value: 5_000 });
  Object.defineProperty(last, 'clientHeight', { value: 5_000 });
  const refs = [{ current: box }, { current: content }] as const;
  const { result, rerender } = renderHook(() => useFollowEnd(...refs, 5, []));
  expect(box.scrollTop).toBe(5_000);
  box.scrollTop = 900;
  box.dispatchEvent(new Event('scroll'));
  return { box, follow: result.current, rerender };
}

test('a moved element, which the browser scrolls to the top, is back at its place once it renders', () => {
  const { box, rerender } = openRead();
  box.scrollTop = 0;
  rerender();
  expect(box.scrollTop).toBe(900);
});

test('a jump to the first message stays there', () => {
  const { box, follow, rerender } = openRead();
  follow.leave();
  box.scrollTop = 0;
  rerender();
  expect(box.scrollTop).toBe(0);
});
