import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/** CSS pixels around the view within which pages are mounted, and the number of pages beyond that may stay. */
const MARGIN = 1_200;
const SLACK = 2;

/** Pages from index `from` up to, but not including, `to`. */
interface Range {
  readonly from: number;
  readonly to: number;
}

export const NO_PAGES: Range = { from: 0, to: 0 };

/** The current state of the list. */
interface List {
  heightOf(index: number): number;
  count: number;
}

/**
 * Follows the view over a long list.
 * @param tell called with the pages around the view when they change, one more page per frame
 * @param print called before and after printing, which needs all pages
 * @returns the cleanup
 */
export function followView(
  box: HTMLElement,
  latest: RefObject<List>,
  tell: (range: Range) => void,
  print: (isPrinting: boolean) => void,
): () => void {
  const before = () => flushSync(() => print(true));
  const after = () => print(false);
  // The window receives the events of the browser's print command, the box those of printing from a frame.
  const printed = [window, box];
  for (const target of printed) {
    target.addEventListener('beforeprint', before);
    target.addEventListener('afterprint', after);
  }
  let range = NO_PAGES;
  let top = box.scrollTop;
  let frame = 0;
  const look = () => {
    frame = 0;
    const moved = box.scrollTop - top;
    top += moved;
    const view = box.clientHeight;
    if (view === 0) return;
    // If more than a view scrolls by per frame, pages are unreadable, so they mount when scrolling slows down.
    if (Math.abs(moved) > view) {
      again();
      return;
    }
    const seen = pagesBetween(top, top + view, latest.current);
    const wanted = pagesBetween(top - MARGIN, top + view + MARGIN, latest.current);
    const next = nearer(range, seen, wanted, moved);
    if (next.from === range.from && next.to === range.to) return;
    range = next;
    tell(next);
    again();
  };
  const again = () => {
    frame ||= requestAnimationFrame(look);
  };
  const resized = new ResizeObserver(again);
  resized.observe(box);
  box.addEventListener('scroll', again, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    resized.disconnect();
    box.removeEventListener('scroll', again);
    for (const target of printed) {
      target.removeEventListener('beforeprint', before);
      target.removeEventListener('afterprint', after);
    }
  };
}

/** The pages between two heights of the list. */
function pagesBetween(start: number, end: number, { heightOf, count }: List): Range {
  let bottom = 0;
  let from = 0;
  for (; from < count; from++) {
    bottom += heightOf(from);
    if (bottom > start) break;
  }
  let to = Math.min(count, from + 1);
  for (; to < count && bottom < end; to++) bottom += heightOf(to);
  return { from, to };
}

/** One step from the mounted pages toward the wanted ones: all in view plus one. Far pages unmount one at a time. */
function nearer(range: Range, seen: Range, wanted: Range, moved: number): Range {
  if (range.to < seen.from || range.from > seen.to) return seen;
  let from = Math.min(range.from, seen.from);
  let to = Math.max(range.to, seen.to);
  const isShortAbove = from > wanted.from;
  const isShortBelow = to < wanted.to;
  if (isShortAbove && (moved <= 0 || !isShortBelow)) from--;
  else if (isShortBelow) to++;
  if (from < wanted.from - SLACK) from++;
  if (to > wanted.to + SLACK) to--;
  return { from, to };
}
