import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFollowEnd } from '../../../packages/widgets/src/chat/messages/use-follow-end.ts';

/** A box that scrolls a given height. */
function boxOf(scrollHeight: number) {
  const box = document.createElement('div');
  Object.defineProperty(box, 'scrollHeight', { value: scrollHeight, configurable: true });
  return box;
}

/** A conversation of 5,000 pixels whose reader has scrolled up from its end. */
function openRead() {
  const box = boxOf(5_000);
  const content = document.createElement('div');
  const last = document.createElement('p');
  box.append(content);
  content.append(last);
  for (const element of [content, last])
    Object.defineProperty(element, 'clientHeight', { value: 5_000, writable: true });
  const inner = { current: content };
  const scroller = { current: box };
  const { result, rerender } = renderHook((props) => useFollowEnd(props.scroller, inner, 5, []), {
    initialProps: { scroller },
  });
  expect(box.scrollTop).toBe(5_000);
  box.scrollTop = 900;
  box.dispatchEvent(new Event('scroll'));
  return {
    box,
    content,
    follow: result.current,
    rerender: (other = scroller) => rerender({ scroller: other }),
  };
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

test('on a turned phone, where another element scrolls, the same part of the conversation is in view', () => {
  const { box, content, rerender } = openRead();
  Object.defineProperty(box, 'clientHeight', { value: 5_000 });
  box.scrollTop = 0;
  box.dispatchEvent(new Event('scroll'));
  // The box of a small view has the header above the messages and the input below them.
  const whole = boxOf(2_700);
  Reflect.set(content, 'clientHeight', 2_500);
  Object.defineProperty(content, 'offsetTop', { value: 56 });
  rerender({ current: whole });
  expect(whole.scrollTop).toBe(56 + 450);
});

test.each([1, 2])('%i exchanges of another tab do not move what is read at the end', (count) => {
  const box = boxOf(9_000);
  const content = document.createElement('div');
  const last = document.createElement('p');
  box.append(content);
  content.append(last);
  const grow = (clientHeight: number) =>
    Object.defineProperty(last, 'clientHeight', { value: clientHeight, configurable: true });
  grow(5_000);
  const exchange = (at: number) => [
    { id: `q${at}`, sender: 'user' },
    { id: `a${at}`, sender: 'bot' },
  ];
  const [scroller, inner] = [{ current: box }, { current: content }];
  const { rerender } = renderHook(({ messages }) => useFollowEnd(scroller, inner, 5, messages), {
    initialProps: { messages: exchange(0) },
  });
  const { scrollTop } = box;
  expect(scrollTop).toBeGreaterThan(0);
  grow(9_000);
  rerender({ messages: Array.from({ length: count + 1 }, (_, at) => exchange(at)).flat() });
  expect(box.scrollTop).toBe(scrollTop);
});

test('an input that shrinks after a question moves nothing: the question stays at the top while its answer grows', () => {
  const box = boxOf(900);
  const content = document.createElement('div');
  const question = document.createElement('p');
  question.dataset.message = 'q1';
  const last = document.createElement('p');
  box.append(content);
  content.append(question, last);
  const define = (element: HTMLElement, fields: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(fields))
      Object.defineProperty(element, name, { value, configurable: true });
  };
  // The room below the question ends with the view.
  define(box, { clientHeight: 380, scrollHeight: 664 });
  define(question, { clientHeight: 60, offsetTop: 300 });
  define(last, { clientHeight: 30, offsetTop: 370 });
  const [scroller, inner] = [{ current: box }, { current: content }];
  const { rerender } = renderHook(() => useFollowEnd(scroller, inner, 5, [{ id: 'q1', sender: 'user' }]));
  const { scrollTop } = box;
  expect(scrollTop).toBe(284);
  define(box, { clientHeight: 410 });
  box.scrollTop = 254;
  box.dispatchEvent(new Event('scroll'));
  define(last, { clientHeight: 5_000 });
  rerender();
  expect(box.scrollTop).toBe(scrollTop);
  // In a low view the input is within what scrolls, and its box stays the same.
  define(box, { scrollHeight: 640 });
  box.scrollTop = 230;
  define(last, { clientHeight: 30 });
  box.dispatchEvent(new Event('scroll'));
  define(box, { scrollHeight: 9_000 });
  define(last, { clientHeight: 5_000 });
  rerender();
  expect(box.scrollTop).toBe(scrollTop);
});
