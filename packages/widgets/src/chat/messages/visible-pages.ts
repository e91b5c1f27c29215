import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/** CSS pixels outside the view within which pages are mounted, and pages beyond them that may stay. */
const MARGIN = 1_200;
const SLACK = 2;

/** Pages from one to before another. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

const NONE: Range = { from: 0, to: 0 };

/** The list as it is now. */
interface List {
  heightOf(index: number): number;
  count: number;
}

/**
 * Follows the view over a long list.
 * @param tell is given the pages around the view whenever they are others, one more per frame
 * @param print is told when the list is printed: then all of it has to stand there
 * @returns how to stop
 */
export function followView(
  box: HTMLElement,
  latest: RefObject<List>,
  tell: (range: Range) => void,
  print: (isPrinting: boolean) => void,
): () => void {
  const before = () => flushSync(() => print(true));
  const after = () => print(false);
  addEventListener('beforeprint', before);
  addEventListener('afterprint', after);
  let range = NONE;
  let top = box.scrollTop;
  let frame = 0;
  const look = () => {
    frame = 0;
    const moved = box.scrollTop - top;
    top += moved;
    const view = box.clientHeight;
    if (view === 0) return;
    // Nobody sees what passes by a view per frame: it is drawn when the hand slows down.
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
    removeEventListener('beforeprint', before);
    removeEventListener('afterprint', after);
  };
}

/** The pages that stand between two heights of the list. */
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

/** One step from what is mounted to what is wanted: all that is seen, and one page more; far ones go as slowly. */
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
