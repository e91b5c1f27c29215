import { expect, test } from 'vitest';
import { bringIntoView } from '../../../packages/widgets/src/chat/rendered-text.ts';

/** Gives an element or range a place on screen. */
const at = <T extends Element | Range>(one: T, left: number, top: number, width: number, height: number): T =>
  Object.assign(one, { getBoundingClientRect: () => new DOMRect(left, top, width, height) });

function rangeIn(parent: Element, left: number, top: number): Range {
  const range = document.createRange();
  range.selectNodeContents(parent);
  Object.defineProperty(range, 'startContainer', { value: parent.firstChild });
  return at(range, left, top, 60, 20);
}

test('a passage in a wide table is scrolled to sideways, and only the messages scroll down', () => {
  document.body.innerHTML =
    '<div class="log"><div class="vs-answer__table"><table><tr><td>alto risco</td></tr></table></div></div>';
  const log = at(document.querySelector('.log') as Element, 0, 0, 300, 400);
  const table = at(document.querySelector('.vs-answer__table') as Element, 0, 450, 300, 100);
  const cell = document.querySelector('td') as Element;
  bringIntoView(rangeIn(cell, 700, 460), log);
  expect([table.scrollLeft, Math.round(log.scrollTop)]).toEqual([600, 327]);
});

test('what is in view does not move', () => {
  document.body.innerHTML = '<div class="log"><p>alto risco</p></div>';
  const log = at(document.querySelector('.log') as Element, 0, 0, 300, 400);
  bringIntoView(rangeIn(document.querySelector('p') as Element, 10, 100), log);
  expect(log.scrollTop).toBe(0);
});
