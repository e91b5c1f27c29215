import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../scheduling.ts';
import { followView, NO_PAGES } from './visible-pages.ts';

/** Pages mounted at the end: first enough to fill the window, then `SLICE` more at a time, up to twenty messages. */
const SLICE = 2;
const KEPT = 5;
/** Timing of the next slice, in milliseconds. */
const IDLE = { timeout: 100, delay: 30 };

export interface MountedPages {
  isMounted(index: number): boolean;
  /** The height of an unmounted page: the last measured or the estimated one. */
  heightOf(index: number): number;
  /** Tracks the height of a mounted page. Returns the cleanup. */
  measure(element: HTMLElement, key: string): () => void;
}

/**
 * Decides which pages of a long list are mounted: those at its end, and those near the view, one more per frame.
 * @param keys the key of each page
 * @param estimates the estimated height of each page, in CSS pixels
 * @param forced a page that is mounted regardless of the view; -1 for none
 */
export function useMountedPages(
  scroller: RefObject<HTMLElement | null>,
  keys: readonly string[],
  estimates: readonly number[],
  forced: number,
): MountedPages {
  const [near, setNear] = useState(NO_PAGES);
  const [kept, setKept] = useState(() => pagesToFill(innerHeight, estimates));
  const [isPrinting, setPrinting] = useState(false);
  const [first, setFirst] = useState(keys[0]);
  // Pages added above shift the indexes of the others.
  if (keys[0] !== first) {
    const added = first === undefined ? -1 : keys.indexOf(first);
    setFirst(keys[0]);
    if (added > 0 && near !== NO_PAGES) setNear({ from: near.from + added, to: near.to + added });
  }
  const measured = useRef(new Map<string, number>());
  const count = estimates.length;
  const isLong = count > kept;
  const heightOf = (index: number) => measured.current.get(keys[index] ?? '') ?? estimates[index] ?? 0;
  const latest = useRef({ heightOf, count });
  latest.current = { heightOf, count };

  useEffect(() => {
    if (kept < Math.min(KEPT, count)) return whenIdle(() => setKept(kept + SLICE), IDLE);
    return undefined;
  }, [kept, count]);

  useEffect(() => {
    const box = scroller.current;
    if (!box || !isLong) return undefined;
    return followView(box, latest, setNear, setPrinting);
  }, [scroller, isLong]);

  const isMounted = (index: number) =>
    isPrinting || index >= count - kept || index === forced || (index >= near.from && index < near.to);
  return { isMounted, heightOf, measure: useMeasure(measured) };
}

/** How many pages at the end fill the window, by their estimated heights. All of them for a short conversation. */
function pagesToFill(height: number, estimates: readonly number[]): number {
  let pages = 0;
  for (let left = height; left > 0 && pages < KEPT; left -= estimates.at(-pages) ?? 0) pages++;
  return pages;
}

function useMeasure(measured: RefObject<Map<string, number>>): MountedPages['measure'] {
  const observer = useRef<ResizeObserver>(undefined);
  const names = useRef(new Map<Element, string>());
  useEffect(() => () => observer.current?.disconnect(), []);
  return useCallback(
    (element, key) => {
      observer.current ??= new ResizeObserver((entries) => {
        for (const { target, borderBoxSize } of entries) {
          const known = names.current.get(target);
          if (known !== undefined && borderBoxSize[0])
            measured.current.set(known, borderBoxSize[0].blockSize);
        }
      });
      names.current.set(element, key);
      observer.current.observe(element);
      return () => {
        observer.current?.unobserve(element);
        names.current.delete(element);
      };
    },
    [measured],
  );
}
