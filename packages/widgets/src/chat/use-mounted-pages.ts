import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Pages at the end: those that fill a view, then a few at a time until at least fifty messages stand there. */
const FIRST = 3;
const SLICE = 5;
const KEPT = 13;
/** CSS pixels outside the view within which pages are mounted, and pages beyond them that may stay. */
const MARGIN = 1_200;
const SLACK = 2;

/** Pages from one to before another. */
interface Range {
  readonly from: number;
  readonly to: number;
}

const NONE: Range = { from: 0, to: 0 };

export interface MountedPages {
  isMounted(index: number): boolean;
  /** What a page that is not mounted takes: as it was when it was, or as estimated. */
  heightOf(index: number): number;
  /** Remembers the height of a mounted page; returns how to stop. */
  measure(element: HTMLElement, index: number): () => void;
}

/**
 * Which pages of a long list are mounted: those at its end, and those around the view, one more per frame.
 * @param estimates CSS pixels that each page will take, roughly
 * @param forced a page to be mounted wherever the view is; -1 for none
 */
export function useMountedPages(
  scroller: RefObject<HTMLElement | null>,
  estimates: readonly number[],
  forced: number,
): MountedPages {
  const [near, setNear] = useState(NONE);
  const [kept, setKept] = useState(FIRST);
  const [isPrinting, setPrinting] = useState(false);
  const measured = useRef(new Map<number, number>());
  const count = estimates.length;
  const heightOf = (index: number) => measured.current.get(index) ?? estimates[index] ?? 0;
  const latest = useRef({ heightOf, count });
  latest.current = { heightOf, count };

  useEffect(() => {
    if (kept < Math.min(KEPT, count)) return whenIdle(() => setKept(kept + SLICE));
    return undefined;
  }, [kept, count]);

  useEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
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
      setNear(next);
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
    };
  }, [scroller]);

  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);

  const isMounted = (index: number) =>
    isPrinting || index >= count - kept || index === forced || (index >= near.from && index < near.to);
  return { isMounted, heightOf, measure: useMeasure(measured) };
}

function useMeasure(measured: RefObject<Map<number, number>>): MountedPages['measure'] {
  const observer = useRef<ResizeObserver>(undefined);
  const indexes = useRef(new Map<Element, number>());
  useEffect(() => () => observer.current?.disconnect(), []);
  return useCallback(
    (element, index) => {
      observer.current ??= new ResizeObserver((entries) => {
        for (const { target, borderBoxSize } of entries) {
          const known = indexes.current.get(target);
          if (known !== undefined && borderBoxSize[0])
            measured.current.set(known, borderBoxSize[0].blockSize);
        }
      });
      indexes.current.set(element, index);
      observer.current.observe(element);
      return () => {
        observer.current?.unobserve(element);
        indexes.current.delete(element);
      };
    },
    [measured],
  );
}

/** The pages that stand between two heights of the list. */
function pagesBetween(
  start: number,
  end: number,
  { heightOf, count }: { heightOf: (index: number) => number; count: number },
): Range {
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

function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const idle = requestIdleCallback(act, { timeout: 100 });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(act, 30);
  return () => clearTimeout(timer);
}
